/** The two modes of the contact form; `application` is the default (specification 5.1). */
export const enquiryKinds = ['application', 'hiring-request'] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];

export const textFields = ['name', 'email', 'phone', 'company', 'preferredLocation', 'message'] as const;

export type TextField = (typeof textFields)[number];

export type Texts = Record<TextField, string>;

/**
 * What a visitor wrote or chose themselves. An emptied field is here as an empty text. A field that they have not touched
 * is absent: what it shows is derived each time (`enquiryView.ts`) and never stored.
 */
export type Answers = Partial<Texts>;
