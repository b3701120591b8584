import type { IdempotencyKey } from '../../../core/model/idempotencyKeys';
import type { AssetNetwork } from '../../../core/model/model';
import type { Refusal as EngineRefusal } from '../../../core/model/refusals';
import { amountFrom, formatAmount, roundDown } from '../../../core/values/decimal';
import { findDepositAddressAt } from '../../../store/transfers/depositAddresses';
import { saveUnownedDeposit } from '../../../store/transfers/unownedDeposits';
import { findWithdrawal } from '../../../store/transfers/withdrawals';
import { parseAddress } from '../../../usecases/custody/addressFormats';
import { applyCustodianStatus } from '../../../usecases/custody/applyCustodianStatus';
import { custodianStatusOf, instructionOf, matchesInstruction } from '../../../usecases/custody/custodianMessages';
import { withdrawalIdOf } from '../../../usecases/custody/custody';
import { onChainReference, usualTransactionId } from '../../../usecases/custody/transactionIds';
import { createIdempotencyKey, fingerprintOf } from '../../../usecases/idempotency/idempotencyKeys';
import { invalidField } from '../../../usecases/refusals';
import type { Services } from '../../../usecases/services';
import { declaredRefusal, type Handler, type RefusalOf, type RequestOf } from '../types';

type Event = RequestOf<'receiveCustodyCallback'>['body'];
type DeclaredRefusal = RefusalOf<'receiveCustodyCallback'>;
type Reported<Kind extends 'withdrawal' | 'deposit'> = NonNullable<Event[Kind]>;

/**
 * Applies an event of the custodian once. Refusals: IDEMPOTENCY_CONFLICT (the event id was used for different content),
 * WITHDRAWAL_NOT_FOUND, DEPOSIT_ADDRESS_NOT_FOUND, CUSTODY_MISMATCH, WITHDRAWAL_STATE_CONFLICT, DEPOSIT_STATE_CONFLICT,
 * INVALID_PARAMETERS (a deposit that is too small or too large for a balance).
 */
export const receiveCustodyCallback: Handler<'receiveCustodyCallback'> = async ({ body }, services) => {
  const key = createIdempotencyKey(
    'custody_event',
    'custodian',
    body.event_id,
    fingerprintOf(fingerprintFieldsOf(body)),
  );
  // An event may need several commands, of which only the last one carries the key. So the key is looked up before the
  // first.
  const previous = await services.engine.findOutcome(key);
  const refusal =
    previous === undefined ? await applyCallback(body, key, services) : toDeclaredRefusal(previous.refusal);
  if (refusal === undefined) return { status: 204, body: undefined };
  services.log.error(
    { requestId: services.requestId, event: body.event_id, withdrawal: body.withdrawal?.key, refusal: refusal.code },
    'refused a custody callback that contradicts the stored data: check it manually',
  );
  return { refusal };
};

function applyCallback(
  { withdrawal, deposit }: Event,
  key: IdempotencyKey,
  services: Services,
): Promise<DeclaredRefusal | undefined> {
  if (withdrawal !== undefined) return applyWithdrawalStatus(withdrawal, key, services);
  if (deposit !== undefined) return applyDepositStatus(deposit, key, services);
  throw new Error('the event has neither a withdrawal nor a deposit, which the contract requires');
}

async function applyWithdrawalStatus(
  reported: Reported<'withdrawal'>,
  key: IdempotencyKey,
  { engine, database }: Services,
): Promise<DeclaredRefusal | undefined> {
  const { lives } = engine.committed;
  const id = withdrawalIdOf(lives, reported.key) ?? 0;
  // Open withdrawals are in memory, final ones only in their table.
  const find = async () => engine.committed.withdrawal(id) ?? (await engine.whenDurable(findWithdrawal(database, id)));
  const withdrawal = await find();
  if (withdrawal === undefined) return { code: 'WITHDRAWAL_NOT_FOUND' };
  if (!matchesInstruction(reported, instructionOf(lives, withdrawal))) return { code: 'CUSTODY_MISMATCH' };
  return toDeclaredRefusal(
    await applyCustodianStatus({ engine, find, status: custodianStatusOf(reported), idempotencyKeys: [key] }),
  );
}

async function applyDepositStatus(
  reported: Reported<'deposit'>,
  key: IdempotencyKey,
  { engine, database, masterKeys, config, clock }: Services,
): Promise<DeclaredRefusal | undefined> {
  const asset = engine.committed.asset(reported.asset);
  const network = asset?.networks.find((listed) => listed.network === reported.network);
  if (asset === undefined || network === undefined) return { code: 'DEPOSIT_ADDRESS_NOT_FOUND' };
  const read = parseAddress(reported.address, {
    format: network.addressFormat,
    testNetworks: config.custody.testNetworks,
  });
  const address = read.ok ? read.address : reported.address;
  const location = { asset: asset.asset, network: network.network, address, tag: reported.tag };
  const owner = read.ok ? await findDepositAddressAt({ database, masterKeys }, location) : undefined;
  // Chains have more decimals than transfers here. The amount is rounded down, because rounding up would credit more
  // than was received.
  const amount = roundDown(amountFrom(reported.amount), asset.transferPrecision);
  if (amount === 0n && owner === undefined) return { code: 'DEPOSIT_ADDRESS_NOT_FOUND' };
  if (amount === 0n)
    return invalidField('deposit', `is below the smallest amount with ${asset.transferPrecision} decimals`);

  const { confirmations } = reported;
  const status = statusOf(reported, network);
  const details = {
    amount,
    reference: onChainReference(reported),
    ...location,
    txid: usualTransactionId(reported.txid, network.addressFormat),
    confirmations,
  };
  if (owner === undefined) {
    // The money has arrived nevertheless: operators find out whose it is. The custodian still learns of the refusal.
    await saveUnownedDeposit(database, { ...details, status }, clock.nowMs());
    return { code: 'DEPOSIT_ADDRESS_NOT_FOUND' };
  }
  const deposit = { idempotencyKeys: [key], userId: owner.userId, ...details };
  const outcome = await engine.execute(
    status === 'completed' ? { type: 'credit_deposit', ...deposit } : { type: 'announce_deposit', ...deposit, status },
  );
  return depositRefusal(outcome.refusal);
}

/**
 * A deposit is completed once the custodian confirms it and it has the number of confirmations that the network
 * requires.
 */
function statusOf(
  { state, confirmations }: Reported<'deposit'>,
  network: AssetNetwork,
): 'pending' | 'processing' | 'completed' | 'failed' {
  if (state === 'dropped') return 'failed';
  if (state === 'confirmed') return confirmations >= network.confirmations ? 'completed' : 'processing';
  return confirmations > 0 ? 'processing' : 'pending';
}

function depositRefusal(refusal: EngineRefusal | null): DeclaredRefusal | undefined {
  switch (refusal?.code) {
    // The event's key was looked up before, so the conflict is with the stored deposit of the same reference.
    case 'IDEMPOTENCY_CONFLICT':
      return { code: 'CUSTODY_MISMATCH' };
    case 'INVALID_SETTING':
      return invalidField('deposit', refusal.rule);
    default:
      return toDeclaredRefusal(refusal);
  }
}

/** The engine's refusal as the operation declares it. Any other refusal is a bug and throws. */
function toDeclaredRefusal(refusal: EngineRefusal | null | undefined): DeclaredRefusal | undefined {
  return refusal == null ? undefined : declaredRefusal('receiveCustodyCallback', refusal).refusal;
}

/** The event's content for the fingerprint, always in the same order. */
function fingerprintFieldsOf({ withdrawal, deposit }: Event): string[] {
  if (withdrawal !== undefined) {
    const { key, asset, network, amount, address, tag, bank_code: bankCode, state, txid, confirmations } = withdrawal;
    return [
      'withdrawal',
      key,
      asset,
      textOrEmpty(network),
      normalizeAmount(amount),
      address,
      textOrEmpty(tag),
      textOrEmpty(bankCode),
      state,
      textOrEmpty(txid),
      String(confirmations),
    ];
  }
  if (deposit === undefined) return [];
  const { asset, network, address, tag, txid, output, amount, state, confirmations } = deposit;
  return [
    'deposit',
    asset,
    network,
    address,
    textOrEmpty(tag),
    txid,
    String(output),
    normalizeAmount(amount),
    state,
    String(confirmations),
  ];
}

function normalizeAmount(amount: string): string {
  return formatAmount(amountFrom(amount));
}

/** Null becomes the empty string, which no member can contain. */
function textOrEmpty(value: string | null): string {
  return value ?? '';
}
