/** What both kinds of visitor write. Values are as typed; the message trims them. */
type Sender = { name: string; email: string; phone: string; message: string };

/** A job seeker's enquiry (specification 5.2). `resume` is the name of the file, once it has been read. */
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
