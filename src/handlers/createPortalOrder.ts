import type { components } from '../../generated/openapi';
import { present } from '../core/assert';
import { refusePortalTerms } from '../core/decide/createPortalOrder';
import { type Amount, amountFrom, formatAmount } from '../core/decimal';
import type { MarketSymbol } from '../core/model';
import type { OnceKey } from '../core/onceKeys';
import type { Refusal } from '../core/refusals';
import type { Committed, Outcome } from '../engine/types';
import { askDepositAddress } from '../portal/depositAddress';
import type { Place } from '../store/depositAddresses';
import type { Context, PortalCaller } from './context';
import { readPlace } from './destination';
import { fingerprintOf, onceKey, unlessInFlight } from './onceKeys';
import { renderPortalOrder } from './render/portalOrder';
import { traderOf } from './trader';
import { type AnswerOf, type Handler, refused } from './types';

type Answer = AnswerOf<'createPortalOrder'>;

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

  const { caller, inFlight, engine } = context;
  const fingerprint = fingerprintOf([asked.symbol, body.side, formatAmount(asked.price), formatAmount(asked.budget)]);
  const once = onceKey('portal_idempotency_key', `${caller.partnerId}/${caller.userId}`, name, fingerprint);
  return unlessInFlight(inFlight, once, async () => {
    const earlier = await engine.recall(once);
    return earlier === undefined ? buy(body, asked, once, context) : answerFrom(earlier);
  });
};

async function buy(
  body: components['schemas']['PortalOrderRequest'],
  asked: Asked,
  once: OnceKey | undefined,
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
    once: once === undefined ? [] : [once],
    trader: traderOf(context),
    ...asked,
    ...place,
  });
  return answerFrom(outcome);
}

/** Undefined when it is none to which the coin can be sent: on its first network, because a partner names none. */
function placeFrom(
  { address, tag }: Place,
  coin: string,
  { engine, config, log, caller, requestId }: Context<PortalCaller>,
): Place | undefined {
  const [network] = engine.committed.asset(coin)?.networks ?? [];
  if (network === undefined) return { address, tag };
  const place = readPlace({ address, tag }, network, config);
  if (!('fault' in place)) return place;
  log.warn(
    { requestId, partnerId: caller.partnerId, coin, reason: place.reason },
    'a partner gave no deposit address of the network',
  );
  return undefined;
}

/** What needs no partner and no book to say no to. The engine says it again, on the state it decides on. */
function refuseTerms(
  committed: Committed,
  symbol: MarketSymbol,
  { price, budget }: Asked,
  feeTier: number,
): Refusal | undefined {
  const quote = present(committed.asset(symbol.quote), symbol.quote);
  const { makerRate, takerRate } = committed.fees(symbol.symbol, feeTier);
  const rates = { makerRate, takerRate, vatRate: symbol.vatRate };
  return refusePortalTerms(symbol, quote.precision, quote.transferPrecision, rates, price, budget);
}

function answerFrom({ refusal, event }: Outcome): Answer {
  return refusal === null ? { status: 201, body: renderPortalOrder(event) } : refused('createPortalOrder', refusal);
}
