/** What a user's history shows: the kind of entries, one market or asset, and the days (UTC) from and to. */
import type { Fields } from '../framework/fields';
import type { FieldErrors } from '../framework/forms';
import type { PageServices } from '../framework/page';
import type { Texts } from '../texts/texts';

export const HISTORY_PATH = '/account/history';
export const HISTORY_KINDS = ['orders', 'trades', 'deposits', 'withdrawals'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

export interface HistoryFilter {
  readonly kind: HistoryKind;
  /** The symbols whose orders and trades are shown; all of them if none is chosen. */
  readonly symbols: readonly string[];
  /** The assets whose deposits and withdrawals are shown; all of them if none is chosen. */
  readonly assets: readonly string[];
  /** Both ends are inclusive. */
  readonly startMs: number;
  readonly endMs: number;
}

/** The values as they were sent. */
export interface HistorySelection {
  readonly kind: HistoryKind;
  /** A symbol for orders and trades, an asset for deposits and withdrawals; empty for all. */
  readonly of: string;
  readonly from: string;
  readonly to: string;
}

export function readHistorySelection(query: Fields): HistorySelection {
  return {
    kind: HISTORY_KINDS.find((kind) => kind === query.text('kind')) ?? 'orders',
    of: query.textOrEmpty('of').slice(0, 40),
    from: query.textOrEmpty('from').trim().slice(0, 40),
    to: query.textOrEmpty('to').trim().slice(0, 40),
  };
}

/** Whether the entries of this kind belong to markets, and not to assets. */
export function isOfMarkets(kind: HistoryKind): boolean {
  return kind === 'orders' || kind === 'trades';
}

/**
 * The end is never in the future, so that entries that are created while a file is made do not move the others to the
 * next page.
 */
export function parseHistorySelection(
  { kind, of, from, to }: HistorySelection,
  { engine, clock }: Pick<PageServices, 'engine' | 'clock'>,
  { history: words }: Texts,
): { readonly filter: HistoryFilter } | { readonly errors: FieldErrors } {
  const symbols = engine.committed.symbols().map(({ symbol }) => symbol);
  const assets = engine.committed.assets().map(({ asset }) => asset);
  const names = isOfMarkets(kind) ? symbols : assets;
  const startMs = from === '' ? 0 : startOfDay(from);
  const lastDayMs = to === '' ? undefined : startOfDay(to);
  const errors: Record<string, string> = {};
  if (of !== '' && !names.includes(of)) errors['of'] = words.errors.of;
  if (startMs === undefined) errors['from'] = words.errors.date;
  if (to !== '' && lastDayMs === undefined) errors['to'] = words.errors.date;
  if (startMs !== undefined && lastDayMs !== undefined && lastDayMs < startMs) errors['to'] = words.errors.order;
  if (startMs === undefined || Object.keys(errors).length > 0) return { errors };
  const endMs = Math.min(lastDayMs === undefined ? clock.nowMs() : lastDayMs + DAY_MS - 1, clock.nowMs());
  return {
    filter: {
      kind,
      symbols: of === '' || !isOfMarkets(kind) ? symbols : [of],
      assets: of === '' || isOfMarkets(kind) ? assets : [of],
      startMs,
      endMs,
    },
  };
}

/** The first moment of a day that exists, in UTC. */
function startOfDay(day: string): number | undefined {
  const timeMs = DAY.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN;
  return Number.isNaN(timeMs) || new Date(timeMs).toISOString().slice(0, 10) !== day ? undefined : timeMs;
}
