/**
 * The Hindi pages have one word for each idea (specification 13.6). `avoid` has the words that are not used for it:
 * regular expressions that match whole words, with the endings of their plurals and cases.
 */
export type GlossaryEntry = { avoid: string[]; use: string; because: string };

const latin = (name: string, ...avoid: string[]): GlossaryEntry => ({
  avoid,
  use: name,
  because: 'names and abbreviations are in Latin letters',
});

export const glossary: GlossaryEntry[] = [
  { avoid: ['पूछताछ'], use: 'मैसेज', because: 'the police do पूछताछ' },
  { avoid: ['अर्ज़ी'], use: 'आवेदन', because: 'a petition to an office' },
  { avoid: ['हायरिंग', 'हायर', 'रिक्रूट', 'रिक्रूटर', 'रिक्रूटमेंट'], use: 'भर्ती', because: 'jargon' },
  { avoid: ['टैलेंट एक्विज़िशन'], use: 'भर्ती, सही लोगों की तलाश', because: 'jargon' },
  { avoid: ['प्लेसमेंट एजेंसी'], use: 'भर्ती एजेंसी', because: 'in Delhi these find house maids' },
  { avoid: ['प्लेसमेंट सफलता'], use: 'प्लेसमेंट में सफलता', because: 'a string of nouns' },
  {
    avoid: ['(?<!CV या )बायोडाटा'],
    use: 'रिज़्यूमे (CV)',
    because: 'alone it is also the sheet for a marriage match, with religion and caste',
  },
  { avoid: ['नियोक्ता', 'मालिक'], use: 'कंपनी', because: 'officialese, or an owner' },
  { avoid: ['अभ्यर्थी', 'बेरोज़गार'], use: 'नौकरी तलाशने वाले', because: 'officialese, or hurtful' },
  { avoid: ['कैंडिडेट'], use: 'उम्मीदवार', because: 'one word for one idea' },
  { avoid: ['एम्प्लॉई', 'एम्प्लॉयी'], use: 'कर्मचारी', because: 'one word for one idea' },
  { avoid: ['जॉब(?! पोर्टल)'], use: 'नौकरी', because: 'one word for one idea' },
  { avoid: ['पोस्ट'], use: 'पद', because: 'also the mail, or a text on social media' },
  { avoid: ['रिक्ति', 'रिक्तियाँ', 'रिक्तियों'], use: 'वैकेंसी', because: 'officialese' },
  { avoid: ['सेक्टर'], use: 'इंडस्ट्री', because: 'around Delhi it is an address' },
  { avoid: ['उद्योग'], use: 'इंडस्ट्री', because: 'means factories' },
  { avoid: ['प्रशिक्षुता'], use: 'इंटर्नशिप', because: 'officialese' },
  { avoid: ['प्रशिक्षण'], use: 'ट्रेनिंग', because: 'officialese' },
  { avoid: ['ऑनबोर्डिंग'], use: 'जॉइनिंग', because: 'jargon' },
  { avoid: ['ब्रीफ़'], use: 'पद की लिखित जानकारी', because: 'jargon' },
  { avoid: ['शॉर्टलिस्ट'], use: 'उम्मीदवारों की सूची', because: 'jargon' },
  { avoid: ['लिस्ट'], use: 'सूची', because: 'one word for one idea' },
  { avoid: ['स्किल', 'स्किल्स', 'कौशल'], use: 'हुनर', because: 'jargon, or officialese' },
  { avoid: ['प्रपत्र'], use: 'फ़ॉर्म', because: 'officialese' },
  { avoid: ['सबमिट'], use: 'भेजना', because: 'jargon' },
  { avoid: ['क्लिक', 'टैप'], use: 'दबाना', because: 'a phone has no mouse; one word for one idea' },
  { avoid: ['अटैच', 'संलग्न', 'पेपरक्लिप'], use: 'फ़ाइल भेजना, क्लिप का निशान', because: 'jargon' },
  { avoid: ['कॉल कर', 'कॉल कीजिए', 'डायल'], use: 'फ़ोन करना', because: 'one word for one idea' },
  { avoid: ['ऑफ़लाइन'], use: 'इंटरनेट नहीं चल रहा', because: 'jargon' },
  { avoid: ['प्रीव्यू', 'सैंपल'], use: 'नमूना', because: 'one word for one idea' },
  { avoid: ['डिवाइस'], use: 'फ़ोन या कंप्यूटर', because: 'jargon' },
  { avoid: ['साइट'], use: 'वेबसाइट', because: 'alone it is a building site' },
  // डेटा is part of the names of some jobs.
  {
    avoid: ['गोपनीयता', 'निजता', 'प्राइवेसी', 'डेटा(?! (एंट्री|एनालिस्ट|इंजीनियर|साइंटिस्ट|साइंस))'],
    use: 'निजी जानकारी',
    because: 'jargon',
  },
  { avoid: ['कंसेंट'], use: 'सहमति', because: 'jargon' },
  { avoid: ['फ़्रॉड', 'धोखाधड़ी'], use: 'ठगी', because: 'one word for one idea' },
  { avoid: ['रिपोर्ट'], use: 'शिकायत', because: 'one word for one idea' },
  { avoid: ['शुल्क'], use: 'फ़ीस', because: 'officialese' },
  { avoid: ['जमानत', 'ज़मानत'], use: 'सिक्योरिटी के पैसे', because: 'means bail' },
  {
    avoid: ['तू', 'तुम', 'तुम्हें', 'तुम्हारा', 'तुम्हारे', 'तुम्हारी'],
    use: 'आप',
    because: 'readers are addressed as आप',
  },
  latin('WhatsApp', 'व्हाट्सएप', 'व्हाट्सऐप', 'वॉट्सऐप', 'वॉट्सएप'),
  latin('PDF', 'पीडीएफ़', 'पीडीएफ'),
  latin('CV', 'सीवी'),
  latin('QR', 'क्यूआर'),
  latin('OTP', 'ओटीपी'),
  latin('HR', 'एचआर'),
  latin('IT', 'आईटी'),
  latin('GST', 'जीएसटी'),
  latin('UPI', 'यूपीआई'),
];

/**
 * Who else may act in a sentence that has a verb of the reader but no आप. A sentence with one of these words is
 * not checked for that verb.
 */
export const otherSubjects = ['हम', 'लोग', 'कंपनियाँ', 'उम्मीदवार', 'ठग'];

/** Where a rule does not hold: a file of `content/hi/`, and what may stand there. */
export const exceptions: { file: string; found: RegExp; because: string }[] = [
  { file: 'cities/noida.yaml', found: /^सेक्टर(ों)?$/, because: 'addresses' },
  { file: 'cities/gurugram.yaml', found: /^उद्योग$/, because: 'Udyog Vihar, an address' },
  { file: 'cities/faridabad.yaml', found: /^सेक्टर(ों)?$/, because: 'addresses' },
  { file: 'cities/indore.yaml', found: /^सेक्टर(ों)?$/, because: 'addresses' },
  { file: 'cities/ghaziabad.yaml', found: /^(साइट|राज)$/, because: 'Site IV and Raj Nagar, addresses' },
  { file: 'cities/agra.yaml', found: /^(साइट|पोस्ट)$/, because: 'Sites A, B and C; a post-bed machine' },
  { file: 'agency.yaml', found: /(रही|देती) हैं$/, because: "the founder's letter is to women" },
  { file: 'industries/oil-and-gas.yaml', found: /^साइटें$/, because: 'real sites of work' },
  { file: 'industries/information-technology.yaml', found: /^डेटा$/, because: 'data engineers' },
  { file: 'clients/chinar-diagnostics.yaml', found: /^सैंपल$/, because: 'samples of blood' },
  {
    file: 'jobs/lab-technician.yaml',
    found: /^(सैंपल|रिपोर्ट)$/,
    because: 'samples of blood, and their results',
  },
  { file: 'jobs/receptionist.yaml', found: /^रिपोर्ट$/, because: 'the results that a clinic hands out' },
  { file: 'resume-lines/backend-developer.yaml', found: /^रिपोर्ट$/, because: 'the output of a program' },
  { file: 'resume-lines/data-analyst.yaml', found: /^रिपोर्ट$/, because: 'what an analyst makes' },
  { file: 'resume-lines/financial-analyst.yaml', found: /^रिपोर्टों$/, because: 'annual reports' },
  { file: 'resume-lines/full-stack-developer.yaml', found: /^रिपोर्ट$/, because: 'the output of a program' },
  { file: 'resume-lines/data-engineer.yaml', found: /^डेटा$/, because: 'what they load' },
  { file: 'resume-lines/data-scientist.yaml', found: /^डेटा$/, because: 'what they model' },
  { file: 'resume-lines/fashion-designer.yaml', found: /^सैंपल$/, because: 'what a buyer approves' },
  { file: 'resume-lines/civil-engineer.yaml', found: /^साइट$/, because: 'a site engineer' },
  { file: 'resume-lines/social-media-manager.yaml', found: /^पोस्ट$/, because: 'posts on social media' },
];
