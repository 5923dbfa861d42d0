import { entryId } from '#navigation/addresses.ts';
import type { AboutPageData } from '#queries/screens/about.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { SampleNote } from '../../ui/SampleNote/SampleNote.tsx';
import styles from './People.module.css';

export function People({ intro, people, sampleNote }: NonNullable<AboutPageData['people']>) {
  return (
    <>
      <p className={text.lead}>{intro}</p>
      <dl className={`${layout.ruled} ${styles.people}`}>
        {people.map(({ slug, who, does, photo, contact, message, lang }) => (
          <div key={slug} id={entryId('person', slug)} lang={lang}>
            <dt>
              <a href={message}>{who}</a>
            </dt>
            {photo && (
              <dd className={styles.photo}>
                <img src={`/people/${photo.file}`} alt={photo.alt} width="640" height="640" loading="lazy" />
              </dd>
            )}
            <dd>
              <p>{does}</p>
              <LinkList links={contact} />
            </dd>
          </div>
        ))}
      </dl>
      {sampleNote && <SampleNote>{sampleNote}</SampleNote>}
    </>
  );
}
