/** What people paste before the items of a list: bullets and ticks, or a dash or an asterisk with a space. */
const mark = /^(?:[•◦▪▫●○■□‣⁃∙·➢➤►✓✔☑✅]\p{Variation_Selector}?\s*|[-–—*]\s+)+/u;

/** A number before an item counts only at its own place: "10. pass" on the second line says something. */
const numberAt = (place: number) => new RegExp(`^0?${place}[.)]\\s+`);

/** @param place the item's place in its list, from 1 */
export const withoutMark = (item: string, place: number): string =>
  item.trim().replace(mark, '').replace(numberAt(place), '');

/** The items of a list that has one on each line. Lines with nothing but a mark are left out. */
export const listLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter((line) => line.trim())
    .map((line, index) => withoutMark(line, index + 1))
    .filter(Boolean);
