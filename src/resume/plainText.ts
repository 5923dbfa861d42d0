import type { ResumeDocument, ResumeItem } from './documentOf.ts';

/** The resume as a text for a chat: WhatsApp shows what stands between asterisks in bold. */
export function plainText({ name, work, contact, sections }: ResumeDocument): string {
  const head = [`*${name}*`, work, ...contact].filter(Boolean).join('\n');
  const parts = sections.map(({ heading, items }) => [`*${heading}*`, ...items.map(itemText)].join('\n'));
  return [head, ...parts].join('\n\n');
}

function itemText(item: ResumeItem): string {
  if (item.kind === 'line') return `- ${item.text}`;
  const { title, dates, place } = item;
  const what = title && dates ? `${title} (${dates})` : title || dates;
  return `- ${[what, place].filter(Boolean).join(', ')}`;
}
