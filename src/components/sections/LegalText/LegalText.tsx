import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import { ContactText } from '../../ui/ContactText/ContactText.tsx';
import { LineList } from '../../ui/LineList/LineList.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './LegalText.module.css';

type TextSection = {
  title: string;
  paragraphs: string[];
  list: string[];
  links: { label: string; href: string }[];
  /** The list is one to tick, as at the end of a guide. */
  toTick?: boolean;
};

type Props = { sections: TextSection[]; children?: ReactNode };

/** All sections are in one element, because a browser's reader view shows one element of a page. */
export function LegalText({ sections, children }: Props) {
  return (
    <article className={styles.text}>
      {sections.map(({ title, paragraphs, list, links, toTick = false }, index) => (
        <Section key={title} id={`part-${index + 1}`} title={title}>
          <div className={layout.stack}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <ContactText text={paragraph} />
              </p>
            ))}
            {list.length > 0 && <LineList lines={list} toTick={toTick} />}
            <LinkList links={links} />
          </div>
        </Section>
      ))}
      {children}
    </article>
  );
}
