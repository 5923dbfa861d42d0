/** The name of the Trusted Types policy with which a page with a form may start a worker. */
export const workerPolicy = 'worker';

/**
 * The address of a worker as the page's security policy wants it. Once for each page. The script that registers the service
 * worker has a function of its own: what it shared with a form would be a file, which every page would fetch.
 */
export function trustedWorker(url: string): string {
  const { trustedTypes } = window;
  return trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => url }).createScriptURL(url) ?? url;
}
