/** The fields that both kinds of enquiry have. Values are as typed; `composeMessage` trims them. */
type Sender = { name: string; email: string; phone: string; message: string };

/** A job seeker's enquiry (specification 5.2). `resume` is the file's name, if the file could be read. */
type Application = Sender & {
  kind: 'application';
  preferredLocation: string;
  resume?: string | undefined;
};

/** An employer's enquiry (specification 5.2). */
type HiringRequest = Sender & { kind: 'hiring-request'; company: string };

export type Enquiry = Application | HiringRequest;

/** The two modes of the contact form; `application` is the default (specification 5.1). */
export type EnquiryKind = Enquiry['kind'];

export const enquiryKinds = ['application', 'hiring-request'] as const satisfies EnquiryKind[];
