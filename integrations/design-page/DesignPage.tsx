import { Directory } from '#components/landing/Directory.tsx';
import { PageHeading } from '#components/sections/PageHeading/PageHeading.tsx';
import { Section } from '#components/ui/Section/Section.tsx';
import { fieldStates } from './fieldStates.tsx';
import { pieces } from './pieces.tsx';
import { SpecimenList } from './Specimens.tsx';
import { Tokens } from './Tokens.tsx';
import { tokensIn } from './tokens.ts';

const groups = { 'Small pieces': pieces, Fields: fieldStates };

/**
 * The page's main part: every token, and every small component in its states.
 *
 * @param css the text of `styles/tokens.css`
 */
export function DesignPage({ css }: { css: string }) {
  const linksTo = (ids: string[]) => ids.map((id) => ({ href: `#${id}`, label: id }));
  return (
    <>
      <PageHeading
        headline="Tokens and components."
        intro="Every token, and every small component in its states. Sections and whole pages are on the site itself. docs/design.md has the principles."
      />
      <Section id="parts" title="On this page">
        <Directory
          groups={[
            { title: 'Tokens', links: linksTo(['colours', 'sizes', 'lengths', 'others']) },
            ...Object.entries(groups).map(([title, group]) => ({
              title,
              links: linksTo(Object.keys(group)),
            })),
          ]}
        />
      </Section>
      <Tokens tokens={tokensIn(css)} />
      {Object.entries(groups).map(([title, specimens]) => (
        <Section id={title.replaceAll(' ', '-')} title={title} key={title}>
          <SpecimenList specimens={specimens} />
        </Section>
      ))}
    </>
  );
}
