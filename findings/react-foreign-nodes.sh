#!/usr/bin/env bash
# Two things that visitors' programs do to a page take React's tree away. An element that a password manager puts beside a
# field before hydration: React renders anew, and what was typed is gone. A text that a translator replaces by an element
# of its own: when React takes the text out, it throws, and the whole tree is removed.
# Source: vercel/next.js issue 51816, react/react issue 26048 (facebook/react then).
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
echo 'react-dom 19.3.1, jsdom 26.1.0'

cat > page.mjs << 'END'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><div id="form"></div><div id="choice"></div>');
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
globalThis.navigator ??= window.navigator; // Node 20 has none
const { act, createElement: h, useState } = await import('react');
const { renderToString } = await import('react-dom/server');
const { createRoot, hydrateRoot } = await import('react-dom/client');
const at = (selector) => document.querySelector(selector);

const Form = () => h('label', null, 'Name ', h('input'));
at('#form').innerHTML = renderToString(h(Form));
at('input').value = 'Asha';
at('label').append(document.createElement('div'));
let reported = '';
await act(() => hydrateRoot(at('#form'), h(Form), { onRecoverableError: ({ message }) => (reported = message) }));
console.log(`typed "Asha", after hydration: "${at('input').value}" (${reported.split('.')[0]})`);

let choose;
function Choice() {
  const [isChosen, set] = useState(true);
  choose = set;
  return h('p', null, isChosen ? 'Chosen' : null, h('b', null, 'Cook'));
}
await act(() => createRoot(at('#choice')).render(h(Choice)));
const translated = document.createElement('font');
at('p').firstChild.replaceWith(translated);
let thrown = '';
try {
  await act(() => choose(false));
} catch ({ message }) {
  thrown = message;
}
console.log(`translated, then changed: "${at('#choice').innerHTML}" (${thrown})`);

if (at('input').value !== '' || !reported.startsWith('Hydration failed')) throw new Error('hydration changed');
if (at('#choice').innerHTML !== '' || !thrown.includes('not a child')) throw new Error('removal changed');
END
node page.mjs
