/** The fields that both kinds of enquiry have. Values are as typed; `composeMessage` trims them. */
export type Sender = { name: string; email: string; phone: string; message: string };

/** A job seeker's enquiry (specification 5.2). `resume` is the file's name, if the file could be read. */
type Application = Sender & {
  kind: 'application';
  preferredLocation: string;
  resume?: string | undefined;
};

type HiringRequest = Sender & { kind: 'hiring-request'; company: string };

export type Enquiry = Application | HiringRequest;

/** The two modes of the contact form; `application` is the default (specification 5.1). */
export type EnquiryKind = Enquiry['kind'];

export const enquiryKinds = ['application', 'hiring-request'] as const satisfies EnquiryKind[];

export const textFields = ['name', 'email', 'phone', 'company', 'preferredLocation', 'message'] as const;

export type TextField = (typeof textFields)[number];

export type Texts = Record<TextField, string>;

/**
 * What a visitor wrote or chose themselves. An emptied field is here as an empty text. A field that they have not touched
 * is absent: what it shows is derived each time (`enquiryView.ts`) and never stored.
 */
export type Answers = Partial<Texts>;
