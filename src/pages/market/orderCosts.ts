/** What an order comes to, from the dry run's exact figures, with the button that goes on from there. The script exchanges this part as the form is filled in. */
import type { components } from '../../../generated/openapi';
import { amountFrom, formatAmount } from '../../core/decimal';
import type { MarketSymbol, Side } from '../../core/model';
import { cut, grouped } from '../figures';
import type { Faults } from '../forms';
import { type Html, html } from '../html';
import type { PageRequest } from '../page';
import { unitsOf } from './view';

export interface Tested {
  readonly preview: components['schemas']['TestedOrder'];
  /** Of the terms that were tried: what is placed is what was looked over. */
  readonly fingerprint: string;
}

export interface CostsShown {
  readonly market: MarketSymbol;
  readonly side: Side;
  readonly tested: Tested | undefined;
  readonly faults: Faults;
}

export function orderCosts({ texts }: Pick<PageRequest, 'texts'>, { market, side, tested, faults }: CostsShown): Html {
  const words = texts.market.order;
  const label = tested === undefined ? words.review : words.place[side](unitsOf(market).base);
  const said =
    tested === undefined
      ? Object.values(faults).map((fault) => html`<p class="quiet">${fault}</p>`)
      : figures(texts, market, tested.preview);
  return html`<div id="costs" class="${side}" aria-live="polite">${said}
${tested !== undefined && html`<input type="hidden" name="reviewed" value="${tested.fingerprint}">`}
<p class="actions"><button class="button" type="submit">${label}</button></p></div>`;
}

/** What trades at once and what rests, what it takes or brings with fee and VAT, and what is left: nothing is reckoned here but the sum of the fills. */
function figures(
  texts: PageRequest['texts'],
  market: MarketSymbol,
  { order, fills, fee, vat, balances }: Tested['preview'],
): Html {
  const words = texts.market.order;
  const units = unitsOf(market);
  const spent = order.side === 'buy' ? market.quote : market.base;
  const traded = formatAmount(fills.reduce((sum, { amount }) => sum + amountFrom(amount), 0n));
  const line = (name: string, decimal: string, unit: string, more?: Html): Html | false =>
    decimal !== '0' && html`<dt>${name}</dt><dd class="number">${grouped(decimal)} ${unit}${more}</dd>`;
  const average = html`<br><span class="quiet">${words.atPrice(cut(order.average_price, market.pricePrecision))}</span>`;
  return html`<h3>${words.costs}</h3>${order.status === 'rejected' && html`<p class="quiet">${words.rejected}</p>`}
<dl class="figures">${line(words.now, traded, units.base, average)}
${line(words.rests, order.remain_amount, units.base)}
${line(words.fee, fee, units.quote)}${line(words.vat, vat, units.quote)}
${line(order.side === 'buy' ? words.pays : words.gets, order.cost, units.quote)}
${line(words.holds, order.open_cost, spent.toUpperCase())}
${html`<dt>${words.left}</dt><dd class="number">${grouped(balances[spent]?.available ?? '0')} ${spent.toUpperCase()}</dd>`}</dl>`;
}
