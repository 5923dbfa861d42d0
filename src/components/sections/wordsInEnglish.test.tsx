import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SkipLink } from '../ui/SkipLink/SkipLink.tsx';
import { FloatingChat } from './FloatingChat/FloatingChat.tsx';
import { Header } from './Header/Header.tsx';
import { ServiceIndex } from './ServiceIndex/ServiceIndex.tsx';

const service = { slug: 'a', title: 'A', summary: 'B', links: [], href: '/', lang: 'en' as const };
const header = { agencyName: 'Verma', home: '/hi', links: [], path: '/hi/about' };
const menu = { menu: 'Menu', closeMenu: 'Close', mainNavigation: 'Main', lang: 'en' } as const;
const language = { href: '/about', label: 'English', code: 'en' } as const;

test.each([
  [
    'aside',
    <FloatingChat key="" href="/" words={{ chat: 'Chat', chatOnWhatsapp: 'Chat now', lang: 'en' }} />,
  ],
  ['a', <SkipLink key="" words={{ skip: 'Skip to content', lang: 'en' }} />],
  ['li', <ServiceIndex key="" services={[service]} />],
  ['header', <Header key="" {...{ ...header, words: menu, language }} />],
])('a Hindi page whose words are in English says so: %s', (element, part) => {
  expect(renderToStaticMarkup(part)).toMatch(new RegExp(`<${element}[^>]* lang="en"`));
});
