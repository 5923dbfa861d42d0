import type { MiddlewareHandler } from 'astro';
import { withPolicy } from './pagePolicy.ts';

/** Reads the rendered page once, when all of its code is known, and puts its policy at the top of its head. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const page = Buffer.from(await response.arrayBuffer());
  return new Response(withPolicy(page, locals.formEndpoint), response);
};
