/** Copies of tokens, which a test compares, for share images, icons and the theme colour: they can't read CSS. */
export const colours = {
  paper: '#f4ecdc',
  ink: '#1b1a3a',
  inkSoft: '#55526b',
  marigold: '#e39a1b',
  peacock: '#0b6672',
  /** The paper of the dark scheme. */
  night: '#131229',
} as const;
