import { samplesIn } from '../changes/removal.ts';
import type { Content } from '../check/content.ts';
import { englishPath, formNameOf, formOf } from '../check/forms.ts';
import { type Finding, headings, noteOf, shortList } from '../launch-check/finding.ts';
import { launchReport } from '../launch-check/launchReport.ts';
import { placeInEditor } from '../launch-check/printReport.ts';
import type { Sample } from '../launch-check/sample.ts';
import { confirmationOf } from './confirmAsItStands.ts';

/** The launch check's report as the page shows it, with the names of the invented entries. */
export type WhatIsLeft = ReturnType<typeof whatIsLeft>;

export function whatIsLeft(content: Content, sample?: Sample) {
  const { findings, warnings } = launchReport(content, sample);
  const groups = Object.entries(headings).flatMap(([group, heading]) => {
    const found = [...findings, ...warnings].filter((finding) => finding.group === group);
    if (found.length === 0) return [];
    const confirmations = found.flatMap((finding) =>
      isFact(finding) ? [] : (confirmationOf(finding) ?? []),
    );
    return [
      {
        heading,
        note: noteOf(found),
        findings: found.map((finding) => shown(finding, content)),
        confirmations,
      },
    ];
  });
  return { count: findings.length, groups, samples: samplesIn(content).map(({ name }) => name) };
}

/** Where the agency places people is a fact of each agency: it is not confirmed together with texts that somebody reads. */
const isFact = ({ file, path }: Finding) => file === 'agency.yaml' && path?.[0] === 'places';

function shown(finding: Finding, content: Content) {
  const { file, what, write, entries } = finding;
  const { first, more } = shortList(entries);
  return {
    key: `${file} ${what}`,
    label: placeInEditor(finding, content) || formNameOf(file) || what,
    write,
    address: entries ? undefined : addressOf(finding, content),
    entries: first.map((entry) => ({ ...entry, address: addressOf(entry, content) })),
    more,
    confirmation: confirmationOf(finding),
  };
}

/** The address of a field in the editor. Undefined for a file that has no form: one that the owner has not made yet. */
function addressOf({ file, path }: Pick<Finding, 'file' | 'path'>, content: Content): string | undefined {
  const english = englishPath(file);
  if (!formOf(file) || !content.has(english)) return undefined;
  return `#/${english === file ? 'form' : 'hindi'}/${english}${path ? `?${path.join('.')}` : ''}`;
}
