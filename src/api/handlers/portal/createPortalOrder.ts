import type { components } from '../../../../generated/openapi';
import { refusePortalTerms } from '../../../core/decide/createPortalOrder';
import type { IdempotencyKey } from '../../../core/model/idempotencyKeys';
import type { MarketSymbol } from '../../../core/model/model';
import type { Refusal } from '../../../core/model/refusals';
import { assertPresent } from '../../../core/values/assert';
import { type Amount, amountFrom, formatAmount } from '../../../core/values/decimal';
import type { CommittedView } from '../../../engine/state/committedView';
import type { CommandOutcome } from '../../../engine/types';
import type { CryptoDestination } from '../../../store/transfers/depositAddresses';
import type { PortalCaller } from '../../../usecases/callers';
import { traderOf } from '../../../usecases/callers';
import {
  createIdempotencyKey,
  fingerprintOf,
  rejectConcurrentDuplicates,
} from '../../../usecases/idempotency/idempotencyKeys';
import { quotedTermsOf } from '../../../usecases/orders/portalQuotes';
import { requestDepositAddress } from '../../../usecases/portal/depositAddress';
import { defaultSpendingLimit } from '../../../usecases/portal/spendingLimit';
import { parseDestination } from '../../../usecases/withdrawals/destination';
import { followsManualCredit } from '../../../usecases/withdrawals/manualCredits';
import { renderPortalOrder } from '../../rendering/portalOrder';
import type { Context } from '../context';
import { declaredRefusal, type Handler, type ResultOf } from '../types';

type Result = ResultOf<'createPortalOrder'>;

interface PortalOrderInput {
  readonly symbol: string;
  readonly price: Amount;
  readonly budget: Amount;
}

/**
 * Buys for a partner's user and requests the withdrawal of the purchase in the same commit. The partner must provide
 * the deposit address first; without it, nothing is bought. Refusals: IDEMPOTENCY_CONFLICT, INVALID_PAIR,
 * INVALID_ORDER_SIDE, `refusePortalTerms`, DEPOSIT_ADDRESS_UNAVAILABLE, INVALID_AUTHENTICATION_HEADER (the session
 * ended during the request), PORTAL_SPENDING_LIMIT_EXCEEDED, INSUFFICIENT_BALANCE, ORDER_NOT_MATCHED, and those of
 * `quotedTermsOf`.
 */
export const createPortalOrder: Handler<'createPortalOrder'> = async ({ body, headers }, context) => {
  const input: PortalOrderInput = {
    symbol: body.pair.toLowerCase(),
    price: amountFrom(body.price),
    budget: amountFrom(body.amount),
  };
  const name = headers['idempotency-key'];
  if (name === undefined) return placePortalOrder(body, input, undefined, context);

  const { caller, inFlightKeys, engine } = context;
  const content = [input.symbol, body.side, formatAmount(input.price), formatAmount(input.budget)];
  // Without a quote, the fingerprint is that of previous versions.
  const fingerprint = fingerprintOf(body.quote_id === undefined ? content : [...content, body.quote_id]);
  const key = createIdempotencyKey('portal_idempotency_key', `${caller.partnerId}/${caller.userId}`, name, fingerprint);
  return rejectConcurrentDuplicates(inFlightKeys, key, async () => {
    const previous = await engine.findOutcome(key);
    return previous === undefined ? placePortalOrder(body, input, key, context) : toHandlerResult(previous);
  });
};

async function placePortalOrder(
  body: components['schemas']['PortalOrderRequest'],
  input: PortalOrderInput,
  key: IdempotencyKey | undefined,
  context: Context<PortalCaller>,
): Promise<Result> {
  const { engine, caller } = context;
  const symbol = engine.committed.symbol(input.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  if (body.side !== 'buy') return { refusal: { code: 'INVALID_ORDER_SIDE' } };
  const refusal = refuseInput(engine.committed, symbol, input, caller.feeTier);
  if (refusal !== undefined) return declaredRefusal('createPortalOrder', refusal);
  const quoted = await quotedTermsOf(context, body.quote_id, input);
  if ('refusal' in quoted) return { refusal: quoted.refusal };

  const deposit = await requestDepositAddress(context, caller, symbol.base);
  if (!deposit.ok)
    return {
      refusal: { code: deposit.reason === 'ended' ? 'INVALID_AUTHENTICATION_HEADER' : 'DEPOSIT_ADDRESS_UNAVAILABLE' },
    };
  const destination = destinationFrom(deposit, symbol.base, context);
  if (destination === undefined) return { refusal: { code: 'DEPOSIT_ADDRESS_UNAVAILABLE' } };
  const spendingLimit = deposit.session.ownSpendingLimit ?? defaultSpendingLimit(context);
  const app = { partnerId: caller.partnerId, spendingLimit };
  // The quote may have expired while the partner was answering.
  const terms = await quotedTermsOf(context, body.quote_id, input);
  if ('refusal' in terms) return { refusal: terms.refusal };
  const outcome = await engine.execute({
    type: 'create_portal_order',
    idempotencyKeys: key === undefined ? terms.keys : [key, ...terms.keys],
    trader: { ...traderOf(context), ...deposit.session.user },
    ...input,
    ...destination,
    app,
    ...terms.terms,
    followsManualCredit: await followsManualCredit(context, caller.userId),
  });
  return toHandlerResult(outcome);
}

/**
 * Validates the address on the asset's first network, because partners do not name a network. Undefined if it is not a
 * valid destination.
 */
function destinationFrom(
  { address, tag }: CryptoDestination,
  asset: string,
  { engine, config, log, caller, requestId }: Context<PortalCaller>,
): CryptoDestination | undefined {
  const [network] = engine.committed.asset(asset)?.networks ?? [];
  if (network === undefined) return { address, tag };
  const destination = parseDestination({ address, tag }, network, config);
  if (!('fault' in destination)) return destination;
  log.warn(
    { requestId, partnerId: caller.partnerId, asset, reason: destination.reason },
    'the partner returned a deposit address that is not valid on the network',
  );
  return undefined;
}

/**
 * The checks that need neither the partner nor the order book. The engine repeats them on the state on which it
 * decides.
 */
function refuseInput(
  committed: CommittedView,
  symbol: MarketSymbol,
  { price, budget }: PortalOrderInput,
  feeTier: number,
): Refusal | undefined {
  const quote = assertPresent(committed.asset(symbol.quote), symbol.quote);
  const { makerRate, takerRate } = committed.fees(symbol.symbol, feeTier);
  const rates = { makerRate, takerRate, vatRate: symbol.vatRate };
  return refusePortalTerms(symbol, quote.precision, quote.transferPrecision, rates, price, budget);
}

function toHandlerResult({ refusal, event, replayed }: CommandOutcome): Result {
  if (refusal !== null) return declaredRefusal('createPortalOrder', refusal, replayed);
  const { id } = assertPresent(event.order, 'the order of a portal order');
  return { status: 201, body: renderPortalOrder(event), headers: { Location: `/api/portal-orders/${id}` }, replayed };
}
