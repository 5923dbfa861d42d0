import { isSpoken, type Resume } from './resume.ts';

export const parts = ['about', 'role', 'experience', 'schooling', 'papers', 'tools', 'languages'] as const;

export type Part = (typeof parts)[number];

export function filledParts({ texts, job, isBeginner, roleLines, ...lists }: Resume): Part[] {
  const hasText = (fields: object) =>
    Object.values(fields).some(
      (field) => field === true || (typeof field === 'string' && field.trim() !== ''),
    );
  const { ownWork: _, papers, tools, ...about } = texts;
  const filled: Record<Part, boolean> = {
    about: hasText(about),
    role: job !== '',
    experience:
      isBeginner ||
      roleLines.some(({ ticked }) => ticked) ||
      [...lists.ownLines, ...lists.work].some(hasText),
    schooling: lists.schooling.some(hasText),
    papers: hasText({ papers }),
    tools: hasText({ tools }),
    languages: lists.languages.some((entry) => isSpoken(entry) && hasText(entry)),
  };
  return parts.filter((part) => filled[part]);
}
