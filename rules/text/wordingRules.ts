import type { CheckedPage } from './editorialRules.ts';

/** Abbreviations that a page must explain, and what an explanation contains (specification 11.11). */
const english: Record<string, RegExp> = {
  AME: /aircraft (maintenance )?engineer/i,
  ANM: /auxiliary nurse|nursing/i,
  APMC: /market/i,
  BOQ: /bill of quantities|list of (the )?(quantities|work)/i,
  BPT: /physiotherapy/i,
  CBIC: /customs/i,
  DGCA: /aviation/i,
  DMLT: /laboratory/i,
  EMI: /instal?lment|monthly/i,
  ESI: /state insurance|insurance/i,
  FIR: /first information|police report/i,
  FSSAI: /food/i,
  GIDC: /estate|industr/i,
  GNM: /nursing/i,
  GST: /goods and services tax|tax on (goods|sales)/i,
  GTTC: /tool/i,
  HSIIDC: /estate|industr/i,
  IBPS: /bank/i,
  ICAI: /chartered accountants/i,
  INC: /nursing council/i,
  IRDAI: /insurance/i,
  ITI: /industrial training|training institute/i,
  KIADB: /estate|industr/i,
  KYC: /know.your.customer/i,
  MIDC: /estate|industr/i,
  MPIDC: /estate|industr/i,
  NAPS: /apprentic/i,
  NATS: /apprentic/i,
  NCAHP: /allied|commission/i,
  NCTE: /teacher/i,
  NOC: /network operations|no.objection/i,
  NORKA: /Kerala|abroad/i,
  OPD: /out.?patient/i,
  PF: /provident fund/i,
  PG: /paying guest|post.?graduate/i,
  PGT: /postgraduate|classes? 11|senior classes/i,
  POSH: /harassment/i,
  PSARA: /security|guard/i,
  PUC: /pollution/i,
  RCCB: /residual|earth|leak|breaker/i,
  RERA: /property|real estate/i,
  RIICO: /estate|industr/i,
  SIDCO: /estate|industr/i,
  TDS: /tax deducted|deducted at source/i,
  TET: /eligibility test/i,
  TGT: /graduate teacher|classes? (6|9)|middle/i,
  UAN: /account number|provident/i,
  UCPMP: /marketing/i,
  UPSIDA: /estate|industr/i,
};

const hindi: Record<string, RegExp> = {
  CA: /चार्टर्ड/,
  DND: /सूची/,
  ESI: /बीमा/,
  FIR: /पहली सूचना/,
  GST: /टैक्स/,
  ITI: /औद्योगिक/,
  LMV: /हल्की गाड/,
  PF: /भविष्य निधि/,
  PSARA: /सिक्योरिटी एजेंसि/,
  PUC: /प्रदूषण/,
  RC: /रजिस्ट्रेशन/,
  RTO: /परिवहन/,
  UAN: /PF का नंबर/,
};

const explanations = { en: english, hi: hindi };

/** Words that make one gender the usual one. */
const gendered =
  /\b(he|him|his|himself|salesm[ae]n|foreman|workm[ae]n|middlem[ae]n|boilerm[ae]n|m[ae]npower|watchm[ae]n|policem[ae]n|chairman)\b/i;

/** Words of a description, and what the page's own sections must contain if the description has the word. */
const promises: [RegExp, RegExp][] = [
  [/apprentice/, /apprentice/],
  [/bonds?\b/, /bond/],
  [/certificates?\b/, /certificate/],
  [/examinations?\b/, /examination|test/],
  [/fraud/, /fraud|false|cheat|fake/],
  [/interview/, /interview/],
  [/ladder/, /to get here/],
  [/languages?\b/, /language|english|hindi/],
  [/licen[cs]e/, /licen[cs]e|permit/],
  [/night/, /night|late|dark|evening/],
  [/overtime/, /overtime/],
  [/portfolio/, /portfolio/],
  [/questions?\b/, /question|\?/],
  [/regist(er|ration)/, /regist/],
  [/resume/, /resume/],
  [/salar(y|ies)|wages?\b/, /salar|wage|pay/],
  [/training/, /train/],
  [/transport/, /transport|bus|train|lorr|truck|cab/],
  [/walk-ins?\b/, /walk-in|appointment/],
];

/**
 * The wording rules of specification 11.11 that a landing page breaks. On a Hindi page these are the abbreviations:
 * `hindiFaults.ts` checks the gender of its words, and nobody has listed what a Hindi description may promise.
 */
export function wordingFaults(page: CheckedPage): string[] {
  if (!page.kind) return [];
  return page.language === 'hi' ? unexplained(page) : [...unexplained(page), ...englishFaults(page)];
}

const unexplained = ({ language, text }: CheckedPage) =>
  Object.entries(explanations[language])
    .filter(
      ([abbreviation, explanation]) =>
        new RegExp(`(?<![-\\w])${abbreviation}\\b`).test(text) && !explanation.test(text.normalize('NFC')),
    )
    .map(([abbreviation]) => `"${abbreviation}" is not explained`);

function englishFaults({ kind, text, description, intro, actions }: CheckedPage): string[] {
  const [genderedWord] = gendered.exec(text) ?? [];
  const body = text.replace(intro, '').toLowerCase();
  const unkept = promises.flatMap(([promise, kept]) => {
    const [word] = promise.exec(description.toLowerCase()) ?? [];
    return word && !kept.test(body) ? [word] : [];
  });
  const forbidden = kind === 'companies' ? actions.filter(isForbiddenOnCompanyPage) : [];
  return [
    ...(genderedWord ? [`"${genderedWord}" makes one gender the usual one`] : []),
    ...unkept.map((word) => `the description promises "${word}", and no section takes it up`),
    ...forbidden.map(({ label }) => `"${label}" may not stand on a company's page`),
  ];
}

/** A company's page must not look as if the agency hired for it: no resume "for this", nothing for employers. */
const isForbiddenOnCompanyPage = ({ href, label }: CheckedPage['actions'][number]) =>
  href.includes('for=employers') || /^(send your resume|apply|hire)/i.test(label);
