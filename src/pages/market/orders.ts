/**
 * Places and cancels orders from the market page, with the validators of the contract and the engine commands of the
 * API. A signed-in session may trade without entering a code again; only withdrawals require the second factor each
 * time.
 */

import { createIdempotencyKey, fingerprintOf } from '../../application/idempotency/idempotencyKeys';
import { rejectConcurrentDuplicates } from '../../application/idempotency/rejectConcurrentDuplicates';
import { type OrderInput, orderFingerprintFields } from '../../application/orders/orderInput';
import { previewOrder } from '../../application/orders/previewOrder';
import type { MarketSymbol } from '../../core/model';
import { newToken } from '../../store/secrets/tokens';
import { type FieldErrors, viewWithForm } from '../framework/forms';
import { definePage, type PageContext, type PageServices, type Redirect, type View } from '../framework/page';
import { html } from '../html';
import { MARKET_PATH, marketPath, requestedMarket, unitNames, unknownMarketView } from './marketViews';
import type { ReviewedOrder } from './orderCosts';
import { type OrderFormValues, orderErrors, orderSection, readFormValues, readOrderInput } from './orderForm';

type Request = PageContext<'fullSession'>;

const FORM_KEY = /^[\w-]{22,64}$/;
/** What the script shows of the response, by the value of the field `step` with which it sends the form. */
const SHOWN_ALONE: Readonly<Record<string, 'costs' | 'form'>> = { preview: 'costs', place: 'form' };
const ORDER_ID = /^[1-9]\d{0,14}$/;

export const submitOrder = definePage({
  method: 'post',
  path: `${MARKET_PATH}/{symbol}/orders`,
  access: 'fullSession',
  handler: async (request, services) => {
    const market = requestedMarket(request, services);
    if (market === undefined) return unknownMarketView(request, services);
    const sent = readFormValues(request.form);
    const values = FORM_KEY.test(sent.once) ? sent : { ...sent, once: newToken() };
    const read = readOrderInput(values, market, request.texts);
    if ('errors' in read) return view(request, services, market, { values, errors: read.errors });
    const fingerprint = fingerprintOf(orderFingerprintFields(read.terms));
    // Only a reviewed order is placed: a form that has changed since the review, or was never reviewed, is reviewed
    // first.
    if (request.form.text('reviewed') === fingerprint && request.form.text('step') !== 'preview' && values === sent)
      return placeReviewedOrder(request, services, market, { values, terms: read.terms, fingerprint });
    const preview = await previewOrder(services, { trader: traderOf(request), input: read.terms });
    if ('refusal' in preview)
      return view(request, services, market, {
        values,
        errors: orderErrors(preview.refusal, { market, timeInForce: read.terms.timeInForce }, request.texts),
      });
    return view(request, services, market, { values, errors: {}, tested: { preview, fingerprint } });
  },
});

export const submitCancel = definePage({
  method: 'post',
  path: `${MARKET_PATH}/{symbol}/orders/{order}/cancel`,
  access: 'fullSession',
  handler: async (request, services) => {
    const market = requestedMarket(request, services);
    if (market === undefined) return unknownMarketView(request, services);
    const { order = '' } = request.params;
    const command = {
      type: 'cancel_order',
      idempotencyKeys: [],
      trader: traderOf(request),
      orderId: Number(order),
      symbol: market.symbol,
    } as const;
    const isCancelled = ORDER_ID.test(order) && (await services.engine.execute(command)).refusal === null;
    return { redirect: `${marketPath(market)}?done=${isCancelled ? 'cancelled' : 'closed'}` };
  },
});

interface ReviewedForm {
  readonly values: OrderFormValues;
  readonly terms: OrderInput;
  readonly fingerprint: string;
}

async function placeReviewedOrder(
  request: Request,
  services: PageServices,
  market: MarketSymbol,
  { values, terms, fingerprint }: ReviewedForm,
): Promise<View | Redirect> {
  const { engine, inFlightKeys } = services;
  const key = createIdempotencyKey('order_form', request.user.id, values.once, fingerprint);
  const outcome = await rejectConcurrentDuplicates(inFlightKeys, key, () =>
    engine.execute({ type: 'create_order', idempotencyKeys: [key], trader: traderOf(request), ...terms }),
  );
  if (outcome.refusal !== null) {
    const refusal = outcome.refusal;
    return view(request, services, market, {
      values: { ...values, once: newToken() },
      errors: orderErrors(refusal, { market, timeInForce: terms.timeInForce }, request.texts),
    });
  }
  return { redirect: `${marketPath(market)}?done=${outcome.event.order?.id ?? ''}&side=${terms.side}` };
}

function traderOf({ user, ip }: Request) {
  return { userId: user.id, feeTier: user.feeTier, level: user.level, state: user.state, ip };
}

interface OrderView {
  readonly values: OrderFormValues;
  readonly errors: FieldErrors;
  readonly tested?: ReviewedOrder;
}

/** The form as a page of its own. With JavaScript, the script shows its parts on the market page instead. */
function view(request: Request, services: PageServices, market: MarketSymbol, shown: OrderView): View {
  const units = unitNames(market);
  const name = request.texts.market.heading(units.base, units.quote);
  const above = html`<p><a class="up" href="${marketPath(market)}">${name}</a></p>`;
  return viewWithForm(
    request.texts,
    { title: name, above, errors: shown.errors },
    orderSection(request, services, { market, ...shown, shownAlone: SHOWN_ALONE[request.form.textOrEmpty('step')] }),
  );
}
