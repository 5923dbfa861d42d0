import type { GuidePageData } from '#queries/landing/guides.ts';
import layout from '#styles/layout.module.css';
import { PayAmounts } from '../../landing/PayAmounts.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { OfficialLinks } from '../../ui/OfficialLinks/OfficialLinks.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { LegalText } from '../LegalText/LegalText.tsx';
import styles from './Guide.module.css';

/** A guide, with the official places and the other guides. On paper it takes two sheets of A4. */
export function Guide({ guide }: { guide: GuidePageData }) {
  const { sections, words, pay, official, others } = guide;
  return (
    <div className={styles.guide}>
      <LegalText sections={sections}>
        {pay && (
          <Section
            id="pay"
            title={
              pay.groups.every(({ kind }) => kind === 'least') ? words.pay.titleOfLeast : words.pay.fixed
            }
            paper="deep"
          >
            <PayAmounts pay={pay} words={words.pay} />
          </Section>
        )}
        <Section id="more" title={words.readOn} paper="deep">
          <OfficialLinks links={official} />
          <div className={`${layout.screenOnly} ${styles.others}`}>
            <LinkList links={others} />
          </div>
        </Section>
      </LegalText>
    </div>
  );
}
