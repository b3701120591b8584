/** Checks the URLs in a partner's settings, to which the server sends requests or redirects browsers. */
import type { AddressPolicy } from '../partner/addresses';
import { checkPartnerUrl } from '../partner/partnerUrl';

const URLS = ['authorize_url', 'token_url', 'deposit_address_url', 'return_url'] as const;

/** Returns the first invalid URL's name and the rule that it breaks; undefined if all given URLs are valid. */
export function invalidPartnerUrl(
  urls: { readonly [Name in (typeof URLS)[number]]?: string },
  rules: AddressPolicy,
): string | undefined {
  for (const name of URLS) {
    const url = urls[name];
    const fault = url === undefined ? undefined : checkPartnerUrl(url, rules);
    if (fault !== undefined) return `${name}: ${fault}`;
  }
  return undefined;
}

/** The contract's default for a partner without a deposit address URL: a path beside the token URL. */
export function defaultDepositAddressUrl(tokenUrl: string): string {
  return new URL('get-deposit-address', tokenUrl).href;
}
