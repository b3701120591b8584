import { findPreventedMatch, listPreventedMatches } from '../../../store/trading/preventedMatches';
import { missingField } from '../../../usecases/refusals';
import { parseListLimit } from '../../binance/listParameters';
import { renderPreventedMatch } from '../../binance/renderTrade';
import { findBinanceSymbol } from '../../binance/symbolNames';
import type { Handler } from '../types';

/**
 * Matches of the caller's own orders that were not traded. Refusals: INVALID_PAIR, PARAMETERS_EXCLUDE_EACH_OTHER,
 * INVALID_PARAMETERS without an id.
 */
export const listBinancePreventedMatches: Handler<'listBinancePreventedMatches'> = async (
  { query },
  { engine, database, caller },
) => {
  const symbol = findBinanceSymbol(engine.committed, query.symbol)?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const own = { userId: caller.userId, symbol };
  const { orderId, preventedMatchId, fromPreventedMatchId } = query;
  if (preventedMatchId !== undefined) {
    if (orderId !== undefined || fromPreventedMatchId !== undefined)
      return { refusal: { code: 'PARAMETERS_EXCLUDE_EACH_OTHER' } };
    const match = await engine.whenDurable(findPreventedMatch(database, own, Number(preventedMatchId)));
    return { status: 200, body: match === undefined ? [] : [renderPreventedMatch(match)] };
  }
  if (orderId === undefined) return { refusal: missingField('orderId') };
  const page = { ...own, orderId: Number(orderId), firstId: Number(fromPreventedMatchId ?? 0) };
  const matches = await engine.whenDurable(listPreventedMatches(database, page, parseListLimit(query.limit)));
  return { status: 200, body: matches.map(renderPreventedMatch) };
};
