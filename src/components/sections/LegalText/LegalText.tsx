import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import { ContactText } from '../../ui/ContactText/ContactText.tsx';
import { LineList } from '../../ui/LineList/LineList.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './LegalText.module.css';

export type TextSection = {
  title: string;
  paragraphs: string[];
  list: string[];
  links: { label: string; href: string }[];
  /** The list is one to tick, as at the end of a guide. */
  toTick?: boolean;
};

type Props = {
  sections: TextSection[];
  /** More sections. */
  children?: ReactNode;
};

/**
 * The sections of a legal page or a guide, on wide screens with the title on the left and the text on the right. A browser's
 * reader view shows one element of a page, so all sections are in one.
 */
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
