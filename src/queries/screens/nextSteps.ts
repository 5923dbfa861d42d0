import type { FormWords } from '#schemas/messages.ts';

/**
 * The three steps from the visitor's message to the answer (specification 8.8).
 *
 * @param answer the owner's own sentence on how soon they answer, so that the steps promise no more
 */
export const nextSteps = (words: FormWords['steps'], answer: string) =>
  [
    { name: words.write, text: words.writeNote },
    { name: words.send, text: words.sendNote },
    { name: words.answer, text: answer },
  ] as const;
