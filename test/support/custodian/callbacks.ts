/** Callbacks as a custodian sends them: events of deposits at a user's own address. */
import { randomBytes, randomUUID } from 'node:crypto';
import { keepDepositAddress } from '../../../src/store/depositAddresses';
import type { BodyOf } from '../client';
import type { TestExchange } from '../exchange';
import { addressOn } from './addresses';

export type CallbackEvent = BodyOf<'receiveCustodyCallback'>;
export type DepositEvent = NonNullable<CallbackEvent['deposit']>;

/** Where this user's coins come in from now on. */
export async function ownAddress(
  exchange: TestExchange,
  {
    userId,
    asset = 'btc',
    network = 'bitcoin',
  }: { readonly userId: number; readonly asset?: string; readonly network?: string },
): Promise<string> {
  const kept = await keepDepositAddress(
    exchange.database,
    { userId, asset, network },
    { address: addressOn(network), tag: null },
    Date.now(),
  );
  if (kept === undefined) throw new Error('the address is taken');
  return kept.address;
}

/** Of bitcoin, one that counts, unless it is said otherwise. */
export function depositEvent(
  deposit: Pick<DepositEvent, 'address'> & Partial<DepositEvent>,
): CallbackEvent & { readonly deposit: DepositEvent } {
  const usual = {
    asset: 'btc',
    network: 'bitcoin',
    tag: null,
    txid: randomBytes(32).toString('hex'),
    output: 0,
    amount: '0.25',
    state: 'confirmed',
    confirmations: 6,
  } as const;
  return { event_id: randomUUID(), deposit: { ...usual, ...deposit } };
}
