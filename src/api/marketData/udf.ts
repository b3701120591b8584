/** The datafeed for charting libraries in UDF form: its resolutions, its symbols and its bars. */
import type { components, operations } from '../../../generated/openapi';
import type { KlineInterval, MarketSymbol } from '../../core/model/model';
import type { CommittedView } from '../../engine/state/committedView';
import type { Services } from '../../usecases/services';

type Schemas = components['schemas'];
type ResolutionInput = operations['getUdfHistory']['parameters']['query']['resolution'];

const INTERVALS: Readonly<Record<Schemas['UdfResolution'], KlineInterval>> = {
  '1': '1m',
  '3': '3m',
  '5': '5m',
  '15': '15m',
  '30': '30m',
  '60': '1h',
  '120': '2h',
  '240': '4h',
  '360': '6h',
  '480': '8h',
  '720': '12h',
  '1D': '1d',
  '3D': '3d',
  '1W': '1w',
  '1M': '1M',
};

/** In ascending order of length, which is also that in which JavaScript lists these members. */
export const UDF_RESOLUTIONS = Object.keys(INTERVALS) as readonly Schemas['UdfResolution'][];

export function intervalOfResolution(resolution: ResolutionInput): KlineInterval {
  if (resolution === 'D' || resolution === 'W' || resolution === 'M') return INTERVALS[`1${resolution}`];
  return INTERVALS[resolution];
}

/** The name of the exchange, by which charts tell its symbols from those of others. */
export function udfExchangeName({ accounts }: Pick<Services, 'accounts'>): string {
  return accounts.brand.name.en;
}

/** Undefined if the symbol is not listed, or has the name of another exchange before it. */
export function findUdfSymbol(committed: CommittedView, text: string, exchange: string): MarketSymbol | undefined {
  const name = text.slice(text.lastIndexOf(':') + 1);
  const prefix = text.slice(0, -name.length);
  if (prefix !== '' && prefix.toLowerCase() !== `${exchange}:`.toLowerCase()) return undefined;
  return committed.symbol(name.toLowerCase());
}

export function renderFoundSymbol({ symbol, base, quote }: MarketSymbol, exchange: string): Schemas['UdfFoundSymbol'] {
  const name = symbol.toUpperCase();
  return {
    symbol: name,
    full_name: `${exchange}:${name}`,
    description: `${base.toUpperCase()} / ${quote.toUpperCase()}`,
    exchange,
    ticker: name,
    type: 'crypto',
  };
}

export function renderUdfSymbol(symbol: MarketSymbol, exchange: string): Schemas['UdfSymbol'] {
  const { symbol: name, ...found } = renderFoundSymbol(symbol, exchange);
  const multipliersOf = (unit: RegExp): string[] =>
    UDF_RESOLUTIONS.filter((resolution) => unit.test(resolution)).map((resolution) => String(parseInt(resolution, 10)));
  return {
    ...found,
    name,
    listed_exchange: exchange,
    session: '24x7',
    timezone: 'Etc/UTC',
    format: 'price',
    minmov: 1,
    pricescale: 10 ** symbol.pricePrecision,
    volume_precision: symbol.quantityPrecision,
    has_intraday: true,
    intraday_multipliers: multipliersOf(/\d$/),
    has_daily: true,
    daily_multipliers: multipliersOf(/D$/),
    has_weekly_and_monthly: true,
    weekly_multipliers: multipliersOf(/W$/),
    monthly_multipliers: multipliersOf(/M$/),
    supported_resolutions: [...UDF_RESOLUTIONS],
    data_status: 'streaming',
  };
}

/**
 * Charts draw with JSON numbers, so this is the only place where prices and volumes leave the exchange as floating
 * point. Nothing computes with them; a price of more than 15 digits is rounded.
 */
export function renderBars(rows: readonly Schemas['KlineRow'][]): Schemas['UdfBars'] {
  return {
    s: 'ok',
    t: rows.map(([openTimeMs]) => openTimeMs / 1_000),
    o: rows.map(([, open]) => Number(open)),
    h: rows.map(([, , high]) => Number(high)),
    l: rows.map(([, , , low]) => Number(low)),
    c: rows.map(([, , , , close]) => Number(close)),
    v: rows.map(([, , , , , volume]) => Number(volume)),
  };
}
