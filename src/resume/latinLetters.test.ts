import { expect, test } from 'vitest';
import { inLatinLetters, spellingKey } from './latinLetters.ts';
import { wordSpellings } from './wordSpellings.ts';

const keyed = (spellings: [string, string][]) =>
  Object.fromEntries(spellings.map(([word, spelling]) => [spellingKey(word), spelling]));

/** Names as most people who bear them spell them. */
const names = {
  rules:
    'राजेश Rajesh,कुमार Kumar,मोहम्मद Mohammad,राजकुमार Rajkumar,कमला Kamla,कमल Kamal,रामचरण Ramcharan,कमलनाथ Kamalnath,बचपन Bachpan,अमरनाथ Amarnath,मोहनलाल Mohanlal,हरिशंकर Harishankar,शिवकुमार Shivkumar,सरस्वती Saraswati,अहमद Ahmad,रहमान Rahman,अशोक Ashok,उपाध्याय Upadhyay,त्रिपाठी Tripathi,गणपति Ganpati,प्रजापति Prajapati,पार्वती Parvati,गायत्री Gayatri,ममता Mamta,शबनम Shabnam,रुखसाना Rukhsana,इमरान Imran,सलमान Salman,अकबर Akbar,मनमोहन Manmohan,गुरप्रीत Gurpreet,ओमप्रकाश Omprakash,जयश्री Jayshri,विश्वनाथ Vishwanath,विश्वकर्मा Vishwakarma,बलवंत Balwant,यादव Yadav,मदनलाल Madanlal,पासवान Paswan,स्वाति Swati,मिश्रा Mishra,मौर्य Maurya,कृष्ण Krishna,नरेंद्र Narendra,आनंद Anand,दीपक Deepak,संदीप Sandeep,अनीता Anita,रवींद्र Ravindra,देवी Devi,संजय Sanjay,पंकज Pankaj,अंजलि Anjali,अंसारी Ansari,चंपा Champa,शहनाज़ Shahnaz,ज्ञान Gyan,आरती Arti,निर्मला Nirmala,लक्ष्मण Lakshman,श्वेता Shweta,बाई Bai,नारायण Narayan,जानकी Janki,शेखर Shekhar,प्रसाद Prasad,फ़िरोज़ Firoz,हापुड़ Hapur,अलीगढ़ Aligarh,गोंडा Gonda,बहराइच Bahraich,क़ादिर Qadir,नीरज Neeraj,गीता Geeta,श्री Shri,भक्त Bhakt,धर्म Dharm,पद्म Padma,शेफाली Shefali,करमचंद Karamchand,सूरजभान Surajbhan,चेतनदास Chetandas,केशवदास Keshavdas,संस्मरण Sansmaran,हरचरण Harcharan,प्रातः Pratah,मध्य Madhya,समाप्त Samapt,अन्य Anya,कमलनगर Kamalnagar,गुरचरण Gurcharan,हरभजन Harbhajan,गुरबचन Gurbachan,शिवचरण Shivcharan,नवरतन Navratan,किशनगढ़ Kishangarh,मोहननगर Mohannagar,ताजमहल Tajmahal,गोरेगाँव Goregaon,न Na',
  list: 'सिंह Singh,वर्मा Verma,पूजा Pooja,चौधरी Chaudhary,बेगम Begum,स्कूल School,होटल Hotel,हिंदी Hindi,हिन्दी Hindi',
};

test.each(
  Object.entries(names).flatMap(([how, list]) => list.split(',').map((pair) => [how, ...pair.split(' ')])),
)('by %s %s is %s', (how, word, spelled) => {
  expect(inLatinLetters(word ?? '', how === 'list' ? keyed(wordSpellings) : {}, 'words')).toBe(spelled);
});

test('places and trades are known by their names, with and without the dots below', () => {
  const spellings = keyed(
    Object.entries({
      'नई दिल्ली': 'New Delhi',
      फ़रीदाबाद: 'Faridabad',
      शेफ़: 'Chef',
      'दिल्ली कैंट': 'Cantt',
      'नई दिल्ली कैंट': 'New Delhi Cantt',
    }),
  );
  expect(inLatinLetters('नई दिल्ली, फरीदाबाद', spellings, 'words')).toBe('New Delhi, Faridabad');
  expect(inLatinLetters('नई दिल्ली कैंट', spellings, 'words')).toBe('New Delhi Cantt');
  expect(inLatinLetters('शेफ २०२१, शेफाली', spellings, 'words')).toBe('Chef 2021, Shefali');
});

test('letters that are named are letters, unless the word is one of the language', () => {
  const offer = (text: string) => inLatinLetters(text, {}, 'words');
  expect(offer('एनटीपीसी, सीबीएसई, एचआर')).toBe('NTPC, CBSE, HR');
  expect(offer('आर. के. शर्मा')).toBe('R. K. Sharma');
  expect(offer('पिता जी के साथ, सीटी, दीदी, एसा')).toBe('Pita Ji Ke Sath, Seeti, Deedi, Esa');
});

test('Latin letters stay, and a sentence has one capital', () => {
  expect(inLatinLetters('GTB नगर (राज)।', {}, 'words')).toBe('GTB Nagar (Raj).');
  expect(inLatinLetters('दाल और रोटी', {}, 'first')).toBe('Dal aur roti');
});
