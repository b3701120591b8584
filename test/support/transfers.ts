/** Money in and out for tests that are not about the form of a request: good addresses, bodies, and a pool that is filled. */
import type { BodyOf } from './client';
import { addressOn } from './custodian/addresses';
import type { TestExchange, TestUser } from './exchange';

export type CoinBody = BodyOf<'createCryptoWithdrawal'>;
export type BahtBody = BodyOf<'createFiatWithdrawal'>;

/** Good ones, of nobody. */
export const ADDRESSES = {
  bitcoin: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  tron: 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL',
} as const;

let nonce = 0;

/** A tenth of a bitcoin, unless it says more. */
export function coinBody(more: Partial<CoinBody> = {}): CoinBody {
  nonce += 1;
  return { currency: 'btc', amount: '0.1', address: ADDRESSES.bitcoin, nonce, ...more };
}

/** 1000 baht, unless it says more. */
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

/** New ones, of nobody. */
export function bitcoinAddresses(count: number): string[] {
  return Array.from({ length: count }, () => addressOn('bitcoin'));
}

export async function fillPool(
  exchange: TestExchange,
  addresses: readonly string[],
  asset = 'btc',
  network = 'bitcoin',
) {
  const body = { asset, network, addresses: addresses.map((address) => ({ address })) };
  return await exchange.operator.expect('importDepositAddresses', 200, { body });
}
