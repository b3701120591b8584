/** Withdrawal commands for tests of the engine on real tables. */
import type { MoveWithdrawal, RequestWithdrawal } from '../../src/core/commands';
import { amountFrom } from '../../src/core/values/decimal';
import type { Engine } from '../../src/engine/types';
import { acceptedEvent, deposit, type ManualClock } from './engineHarness';

export const ANN = 31;
export const [OPERATOR, APPROVER] = [1, 2];
const HOUR_MS = 3_600_000;

export function request(amount: string, more: Partial<RequestWithdrawal> = {}): RequestWithdrawal {
  return {
    type: 'request_withdrawal',
    idempotencyKeys: [],
    trader: { userId: ANN, feeTier: 0, level: 'level_2', ip: '127.0.0.1' },
    asset: 'btc',
    network: 'bitcoin',
    amount: amountFrom(amount),
    address: 'bc1q',
    tag: null,
    bankCode: null,
    ...more,
  };
}

export function move(
  withdrawalId: number,
  to: MoveWithdrawal['to'],
  more: Partial<MoveWithdrawal> = {},
): MoveWithdrawal {
  return {
    type: 'move_withdrawal',
    idempotencyKeys: [],
    withdrawalId,
    to,
    txid: null,
    confirmations: 0,
    failure: null,
    operatorId: null,
    ...more,
  } as MoveWithdrawal;
}

export function approve(withdrawalId: number) {
  return { type: 'approve_withdrawal', idempotencyKeys: [], withdrawalId, operatorId: APPROVER } as const;
}

/** Creates one withdrawal in each status. Large ones are approved; two are older than a day. */
export async function everyStatus(engine: Engine, clock: ManualClock): Promise<void> {
  acceptedEvent(await engine.execute(deposit(ANN, 'btc', '20')));
  for (const amount of ['0.1', '0.2']) acceptedEvent(await engine.execute(request(amount)));
  acceptedEvent(await engine.execute(move(2, 'sending')));
  clock.advance(25 * HOUR_MS);
  for (const amount of ['0.3', '0.4', '1.5', '0.6', '1.2']) acceptedEvent(await engine.execute(request(amount)));
  for (const id of [3, 4]) acceptedEvent(await engine.execute(move(id, 'sending')));
  for (const id of [3, 4]) acceptedEvent(await engine.execute(move(id, 'sent', { txid: `tx${id}`, confirmations: 1 })));
  acceptedEvent(await engine.execute(move(4, 'confirmed', { confirmations: 3 })));
  acceptedEvent(await engine.execute(approve(5)));
  acceptedEvent(await engine.execute(move(5, 'sending', { operatorId: OPERATOR })));
  acceptedEvent(await engine.execute(move(6, 'failed', { failure: 'rejected_by_operator', operatorId: OPERATOR })));
}
