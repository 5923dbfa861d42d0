/** Colours of the light scheme, for drawing without the pages' CSS. `styles/tokens.css` has all colours. */
export const palette = {
  paper: '#f4ecdc',
  ink: '#1b1a3a',
  inkSoft: '#55526b',
  marigold: '#e39a1b',
  peacock: '#0b6672',
  /** The paper of the dark scheme. */
  night: '#131229',
} as const;
