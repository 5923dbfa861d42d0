import { Parser } from 'htmlparser2';

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
  /** The values that its islands were given, as text. */
  islandProps: string[];
};

/** Types of `<script>` that hold data, which no policy governs. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

/** Reads a built page's inline code. */
export function readCode(page: string): PageCode {
  const code: PageCode = { inline: [], loadsScripts: false, islandProps: [] };
  let open: (Pick<Inline, 'tag' | 'start' | 'movable'> & { textStart: number }) | undefined;
  let fixed = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'astro-island') {
        code.loadsScripts = true;
        code.islandProps.push(attributes['props'] ?? '');
      }
      if (name === 'script' && attributes['src'] !== undefined) code.loadsScripts = true;
      else if (name === 'style' || (name === 'script' && !dataTypes.has(attributes['type'] ?? ''))) {
        const movable = fixed === 0 && Object.keys(attributes).length === 0;
        open = { tag: name, start: parser.startIndex, textStart: parser.endIndex + 1, movable };
      }
      if (isFixing(name)) fixed++;
    },
    onclosetag(name) {
      if (isFixing(name)) fixed--;
      if (name !== open?.tag) return;
      const { textStart, ...element } = open;
      code.inline.push({
        ...element,
        text: page.slice(textStart, parser.startIndex),
        end: parser.endIndex + 1,
      });
      open = undefined;
    },
  });
  parser.end(page);
  return code;
}

/** React finds an island's own elements again where they were; `<noscript>` is read only without scripting. */
const isFixing = (name: string) => name === 'astro-island' || name === 'noscript';
