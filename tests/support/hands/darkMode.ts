import { type Hand, touchAll } from './hand.ts';

/**
 * Dark Reader puts a style element after each of the page, marks the root, and gives elements with colours of their own an
 * attribute and a custom property, here all: https://github.com/darkreader/darkreader/blob/main/src/inject/dynamic-theme/inline-style.ts
 */
export const darkMode: Hand = (page, begin) =>
  touchAll(page, begin, () => {
    const { documentElement: root } = document;
    if (!root.dataset['darkreaderMode']) {
      root.dataset['darkreaderMode'] = 'dynamic';
      root.dataset['darkreaderScheme'] = 'dark';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '[data-darkreader-inline-color] { color: var(--darkreader-inline-color) !important; }',
      );
      document.adoptedStyleSheets.push(sheet);
    }
    // The page's policy stops a text of a script's own in a style element, but not an extension's. What is still being
    // parsed has no sheet.
    for (const own of document.querySelectorAll<HTMLStyleElement>(
      'style:not(.darkreader, :has(+ .darkreader))',
    )) {
      if (!own.sheet) continue;
      const copy = own.cloneNode(true) as HTMLStyleElement;
      copy.className = 'darkreader darkreader--sync';
      own.after(copy);
    }
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(
      'body :not([data-darkreader-inline-color])',
    )) {
      element.setAttribute('data-darkreader-inline-color', '');
      element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
    }
  });
