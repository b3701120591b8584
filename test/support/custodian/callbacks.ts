/** Callbacks as a custodian sends them: deposits to a user's own address. */
import { randomBytes, randomUUID } from 'node:crypto';
import { deriveSecretKeys } from '../../../src/store/secrets/secretKeys';
import { saveDepositAddress } from '../../../src/store/transfers/depositAddresses';
import type { BodyOf } from '../client';
import type { TestExchange } from '../exchange';
import { unusedAddress } from './unusedAddresses';

export type CallbackEvent = BodyOf<'receiveCustodyCallback'>;
export type DepositEvent = NonNullable<CallbackEvent['deposit']>;

/** Assigns the user a deposit address. */
export async function assignDepositAddress(
  exchange: TestExchange,
  {
    userId,
    asset = 'btc',
    network = 'bitcoin',
  }: { readonly userId: number; readonly asset?: string; readonly network?: string },
): Promise<string> {
  const kept = await saveDepositAddress(
    { database: exchange.database, masterKeys: deriveSecretKeys(exchange.masterKeys) },
    { userId, asset, network },
    { address: unusedAddress(network), tag: null },
    Date.now(),
  );
  if (kept === undefined) throw new Error('the address is taken');
  return kept.address;
}

/** By default a confirmed deposit of bitcoin. */
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
