import { renderFoundSymbol, udfExchangeName } from '../../marketData/udf';
import type { Handler } from '../types';

const DEFAULT_ROWS = 30;

/** Returns the listed symbols whose names contain the query; those that begin with it come first. */
export const searchUdfSymbols: Handler<'searchUdfSymbols'> = ({ query }, context) => {
  const exchange = udfExchangeName(context);
  const { query: sent = '', type = '', exchange: wantedExchange = '', limit } = query;
  if (!['', 'crypto'].includes(type) || !['', exchange].includes(wantedExchange)) return { status: 200, body: [] };
  const wanted = lettersAndDigits(sent.slice(sent.lastIndexOf(':') + 1));
  const positionOf = ({ symbol }: { readonly symbol: string }): number => lettersAndDigits(symbol).indexOf(wanted);
  const found = context.engine.committed.symbols().filter((symbol) => positionOf(symbol) !== -1);
  const [first, others] = [found.filter((symbol) => positionOf(symbol) === 0), found.filter((s) => positionOf(s) > 0)];
  return {
    status: 200,
    body: [...first, ...others]
      .slice(0, limit === undefined ? DEFAULT_ROWS : Number(limit))
      .map((symbol) => renderFoundSymbol(symbol, exchange)),
  };
};

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
