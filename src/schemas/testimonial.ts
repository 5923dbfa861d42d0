import { z } from 'astro/zod';
import { sampleLabel, textField } from './text.ts';

/** `content/testimonials/`: a client's own words, published with their consent. */
export const testimonial = z.strictObject({
  sample: sampleLabel,
  quote: textField('What the client said', 'Their own words, without quotation marks, with their consent.'),
  name: textField("Client's name", 'The person who said it. Example: Meera Nair.'),
  role: textField("Client's role", 'Their role and firm. Example: Head of operations, Harbour Mills.'),
});
