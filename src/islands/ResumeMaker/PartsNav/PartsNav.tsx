import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx';
import { type Part, parts } from '#resume/parts.ts';
import { fillIn } from '#writing/fillIn.ts';
import type { ResumeMakerWords } from '../../words.ts';
import styles from './PartsNav.module.css';

type Place = Part | 'preview';

export const partId = (part: Place) => `resume-part-${part}`;

export function PartsNav({ filled, words }: { filled: Part[]; words: ResumeMakerWords }) {
  const titles: Record<Place, string> = {
    about: words.about.title,
    role: words.role.job,
    experience: words.experience.title,
    schooling: words.schooling.title,
    papers: words.papers,
    tools: words.tools,
    languages: words.languages.title,
    preview: words.parts.preview,
  };
  const places: Place[] = [...parts, 'preview'];
  return (
    <nav className={styles.nav} aria-label={words.parts.title}>
      <ul>
        {places.map((place) => {
          const isFilled = filled.some((part) => part === place);
          return (
            <li key={place} className={isFilled ? styles.filled : undefined}>
              <a
                href={`#${partId(place)}`}
                onClick={(event) => {
                  event.preventDefault();
                  const part = document.getElementById(partId(place));
                  part?.scrollIntoView();
                  part?.focus({ preventScroll: true });
                }}
              >
                <span aria-hidden="true">{words.parts[place]}</span>
                {/* The full title, of which there is room for a word. Not an aria-label: the field has that title too. */}
                <VisuallyHidden>
                  {isFilled ? fillIn(words.parts.filled, { part: titles[place] }) : titles[place]}
                </VisuallyHidden>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
