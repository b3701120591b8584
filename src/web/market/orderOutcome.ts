/** The notice that reports the result of the order form that was just sent. */

import { renderOrder } from '../../api/rendering/order';
import type { MarketSymbol } from '../../core/model/model';
import { listIdOf } from '../../core/orders/orderLists';
import { assertPresent } from '../../core/values/assert';
import { amountFrom, formatAmount, roundDown, roundUp } from '../../core/values/decimal';
import { findOrder } from '../../store/trading/orders';
import { notice } from '../framework/forms';
import type { Html } from '../framework/html';
import { groupThousands } from '../framework/numberFormat';
import type { PageContext, PageServices } from '../framework/page';
import { unitNames } from './marketViews';

export async function orderOutcome(
  { texts, user, query }: PageContext<'fullSession'>,
  { engine, database }: PageServices,
  market: MarketSymbol,
): Promise<Html | undefined> {
  const words = texts.market.order.done;
  const done = query.text('done');
  if (done === 'cancelled' || done === 'closed') return notice(words[done], done === 'cancelled' ? 'good' : 'plain');
  const more = texts.trading.done;
  if (done === 'amended' || done === 'replaced') return notice(more[done], 'good');
  if (done === 'cancelled-all') return notice(more.cancelledAll(countFrom(query.text('count'))), 'good');
  const found =
    done !== undefined && /^[1-9]\d{0,14}$/.test(done)
      ? await engine.whenDurable(findOrder(database, user.id, Number(done)))
      : undefined;
  if (found === undefined || found.symbol !== market.symbol) return undefined;
  const order = renderOrder(found);
  const units = unitNames(market);
  if (order.status === 'rejected') return notice(words.rejected, 'plain');
  const { transferPrecision: decimals } = assertPresent(engine.committed.asset(market.quote), `asset ${market.quote}`);
  // As in the preview: what was paid is rounded up, what was received down.
  const cost = (order.side === 'buy' ? roundUp : roundDown)(amountFrom(order.cost), decimals);
  const traded =
    found.filled > 0n &&
    words.completed[order.side](
      `${groupThousands(formatAmount(found.filled))} ${units.base}`,
      `${groupThousands(formatAmount(cost))} ${units.quote}`,
    );
  // The form places OCO lists only: the stop order follows the limit order.
  const list = listIdOf(found);
  const rest =
    order.status === 'cancelled'
      ? words.ended
      : list !== null
        ? words.list(list, list + 1)
        : order.remain_amount === '0'
          ? false
          : order.stop_price !== undefined && found.restedAt === null
            ? words.waiting(order.id)
            : words.resting(order.id, `${groupThousands(order.remain_amount)} ${units.base}`);
  return notice([traded, rest].filter((part) => part !== false).join(' '), 'good');
}

function countFrom(text: string | undefined): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
