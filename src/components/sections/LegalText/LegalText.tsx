import { LineList } from '../../ui/LineList/LineList.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './LegalText.module.css';

type Props = {
  sections: {
    title: string;
    paragraphs: string[];
    list: string[];
    links: { label: string; href: string }[];
  }[];
};

/** A page of rules or advice: a title on the left, its text on the right. */
export function LegalText({ sections }: Props) {
  return (
    <div className={styles.text}>
      {sections.map(({ title, paragraphs, list, links }, index) => (
        <Section key={title} id={`part-${index + 1}`} title={title}>
          <div className={styles.part}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list.length > 0 && <LineList lines={list} />}
            {links.length > 0 && <LinkList links={links} />}
          </div>
        </Section>
      ))}
    </div>
  );
}
