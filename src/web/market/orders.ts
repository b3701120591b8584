/**
 * Places orders from the market page, with the validators of the contract and the engine commands of the
 * API. A signed-in session may trade without entering a code again; only withdrawals require the second factor each
 * time.
 */

import { previewOrder } from '../../api/orders/previewOrder';
import { previewOrderList } from '../../api/orders/previewOrderList';
import type { MarketSymbol } from '../../core/model/model';
import { newToken } from '../../foundation/secrets/tokens';
import {
  createIdempotencyKey,
  fingerprintOf,
  rejectConcurrentDuplicates,
} from '../../usecases/idempotency/idempotencyKeys';
import type { OrderInput } from '../../usecases/orders/orderInput';
import type { OrderListInput } from '../../usecases/orders/orderLists';
import { type Placement, placementContent } from '../../usecases/orders/placement';
import type { RequestRefusal } from '../../usecases/refusals';
import { type FieldErrors, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import { definePage, type PageContext, type PageServices, type Redirect, type View } from '../framework/page';
import { traderOf } from './manageOrders';
import { MARKET_PATH, marketPath, requestedMarket, unitNames, unknownMarketView } from './marketViews';
import { readOcoInput } from './ocoForm';
import type { ReviewedOrder } from './orderCosts';
import { orderErrors } from './orderErrors';
import { orderSection } from './orderForm';
import { EMPTY_FORM, type OrderFormValues, readFormValues, readOrderInput } from './orderFormValues';

type Request = PageContext<'fullSession'>;

/** Not the key of the form, which the page makes anew. */
function isTypedMember(name: string): boolean {
  return name !== 'once' && Object.hasOwn(EMPTY_FORM, name);
}

const FORM_KEY = /^[\w-]{22,64}$/;
/** What the script shows of the response, by the value of the field `step` with which it sends the form. */
const SHOWN_ALONE: Readonly<Record<string, 'costs' | 'form'>> = { preview: 'costs', place: 'form' };

export const submitOrder = definePage({
  method: 'post',
  path: `${MARKET_PATH}/{symbol}/orders`,
  keeps: isTypedMember,
  formPage: `${MARKET_PATH}/{symbol}`,
  access: 'fullSession',
  changesNothing: (form) => form.text('step') === 'preview',
  handler: async (request, services) => {
    const market = requestedMarket(request, services);
    if (market === undefined) return unknownMarketView(request, services);
    const sent = readFormValues(request.form);
    const values = FORM_KEY.test(sent.once) ? sent : { ...sent, once: newToken() };
    const read = readInput(values, request, services, market);
    if ('errors' in read) return view(request, services, market, { values, errors: read.errors });
    const { input } = read;
    const fingerprint = fingerprintOf(placementContent(placementOf(input)));
    // Only a reviewed order is placed: a form that has changed since the review, or was never reviewed, is reviewed
    // first.
    if (request.form.text('reviewed') === fingerprint && request.form.text('step') !== 'preview' && values === sent)
      return placeReviewedOrder(request, services, market, { values, input, fingerprint });
    const preview = await previewInput(request, services, input);
    if ('refusal' in preview)
      return view(request, services, market, { values, ...problem(preview.refusal, input, market, request) });
    return view(request, services, market, { values, errors: {}, tested: { ...preview, fingerprint } });
  },
});

/** Order lists are told apart from orders by the limit order that they contain. */
type Input = OrderInput | OrderListInput;

function placementOf(input: Input): Placement {
  return 'limit' in input ? { type: 'create_order_list', ...input } : { type: 'create_order', ...input };
}

function readInput(
  values: OrderFormValues,
  { texts }: Request,
  { engine }: PageServices,
  market: MarketSymbol,
): { readonly input: Input } | { readonly errors: FieldErrors } {
  const lastPrice = engine.committed.lastTrade(market.symbol)?.price;
  const read =
    values.type === 'oco' ? readOcoInput(values, market, texts) : readOrderInput(values, { market, lastPrice }, texts);
  return 'errors' in read ? read : { input: read.terms };
}

async function previewInput(request: Request, services: PageServices, input: Input) {
  const trader = traderOf(request);
  if ('limit' in input) {
    const list = await previewOrderList(services, {
      type: 'create_order_list',
      idempotencyKeys: [],
      trader,
      ...input,
    });
    return 'refusal' in list ? list : { list };
  }
  const preview = await previewOrder(services, { trader, input });
  return 'refusal' in preview ? preview : { preview };
}

/** What the form shows of a refusal. */
function problem(
  refusal: RequestRefusal,
  input: Input,
  market: MarketSymbol,
  { texts }: Request,
): Pick<OrderView, 'errors' | 'missing'> {
  const terms =
    'limit' in input
      ? {
          side: input.side,
          timeInForce: input.stop.timeInForce,
          stopPrice: input.stop.stopPrice,
          stopLimit: input.stop.price,
        }
      : input;
  const spent = input.side === 'buy' ? market.quote : market.base;
  return {
    errors: orderErrors(refusal, { market, terms }, texts),
    missing: refusal.code === 'INSUFFICIENT_BALANCE' ? spent : undefined,
  };
}

interface ReviewedForm {
  readonly values: OrderFormValues;
  readonly input: Input;
  readonly fingerprint: string;
}

async function placeReviewedOrder(
  request: Request,
  services: PageServices,
  market: MarketSymbol,
  { values, input, fingerprint }: ReviewedForm,
): Promise<View | Redirect> {
  const { engine, inFlightKeys } = services;
  const key = createIdempotencyKey('order_form', request.user.id, values.once, fingerprint);
  const outcome = await rejectConcurrentDuplicates(inFlightKeys, key, () =>
    engine.execute({ ...placementOf(input), idempotencyKeys: [key], trader: traderOf(request) }),
  );
  if (outcome.refusal !== null) {
    const refusal = outcome.refusal;
    return view(request, services, market, {
      values: { ...values, once: newToken() },
      ...problem(refusal, input, market, request),
    });
  }
  const { order, orders } = outcome.event;
  return { redirect: `${marketPath(market)}?done=${(order ?? orders[0])?.id ?? ''}&side=${input.side}` };
}

interface OrderView {
  readonly values: OrderFormValues;
  readonly errors: FieldErrors;
  readonly tested?: ReviewedOrder;
  /** The asset of which the user has too little. */
  readonly missing?: string | undefined;
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
