import type { PayGroup, PayPart } from '#queries/landing/pay.ts';
import type { LandingWords } from '#schemas/messages.ts';
import layout from '#styles/layout.module.css';
import { Sentence } from '../ui/Sentence/Sentence.tsx';
import styles from './PayAmounts.module.css';

type Words = LandingWords['pay'];

/** Each with its date and its source (specification 11.17). `data-figures` marks what the text rules leave out. */
export function PayAmounts({ pay, words }: { pay: PayPart; words: Words }) {
  const { note, usual, groups, more, unknown } = pay;
  return (
    <div className={`${layout.stack} ${styles.pay}`}>
      {note && <p>{note}</p>}
      {unknown && (
        <p>
          <Sentence text={unknown.text} parts={{ link: <SourceLink source={unknown.source} /> }} />
        </p>
      )}
      {(groups.length > 0 || usual) && (
        <div className={layout.stack} data-figures>
          {usual && <p>{usual}</p>}
          <Groups groups={groups} words={words} />
          {more && (
            <p>
              <Sentence text={words.more} parts={{ link: <a href={more}>{words.moreLink}</a> }} />
            </p>
          )}
          {groups.length > 0 && <small>{words.above}</small>}
        </div>
      )}
    </div>
  );
}

const Groups = ({ groups, words }: { groups: PayGroup[]; words: Words }) => (
  <ul>
    {groups.map(({ figures, from, mayHaveChanged, source, lang }) => (
      <li key={figures[0]?.what} lang={lang}>
        {figures.map(({ amount, what }) => (
          <p key={what}>
            <b>{amount}</b>
            {`, ${what}, ${from}`}
          </p>
        ))}
        <p className={styles.source}>
          <SourceLink source={source} /> {mayHaveChanged && <span>{words.mayHaveChanged}</span>}
        </p>
      </li>
    ))}
  </ul>
);

const SourceLink = ({ source: { name, address, lang } }: { source: PayGroup['source'] }) => (
  <a href={address} rel="noopener" lang={lang}>
    {name}
  </a>
);
