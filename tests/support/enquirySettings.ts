import type { EnquirySettings } from '#enquiry/enquiryView.ts';
import type { MessageLabels } from '#enquiry/message.ts';

export const messageLabels: MessageLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  locationLine: 'Preferred Location',
  company: 'Company',
  message: 'Message',
  resumeLine: 'Resume',
};

/** What the contact form knows of the site. Agra is near Delhi. */
export function enquirySettings(work = 'Work', hiring = 'Hiring'): EnquirySettings {
  const about = (subject: string) => ({
    application: `${work} ${subject}.`,
    'hiring-request': `${hiring} ${subject}.`,
  });
  return {
    phone: '+91 00000 00000',
    labels: messageLabels,
    writing: {
      city: about('in {label}'),
      job: about('as {label}'),
      company: about('at {label}'),
      services: about('by {label}'),
      people: about('with {label}'),
    },
    coveringLocations: { agra: 'Delhi NCR' },
  };
}
