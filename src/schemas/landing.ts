import { z } from 'astro/zod';
import { alsoCalled } from './alsoCalled.ts';
import { line, textField } from './text.ts';

/** The title and the description of a page in search results (specification 11). */
export const inSearchResults = {
  title: line.max(65).meta({
    title: 'Title in search results',
    description: 'Also the name of the browser tab. Each page needs a different one. Example: Jobs in Agra.',
  }),
  description: line.min(50).max(160).meta({
    title: 'Description in search results',
    description:
      'The grey text under the title, and the text when somebody shares the page. Each page needs a different one.',
  }),
};

/** The fields of every landing page (specification 11). */
export const landing = {
  ...inSearchResults,
  headline: line.max(60).meta({
    title: 'Headline',
    description: 'At the top of the page, in very large letters, so keep it short. Example: Work in Agra.',
  }),
  intro: textField(
    'Introduction',
    'One or two sentences under the headline: how this page helps the reader.',
  ),
  alsoCalled,
};

/** A list item with a name and a text about it, such as a part of a city. */
export const named = (item: string, name: string, text: string) =>
  z
    .strictObject({ name: textField(`${item}: name`, name), text: textField(`${item}: text`, text) })
    .meta({ title: item });
