/** How much of a name fits under an icon on a phone's home screen. */
const longest = 12;

/** The words of the agency's name, from the first, that fit under an icon; of a longer first word as much as fits. */
export function shortName(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > longest) words.pop();
  return words.join(' ').slice(0, longest);
}
