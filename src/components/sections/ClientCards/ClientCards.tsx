import type { ClientsPageData } from '#queries/screens/clients.ts';
import { fillIn } from '#writing/fillIn.ts';
import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import styles from './ClientCards.module.css';
import { ClientCase } from './ClientCase.tsx';

/** The clients on /clients with their logos (specification 4.6). */
export function ClientCards({ clients, words }: Pick<ClientsPageData, 'clients' | 'words'>) {
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
            {recruiter && <TextLink link={recruiter} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
