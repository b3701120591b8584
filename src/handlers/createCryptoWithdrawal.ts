import { amountFrom, formatAmount } from '../core/decimal';
import { fingerprintOf, unlessInFlight } from './onceKeys';
import { renderCryptoWithdrawal } from './render/transfer';
import { requestWithdrawal } from './requestWithdrawal';
import { namesOf, requestKeys } from './signedRequest';
import { traderOf } from './trader';
import { type Handler, refused } from './types';

/** Sends coins to an address. Refusals: those of `requestWithdrawal` for coins, IDEMPOTENCY_CONFLICT. */
export const createCryptoWithdrawal: Handler<'createCryptoWithdrawal'> = async ({ body, headers }, context) => {
  const { caller, inFlight } = context;
  const { network, address, tag = null, nonce } = body;
  const wish = {
    kind: 'coins',
    asset: body.currency.toLowerCase(),
    network,
    amount: amountFrom(body.amount),
    address,
    tag,
  } as const;
  const fingerprint = fingerprintOf([
    'coins',
    wish.asset,
    network ?? '',
    formatAmount(wish.amount),
    address,
    tag ?? '',
  ]);
  const keys = requestKeys({ caller, nonce, name: headers['idempotency-key'], fingerprint });
  return unlessInFlight(inFlight, keys.named, async () => {
    const outcome = await requestWithdrawal(context, { trader: traderOf(context), once: namesOf(keys), wish });
    if ('refusal' in outcome) return refused('createCryptoWithdrawal', outcome.refusal);
    return { status: 201, body: renderCryptoWithdrawal(outcome.withdrawal) };
  });
};
