/** `<pair>@trade`: one event for each trade. */
import { type components, streamChannels } from '../../../../generated/streams';
import type { Trade } from '../../../core/model/model';
import { formatAmount } from '../../../core/values/decimal';
import type { MakeChannel } from './channel';
import { EachTradeChannel } from './tradeChannel';

export const tradeChannel: MakeChannel = (context) =>
  new EachTradeChannel(context, streamChannels.trade.kind, tradeEvent);

function tradeEvent(trade: Trade, eventTimeMs: number): components['schemas']['TradeEvent'] {
  return {
    e: 'trade',
    E: eventTimeMs,
    s: trade.symbol,
    t: trade.id,
    p: formatAmount(trade.price),
    q: formatAmount(trade.quantity),
    T: trade.timeMs,
    m: trade.takerSide === 'sell',
    M: true,
  };
}
