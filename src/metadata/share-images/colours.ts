// Colours are set in src/styles/tokens.css. This file only has copies, and a test compares them.

/** Colours of the light scheme, for share images, icons and the theme colour, which can't read CSS. */
export const colours = {
  paper: '#f4ecdc',
  ink: '#1b1a3a',
  inkSoft: '#55526b',
  marigold: '#e39a1b',
  peacock: '#0b6672',
  /** The paper of the dark scheme. */
  night: '#131229',
} as const;
