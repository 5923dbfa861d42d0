import type { MiddlewareHandler } from 'astro';
import { withPagePolicy } from './pagePolicy.ts';

/** Adds the policy to the head of a rendered page, when all code of the page is known. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const page = Buffer.from(await response.arrayBuffer());
  return new Response(withPagePolicy(page, locals.formEndpoint), response);
};
