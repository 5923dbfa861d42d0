import { type Hand, touchAll } from './hand.ts';

/**
 * LastPass puts an element beside each field that it could fill, and styles the field; others put one into the form:
 * https://github.com/vercel/next.js/discussions/51816
 */
export const passwordManager: Hand = (page, begin) =>
  touchAll(page, begin, () => {
    for (const input of document.querySelectorAll<HTMLElement>(
      'input:is([type=text], [type=tel], [type=email], :not([type]))',
    )) {
      if (input.dataset['managed']) continue;
      input.dataset['managed'] = 'true';
      input.style.backgroundImage = 'none';
      const icon = document.createElement('div');
      icon.setAttribute('data-lastpass-icon-root', '');
      icon.style.cssText =
        'position: relative !important; height: 0 !important; width: 0 !important; float: left !important';
      input.after(icon);
    }
    for (const form of document.forms)
      if (!form.querySelector(':scope > com-manager-frame'))
        form.prepend(document.createElement('com-manager-frame'));
  });
