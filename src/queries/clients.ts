import { listed, single } from './entry.ts';

/** Everything that /clients shows. */
export async function getClients() {
  const page = await single('clientsPage');
  const clients = await listed('clients', page.list);
  const [testimonial] = await listed('testimonials', [page.testimonial]);
  if (!testimonial) throw new Error('content/pages/clients.yaml names no testimonial');
  return {
    ...page,
    clients: clients.map((client) => ({
      ...client,
      logo: `/clients/${client.logo}`,
      sample: client.sample === true,
    })),
    testimonial: { ...testimonial, sample: testimonial.sample === true },
  };
}
