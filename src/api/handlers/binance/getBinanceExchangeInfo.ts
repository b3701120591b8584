import { COUNTED_SECONDS, orderLimit } from '../../../usecases/orderCounts';
import { invalidField } from '../../../usecases/refusals';
import { findBinanceSymbol, findBinanceSymbols } from '../../binance/symbolNames';
import { renderSymbolRules } from '../../binance/symbolRules';
import type { Handler, RequestOf, ResultOf } from '../types';

type Info = Extract<ResultOf<'getBinanceExchangeInfo'>, { readonly status: 200 }>['body'];
type Query = RequestOf<'getBinanceExchangeInfo'>['query'];

/** Permissions that Binance has. Symbols of this exchange have the first one. */
const PERMISSIONS: ReadonlySet<string> = new Set(['SPOT', 'MARGIN', 'LEVERAGED']);
const TRADE_GROUP = /^TRD_GRP_\d{3}$/;

/**
 * Returns the limits, and the rules of the selected symbols. Refusals: INVALID_PAIR, PARAMETERS_EXCLUDE_EACH_OTHER,
 * INVALID_PARAMETERS (a permission that does not exist).
 */
export const getBinanceExchangeInfo: Handler<'getBinanceExchangeInfo'> = ({ query }, { engine, clock, config }) => {
  const { committed } = engine;
  const selections = [query.symbol, query.symbols, query.permissions].filter((value) => value !== undefined);
  const isNamed = query.symbol !== undefined || query.symbols !== undefined;
  if (selections.length > 1 || (isNamed && query.symbolStatus !== undefined))
    return { refusal: { code: 'PARAMETERS_EXCLUDE_EACH_OTHER' } };
  const permissions = permissionsOf(query);
  if (permissions.some((name) => !PERMISSIONS.has(name) && !TRADE_GROUP.test(name)))
    return { refusal: invalidField('permissions') };
  const symbols = isNamed ? namedSymbols(query) : committed.symbols();
  if (symbols === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const shown = symbols.filter(
    ({ status }) => permissions.includes('SPOT') && (query.symbolStatus === undefined || query.symbolStatus === status),
  );
  return {
    status: 200,
    body: {
      timezone: 'UTC',
      serverTime: clock.nowMs(),
      rateLimits: rateLimits(),
      exchangeFilters: [],
      symbols: shown.map((symbol) => renderSymbolRules(committed, symbol, query.showPermissionSets !== 'false')),
    },
  };

  function namedSymbols({ symbol, symbols: list = '[]' }: Query) {
    if (symbol === undefined) return findBinanceSymbols(committed, list);
    const found = findBinanceSymbol(committed, symbol);
    return found === undefined ? undefined : [found];
  }

  function rateLimits(): Info['rateLimits'] {
    const { weight, address } = config.rateLimits;
    return [
      { rateLimitType: 'REQUEST_WEIGHT', interval: 'MINUTE', intervalNum: 1, limit: weight.perMinute },
      { rateLimitType: 'RAW_REQUESTS', interval: 'SECOND', intervalNum: 1, limit: address.get },
      { rateLimitType: 'ORDERS', interval: 'SECOND', intervalNum: COUNTED_SECONDS, limit: orderLimit(config) },
    ];
  }
};

function permissionsOf({ permissions = 'SPOT' }: Query): string[] {
  return permissions.startsWith('[') ? (JSON.parse(permissions) as string[]) : [permissions];
}
