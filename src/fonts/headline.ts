import { subsetHeadline } from './subset.ts';

/** With this rule, of about 2 KB, a page's headline has its own font at the first paint, without another request. */
export async function headlineFontFace(headline: string): Promise<string> {
  const woff2 = await subsetHeadline(headline);
  return `@font-face{font-family:"Anek H1";font-weight:740;src:url(data:font/woff2;base64,${woff2.toString('base64')}) format("woff2")}`;
}
