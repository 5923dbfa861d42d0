/** The light scheme's colours, for what is drawn outside the pages' CSS; `styles/tokens.css` has them all. */
export const palette = {
  paper: '#f4ecdc',
  ink: '#1b1a3a',
  inkSoft: '#55526b',
  marigold: '#e39a1b',
  peacock: '#0b6672',
  /** The dark scheme's paper. */
  night: '#131229',
} as const;
