import type { Link } from '#navigation/link.ts';
import type { PayPart } from '#queries/landing/pay.ts';
import type { LandingWords } from '#schemas/messages.ts';
import layout from '#styles/layout.module.css';
import { PayAmounts } from '../../landing/PayAmounts.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { type OfficialLink, OfficialLinks } from '../../ui/OfficialLinks/OfficialLinks.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { LegalText, type TextSection } from '../LegalText/LegalText.tsx';
import styles from './Guide.module.css';

type Props = {
  sections: TextSection[];
  readOn: string;
  pay: PayPart | undefined;
  payWords: LandingWords['pay'];
  official: OfficialLink[];
  others: readonly Link[];
};

/** A guide, with the official places and the other guides. On paper it takes two sheets of A4. */
export function Guide({ sections, readOn, pay, payWords, official, others }: Props) {
  return (
    <div className={styles.guide}>
      <LegalText sections={sections}>
        {pay && (
          <Section
            id="pay"
            title={pay.groups.every(({ kind }) => kind === 'least') ? payWords.titleOfLeast : payWords.title}
            paper="deep"
          >
            <PayAmounts pay={pay} words={payWords} />
          </Section>
        )}
        <Section id="more" title={readOn} paper="deep">
          <OfficialLinks links={official} />
          <div className={`${layout.screenOnly} ${styles.others}`}>
            <LinkList links={others} />
          </div>
        </Section>
      </LegalText>
    </div>
  );
}
