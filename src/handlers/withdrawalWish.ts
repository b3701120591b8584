/** What a user wants to take out, in their words, and what that is to the engine: for the API, for pages, and for a look ahead alike. */
import type { RequestWithdrawal } from '../core/commands';
import type { Amount } from '../core/decimal';
import { networkMeant } from './assetNetwork';
import type { Services } from './context';
import { placeRefusal, readPlace } from './destination';
import type { Refusal } from './refusals';
import { BAHT, coinNamed } from './transferAssets';

/** Coins for an address. */
export interface CoinWish {
  readonly kind: 'coins';
  /** In either case. */
  readonly asset: string;
  /** May be left out where the coin has one network only. */
  readonly network: string | undefined;
  readonly amount: Amount;
  readonly address: string;
  readonly tag: string | null;
}

/** Baht for an account at a bank. */
export interface BankWish {
  readonly kind: 'baht';
  readonly amount: Amount;
  readonly bankCode: string;
  readonly accountNumber: string;
}

export type WithdrawalWish = CoinWish | BankWish;

/** What the engine is asked for. */
export type Leaving = Omit<RequestWithdrawal, 'type' | 'once' | 'trader'>;

export type WishRefusal = Extract<
  Refusal,
  { readonly code: 'INVALID_ASSET' | 'INVALID_NETWORK' | 'INVALID_ADDRESS' | 'INVALID_PARAMETERS' }
>;

/** Refusals: INVALID_ASSET, INVALID_NETWORK, INVALID_ADDRESS, INVALID_PARAMETERS (`network`, `tag`). */
export function leavingFor(
  { engine: { committed }, config }: Pick<Services, 'engine' | 'config'>,
  wish: WithdrawalWish,
): Leaving | { readonly refusal: WishRefusal } {
  const { amount } = wish;
  if (wish.kind === 'baht')
    return { asset: BAHT, network: null, amount, address: wish.accountNumber, tag: null, bankCode: wish.bankCode };
  const coin = coinNamed(committed, wish.asset);
  if (coin === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const network = networkMeant(coin, wish.network);
  if ('refusal' in network) return network;
  const { address, tag } = wish;
  const place = readPlace({ address, tag }, network, config);
  if ('fault' in place) return { refusal: placeRefusal(place) };
  // As it was written: whoever wrote it knows it by that spelling.
  return { asset: coin.asset, network: network.network, amount, address, tag, bankCode: null };
}
