/** The notice that reports the result of the order form that was just sent. */

import { renderOrder } from '../../application/rendering/order';
import type { MarketSymbol } from '../../core/model';
import { assertPresent } from '../../core/values/assert';
import { amountFrom, formatAmount, roundDown, roundUp } from '../../core/values/decimal';
import { findOrder } from '../../store/trading/orders';
import { notice } from '../framework/forms';
import type { PageContext, PageServices } from '../framework/page';
import type { Html } from '../html';
import { groupThousands } from '../numberFormat';
import { unitNames } from './marketViews';

export async function orderOutcome(
  { texts, user, query }: PageContext<'fullSession'>,
  { engine, database }: PageServices,
  market: MarketSymbol,
): Promise<Html | undefined> {
  const words = texts.market.order.done;
  const done = query.text('done');
  if (done === 'cancelled' || done === 'closed') return notice(words[done], done === 'cancelled' ? 'good' : 'plain');
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
  const rest =
    order.status === 'cancelled'
      ? words.ended
      : order.remain_amount === '0'
        ? false
        : words.resting(order.id, `${groupThousands(order.remain_amount)} ${units.base}`);
  return notice([traded, rest].filter((part) => part !== false).join(' '), 'good');
}
