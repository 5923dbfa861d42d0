import { z } from 'astro/zod';
import { shared } from './shared.ts';
import { sentence, textField } from './text.ts';

/**
 * `content/words/hindi.yaml`: words that only exist in Hindi. English pages lead to Hindi with them, and Hindi pages
 * mark links to English (specification 13.1, 13.7).
 */
export const hindiWords = shared(
  z.strictObject({
    inEnglish: textField(
      'Note after a link to an English page',
      'On Hindi pages, after the name of the page.',
    ),
    linksInEnglish: textField(
      "Note above the footer's lists",
      'On Hindi pages. It says that the links lead to pages in English.',
    ),
    offer: z
      .strictObject({
        read: textField('Link to the same page in Hindi', 'On an English page that is also in Hindi.'),
        onlyEnglish: textField('Only in English', 'On an English landing page that is not in Hindi.'),
        write: textField('Link to the form in Hindi', 'After it, on pages on cities, jobs and departments.'),
        notAffiliated: sentence('company').meta({
          title: 'Not affiliated, in Hindi',
          description: "On an English company's page. The site puts in the company.",
        }),
        talk: textField("Link to the form in Hindi on a company's page", 'After it.'),
        notFound: textField('Page not found', 'On the page for an address that does not exist.'),
        open: textField('Link to the Hindi site', 'After it.'),
        note: textField(
          'Note for visitors of an English page',
          'On the Hindi home page, when somebody comes from a page that is only in English. Links follow it.',
        ),
      })
      .meta({ title: 'Hindi on English pages', description: 'How an English page leads to Hindi.' }),
  }),
);
