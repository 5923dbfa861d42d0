import { z } from 'astro/zod';
import { digest } from './digest.ts';
import { shared } from './shared.ts';

const digests = z.record(
  z.string(),
  z.string().regex(/^[0-9a-f]{8}$/, 'eight digits or letters from a to f, as the editor writes them'),
);

const leftOut = (title: string) => z.literal(true).optional().meta({ title });

/** The kinds of pages that the owner may leave out of the site until somebody has read them. */
const kindsOfPages = {
  cities: leftOut('Cities'),
  roles: leftOut('Jobs: roles'),
  arrangements: leftOut('Jobs: ways of working, contracts, levels and shifts'),
  departments: leftOut('Departments'),
  companies: leftOut('Companies'),
  guides: leftOut('Guides for job seekers'),
};

/** `content/confirmed.yaml`, for the launch check. A later change asks again (docs/decisions/0015-read-in-this-wording.md). */
export const confirmed = shared(
  z.strictObject({
    readByHindiSpeaker: z.boolean().meta({
      title: 'A Hindi speaker has read every text',
      description:
        'Switch this on when somebody whose first language is Hindi has read every Hindi text. ' +
        'It is on the list of what is left until then.',
    }),
    leaveOutUnread: z.strictObject(kindsOfPages).default({}).meta({
      title: 'Leave out pages that nobody has read',
      description:
        'Pages of these kinds are not on the site until you have read them. The desk shows them all the same.',
    }),
    read: digests.default({}).meta({
      title: 'What was read, and is right',
      description: 'The desk writes these when you press "I have read it".',
    }),
    hindi: digests.meta({
      title: 'English texts from which the Hindi ones were written',
      description: 'The desk writes these when you save a form.',
    }),
  }),
);

export type Confirmed = z.infer<typeof confirmed>;

/** The values before the owner has read anything. */
export const noneConfirmed: Confirmed = {
  readByHindiSpeaker: false,
  leaveOutUnread: {},
  read: {},
  hindi: {},
};

/** The kind of the page of a content file: `roles` for `jobs/driver.yaml`. Undefined for a file that can not be left out. */
function kindOfPage(file: string, content: object): keyof typeof kindsOfPages | undefined {
  const [folder = ''] = file.split('/');
  if (folder === 'jobs') return 'kind' in content && content.kind === 'role' ? 'roles' : 'arrangements';
  return folder in kindsOfPages ? (folder as keyof typeof kindsOfPages) : undefined;
}

/** True for a page that is not on the site, because nobody has read it. */
export function isLeftOut(confirmed: Confirmed, file: string, content: object): boolean {
  const kind = kindOfPage(file, content);
  return (
    kind !== undefined && confirmed.leaveOutUnread[kind] === true && !isConfirmed(confirmed, file, content)
  );
}

/** True if the owner has read a text, and it has not changed since. */
export const isConfirmed = ({ read }: Confirmed, key: string, content: unknown): boolean =>
  key in read && read[key] === digest(content);
