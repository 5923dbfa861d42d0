import { moduleAttribute } from '#navigation/moduleAttribute.ts';
import type { startSearch } from './startSearch.ts';

/**
 * Fetches the search when its field is focused or touched, on the 404 page at once if the address asks for something. This runs inline in the page, so it imports nothing at run time
 * but the file that the field names.
 */
export function openSearch(): void {
  const fields = [...document.querySelectorAll<HTMLElement>(`[${moduleAttribute}]`)];
  const isHindi = location.pathname.startsWith('/hi/');
  // The 404 page has a field in each language.
  const field = fields.length > 1 ? fields.find(({ lang }) => (lang === 'hi') === isHindi) : fields[0];
  const input = field?.querySelector('input');
  if (!field || !input) return;
  for (const other of fields) other.hidden = other !== field;

  let loading = false;
  let attempts = 0;
  const load = async () => {
    if (loading) return;
    loading = true;
    const { module = '', index = '' } = field.dataset;
    try {
      const answer = fetch(index).then((response) => response.json());
      // A browser may remember that a file could not be fetched, so that a second try needs another address.
      const again = attempts++ ? `?${attempts}` : '';
      const [search, data] = await Promise.all([import(/* @vite-ignore */ module + again), answer]);
      (search.startSearch as typeof startSearch)(field, data);
    } catch {
      loading = false;
      const status = field.querySelector('[role=status]');
      if (status) status.textContent = field.dataset['offline'] ?? '';
    }
  };
  for (const event of ['focusin', 'pointerdown', 'input']) field.addEventListener(event, load);

  const last = 'asked' in field.dataset && /([^/]+?)(?:\.\w+)?\/?$/.exec(location.pathname)?.[1];
  if (!last || last === '404') return;
  try {
    input.value = decodeURIComponent(last).replace(/[-_+\s]+/g, ' ');
    load();
  } catch {
    // The address is no text.
  }
}
