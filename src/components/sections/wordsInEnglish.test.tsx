import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { layoutOf } from '#queries/layout/layout.ts';
import { homePage } from '#queries/screens/home.ts';
import { siteFrom } from '../../../tests/support/siteFrom.ts';
import { SkipLink } from '../ui/SkipLink/SkipLink.tsx';
import { FloatingChat } from './FloatingChat/FloatingChat.tsx';
import { Header } from './Header/Header.tsx';
import { ServiceIndex } from './ServiceIndex/ServiceIndex.tsx';

const inEnglish = ['hi/words/layout.yaml', 'hi/home-services/fixture-drives.yaml'];
const { hi } = siteFrom(Object.fromEntries(inEnglish.map((file) => [file, undefined])));
const layout = layoutOf(hi);
const language = { href: '/about', label: 'English', code: 'en' } as const;

test.each([
  ['aside', <FloatingChat key="" layout={layout} />],
  ['a', <SkipLink key="" layout={layout} />],
  ['li', <ServiceIndex key="" services={homePage(hi).services} />],
  ['header', <Header key="" {...{ layout, language }} home="/hi" path="/hi/about" />],
])('a Hindi page whose words are in English says so: %s', (element, part) => {
  expect(renderToStaticMarkup(part)).toMatch(new RegExp(`<${element}[^>]* lang="en"`));
});
