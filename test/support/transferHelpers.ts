/**
 * Deposits and withdrawals for tests that are not about the format of a request: valid addresses, bodies, and a filled
 * address pool.
 */
import type { BodyOf } from './client';
import { unusedAddress } from './custodian/unusedAddresses';
import type { TestExchange, TestUser } from './exchange';

export type CoinBody = BodyOf<'createCryptoWithdrawal'>;
export type BahtBody = BodyOf<'createFiatWithdrawal'>;

/** Valid, unused addresses. */
export const ADDRESSES = {
  bitcoin: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  tron: 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL',
} as const;

let nonce = 0;

/** By default a tenth of a bitcoin. */
export function coinBody(more: Partial<CoinBody> = {}): CoinBody {
  nonce += 1;
  return { currency: 'btc', amount: '0.1', address: ADDRESSES.bitcoin, nonce, ...more };
}

/** By default 1,000 baht. */
export function bahtBody(more: Partial<BahtBody> = {}): BahtBody {
  nonce += 1;
  return { amount: '1000', bank_code: 'SCB', account_number: '4067890123', nonce, ...more };
}

export async function withdrawCoins(user: TestUser, more: Partial<CoinBody> = {}) {
  return await user.client.expect('createCryptoWithdrawal', 201, { body: coinBody(more) });
}

export async function withdrawBaht(user: TestUser, more: Partial<BahtBody> = {}) {
  return await user.client.expect('createFiatWithdrawal', 201, { body: bahtBody(more) });
}

/** New, unused addresses. */
export function bitcoinAddresses(count: number): string[] {
  return Array.from({ length: count }, () => unusedAddress('bitcoin'));
}

export async function fillAddressPool(
  exchange: TestExchange,
  addresses: readonly string[],
  asset = 'btc',
  network = 'bitcoin',
) {
  const body = { asset, network, addresses: addresses.map((address) => ({ address })) };
  return await exchange.operator.expect('importDepositAddresses', 200, { body });
}
