/**
 * Placing and cancelling orders from a market's page: forms of the session like every other, judged by the contract's validators, handed to the engine as the
 * API's own handlers do. A full session may trade as its user's keys may; money leaves only with the second factor.
 */
import type { MarketSymbol } from '../../core/model';
import { fingerprintOf, onceKey, unlessInFlight } from '../../handlers/onceKeys';
import { type OrderTerms, wordsOf } from '../../handlers/orderTerms';
import { tryOrder } from '../../handlers/testOrder';
import { newToken } from '../../store/tokens';
import { type Faults, viewWithForm } from '../forms';
import { html } from '../html';
import { type PageRequest, type PageServices, page, type Redirect, type View } from '../page';
import type { Tested } from './orderCosts';
import { type Filled, filledIn, orderSection, readTerms, refusalFaults } from './orderForm';
import { MARKET_PATH, marketOf, pathOf, unitsOf, unknownMarket } from './view';

type Request = PageRequest<'fullSession'>;

const ONCE = /^[\w-]{22,64}$/;
const ORDER_ID = /^[1-9]\d{0,14}$/;

export const doOrder = page({
  method: 'post',
  path: `${MARKET_PATH}/{symbol}/orders`,
  needs: 'fullSession',
  handler: async (request, services) => {
    const market = marketOf(request, services);
    if (market === undefined) return unknownMarket(request, services);
    const sent = filledIn(request.form);
    const filled = ONCE.test(sent.once) ? sent : { ...sent, once: newToken() };
    const read = readTerms(filled, market, request.texts);
    if ('faults' in read) return view(request, services, market, { filled, faults: read.faults });
    const fingerprint = fingerprintOf(wordsOf(read.terms));
    // Placed is what was looked over: a form that was changed since, or was never looked over, is looked over first.
    if (request.form.text('reviewed') === fingerprint && request.form.text('step') !== 'preview' && filled === sent)
      return place(request, services, market, { filled, terms: read.terms, fingerprint });
    const preview = await tryOrder(services, { trader: traderOf(request), terms: read.terms });
    if ('refusal' in preview)
      return view(request, services, market, { filled, faults: refusalFaults(preview.refusal, market, request.texts) });
    return view(request, services, market, { filled, faults: {}, tested: { preview, fingerprint } });
  },
});

export const doCancel = page({
  method: 'post',
  path: `${MARKET_PATH}/{symbol}/orders/{order}/cancel`,
  needs: 'fullSession',
  handler: async (request, services) => {
    const market = marketOf(request, services);
    if (market === undefined) return unknownMarket(request, services);
    const { order = '' } = request.params;
    const command = {
      type: 'cancel_order',
      once: [],
      trader: traderOf(request),
      orderId: Number(order),
      symbol: market.symbol,
    } as const;
    const isCancelled = ORDER_ID.test(order) && (await services.engine.execute(command)).refusal === null;
    return { redirect: `${pathOf(market)}?done=${isCancelled ? 'cancelled' : 'closed'}` };
  },
});

interface Reviewed {
  readonly filled: Filled;
  readonly terms: OrderTerms;
  readonly fingerprint: string;
}

async function place(
  request: Request,
  services: PageServices,
  market: MarketSymbol,
  { filled, terms, fingerprint }: Reviewed,
): Promise<View | Redirect> {
  const { engine, inFlight } = services;
  const once = onceKey('order_form', request.user.id, filled.once, fingerprint);
  const outcome = await unlessInFlight(inFlight, once, () =>
    engine.execute({ type: 'create_order', once: [once], trader: traderOf(request), ...terms }),
  );
  if (outcome.refusal !== null) {
    const refusal = outcome.refusal;
    return view(request, services, market, {
      filled: { ...filled, once: newToken() },
      faults: refusalFaults(refusal, market, request.texts),
    });
  }
  return { redirect: `${pathOf(market)}?done=${outcome.event.order?.id ?? ''}&side=${terms.side}` };
}

function traderOf({ user, ip }: Request) {
  return { userId: user.id, feeTier: user.feeTier, level: user.level, ip };
}

interface Shown {
  readonly filled: Filled;
  readonly faults: Faults;
  readonly tested?: Tested;
}

/** The form alone: whoever has scripts sees its parts on the market's page. */
function view(request: Request, services: PageServices, market: MarketSymbol, shown: Shown): View {
  const units = unitsOf(market);
  const name = request.texts.market.heading(units.base, units.quote);
  const above = html`<p><a class="up" href="${pathOf(market)}">${name}</a></p>`;
  return viewWithForm(
    request.texts,
    { title: name, above, faults: shown.faults },
    orderSection(request, services, { market, ...shown }),
  );
}
