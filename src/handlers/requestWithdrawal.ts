/**
 * A user takes money out, through the API or on a page: the one way in which either does. Whoever calls has made sure that it is
 * the user who asks.
 */
import { present } from '../core/assert';
import type { OnceKey, Trader } from '../core/commands';
import type { Amount } from '../core/decimal';
import type { Withdrawal } from '../core/model';
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

export interface WithdrawalRequest {
  readonly trader: Trader;
  /** The names under which this request takes effect once. */
  readonly once: readonly OnceKey[];
  readonly wish: CoinWish | BankWish;
}

export type WithdrawalOutcome = { readonly withdrawal: Withdrawal } | { readonly refusal: Refusal };

/** What the engine is asked for. */
interface Leaving {
  readonly asset: string;
  readonly network: string | null;
  readonly amount: Amount;
  readonly address: string;
  readonly tag: string | null;
  readonly bankCode: string | null;
}

/**
 * Takes the money out of the wallet and queues it. A request that was answered before gets that answer, whatever has changed
 * since. Refusals: INVALID_ASSET, INVALID_NETWORK, INVALID_ADDRESS, INVALID_PARAMETERS (`network`, `tag`), and those of
 * `core/decide/requestWithdrawal.ts`.
 */
export async function requestWithdrawal(services: Pick<Services, 'engine' | 'config'>, { trader, once, wish }: WithdrawalRequest): Promise<WithdrawalOutcome> {
  const { engine } = services;
  const leaving = leavingFor(services, wish);
  if ('refusal' in leaving) return (await earlierAnswer(services, once)) ?? leaving;
  const { refusal, event } = await engine.execute({ type: 'request_withdrawal', once, trader, ...leaving });
  return refusal === null ? { withdrawal: present(event.withdrawal, 'the withdrawal') } : { refusal };
}

function leavingFor(
  { engine: { committed }, config }: Pick<Services, 'engine' | 'config'>,
  wish: CoinWish | BankWish,
): Leaving | { readonly refusal: Refusal } {
  const { amount } = wish;
  if (wish.kind === 'baht') return { asset: BAHT, network: null, amount, address: wish.accountNumber, tag: null, bankCode: wish.bankCode };
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

async function earlierAnswer({ engine }: Pick<Services, 'engine'>, once: readonly OnceKey[]): Promise<WithdrawalOutcome | undefined> {
  for (const key of once) {
    const earlier = await engine.recall(key);
    if (earlier?.refusal === null) return { withdrawal: present(earlier.event.withdrawal, 'the withdrawal') };
    if (earlier !== undefined) return { refusal: earlier.refusal };
  }
  return undefined;
}
