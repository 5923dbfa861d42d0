import { withoutInvisibleButJoiners } from '#writing/invisible.ts';
import { plainForms } from '#writing/plainForms.ts';

/**
 * An email address without the spaces around it and the invisible marks in it, which come along when an address is copied
 * from a chat or a right-to-left text, and with ordinary letters for the wide ones of some keyboards. Joiners stay: domains
 * in Indian scripts need them.
 */
export const cleanEmail = (text: string): string => plainForms(withoutInvisibleButJoiners(text)).trim();

/**
 * The HTML standard's definition of a valid email address, https://html.spec.whatwg.org/#valid-e-mail-address, with domains
 * in any script: they are checked in their ASCII form and sent as they were typed.
 */
export function isEmail(text: string): boolean {
  const [, local, domain = ''] = /^([^@]+)@([^@]+)$/.exec(cleanEmail(text)) ?? [];
  return (
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/.test(local ?? '') &&
    /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/.test(
      asciiDomain(domain),
    )
  );
}

/** The domain as the network knows it: `xn--...` for one in another script. Empty for one that no URL can have. */
function asciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain)) return domain;
  if (!/^[\p{L}\p{M}\p{Nd}.\-\u200c\u200d]+$/u.test(domain)) return '';
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return '';
  }
}
