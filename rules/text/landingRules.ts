import type { CheckedPage } from './checkedPages.ts';
import { firstMatch, type PageRule } from './pageRule.ts';

const minWords = 250;

const noVacancies = { en: /no vacancies/i, hi: /वैकेंसी[^।]* नहीं/ };

const beforeFirstAction = 'before the first link to the contact form, WhatsApp or a phone, and any button';

const statement = (
  rule: string,
  what: string,
  patterns: Record<CheckedPage['language'], RegExp>,
  because: string,
): PageRule => ({
  rule,
  allowed: `a sentence that says that ${what}, ${beforeFirstAction}`,
  because,
  found: (page) => (patterns[page.language].test(page.beforeFirstAction) ? [] : ['no such sentence']),
});

/** A text that no landing page may have. NFC writes ड़ and ज़ as two characters each. */
const forbidden = (what: string, pattern: RegExp, because: string): PageRule => ({
  rule: 'figures',
  allowed: `no ${what}`,
  because,
  found: ({ text }) => firstMatch(pattern, text.normalize('NFC')),
});

const outdated = 'it is soon out of date, or a reader can’t check it';

/** What every landing page must say and must not say (specification 11.2, 11.4, 11.5, 11.17). */
export const landingRules: PageRule[] = [
  {
    rule: 'length',
    allowed: `at least ${minWords} words of main text`,
    because: 'a shorter page has little to take away',
    found({ text }) {
      const words = text.split(' ').length;
      return words < minWords ? [`${words} words`] : [];
    },
  },
  {
    rule: 'title',
    allowed: 'no word for pay, as the page shows no amount',
    because: 'a reader who came for the amount feels cheated',
    found: ({ title, hasAmount }) =>
      hasAmount ? [] : firstMatch(/\b(pay|wages?|salary|stipends?)\b|वेतन|सैलरी|स्टाइपेंड/i, title),
  },
  statement(
    'vacancies',
    'no vacancies are listed',
    noVacancies,
    'nobody may take the page for an offer of work',
  ),
  forbidden(
    'figure before %, per cent, lakh or crore',
    /\d[\d.,]*\s?(%|per ?cent|lakh|crore|प्रतिशत|लाख|करोड\u093c?)/i,
    outdated,
  ),
  forbidden('pay in LPA', /\bLPA\b/, outdated),
  forbidden(
    'amount of pay',
    /(₹|\bRs\.?)\s?\d[\d,.]*\s?(an?|per|\/)\s?(hour|day|week|month|year|annum)/i,
    outdated,
  ),
  forbidden('amount in rupees', /\d[\d,.]*\s?(हज\u093cार )?(रुपये|रुपए)/, outdated),
  {
    rule: 'example',
    allowed: 'no text that begins with "Example: "',
    because: 'a new entry on the desk starts with such texts',
    found: ({ text }) => firstMatch(/\bExample: /, text),
  },
];

/** What a company's page must say besides (specification 11.3, 11.11). */
export const companyRules: PageRule[] = [
  statement(
    'affiliation',
    'the agency is not affiliated with the company',
    { en: /not affiliated/, hi: /कोई संबंध नहीं/ },
    'the agency does not hire for the company',
  ),
  statement(
    'promise',
    'the agency cannot promise a job there',
    { en: /cannot promise a job there/, hi: /नौकरी[^।]* वादा[^।]* नहीं/ },
    'the agency does not hire for the company',
  ),
  // No resume "for this", and nothing for employers.
  {
    rule: 'link',
    allowed: 'one link to the contact form, to ask about similar work',
    because: 'the agency does not hire for the company',
    found: ({ actions }) => actions.filter(isForbiddenOnCompanyPage).map(({ label }) => `"${label}"`),
  },
];

const isForbiddenOnCompanyPage = ({ href, label }: CheckedPage['actions'][number]) =>
  href.includes('for=employers') || /^(send your resume|apply|hire)/i.test(label);
