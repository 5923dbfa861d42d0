import { moduleAttribute } from '#navigation/moduleAttribute.ts';
import { searchReady } from './searchData.ts';

/** When its field is focused or touched; on the 404 page at once, if the address asks for something. Runs inline. */
export function fetchSearch(): void {
  const fields = [...document.querySelectorAll<HTMLElement>(`[${moduleAttribute}]`)];
  const isHindi = location.pathname.startsWith('/hi/');
  // The 404 page has a field in each language.
  const field = fields.find(({ lang }) => fields.length === 1 || (lang === 'hi') === isHindi);
  const input = field?.querySelector('input');
  if (!field || !input) return;
  for (const other of fields) other.hidden = other !== field;

  const { module = '', index = '', asked, offline = '' } = field.dataset;
  let failures = 0;
  let isStarted = false;
  // A browser may remember that a file could not be fetched, so that the next try needs another address.
  const fetchScript = () =>
    import(/* @vite-ignore */ module + (failures ? `?${failures}` : '')).catch((error) => {
      failures++;
      throw error;
    });
  const fetchData = async () => (await fetch(index)).json();
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      const [detail] = await Promise.all([fetchData(), fetchScript()]);
      field.dispatchEvent(new CustomEvent(searchReady, { detail, bubbles: true }));
    } catch {
      isStarted = false;
      const status = field.querySelector('[role=status]');
      if (status) status.textContent = offline;
    }
  };
  for (const event of ['focusin', 'pointerdown', 'input']) field.addEventListener(event, start);

  const last = asked && /([^/]+?)(\.\w+)?\/?$/.exec(location.pathname)?.[1];
  if (!last || last === '404') return;
  try {
    input.value = decodeURIComponent(last).replace(/[-_+\s]+/g, ' ');
    start();
  } catch {
    // The address is no text.
  }
}
