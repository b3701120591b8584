import { fingerprintOf, idempotencyKey } from '../../application/idempotency/idempotencyKeys';
import { invalidField } from '../../application/refusals';
import type { Services } from '../../application/services';
import type { IdempotencyKey } from '../../core/idempotencyKeys';
import type { AssetNetwork } from '../../core/model';
import type { Refusal as EngineRefusal } from '../../core/refusals';
import { amountFrom, formatAmount, roundDown } from '../../core/values/decimal';
import { readAddress } from '../../custody/addressFormats';
import { withdrawalIdOf } from '../../custody/custody';
import { follow } from '../../custody/follow';
import { answerOf, isAbout, sendOrderOf } from '../../custody/wire';
import { findDepositAddressAt } from '../../store/transfers/depositAddresses';
import { findWithdrawal } from '../../store/transfers/withdrawals';
import { type Handler, type RefusalOf, type RequestOf, refused } from '../types';

type Event = RequestOf<'receiveCustodyCallback'>['body'];
type Refused = RefusalOf<'receiveCustodyCallback'>;
type Told<Kind extends 'withdrawal' | 'deposit'> = NonNullable<Event[Kind]>;

/**
 * Takes an event that the custodian tells of, once. Refusals: IDEMPOTENCY_CONFLICT (its name was another's), WITHDRAWAL_NOT_FOUND,
 * DEPOSIT_ADDRESS_NOT_FOUND, CUSTODY_MISMATCH, WITHDRAWAL_STATE_CONFLICT, DEPOSIT_STATE_CONFLICT, INVALID_PARAMETERS (a deposit too small or too large to be held).
 */
export const receiveCustodyCallback: Handler<'receiveCustodyCallback'> = async ({ body }, services) => {
  const once = idempotencyKey('custody_event', 'custodian', body.event_id, fingerprintOf(contentOf(body)));
  // Of several moves only the last carries the event's name, so the name is looked up before the first.
  const known = await services.engine.findOutcome(once);
  const refusal = known === undefined ? await take(body, once, services) : declared(known.refusal);
  if (refusal === undefined) return { status: 204, body: undefined };
  services.log.error(
    { requestId: services.requestId, event: body.event_id, withdrawal: body.withdrawal?.key, refusal: refusal.code },
    'what the custodian tells does not fit: somebody must look',
  );
  return { refusal };
};

function take({ withdrawal, deposit }: Event, once: IdempotencyKey, services: Services): Promise<Refused | undefined> {
  if (withdrawal !== undefined) return takeWithdrawal(withdrawal, once, services);
  if (deposit !== undefined) return takeDeposit(deposit, once, services);
  throw new Error('the contract lets no event without withdrawal or deposit in');
}

async function takeWithdrawal(
  told: Told<'withdrawal'>,
  once: IdempotencyKey,
  { engine, database }: Services,
): Promise<Refused | undefined> {
  const id = withdrawalIdOf(told.key) ?? 0;
  // Open ones are in memory, final ones in their table.
  const find = async () => engine.committed.withdrawal(id) ?? (await engine.whenDurable(findWithdrawal(database, id)));
  const withdrawal = await find();
  if (withdrawal === undefined) return { code: 'WITHDRAWAL_NOT_FOUND' };
  if (!isAbout(told, sendOrderOf(withdrawal))) return { code: 'CUSTODY_MISMATCH' };
  return declared(await follow({ engine, find, told: answerOf(told), once: [once] }));
}

async function takeDeposit(
  told: Told<'deposit'>,
  once: IdempotencyKey,
  { engine, database, config }: Services,
): Promise<Refused | undefined> {
  const asset = engine.committed.asset(told.asset);
  const network = asset?.networks.find((listed) => listed.network === told.network);
  if (asset === undefined || network === undefined) return { code: 'DEPOSIT_ADDRESS_NOT_FOUND' };
  const read = readAddress(told.address, { format: network.addressFormat, testNetworks: config.custody.testNetworks });
  if (!read.ok) return { code: 'DEPOSIT_ADDRESS_NOT_FOUND' };
  const place = { asset: asset.asset, network: network.network, address: read.address, tag: told.tag };
  const owner = await findDepositAddressAt(database, place);
  if (owner === undefined) return { code: 'DEPOSIT_ADDRESS_NOT_FOUND' };
  // Chains have more decimals than our edge. What is below ours stays with the house: rounding up would credit what did not come.
  const amount = roundDown(amountFrom(told.amount), asset.transferPrecision);
  if (amount === 0n) return invalidField('deposit', `is less than ${asset.transferPrecision} decimals can say`);

  const { txid, confirmations } = told;
  const named = {
    idempotencyKeys: [once],
    userId: owner.userId,
    amount,
    reference: referenceOf(told),
    ...place,
    txid,
    confirmations,
  };
  const status = statusOf(told, network);
  const outcome = await engine.execute(
    status === 'completed' ? { type: 'credit_deposit', ...named } : { type: 'announce_deposit', ...named, status },
  );
  return depositRefusal(outcome.refusal);
}

/** It counts once it counts for the custodian and has the confirmations that we ask for. */
function statusOf(
  { state, confirmations }: Told<'deposit'>,
  network: AssetNetwork,
): 'pending' | 'processing' | 'completed' | 'failed' {
  if (state === 'dropped') return 'failed';
  if (state === 'confirmed') return confirmations >= network.confirmations ? 'completed' : 'processing';
  return confirmations > 0 ? 'processing' : 'pending';
}

/** What the chain calls it, whatever the custodian calls it. Hexadecimal names are the same in either case. */
function referenceOf({ network, txid, output }: Told<'deposit'>): string {
  return `${network}:${/^(0x)?[0-9a-f]+$/i.test(txid) ? txid.toLowerCase() : txid}:${output}`;
}

function depositRefusal(refusal: EngineRefusal | null): Refused | undefined {
  switch (refusal?.code) {
    // The event's own name was looked up before: it is the deposit that was another one.
    case 'IDEMPOTENCY_CONFLICT':
      return { code: 'CUSTODY_MISMATCH' };
    case 'INVALID_SETTING':
      return invalidField('deposit', refusal.rule);
    default:
      return declared(refusal);
  }
}

/** What the engine refuses as the contract says it; anything else that it could refuse is a bug. */
function declared(refusal: EngineRefusal | null | undefined): Refused | undefined {
  return refusal == null ? undefined : refused('receiveCustodyCallback', refusal).refusal;
}

/** All of an event that counts, in one order. */
function contentOf({ withdrawal, deposit }: Event): string[] {
  if (withdrawal !== undefined) {
    const { key, asset, network, amount, address, tag, bank_code: bankCode, state, txid, confirmations } = withdrawal;
    return [
      'withdrawal',
      key,
      asset,
      text(network),
      plain(amount),
      address,
      text(tag),
      text(bankCode),
      state,
      text(txid),
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
    text(tag),
    txid,
    String(output),
    plain(amount),
    state,
    String(confirmations),
  ];
}

function plain(amount: string): string {
  return formatAmount(amountFrom(amount));
}

/** Null and the empty text, which no member can be, are one. */
function text(value: string | null): string {
  return value ?? '';
}
