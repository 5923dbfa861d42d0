import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { fillIn } from '#writing/fillIn.ts';
import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import styles from './ClientCards.module.css';
import { type Case, ClientCase } from './ClientCase.tsx';

export type ClientCard = {
  slug: string;
  name: string;
  industry: string;
  description: string;
  case?: Case | undefined;
  recruiter?: Link | undefined;
  logo: string | undefined;
  sample: boolean;
  lang?: Language | undefined;
};

/** `logo` contains the placeholder `{name}`. */
type Words = { logo: string; sampleClient: string; case: Parameters<typeof ClientCase>[0]['words'] };

/** The clients on /clients with their logos (specification 4.6). */
export function ClientCards({ clients, words }: { clients: ClientCard[]; words: Words }) {
  return (
    <ul className={styles.clients}>
      {clients.map(({ slug, name, industry, description, case: numbers, recruiter, logo, sample, lang }) => (
        <li key={slug}>
          {logo && (
            <img src={logo} alt={fillIn(words.logo, { name })} width="88" height="88" loading="lazy" />
          )}
          <div>
            {sample && <SampleNote>{words.sampleClient}</SampleNote>}
            <h3>{name}</h3>
            <p className={styles.industry} lang={lang}>
              {industry}
            </p>
            <p lang={lang}>{description}</p>
            {numbers && <ClientCase numbers={numbers} words={words.case} />}
            {recruiter && (
              <a href={recruiter.href} lang={recruiter.lang}>
                {recruiter.label}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
