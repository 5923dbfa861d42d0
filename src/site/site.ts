import { entryAddress, type PageCollection } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { type AgencyValues, withAgencyValues } from '#schemas/braces.ts';
import { type Collection, type CollectionKey, collectionSchemas } from '#schemas/collections.ts';
import { type Confirmed, isLeftOut, noneConfirmed } from '#schemas/confirmed.ts';
import { inHindi } from '#schemas/hindi.ts';
import type { Content, Entry, SingleFile } from './content.ts';
import { type Page, pagesIn } from './pages.ts';

/** An entry with a page, as a link needs it. */
type Linked = { collection: Exclude<PageCollection, 'legal'>; slug: string; name: string };

/** A link to an entry's page. `name` is the entry's name, without a mark that the page is in English. */
export type EntryLink = Link & { name: string };

/** The path of an entry's file without extension, which is that of its Hindi file too. */
const pathOf = ({ pattern }: Collection, slug: string) => pattern.replace('*', slug).replace('.yaml', '');

const pagesByAddress = (site: Site) => new Map(site.pages.map((page) => [page.address, page]));

/** The site in both languages. It never changes: changed content makes a new one. */
export function sitesOf(content: Content): Record<Language, Site> {
  const hindiFiles = new Map(content.hindi.map(({ id, data }) => [id, data]));
  const sites = {} as Record<Language, Site>;
  sites.en = new Site('en', content, hindiFiles, sites);
  sites.hi = new Site('hi', content, hindiFiles, sites);
  return sites;
}

/** All content of one language. What a page shows is a plain function of it (`src/queries`). */
export class Site {
  readonly language: Language;
  readonly #content: Content;
  readonly #hindiFiles: ReadonlyMap<string, object>;
  readonly #sites: Record<Language, Site>;
  readonly #known = new Map<unknown, unknown>();

  /** Use `sitesOf`. */
  constructor(
    language: Language,
    content: Content,
    hindiFiles: ReadonlyMap<string, object>,
    sites: Record<Language, Site>,
  ) {
    this.language = language;
    this.#content = content;
    this.#hindiFiles = hindiFiles;
    this.#sites = sites;
  }

  /**
   * The site with the pages that the owner leaves out. What a page is about stays true without it, such as where the agency
   * is, and the desk shows the page before somebody has read it.
   */
  get whole(): Site {
    if (Object.keys(this.#confirmed.leaveOutUnread).length === 0) return this;
    const whole = this.english.#remembered('whole', () => {
      const data = { ...this.#confirmed, leaveOutUnread: {} };
      return sitesOf({ ...this.#content, confirmed: [{ id: 'confirmed', data }] });
    });
    return whole[this.language];
  }

  get english(): Site {
    return this.#sites.en;
  }

  get hindi(): Site {
    return this.#sites.hi;
  }

  /** Every page, as the pages of this language link to it. */
  get pages(): readonly Page[] {
    return this.once(pagesIn);
  }

  /** The pages that are in this language. */
  get ownPages(): readonly Page[] {
    return this.pages.filter(({ hrefLang }) => !hrefLang);
  }

  /** The page with this English address. Undefined if the site has none. */
  page(address: string): Page | undefined {
    return this.once(pagesByAddress).get(address);
  }

  /** The words of `content/words/`. Those of `words/hindi.yaml` lead from English pages to Hindi ones. */
  get words() {
    return {
      layout: this.file('layoutWords'),
      landing: this.file('landingWords'),
      screens: this.file('screenWords'),
      forms: this.file('formWords'),
      resume: this.file('resumeWords'),
      hindi: this.english.file('hindiWords'),
    };
  }

  /** The entry with this slug. Undefined if it is not on the site. On the Hindi site also one without a Hindi file. */
  entry<Key extends CollectionKey>(collection: Key, slug: string): Entry<Key> | undefined {
    return this.#entriesOf(collection).get(slug);
  }

  /** The entries that `slugs` name, in that order, without those that are not on the site. */
  entries<Key extends CollectionKey>(collection: Key, slugs: readonly string[] = []): Entry<Key>[] {
    return slugs.flatMap((slug) => this.entry(collection, slug) ?? []);
  }

  /** Every entry of a collection, also without a Hindi file: the favourites in their order, then the others by slug. */
  favouritesFirst<Key extends CollectionKey>(
    collection: Key,
    favourites: readonly string[] = [],
  ): Entry<Key>[] {
    const slugs = [...this.#entriesOf(collection).keys()].sort();
    return this.entries(collection, [...new Set([...favourites, ...slugs])]);
  }

  /** All entries of a collection, in the order of their slugs. On the Hindi site only those with a Hindi file. */
  every<Key extends CollectionKey>(collection: Key): readonly Entry<Key>[] {
    return this.#remembered(`every ${collection}`, () =>
      [...this.#entriesOf(collection).values()]
        .filter(({ lang }) => !lang)
        .sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    );
  }

  /** The data of a file of which there is one, such as `agency.yaml`. Throws if it is missing. */
  file<Key extends SingleFile>(collection: Key): Entry<Key> {
    const [entry] = this.#entriesOf(collection).values();
    if (!entry) throw new Error(`content/ has no file for "${collection}"`);
    return entry;
  }

  /** `content/hi/names.yaml`, which may be missing: the Hindi names of entries without a Hindi file. */
  get hindiNames(): Entry<'hindiNames'> | undefined {
    return this.english.entry('hindiNames', 'names');
  }

  /** True for an entry with a Hindi file. `slug` is left out for a collection with a single file. */
  hasHindi(collection: CollectionKey, slug = ''): boolean {
    return this.#hindiFiles.has(pathOf(collectionSchemas[collection], slug));
  }

  /**
   * The site whose texts a page shows: this one, or the English one if one of the files that the page shows has no Hindi
   * file, so that a page never mixes sentences of two languages.
   */
  inOneLanguage(...files: SingleFile[]): Site {
    return files.every((file) => this.hasHindi(file)) ? this : this.english;
  }

  /**
   * The link to an entry, which is given in English or in the site's language. On the Hindi site it leads to the Hindi page
   * if there is one; otherwise it has the name of `content/hi/names.yaml` if there is one, and says that the page is in English.
   */
  linkTo({ collection, slug, name }: Linked): EntryLink {
    const href = entryAddress(collection, slug);
    if (this.language === 'en') return { href, label: name, name };
    const own = this.entry(collection, slug);
    if (own && !own.lang)
      return { href: entryAddress(collection, slug, 'hi'), label: own.name, name: own.name };
    const known = this.hindiNames?.[collection]?.[slug];
    const label = known ?? name;
    return this.markEnglish({ href, label, name: label, ...(known ? {} : { lang: 'en' as const }) });
  }

  /** Links to entries, in the given order. */
  linksTo(entries: readonly Linked[]): EntryLink[] {
    return entries.map((entry) => this.linkTo(entry));
  }

  /** Marks a link on a Hindi page as a link to a page in English (specification 13.1). */
  markEnglish<Marked extends Link>(link: Marked): Marked {
    return { ...link, label: `${link.label} ${this.words.hindi.inEnglish}`, hrefLang: 'en' };
  }

  /** What a function makes of this site, made once. Thousands of pages ask for the same. */
  once<Value>(make: (site: Site) => Value): Value {
    return this.#remembered(make, () => make(this));
  }

  #remembered<Value>(key: unknown, make: () => Value): Value {
    if (!this.#known.has(key)) this.#known.set(key, make());
    return this.#known.get(key) as Value;
  }

  /** All entries of a collection by slug, also those without a Hindi file. */
  #entriesOf<Key extends CollectionKey>(collection: Key): ReadonlyMap<string, Entry<Key>> {
    return this.#remembered(collection, () =>
      this.language === 'en' ? this.#readEnglish(collection) : this.#readHindi(collection),
    );
  }

  #readEnglish<Key extends CollectionKey>(collection: Key) {
    const values = collection === 'agency' ? undefined : this.#agencyValues();
    return new Map(
      this.#content[collection]
        .filter((file) => this.#isShown(collection, file))
        .map(({ id, data }) => {
          const filled = values ? withAgencyValues(data, values) : data;
          return [id, { collection, slug: id, ...(filled as object) } as Entry<Key>];
        }),
    );
  }

  #readHindi<Key extends CollectionKey>(collection: Key) {
    const kind: Collection = collectionSchemas[collection];
    const values = collection === 'agency' ? undefined : this.#agencyValues();
    return new Map(
      [...this.english.#entriesOf(collection)].map(([slug, { slug: _, collection: __, ...english }]) => {
        const hindi = this.#hindiFiles.get(pathOf(kind, slug));
        const texts = values ? withAgencyValues(hindi, values) : hindi;
        const shown = hindi ? inHindi(kind.schema, english, texts) : { ...english, lang: 'en' };
        return [slug, { collection, slug, ...(shown as object) } as unknown as Entry<Key>];
      }),
    );
  }

  /** Whether an entry is on the site (`leaveOutUnread` in `content/confirmed.yaml`). */
  #isShown(collection: CollectionKey, { id, data }: { id: string; data: object }): boolean {
    return !isLeftOut(this.#confirmed, `${pathOf(collectionSchemas[collection], id)}.yaml`, data);
  }

  /** What the owner has read, and leaves out until then. */
  get #confirmed(): Confirmed {
    const [confirmed] = this.#content.confirmed;
    return { ...noneConfirmed, ...confirmed?.data };
  }

  /** What texts may name in braces (`#schemas/braces.ts`). */
  #agencyValues(): AgencyValues {
    const { name, address, claims } = this.file('agency');
    return { agency: name, city: address.city, ...claims };
  }
}
