/** Checks the URLs in a partner's settings, to which the server sends requests or redirects browsers. */

import type { paths } from '../../../generated/partner';
import type { AddressPolicy } from '../partner/addresses';
import { checkPartnerUrl } from '../partner/partnerUrl';

/** The setting with the URL that the exchange calls for each path of the partner's contract. */
const URL_OF_PATH = {
  '/authorize': 'authorize_url',
  '/token': 'token_url',
  '/get-deposit-address': 'deposit_address_url',
} as const satisfies Readonly<Record<keyof paths, string>>;
const URLS = [...Object.values(URL_OF_PATH), 'return_url'] as const;

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
