/** A `<script>` or `<style>` element that holds code, with its places in the page. */
export type Inline = {
  tag: 'script' | 'style';
  text: string;
  start: number;
  end: number;
  /** False where attributes, an island or `<noscript>` give the element a meaning of its own. */
  movable: boolean;
};

/** What a page runs and asks for, as far as its policy has to know. */
export type PageCode = {
  inline: Inline[];
  /** True where scripts are loaded from files: by `src`, or by an island. */
  loadsScripts: boolean;
  /** The attributes of its islands, what they were given among them. */
  islands: string[];
};

/** A comment, or a tag with its attributes; a `<` or `>` inside quotes belongs to the attribute. */
const part = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)([^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*)>/g;

/** A `<script>` that holds data, which no policy governs. */
const holdsData = /\stype="?application\/(ld\+)?json/;

/** React finds an island's own elements again where they were; `<noscript>` is read only without scripting. */
const isFixing = (tag: string) => tag === 'astro-island' || tag === 'noscript';

/**
 * Reads a built page's inline code. By an expression of its own, in 0.4 ms a page: htmlparser2 took 1.5, ten seconds of a
 * build of 10,000 pages. `npm run test:policy` reads the same pages by a parser.
 */
export function readCode(page: string): PageCode {
  const code: PageCode = { inline: [], loadsScripts: false, islands: [] };
  const parts = new RegExp(part);
  let fixed = 0;
  for (let found = parts.exec(page); found; found = parts.exec(page)) {
    const [whole, closing, tag, attributes = ''] = found;
    if (!tag) continue;
    if (isFixing(tag)) fixed += closing ? -1 : 1;
    if (closing) continue;
    if (tag === 'astro-island') code.islands.push(attributes.replace(/&(amp|#38);/g, '&'));
    if (tag !== 'script' && tag !== 'style') continue;
    const textStart = found.index + whole.length;
    const textEnd = page.indexOf(`</${tag}>`, textStart);
    const end = textEnd + `</${tag}>`.length;
    parts.lastIndex = end;
    if (/\ssrc=/.test(attributes)) code.loadsScripts = true;
    else if (!holdsData.test(attributes)) {
      const movable = fixed === 0 && attributes.trim() === '';
      code.inline.push({ tag, text: page.slice(textStart, textEnd), start: found.index, end, movable });
    }
  }
  code.loadsScripts ||= code.islands.length > 0;
  return code;
}
