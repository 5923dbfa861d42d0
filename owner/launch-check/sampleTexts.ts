import { slugified } from '../check/closestName.ts';

/** The agency and the clients of the sample, which do not exist. */
const inventedNames = [
  'Sangam Talent Partners',
  'Aravalli Home Foods',
  'Blue Pier Logistics',
  'Chinar Diagnostics',
  'Dhruva Systems',
  'Gulmohar Publishing',
  'Indus Lane Retail',
  'Kaveri Precision Works',
  'Monsoon Telecom',
  'Saffron Street Media',
  'Tamarind Learning',
];

/** The agency of the examples in docs/launching.md and `npm run setup`. */
const exampleNames = [
  'Asha Recruiters',
  'Asha Verma',
  'asha-recruiters',
  'asharecruiters',
  '12 Barakhamba Road',
];

/** Parts of the sample's texts that are true of no agency. */
const sampleTexts = [
  'Sample Marg',
  "Founder's name",
  "Client's name",
  "client's own words will stand",
  'sample testimonial',
  'is sample data',
  'invented for this preview',
  'six new collection centres',
  'a drawing on the shop floor',
  'subject writers on contract',
  'छह नए कलेक्शन सेंटरों',
  'शॉप फ़्लोर पर ड्रॉइंग',
  'हर नए सत्र से पहले',
  'संस्थापक का नाम',
  'क्लाइंट का नाम',
  'क्लाइंट के अपने शब्द होंगे',
  'नमूने की राय',
  'सिर्फ़ नमूना',
  'नमूने के नाम',
];

/** What no value about the agency may contain when the site goes live, whether or not it is marked. */
export const notForLaunch = [
  ...inventedNames,
  ...inventedNames.map((name) => `${slugified(name)}.svg`),
  ...exampleNames,
  ...sampleTexts,
];
