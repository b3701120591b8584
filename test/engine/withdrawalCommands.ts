/** Withdrawal commands for tests of the engine on real tables. */
import type { MoveWithdrawal, RequestWithdrawal } from '../../src/core/model/commands';
import { amountFrom } from '../../src/core/values/decimal';
import type { Engine } from '../../src/engine/types';
import { acceptedEvent, deposit, type ManualClock } from './engineHarness';

export const ANN = 31;
export const [OPERATOR, APPROVER] = [1, 2];
const HOUR_MS = 3_600_000;

export function requestCommand(amount: string, more: Partial<RequestWithdrawal> = {}): RequestWithdrawal {
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

export function moveCommand(
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

export function approveCommand(withdrawalId: number) {
  return { type: 'approve_withdrawal', idempotencyKeys: [], withdrawalId, operatorId: APPROVER } as const;
}

/** Creates one withdrawal in each status. Large ones are approved; two are older than a day. */
export async function everyStatus(engine: Engine, clock: ManualClock): Promise<void> {
  acceptedEvent(await engine.execute(deposit(ANN, 'btc', '20')));
  for (const amount of ['0.1', '0.2']) acceptedEvent(await engine.execute(requestCommand(amount)));
  acceptedEvent(await engine.execute(moveCommand(2, 'sending')));
  clock.advance(25 * HOUR_MS);
  for (const amount of ['0.3', '0.4', '1.5', '0.6', '1.2']) acceptedEvent(await engine.execute(requestCommand(amount)));
  for (const id of [3, 4]) acceptedEvent(await engine.execute(moveCommand(id, 'sending')));
  for (const id of [3, 4])
    acceptedEvent(await engine.execute(moveCommand(id, 'sent', { txid: `tx${id}`, confirmations: 1 })));
  acceptedEvent(await engine.execute(moveCommand(4, 'confirmed', { confirmations: 3 })));
  acceptedEvent(await engine.execute(approveCommand(5)));
  acceptedEvent(await engine.execute(moveCommand(5, 'sending', { operatorId: OPERATOR })));
  acceptedEvent(
    await engine.execute(moveCommand(6, 'failed', { failure: 'rejected_by_operator', operatorId: OPERATOR })),
  );
}
