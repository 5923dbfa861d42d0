import { slugified } from '../check/closestName.ts';

/** The invented names of the sample agency and its clients. */
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

/** The agency in the examples of `npm run setup`. */
const exampleNames = [
  'Asha Recruiters',
  'Asha Verma',
  'asha-recruiters',
  'asharecruiters',
  '12 Barakhamba Road',
];

/** Parts of the sample texts that are not true for any agency. */
const sampleTexts = [
  'Sample Marg',
  "Founder's name",
  'Name of the person',
  "Client's name",
  "client's own words will stand",
  'sample testimonial',
  'is sample data',
  'invented for this preview',
  'six new collection centres',
  'a drawing on the shop floor',
  'subject writers on contract',
  'छह नए कलेक्शन सेंटरों',
  'कारखाने में ड्रॉइंग',
  'हर नए सत्र से पहले',
  'संस्थापक का नाम',
  'क्लाइंट का नाम',
  'क्लाइंट के अपने शब्द होंगे',
  'नमूने की राय',
  'सिर्फ़ नमूना',
  'नमूने के लिए बनाए',
];

/** Texts that no value about the agency may contain at the launch, with or without a sample mark. */
export const notForLaunch = [
  ...inventedNames,
  ...inventedNames.map((name) => `${slugified(name)}.svg`),
  ...exampleNames,
  ...sampleTexts,
];
