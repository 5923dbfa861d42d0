/** The browser actions of the journey, so that the same journey runs in every engine. Selectors are CSS. */
export type Driver = {
  /** Loads a path of the site under test and waits until its form is hydrated. */
  openForm(path: string): Promise<void>;
  /** Loads a path of the site under test. */
  open(path: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  reload(): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  upload(selector: string, path: string): Promise<void>;
  click(selector: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks, closes the window that opens, and returns its address. */
  clickForWindow(selector: string): Promise<string>;
  /** The engine's name and version. */
  version: string;
  quit(): Promise<void>;
};

/**
 * Calls `probe` every 0.1 s until it returns a truthy value.
 *
 * @throws {Error} after 100 calls, about ten seconds
 */
export async function until<Value>(what: string, probe: () => Promise<Value>): Promise<NonNullable<Value>> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const value = await probe().catch(() => undefined);
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited ten seconds for ${what}`);
}
