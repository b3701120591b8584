/**
 * Compares the exchange's deposits and withdrawals with the custodian's books. The custodian's reports take a moment to
 * arrive. So its totals are requested first and last: what they contained first must be in the exchange's tables within some
 * seconds, and what is there then must be in what they contain last.
 */
import { type Amount, formatAmount, unit } from '../../core/values/decimal';
import type { Engine } from '../../engine/types';
import { type EventLoop, pause } from '../../foundation/eventLoop';
import type { OnChainTotal, OnChainTotals, OnChainTotalsReader } from '../../store/transfers/onChainTotals';
import type { Custody, CustodyLedger, CustodyTotals } from './custody';

export interface ComparedTotals {
  readonly asset: string;
  readonly network: string;
  readonly deposits: ComparedAmounts;
  readonly withdrawals: ComparedAmounts;
  /** The custodian's balance; null if the custodian does not hold the asset. */
  readonly wallet: Amount | null;
  readonly cold: Amount | null;
  readonly hotWallet: CustodyTotals['hotWallet'];
}

export interface ComparedAmounts {
  readonly exchange: Amount;
  readonly custodian: Amount;
}

export interface CustodyComparison {
  readonly totals: readonly ComparedTotals[];
  /** One sentence for each, those that the custodian has found included. */
  readonly differences: readonly string[];
}

export interface ComparisonOptions {
  readonly engine: Pick<Engine, 'committed' | 'whenDurable'>;
  readonly custody: Pick<Custody, 'getLedger'>;
  readonly totals: OnChainTotalsReader;
  readonly eventLoop: EventLoop;
  /**
   * Grace period in milliseconds. A difference is ignored for this long, because the custodian's report may not have
   * arrived yet.
   */
  readonly gracePeriodMs: number;
}

const LOOK_MS = 250;

/** The custodian's books; undefined if it does not provide them. */
export async function compareCustody(options: ComparisonOptions): Promise<CustodyComparison | undefined> {
  const found = await compareOnce(options, options.gracePeriodMs);
  if (found === undefined || found.differences.length === 0) return found;
  // Sums that were remembered may be wrong by what was changed since, which is rare. A difference is not based on them.
  options.totals.forget();
  return await compareOnce(options, 0);
}

async function compareOnce(
  { engine, custody, totals, eventLoop }: ComparisonOptions,
  gracePeriodMs: number,
): Promise<CustodyComparison | undefined> {
  const first = await custody.getLedger();
  if (first === undefined) return undefined;
  const precisionOf = (asset: string): number => engine.committed.asset(asset)?.transferPrecision ?? 0;
  let own = await engine.whenDurable(totals.read());
  for (let waitedMs = 0; waitedMs < gracePeriodMs; waitedMs += LOOK_MS) {
    if (missing(own, first, precisionOf).length === 0) break;
    await pause(eventLoop, LOOK_MS);
    own = await engine.whenDurable(totals.read());
  }
  const last = await custody.getLedger();
  if (last === undefined) return undefined;
  return {
    totals: [...keysOf(own, last)].map((key) => compared(key, own, last)),
    differences: [...missing(own, first, precisionOf), ...surplus(own, last), ...last.differences],
  };
}

type PrecisionOf = (asset: string) => number;

/** Describes the totals in which the custodian has more than the exchange. */
function missing(own: OnChainTotals, books: CustodyLedger, precisionOf: PrecisionOf): string[] {
  return books.totals.flatMap((totals) => {
    const { asset, network, decimals } = totals;
    const deposits = findTotal(own.deposits, totals);
    // Each deposit was rounded down to the exchange's decimals, so it has lost less than one of its units.
    const roundedMax = decimals > precisionOf(asset) ? BigInt(deposits.count) * unit(precisionOf(asset)) : 0n;
    const withdrawals = findTotal(own.withdrawals, totals);
    return [
      ...(deposits.amount + roundedMax < totals.deposits
        ? [sentence({ asset, network }, 'deposits', deposits.amount, totals.deposits)]
        : []),
      ...(withdrawals.amount < totals.withdrawals
        ? [sentence({ asset, network }, 'withdrawals', withdrawals.amount, totals.withdrawals)]
        : []),
    ];
  });
}

/** Describes the totals in which the exchange has more than the custodian. */
function surplus(own: OnChainTotals, books: CustodyLedger): string[] {
  return [...keysOf(own, books)].flatMap((key) => {
    const { asset, network, deposits, withdrawals } = compared(key, own, books);
    return [
      ...(deposits.exchange > deposits.custodian
        ? [sentence({ asset, network }, 'deposits', deposits.exchange, deposits.custodian)]
        : []),
      ...(withdrawals.exchange > withdrawals.custodian
        ? [sentence({ asset, network }, 'withdrawals', withdrawals.exchange, withdrawals.custodian)]
        : []),
    ];
  });
}

interface Place {
  readonly asset: string;
  readonly network: string;
}

function sentence({ asset, network }: Place, what: string, exchange: Amount, custodian: Amount): string {
  return `${asset} on ${network}: the exchange has ${what} of ${formatAmount(exchange)}, the custodian of ${formatAmount(custodian)}`;
}

/** Every asset and network that one of the two has, as `btc bitcoin`. */
function keysOf(own: OnChainTotals, books: CustodyLedger): ReadonlySet<string> {
  const all: readonly Place[] = [...books.totals, ...own.deposits, ...own.withdrawals];
  return new Set(all.map(({ asset, network }) => `${asset} ${network}`));
}

function compared(key: string, own: OnChainTotals, books: CustodyLedger): ComparedTotals {
  const [asset = '', network = ''] = key.split(' ');
  const place = { asset, network };
  const held: CustodyTotals | undefined = books.totals.find((each) => isAt(each, place));
  return {
    ...place,
    deposits: { exchange: findTotal(own.deposits, place).amount, custodian: held?.deposits ?? 0n },
    withdrawals: { exchange: findTotal(own.withdrawals, place).amount, custodian: held?.withdrawals ?? 0n },
    wallet: held?.wallet ?? null,
    cold: held?.cold ?? null,
    hotWallet: held?.hotWallet ?? null,
  };
}

function findTotal(totals: readonly OnChainTotal[], { asset, network }: Place): OnChainTotal {
  return totals.find((each) => isAt(each, { asset, network })) ?? { asset, network, amount: 0n, count: 0 };
}

function isAt(each: Place, { asset, network }: Place): boolean {
  return each.asset === asset && each.network === network;
}
