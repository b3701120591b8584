/** The valid requests of operations on withdrawals. See `validRequests.ts`. */
import type { OperationId } from '../../generated/operations';
import type { TestExchange } from '../support/exchange';
import { withdrawCoins } from '../support/transferHelpers';

interface WithdrawalRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
}

/** Requests for withdrawals that already have the status to which the request leads, so that it can be repeated. */
export async function requestsForWithdrawals(exchange: TestExchange): Promise<[OperationId, WithdrawalRequest][]> {
  const { operator, approver } = exchange;
  const rich = await exchange.createUser({ balances: { btc: '20' }, level: 'level_3' });
  const path = async (amount: string) => ({ withdrawalid: String((await withdrawCoins(rich, { amount })).id) });
  // The small ones stay below the approval threshold of 24 hours together.
  const [known, rejected, sending, sent, confirmed, failed] = [
    await path('0.1'),
    await path('0.1'),
    await path('0.1'),
    await path('0.1'),
    await path('0.1'),
    await path('0.1'),
  ];
  const large = await path('2');
  await approver.expect('approveWithdrawal', 200, { path: large });
  for (const each of [sending, sent, confirmed, failed])
    await operator.expect('markWithdrawalSending', 200, { path: each });
  for (const each of [sent, confirmed])
    await operator.expect('markWithdrawalSent', 200, { path: each, body: { txid: 'aa' } });
  return [
    ['getWithdrawal', { path: known }],
    ['rejectWithdrawal', { path: rejected, body: { reason: '"a mistake"' } }],
    ['approveWithdrawal', { path: large }],
    ['markWithdrawalSending', { path: sending }],
    ['markWithdrawalSent', { path: sent, body: { txid: '"aa"', confirmations: '1' } }],
    ['markWithdrawalConfirmed', { path: confirmed, body: { confirmations: '6' } }],
    [
      'markWithdrawalFailed',
      { path: failed, body: { failure: '"refused_by_custodian"', evidence: '"it never left"' } },
    ],
  ];
}
