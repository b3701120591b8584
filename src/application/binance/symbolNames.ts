/** Names of symbols and assets in the Binance-compatible interface: `BTCTHB` for `btc_thb`, `BTC` for `btc`. */
import type { MarketSymbol } from '../../core/model';
import type { CommittedView } from '../../engine/types';

export function binanceSymbol(symbol: string): string {
  return symbol.replace('_', '').toUpperCase();
}

export function binanceAsset(asset: string): string {
  return asset.toUpperCase();
}

/** The listed symbol; undefined if there is none of this name. */
export function findBinanceSymbol(committed: CommittedView, name: string): MarketSymbol | undefined {
  return committed.symbols().find(({ symbol }) => binanceSymbol(symbol) === name);
}
