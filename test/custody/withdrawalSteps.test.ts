/** For each status and each report of the custodian: steps forward, no steps, or a contradiction. */

import type { Withdrawal, WithdrawalFailure, WithdrawalStatus } from '../../src/core/model/model';
import { amountFrom } from '../../src/core/values/decimal';
import type { CustodianStatus } from '../../src/usecases/custody/custody';
import { stepsToReach, unchangedStep } from '../../src/usecases/custody/withdrawalSteps';

const TOLD: Readonly<Record<CustodianStatus['state'], CustodianStatus>> = {
  accepted: { state: 'accepted' },
  refused: { state: 'refused', reason: '' },
  sent: { state: 'sent', txid: 'aa', confirmations: 1 },
  confirmed: { state: 'confirmed', txid: 'aa', confirmations: 6 },
  returned: { state: 'returned', txid: 'aa', reason: '' },
};

function withdrawalIn(status: WithdrawalStatus, more: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: 7,
    userId: 1,
    asset: 'btc',
    amount: amountFrom('1'),
    fee: 0n,
    network: 'bitcoin',
    bankCode: null,
    address: 'x',
    tag: null,
    status,
    needsApproval: false,
    approvedBy: null,
    handledBy: null,
    txid: null,
    confirmations: 0,
    failure: null,
    orderId: null,
    createdAtMs: 0,
    updatedAtMs: 0,
    clientId: null,
    ...more,
  };
}

/** The steps as text: `sent failed:returned`; `-` for none. */
function stepsText(from: Withdrawal, status: CustodianStatus): string {
  const steps = stepsToReach(from, status);
  if (steps === 'contradiction') return steps;
  return steps.map(({ to, failure }) => (failure === null ? to : `${to}:${failure}`)).join(' ') || '-';
}

const NO = 'contradiction';
test.each<[WithdrawalStatus, WithdrawalFailure | null, Readonly<Record<CustodianStatus['state'], string>>]>([
  ['queued', null, { accepted: NO, refused: NO, sent: NO, confirmed: NO, returned: NO }],
  [
    'sending',
    null,
    {
      accepted: '-',
      refused: 'failed:refused_by_custodian',
      sent: 'sent',
      confirmed: 'sent confirmed',
      returned: 'sent failed:returned',
    },
  ],
  ['sent', null, { accepted: '-', refused: NO, sent: 'sent', confirmed: 'confirmed', returned: 'failed:returned' }],
  ['confirmed', null, { accepted: '-', refused: NO, sent: '-', confirmed: '-', returned: NO }],
  ['failed', 'refused_by_custodian', { accepted: '-', refused: '-', sent: NO, confirmed: NO, returned: NO }],
  ['failed', 'returned', { accepted: '-', refused: NO, sent: '-', confirmed: NO, returned: '-' }],
  ['failed', 'rejected_by_operator', { accepted: NO, refused: NO, sent: NO, confirmed: NO, returned: NO }],
])('from %s (%s)', (status, failure, expected) => {
  const from = withdrawalIn(status, { failure });
  expect(Object.fromEntries(Object.entries(TOLD).map(([state, status]) => [state, stepsText(from, status)]))).toEqual(
    expected,
  );
});

test.each<[string, Partial<Withdrawal>, string]>([
  ['a repetition', { txid: 'aa', confirmations: 1 }, '-'],
  ['fewer confirmations', { txid: 'aa', confirmations: 3 }, '-'],
  ['more confirmations', { txid: 'aa', confirmations: 0 }, 'sent'],
  ['a first transaction id', { confirmations: 5 }, 'sent'],
  ['another transaction id, because the transaction was replaced', { txid: 'bb', confirmations: 5 }, 'sent'],
])('for a sent withdrawal, the report is: %s', (_what, known, expected) => {
  expect(stepsText(withdrawalIn('sent', known), TOLD.sent)).toBe(expected);
});

test('the unchanged step repeats the stored status, except for queued', () => {
  expect(unchangedStep(withdrawalIn('queued'))).toBeUndefined();
  expect(unchangedStep(withdrawalIn('confirmed'))).toEqual({
    to: 'confirmed',
    txid: null,
    confirmations: 0,
    failure: null,
  });
  expect(unchangedStep(withdrawalIn('failed', { failure: 'returned' }))).toMatchObject({
    to: 'failed',
    failure: 'returned',
  });
});
