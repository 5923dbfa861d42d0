import { fold } from './fold.ts';

/** What stands beside the name of the work in a search, and says nothing about which work it is. */
const ignoredWords = new Set(
  [
    'a an and at for i in is me my near need of on the to want',
    'job jobs work vacancy vacancies hiring',
    'naukri naukari nokari kaam kam bharti chahiye chaiye chahie karna karne karni karta karti',
    'mujhe mujhko mujh koi kya milega mile dhundh dhoondh raha rahi',
    'hai hun hoon ka ke ki ko main mein men par pe wala wale wali vala vale vali liye',
    'मुझे मुझको कोई क्या मिलेगा ढूँढ रहा रही जॉब वैकेंसी नौकरी काम भर्ती चाहिए करना करने करनी है हूँ का के की को में पर वाला वाले वाली लिए',
  ]
    .join(' ')
    .split(' ')
    .flatMap(fold),
);

/** The words of a text that a search compares: folded, without the ignored ones unless nothing else is there. */
export function withoutIgnoredWords(text: string): string[] {
  const all = fold(text);
  const telling = all.filter((word) => !ignoredWords.has(word));
  return telling.length > 0 ? telling : all;
}
