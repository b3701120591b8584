/** The names of symbols on the Binance interface: `BTCTHB` for `btc_thb`. */
import type { MarketSymbol } from '../../core/model';
import type { CommittedView } from '../../engine/types';

const names = new WeakMap<MarketSymbol, string>();

export function binanceSymbolName(symbol: MarketSymbol): string {
  const known = names.get(symbol);
  if (known !== undefined) return known;
  const name = `${symbol.base}${symbol.quote}`.toUpperCase();
  names.set(symbol, name);
  return name;
}

/** Undefined if no listed symbol has the name. Of two with one name, the first listed has it. */
export function findBinanceSymbol(committed: CommittedView, name: string): MarketSymbol | undefined {
  return committed.symbols().find((symbol) => binanceSymbolName(symbol) === name);
}

/** The symbols of a JSON array that the contract has checked, or undefined if one is not listed. */
export function findBinanceSymbols(committed: CommittedView, list: string): MarketSymbol[] | undefined {
  const wanted = [...new Set(JSON.parse(list) as string[])];
  const found = wanted.map((name) => findBinanceSymbol(committed, name));
  return found.every((symbol) => symbol !== undefined) ? found : undefined;
}
