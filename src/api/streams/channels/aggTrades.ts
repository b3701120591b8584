/**
 * `<pair>@aggTrade`: each trade in the aggregate format. Trades are not aggregated, so all three ids are the trade's
 * id.
 */
import { type components, streamChannels } from '../../../../generated/streams';
import type { Trade } from '../../../core/model/model';
import { formatAmount } from '../../../core/values/decimal';
import type { MakeChannel } from './channel';
import { EachTradeChannel } from './tradeChannel';

export const aggTradeChannel: MakeChannel = (context) =>
  new EachTradeChannel(context, streamChannels.aggTrade.kind, aggTradeEvent);

function aggTradeEvent(trade: Trade, eventTimeMs: number): components['schemas']['AggTradeEvent'] {
  return {
    e: 'aggTrade',
    E: eventTimeMs,
    s: trade.symbol,
    a: trade.id,
    p: formatAmount(trade.price),
    q: formatAmount(trade.quantity),
    f: trade.id,
    l: trade.id,
    T: trade.timeMs,
    m: trade.takerSide === 'sell',
    M: true,
  };
}
