/**
 * Stores a withdrawal that the exchange orders, once for its key. What can be known at once to be impossible is refused at
 * once; everything else is accepted, and will be sent.
 */
import type { Knex } from 'knex';
import { amountFrom } from '../../../core/values/decimal';
import type { Clock } from '../../../foundation/clock';
import type { Chain } from '../model/chain';
import { unitsFrom } from '../model/units';
import {
  findWithdrawal,
  insertWithdrawal,
  type NewWithdrawal,
  type StoredWithdrawal,
  type WithdrawalOrder,
} from '../store/withdrawals';

export interface AcceptOptions {
  readonly database: Knex;
  readonly clock: Clock;
  /** The chain of each network. */
  readonly chains: ReadonlyMap<string, Chain>;
}

/** `conflict`: the key is known with different content. */
export async function acceptWithdrawal(
  { database, clock, chains }: AcceptOptions,
  order: WithdrawalOrder,
): Promise<StoredWithdrawal | 'conflict'> {
  const known = await findWithdrawal(database, order.key);
  if (known !== undefined) return hasSameContent(known, order) ? known : 'conflict';
  const outcome = outcomeOf(order, order.network === null ? undefined : chains.get(order.network));
  await insertWithdrawal(database, { ...order, ...outcome, createdAtMs: clock.nowMs() });
  // Stored by this request or by a concurrent one with the same key.
  const stored = await findWithdrawal(database, order.key);
  if (stored === undefined) throw new Error('a withdrawal that was stored is missing');
  return hasSameContent(stored, order) ? stored : 'conflict';
}

type Outcome = Pick<NewWithdrawal, 'state' | 'destination' | 'units' | 'reason'>;

function outcomeOf({ asset, address, amount, tag, bankCode }: WithdrawalOrder, chain: Chain | undefined): Outcome {
  const listed = chain?.assets.find((one) => one.asset === asset);
  if (chain === undefined || listed === undefined)
    return refused('this custodian does not hold the asset on this network');
  if (tag !== null || bankCode !== null) return refused('the network has neither tags nor banks');
  const destination = chain.parseAddress(address);
  if (destination === undefined) return refused('the address is not one of this network');
  const units = unitsFrom(amount, listed.decimals);
  if (units === undefined) return refused(`the amount has more than ${listed.decimals} decimals or is zero`);
  const fault = chain.payoutFault({ asset, address: destination, units });
  return fault === undefined ? { state: 'accepted', destination, units, reason: null } : refused(fault);
}

function refused(reason: string): Outcome {
  return { state: 'refused', destination: null, units: null, reason };
}

/** Amounts are compared by value: `1.0` is `1`. */
function hasSameContent(stored: WithdrawalOrder, order: WithdrawalOrder): boolean {
  return (
    stored.asset === order.asset &&
    stored.network === order.network &&
    amountFrom(stored.amount) === amountFrom(order.amount) &&
    stored.address === order.address &&
    stored.tag === order.tag &&
    stored.bankCode === order.bankCode
  );
}
