/** The URLs of a partner, each held against what we would call, or send a browser to. */
import type { AddressRules } from '../../partner/addresses';
import { checkPartnerUrl } from '../../partner/url';

const URLS = ['authorize_url', 'token_url', 'deposit_address_url', 'return_url'] as const;

/** The rule that one of them breaks, in words that name it; undefined when none does. Those that are not there break none. */
export function invalidPartnerUrl(
  urls: { readonly [Name in (typeof URLS)[number]]?: string },
  rules: AddressRules,
): string | undefined {
  for (const name of URLS) {
    const url = urls[name];
    const fault = url === undefined ? undefined : checkPartnerUrl(url, rules);
    if (fault !== undefined) return `${name}: ${fault}`;
  }
  return undefined;
}

/** Where the contract says that deposit addresses are told when nobody says otherwise: beside the token URL. */
export function defaultDepositAddressUrl(tokenUrl: string): string {
  return new URL('get-deposit-address', tokenUrl).href;
}
