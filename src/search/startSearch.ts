import { whatsappLink } from '#enquiry/contactLinks.ts';
import { fillIn } from '#writing/fillIn.ts';
import { isOfInputMethod } from '#writing/inputMethod.ts';
import { pageFinder } from './pageFinder.ts';
import type { SearchData } from './searchData.ts';
import type { FoundPage, PageKind } from './searchIndex.ts';

/** Milliseconds without a key after which the status is renewed, so that a screen reader does not count at each letter. */
const pause = 400;

/** Makes a search field work. It begins with what is in it already. */
export function startSearch(field: HTMLElement, { pages, words, phone }: SearchData): void {
  const input = field.querySelector('input');
  const status = field.querySelector('[role=status]');
  const list = field.querySelector('ul');
  if (!input || !status || !list) return;
  const find = pageFinder(pages);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Also below results: "xyz in Noida" finds the city alone.
  const ask = document.createElement('a');
  ask.target = '_blank';
  ask.rel = 'noopener';

  const show = () => {
    const typed = input.value.trim().slice(0, 100);
    const found = find(typed);
    const [first] = found;
    list.replaceChildren(...found.map((page) => item(page, words.kinds)));
    list.hidden = !first;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const filled = (text: string) => fillIn(text, { words: typed });
      const count = first && fillIn(words.found, { count: `${found.length}`, first: first.label });
      status.textContent = typed && (count ?? filled(words.nothing));
      ask.href = whatsappLink(phone, filled(words.message));
      ask.textContent = filled(words.ask);
      if (typed) status.after(ask);
      else ask.remove();
    }, pause);
  };

  /** The links and the field, through which the arrows go. */
  const move = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) {
      // The browser's own Escape would empty a search field, the word in composition too.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    const stops = [input, ...list.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Enter: at === 0 ? 1 : -1 }[event.key] ?? -1;
    if (event.key === 'Escape') {
      input.value = '';
      show();
      input.focus();
    } else if (at >= 0 && to >= 0) stops[to]?.focus();
    else return;
    event.preventDefault();
  };

  input.addEventListener('input', show);
  field.addEventListener('keydown', move);
  show();
}

function item(
  { href, label, lang, hrefLang, kind }: FoundPage,
  kinds: Record<PageKind, string>,
): HTMLElement {
  const name = document.createElement('span');
  name.textContent = label;
  if (lang) name.lang = lang;
  const small = document.createElement('small');
  small.textContent = kinds[kind];
  const link = document.createElement('a');
  link.href = href;
  if (hrefLang) link.hreflang = hrefLang;
  link.append(name, ' ', small);
  const row = document.createElement('li');
  row.append(link);
  return row;
}
