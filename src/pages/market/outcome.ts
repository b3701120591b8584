/** What became of the form that was sent just before. */
import { formatAmount } from '../../core/decimal';
import type { MarketSymbol } from '../../core/model';
import { renderOrder } from '../../handlers/render/order';
import { findOrder } from '../../store/orders';
import { grouped } from '../figures';
import { notice } from '../forms';
import type { Html } from '../html';
import type { PageRequest, PageServices } from '../page';
import { unitsOf } from './view';

export async function outcomeOf(
  { texts, user, query }: PageRequest<'fullSession'>,
  { engine, database }: PageServices,
  market: MarketSymbol,
): Promise<Html | undefined> {
  const words = texts.market.order.done;
  const done = query.text('done');
  if (done === 'cancelled' || done === 'closed') return notice(words[done], done === 'cancelled' ? 'good' : 'plain');
  const found =
    done !== undefined && /^[1-9]\d{0,14}$/.test(done)
      ? await engine.told(findOrder(database, user.id, Number(done)))
      : undefined;
  if (found === undefined || found.symbol !== market.symbol) return undefined;
  const order = renderOrder(found);
  const units = unitsOf(market);
  if (order.status === 'rejected') return notice(words.rejected, 'plain');
  const traded =
    found.filled > 0n &&
    words.completed[order.side](
      `${grouped(formatAmount(found.filled))} ${units.base}`,
      `${grouped(order.cost)} ${units.quote}`,
    );
  const rest =
    order.status === 'cancelled'
      ? words.ended
      : order.remain_amount === '0'
        ? false
        : words.resting(order.id, `${grouped(order.remain_amount)} ${units.base}`);
  return notice([traded, rest].filter((part) => part !== false).join(' '), 'good');
}
