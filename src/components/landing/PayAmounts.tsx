import type { PayGroup, PayPart } from '#queries/landing/pay.ts';
import type { LandingWords } from '#schemas/messages.ts';
import layout from '#styles/layout.module.css';
import { OutsideLink } from '../ui/OutsideLink/OutsideLink.tsx';
import { Sentence } from '../ui/Sentence/Sentence.tsx';
import styles from './PayAmounts.module.css';

type Words = LandingWords['pay'];

/** Each with its date and its source (specification 11.17). `data-figures` marks what the text rules leave out. */
export function PayAmounts({ pay, words }: { pay: PayPart; words: Words }) {
  const { note, usual, groups, more, unknown } = pay;
  const earned = groups.filter(({ kind }) => kind === 'earned');
  const fixed = groups.filter(({ kind }) => kind !== 'earned');
  return (
    <div className={`${layout.stack} ${styles.pay}`}>
      {usual && <p data-figures>{usual}</p>}
      {earned.length > 0 && (
        <>
          <h3>{words.earned}</h3>
          <Groups groups={earned} />
        </>
      )}
      {earned.length > 0 && (fixed.length > 0 || unknown) && <h3>{words.fixed}</h3>}
      {unknown && (
        <p>
          {unknown.note}{' '}
          <Sentence text={unknown.text} parts={{ link: <OutsideLink place={unknown.source} /> }} />
        </p>
      )}
      {fixed.length > 0 && <Groups groups={fixed} />}
      {note && <p>{note}</p>}
      {more && (
        <p>
          <Sentence text={words.more} parts={{ link: <a href={more}>{words.moreLink}</a> }} />
        </p>
      )}
      {groups.some(({ kind }) => kind === 'least') && <small>{words.above}</small>}
    </div>
  );
}

const Groups = ({ groups }: { groups: PayGroup[] }) => (
  <ul data-figures>
    {groups.map(({ kind, figures, meaning, caveats, source, note, lang }) => (
      <li key={figures[0]?.what} lang={lang}>
        {figures.map(({ amount, what }) => (
          <p key={what}>
            <b>{amount}</b>
            {kind === 'earned' ? ': ' : ', '}
            {what}
          </p>
        ))}
        {meaning && <p>{meaning}</p>}
        <p className={styles.source}>
          <OutsideLink place={source} />
          {caveats.map((caveat) => [' ', <span key={caveat}>{caveat}</span>])}
        </p>
        {note && <p className={styles.source}>{note}</p>}
      </li>
    ))}
  </ul>
);
