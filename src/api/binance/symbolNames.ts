/** Names of symbols and assets on the Binance-compatible interface: `BTCTHB` for `btc_thb`, `BTC` for `btc`. */
import type { MarketSymbol } from '../../core/model/model';
import type { CommittedView } from '../../engine/state/committedView';

const names = new WeakMap<MarketSymbol, string>();

export function binanceSymbol(symbol: string): string {
  return symbol.replace('_', '').toUpperCase();
}

export function binanceAsset(asset: string): string {
  return asset.toUpperCase();
}

/** Undefined if no listed symbol has the name. Of two with one name, the first listed has it. */
export function findBinanceSymbol(committed: Pick<CommittedView, 'symbols'>, name: string): MarketSymbol | undefined {
  return committed.symbols().find((symbol) => nameOf(symbol) === name);
}

/** The symbols of a JSON array that the contract has checked, or undefined if one is not listed. */
export function findBinanceSymbols(committed: CommittedView, list: string): MarketSymbol[] | undefined {
  const wanted = [...new Set(JSON.parse(list) as string[])];
  const found = wanted.map((name) => findBinanceSymbol(committed, name));
  return found.every((symbol) => symbol !== undefined) ? found : undefined;
}

function nameOf(symbol: MarketSymbol): string {
  const known = names.get(symbol);
  if (known !== undefined) return known;
  const name = binanceSymbol(symbol.symbol);
  names.set(symbol, name);
  return name;
}
