import { samplesIn } from '../changes/removal.ts';
import type { Content } from '../check/content.ts';
import { englishPath, formOf } from '../check/forms.ts';
import { type Finding, headings } from '../launch-check/finding.ts';
import { launchReport } from '../launch-check/launchReport.ts';
import { placeInEditor } from '../launch-check/printReport.ts';
import { confirmationOf } from './confirmAsItStands.ts';

/** The launch check's report as the page shows it, with the names of the invented entries. */
export type WhatIsLeft = ReturnType<typeof whatIsLeft>;

export function whatIsLeft(content: Content) {
  const { findings, warnings } = launchReport(content);
  const groups = Object.entries(headings).flatMap(([group, heading]) => {
    const found = [...findings, ...warnings].filter((finding) => finding.group === group);
    return found.length > 0 ? [{ heading, findings: found.map((finding) => shown(finding, content)) }] : [];
  });
  return { count: findings.length, groups, samples: samplesIn(content).map(({ name }) => name) };
}

const shown = (finding: Finding, content: Content) => ({
  key: `${finding.file} ${finding.what}`,
  label: placeInEditor(finding, content) || finding.what,
  write: finding.write,
  address: addressOf(finding),
  confirmation: confirmationOf(finding),
});

/** The address of a finding's field in the editor. Undefined if it is about a whole folder. */
function addressOf({ file, path, what }: Finding): string | undefined {
  if (!formOf(file) || what.endsWith('/')) return undefined;
  const english = englishPath(file);
  return `#/${english === file ? 'form' : 'hindi'}/${english}${path ? `?${path.join('.')}` : ''}`;
}
