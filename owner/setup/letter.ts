import { agencyFile, agencyIn, hindiFile, withAnswers } from './answers.ts';
import { type Question, unchanged } from './question.ts';

/** Asks whether the founder signs the sample's letter. The Hindi letter goes with the English one. */
export const letter: Question = {
  id: 'founder.letter',
  part: 'The agency',
  isAsked: ({ content }) => {
    const { founder } = agencyIn(content);
    return founder.sample === true && founder.letter !== undefined;
  },
  open({ content, sample }) {
    const { name, letter: text } = agencyIn(content).founder;
    const path = ['founder', 'letter'];
    const signed = { file: agencyFile, path: ['founder', 'sample'], value: undefined };
    return {
      prompt: [
        'The home page can have a letter of the founder. The sample has this one:',
        ...[text?.title, ...(text?.paragraphs ?? [])].map((paragraph) => `  ${paragraph}`),
        `Type keep if ${name} has read it and signs it as it is, or later to write another one in the editor.`,
        'Enter: leave it out',
      ].join('\n'),
      read(line) {
        if (/^later$/i.test(line)) return unchanged;
        if (/^keep$/i.test(line))
          return {
            apply: (now) => withAnswers([signed, { file: agencyFile, path, value: text }], now, sample),
            line: "Founder's letter: as it is",
          };
        if (line !== '' && !/^none$/i.test(line)) return 'Allowed: keep, later, or only Enter';
        const files = [agencyFile, hindiFile].map((file) => ({ file, path, value: undefined }));
        return {
          apply: (now) => withAnswers([signed, ...files], now, sample),
          line: "Founder's letter: none",
        };
      },
    };
  },
};
