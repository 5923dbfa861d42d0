/** What the journey needs of a browser, so that the same journey runs in any engine. Elements are found by CSS. */
export type Driver = {
  /** Loads a path of the site under test and waits until its form is live. */
  openForm(path: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  upload(selector: string, path: string): Promise<void>;
  click(selector: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks, and returns the address of the window that this opens; closes that window again. */
  clickForWindow(selector: string): Promise<string>;
  /** The engine's name and version. */
  version: string;
  quit(): Promise<void>;
};

/** Asks again until `probe` gives something other than undefined, false or null. */
export async function until<Value>(what: string, probe: () => Promise<Value>): Promise<NonNullable<Value>> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const value = await probe().catch(() => undefined);
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited ten seconds for ${what}`);
}
