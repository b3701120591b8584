import type { components } from '../../../generated/openapi';
import type { PortalCaller } from '../../application/callers';
import { fingerprintOf, idempotencyKey } from '../../application/idempotency/idempotencyKeys';
import { rejectConcurrentDuplicates } from '../../application/idempotency/rejectConcurrentDuplicates';
import { traderOf } from '../../application/orders/trader';
import { renderPortalOrder } from '../../application/rendering/portalOrder';
import { parseDestination } from '../../application/withdrawals/destination';
import { refusePortalTerms } from '../../core/decide/createPortalOrder';
import type { IdempotencyKey } from '../../core/idempotencyKeys';
import type { MarketSymbol } from '../../core/model';
import type { Refusal } from '../../core/refusals';
import { present } from '../../core/values/assert';
import { type Amount, amountFrom, formatAmount } from '../../core/values/decimal';
import type { CommandOutcome, CommittedView } from '../../engine/types';
import { askDepositAddress } from '../../portal/depositAddress';
import type { CryptoDestination } from '../../store/transfers/depositAddresses';
import type { Context } from '../context';
import { type Handler, type ResultOf, refused } from '../types';

type Answer = ResultOf<'createPortalOrder'>;

interface Asked {
  readonly symbol: string;
  readonly price: Amount;
  readonly budget: Amount;
}

/**
 * Buys for a partner's user and withdraws in the same commit. Nothing is bought before the partner has said where to send it.
 * Refusals: IDEMPOTENCY_CONFLICT, INVALID_PAIR, INVALID_ORDER_SIDE, `refusePortalTerms`, DEPOSIT_ADDRESS_UNAVAILABLE,
 * INVALID_AUTHENTICATION_HEADER (the session ended meanwhile), INSUFFICIENT_BALANCE, ORDER_NOT_MATCHED.
 */
export const createPortalOrder: Handler<'createPortalOrder'> = async ({ body, headers }, context) => {
  const asked: Asked = {
    symbol: body.pair.toLowerCase(),
    price: amountFrom(body.price),
    budget: amountFrom(body.amount),
  };
  const name = headers['idempotency-key'];
  if (name === undefined) return buy(body, asked, undefined, context);

  const { caller, inFlightKeys, engine } = context;
  const fingerprint = fingerprintOf([asked.symbol, body.side, formatAmount(asked.price), formatAmount(asked.budget)]);
  const once = idempotencyKey('portal_idempotency_key', `${caller.partnerId}/${caller.userId}`, name, fingerprint);
  return rejectConcurrentDuplicates(inFlightKeys, once, async () => {
    const earlier = await engine.findOutcome(once);
    return earlier === undefined ? buy(body, asked, once, context) : answerFrom(earlier);
  });
};

async function buy(
  body: components['schemas']['PortalOrderRequest'],
  asked: Asked,
  once: IdempotencyKey | undefined,
  context: Context<PortalCaller>,
): Promise<Answer> {
  const { engine, caller } = context;
  const symbol = engine.committed.symbol(asked.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  if (body.side !== 'buy') return { refusal: { code: 'INVALID_ORDER_SIDE' } };
  const refusal = refuseTerms(engine.committed, symbol, asked, caller.feeTier);
  if (refusal !== undefined) return refused('createPortalOrder', refusal);

  const deposit = await askDepositAddress(context, caller, symbol.base);
  if (!deposit.ok)
    return {
      refusal: { code: deposit.reason === 'ended' ? 'INVALID_AUTHENTICATION_HEADER' : 'DEPOSIT_ADDRESS_UNAVAILABLE' },
    };
  const place = placeFrom(deposit, symbol.base, context);
  if (place === undefined) return { refusal: { code: 'DEPOSIT_ADDRESS_UNAVAILABLE' } };
  const outcome = await engine.execute({
    type: 'create_portal_order',
    idempotencyKeys: once === undefined ? [] : [once],
    trader: traderOf(context),
    ...asked,
    ...place,
  });
  return answerFrom(outcome);
}

/** Undefined when it is none to which the coin can be sent: on its first network, because a partner names none. */
function placeFrom(
  { address, tag }: CryptoDestination,
  coin: string,
  { engine, config, log, caller, requestId }: Context<PortalCaller>,
): CryptoDestination | undefined {
  const [network] = engine.committed.asset(coin)?.networks ?? [];
  if (network === undefined) return { address, tag };
  const place = parseDestination({ address, tag }, network, config);
  if (!('fault' in place)) return place;
  log.warn(
    { requestId, partnerId: caller.partnerId, coin, reason: place.reason },
    'a partner gave no deposit address of the network',
  );
  return undefined;
}

/** What needs no partner and no book to say no to. The engine says it again, on the state it decides on. */
function refuseTerms(
  committed: CommittedView,
  symbol: MarketSymbol,
  { price, budget }: Asked,
  feeTier: number,
): Refusal | undefined {
  const quote = present(committed.asset(symbol.quote), symbol.quote);
  const { makerRate, takerRate } = committed.fees(symbol.symbol, feeTier);
  const rates = { makerRate, takerRate, vatRate: symbol.vatRate };
  return refusePortalTerms(symbol, quote.precision, quote.transferPrecision, rates, price, budget);
}

function answerFrom({ refusal, event }: CommandOutcome): Answer {
  return refusal === null ? { status: 201, body: renderPortalOrder(event) } : refused('createPortalOrder', refusal);
}
