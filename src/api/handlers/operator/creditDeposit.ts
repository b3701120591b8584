import type { Asset, DepositDetails } from '../../../core/model/model';
import { assertPresent } from '../../../core/values/assert';
import { amountFrom, fitsPrecision, formatAmount } from '../../../core/values/decimal';
import { userExists } from '../../../store/identity/users';
import {
  onChainReference,
  operatorReference,
  outputNamedBy,
  usualTransactionId,
} from '../../../usecases/custody/transactionIds';
import { createIdempotencyKey, fingerprintOf } from '../../../usecases/idempotency/idempotencyKeys';
import { missingField, type RequestRefusal } from '../../../usecases/refusals';
import { renderDeposit } from '../../rendering/transfer';
import { declaredRefusal, type Handler, type RequestOf } from '../types';

/**
 * Credits a deposit, once for each reference; a payment on a chain, once for each output of a transaction. Refusals: INVALID_ASSET, USER_NOT_FOUND, INVALID_SETTING,
 * INVALID_NETWORK, IDEMPOTENCY_CONFLICT.
 */
export const creditDeposit: Handler<'creditDeposit'> = async ({ body }, { engine, database }) => {
  const { user_id: userId, asset } = body;
  const amount = amountFrom(body.amount);
  const listed = engine.committed.asset(asset);
  if (listed === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const refusal = refuseAmount(amount, listed);
  if (refusal !== undefined) return { refusal };
  if (!(await userExists(database, userId))) return { refusal: { code: 'USER_NOT_FOUND' } };

  const reference = depositReference(body, listed);
  if (typeof reference !== 'string') return { refusal: reference };
  const fingerprint = fingerprintOf([String(userId), asset, formatAmount(amount)]);
  const idempotencyKeys = [createIdempotencyKey('deposit_reference', 'house', reference, fingerprint)];
  const outcome = await engine.execute({
    type: 'credit_deposit',
    idempotencyKeys,
    userId,
    asset,
    amount,
    reference,
    ...depositDetailsFrom(body, listed),
  });
  if (outcome.refusal !== null) return declaredRefusal('creditDeposit', outcome.refusal);
  return { status: 201, body: renderDeposit(assertPresent(outcome.event.deposit, 'the deposit')) };
};

/**
 * What identifies the deposit. A payment on a chain is identified by its network, transaction and output, whatever its free
 * reference says: one payment under three references would be credited three times.
 */
function depositReference(
  { reference, network, txid, output }: RequestOf<'creditDeposit'>['body'],
  { networks }: Asset,
): string | Extract<RequestRefusal, { readonly code: 'INVALID_PARAMETERS' }> {
  if (networks.length === 0) return reference;
  if (txid === undefined) return output === undefined ? operatorReference(reference) : missingField('txid');
  if (network === undefined) return missingField('network');
  const paid = output ?? outputNamedBy(reference, { network, txid });
  return paid === undefined ? missingField('output') : onChainReference({ network, txid, output: paid });
}

function refuseAmount(
  amount: bigint,
  { asset, transferPrecision }: Asset,
): Extract<RequestRefusal, { readonly code: 'INVALID_SETTING' }> | undefined {
  if (amount === 0n) return { code: 'INVALID_SETTING', rule: 'a deposit must be greater than zero' };
  if (!fitsPrecision(amount, transferPrecision))
    return { code: 'INVALID_SETTING', rule: `deposits of ${asset} have at most ${transferPrecision} decimals` };
  return undefined;
}

function depositDetailsFrom(body: RequestOf<'creditDeposit'>['body'], { networks }: Asset): DepositDetails {
  const format = networks.find(({ network }) => network === body.network)?.addressFormat ?? 'opaque';
  return {
    network: body.network ?? null,
    address: body.address ?? null,
    tag: body.tag ?? null,
    txid: body.txid == null ? null : usualTransactionId(body.txid, format),
    confirmations: body.confirmations ?? 0,
    bankCode: body.bank_code ?? null,
    accountNumber: body.account_number ?? null,
  };
}
