import { listOf } from './group.ts';
import { textField } from './text.ts';

/** What people call an entry. The search field finds the entry's page by these names too. */
export const alsoCalled = listOf(textField('Other name', 'One name, a few words. Example: ward boy.'), [1])
  .optional()
  .meta({
    title: 'Also called',
    description:
      'What people type when they look for this page: everyday names, Hindi in English letters, spellings that differ much. Small spelling mistakes are found anyway. No page shows them. Hindi in its own letters belongs into the Hindi file; without one it may stand here.',
  });
