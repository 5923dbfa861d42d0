import { memo } from 'react';
import field from '#components/ui/Field/Field.module.css';
import { fieldId } from '#components/ui/Field/Field.tsx';
import { TextButton } from '#components/ui/TextButton/TextButton.tsx';
import { controlName } from '#resume/controlName.ts';
import { maxEntries, type RoleLine } from '#resume/resume.ts';
import { blankName, lineText, partsOf, spokenLine } from '#resume/roleLine.ts';
import text from '#styles/text.module.css';
import { fillIn } from '#writing/fillIn.ts';
import { LatinOffer } from './LatinOffer.tsx';
import { useMaking } from './makingContext.ts';
import styles from './ResumeMaker.module.css';
import { numberWarning } from './TextBox.tsx';

type Props = {
  line: RoleLine;
  /** Its place among all lines. */
  place: number;
  /** What it means, in the language of the page. */
  meaning: string | undefined;
  /** How many lines of their own the visitor has. */
  ownLines: number;
};

/** Its words are labels of the box, so that a press on them ticks it: one for each part, as a label holds no other input. */
export const RoleLineChoice = memo(({ line, place, meaning, ownLines }: Props) => {
  const { act, factsOf, focusNext, words } = useMaking();
  const { experience } = words;
  const { template, blanks, ticked } = line;
  const tickId = fieldId('resume', controlName.ticked(place));
  const facts = blanks.map((_, index) => factsOf(controlName.blank(place, index)));
  const wrong = facts.filter(({ problem, corrected }) => problem && !corrected);
  const noteId = `${tickId}-note`;
  return (
    <li className={styles.line}>
      <label className={styles.tick}>
        <input
          className={field.check}
          type="checkbox"
          id={tickId}
          name={controlName.ticked(place)}
          aria-label={spokenLine(lineText(line))}
          aria-describedby={meaning && `${tickId}-meaning`}
          lang="en"
          checked={ticked}
          onChange={({ currentTarget }) =>
            act({ type: 'lineTicked', template, ticked: currentTarget.checked })
          }
        />
      </label>
      <div>
        <p className={styles.sentence} lang="en">
          {partsOf(template).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change
            <span key={index}>
              {index > 0 && (
                <input
                  className={styles.blank}
                  id={fieldId('resume', controlName.blank(place, index - 1))}
                  name={controlName.blank(place, index - 1)}
                  aria-label={fillIn(experience.blank, { number: `${index}`, line: spokenLine(template) })}
                  aria-invalid={wrong.includes(facts[index - 1] as (typeof facts)[number])}
                  aria-describedby={wrong.length > 0 ? noteId : undefined}
                  autoComplete="off"
                  placeholder={meaning && blankName(meaning, index - 1)}
                  value={blanks[index - 1]}
                  onInput={({ currentTarget }) =>
                    act({ type: 'blankFilled', template, index: index - 1, text: currentTarget.value })
                  }
                />
              )}
              <label htmlFor={tickId}>{part}</label>
            </span>
          ))}
        </p>
        {meaning && (
          <p className={`${text.hint} ${styles.meaning}`} id={`${tickId}-meaning`}>
            {meaning}
          </p>
        )}
        {facts.some(({ problem }) => problem) && (
          <p className={`${text.problem} ${wrong.length > 0 ? '' : field.corrected}`} id={noteId}>
            {(wrong[0] ?? facts.find(({ problem }) => problem))?.problem}
          </p>
        )}
        <p className={field.warning} role="status">
          {numberWarning(blanks.join('\n'), words) ||
            blanks.map((blank, index) => (
              <LatinOffer
                // biome-ignore lint/suspicious/noArrayIndexKey: a blank is its place
                key={index}
                text={blank}
                capitals="words"
                control={fieldId('resume', controlName.blank(place, index))}
                onTake={(text) => act({ type: 'blankFilled', template, index, text })}
              />
            ))}
        </p>
        {ticked && ownLines < maxEntries && (
          <TextButton
            onClick={() => {
              act({ type: 'lineTakenOver', template });
              focusNext(fieldId('resume', controlName.entry('ownLines', ownLines, 'text')));
            }}
          >
            {experience.change}
          </TextButton>
        )}
      </div>
    </li>
  );
});
