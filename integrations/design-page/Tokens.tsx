import { Section } from '#components/ui/Section/Section.tsx';
import text from '#styles/text.module.css';
import styles from './design.module.css';
import type { Token } from './tokens.ts';

const has =
  (...starts: string[]) =>
  (token: Token) =>
    starts.some((start) => token.name.startsWith(start) || token.value.startsWith(start));

const isColour = has('#');
const isSize = has('--size-');
const isLength = has('--space-', '--gutter', '--page', '--measure', '--section', '--stream', '--river-gap');

/** The sizes that are set in the headline's font. */
const isHeadline = has('--size-section', '--size-page', '--size-hero');

/** Every token, shown as what it is. A script of the page writes the measures of this window into `data-measure`. */
export function Tokens({ tokens }: { tokens: Token[] }) {
  const others = tokens.filter((token) => !isColour(token) && !isSize(token) && !isLength(token));
  return (
    <>
      <Section id="colours" title="Colours" note="In the light or dark scheme, as your device is set.">
        <ul className={styles.colours}>
          {tokens.filter(isColour).map((token) => (
            <li key={token.name}>
              <span className={styles.swatch} style={{ background: `var(${token.name})` }} />
              <Values token={token} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="sizes" title="Type sizes" note="The pixels are those of this window.">
        {tokens.filter(isSize).map((token) => (
          <div className={styles.size} key={token.name}>
            <p
              className={isHeadline(token) ? styles.headline : undefined}
              style={{ fontSize: `var(${token.name})` }}
              data-measure="font-size"
            >
              People and work
            </p>
            <Values token={token} />
          </div>
        ))}
      </Section>
      <section className={styles.lengths} aria-labelledby="lengths">
        <h2 id="lengths">Lengths</h2>
        {tokens.filter(isLength).map((token) => (
          <div key={token.name}>
            <span style={{ width: `var(${token.name})` }} data-measure="width" />
            <Values token={token} />
          </div>
        ))}
      </section>
      <Section id="others" title="Other tokens" note="Fonts, and what the streams and the grid are made of.">
        {others.map((token) => (
          <Values token={token} key={token.name} />
        ))}
      </Section>
    </>
  );
}

function Values({ token: { name, value, dark, print } }: { token: Token }) {
  return (
    <p className={`${text.hint} ${styles.values}`}>
      <code>{name}</code> {value}
      {dark && `, dark ${dark}`}
      {print && `, print ${print}`} <b data-pixels />
    </p>
  );
}
