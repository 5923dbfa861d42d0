/** The icons that content may name; `components/ui/Icon` draws each of them. */
export const iconNames = [
  'antenna', 'book', 'briefcase', 'building', 'calculator', 'chart', 'certificate', 'clipboard', 'code', 'compass',
  'contract', 'drop', 'file', 'gear', 'handshake', 'home', 'megaphone', 'messages', 'news', 'pill', 'school',
  'search', 'stethoscope', 'user-check', 'world',
] as const;

export type IconName = (typeof iconNames)[number];
