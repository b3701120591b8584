/** Finds the symbols that the query parameters `symbol` and `symbols` select. */
import type { MarketSymbol } from '../../core/model/model';
import type { CommittedView } from '../../engine/state/committedView';
import { invalidField, type RequestRefusal } from '../../usecases/refusals';

interface SymbolQuery {
  readonly symbol?: string;
  /** A JSON array of texts, as the contract has checked. */
  readonly symbols?: string;
}

type Selection =
  | { readonly symbols: readonly MarketSymbol[]; readonly refusal?: undefined }
  | { readonly refusal: Extract<RequestRefusal, { readonly code: 'INVALID_PAIR' | 'INVALID_PARAMETERS' }> };

/** The selected symbols, or all if neither parameter was sent; each once, in listing order. */
export function selectSymbols(
  committed: Pick<CommittedView, 'symbol' | 'symbols'>,
  { symbol, symbols }: SymbolQuery,
): Selection {
  if (symbol !== undefined && symbols !== undefined)
    return { refusal: invalidField('symbols', 'cannot be combined with symbol') };
  if (symbol === undefined && symbols === undefined) return { symbols: committed.symbols() };
  const texts = symbol === undefined ? (JSON.parse(symbols ?? '[]') as string[]) : [symbol];
  const names = new Set(texts.map((text) => text.toLowerCase()));
  for (const name of names) if (committed.symbol(name) === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  return { symbols: committed.symbols().filter((listed) => names.has(listed.symbol)) };
}
