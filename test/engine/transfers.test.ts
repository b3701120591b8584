/** Deposits and withdrawals on real tables: open ones are recovered, and final ones stay final. */

import type { Withdrawal } from '../../src/core/model/model';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import type { ExchangeEngine } from '../../src/engine/engine';
import { acceptedEvent, deposit, EngineHarness } from './engineHarness';
import {
  ANN,
  APPROVER,
  approveCommand,
  everyStatus,
  moveCommand,
  OPERATOR,
  requestCommand,
} from './withdrawalCommands';

let bench: EngineHarness;
beforeEach(async () => {
  bench = await EngineHarness.create();
});
afterEach(() => bench.stopAndAudit());

/** What readers see: the open withdrawals, the balance, and the used withdrawal limit. */
function visibleState({ committed }: ExchangeEngine) {
  return {
    open: Array.from(committed.openWithdrawals()),
    balance: formatAmount(committed.balance(ANN, 'btc').available),
    used: formatAmount(committed.withdrawnAmount(ANN, 'btc', bench.clock.nowMs())),
  };
}

function openWithdrawalStatuses(engine: ExchangeEngine): string {
  return Array.from(engine.committed.openWithdrawals(), ({ id, status }: Withdrawal) => `${id} ${status}`).join(', ');
}

test('a restart and a recovery restore every open withdrawal and the used limits', async () => {
  const engine = await bench.start();
  await everyStatus(engine, bench.clock);
  expect(openWithdrawalStatuses(engine)).toBe('1 queued, 2 sending, 3 sent, 5 sending, 7 queued');
  expect(engine.committed.withdrawal(5)).toMatchObject({
    needsApproval: true,
    approvedBy: APPROVER,
    handledBy: OPERATOR,
  });
  expect(engine.committed.withdrawal(4)).toBeUndefined();
  const before = visibleState(engine);
  // Used in the last 24 hours: 0.3, 0.4, 1.5 and 1.2 with fees. The failed one restored its part of the limit.
  expect([before.balance, before.used]).toEqual(['16.2994', '3.4004']);
  await engine.stop();

  const again = await bench.start();
  expect(visibleState(again)).toEqual(before);
  expect((await again.audit()).violations).toEqual([]);
  await bench.killWriter();
  await again.execute(deposit(ANN, 'thb', '1')).catch(() => undefined);
  while (!again.ready) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(visibleState(again)).toEqual(before);
  expect((await again.audit()).violations).toEqual([]);
  acceptedEvent(await again.execute(moveCommand(3, 'confirmed', { confirmations: 6 })));
  expect(openWithdrawalStatuses(again)).toBe('1 queued, 2 sending, 5 sending, 7 queued');
});

test('final withdrawals stay final after a restart: the same command is accepted without effect, another is refused', async () => {
  const engine = await bench.start();
  await everyStatus(engine, bench.clock);
  const before = visibleState(engine);
  await engine.stop();
  const again = await bench.start();
  for (const command of [moveCommand(4, 'confirmed'), moveCommand(6, 'failed', { failure: 'rejected_by_operator' })])
    expect(acceptedEvent(await again.execute(command))).toMatchObject({ entries: [], balances: [] });
  for (const [command, status] of [
    [moveCommand(4, 'failed', { failure: 'returned' }), 'confirmed'],
    [moveCommand(6, 'sending'), 'failed'],
    [moveCommand(6, 'failed', { failure: 'returned' }), 'failed'],
    [approveCommand(6), 'failed'],
  ] as const)
    expect(await again.execute(command)).toMatchObject({ refusal: { code: 'WITHDRAWAL_STATE_CONFLICT', status } });
  expect(await again.execute(moveCommand(99, 'sending'))).toMatchObject({ refusal: { code: 'WITHDRAWAL_NOT_FOUND' } });
  expect(visibleState(again)).toEqual(before);
});

test('one batch may contain the whole life of a withdrawal, and fifty equal commands move money once', async () => {
  const engine = await bench.start();
  acceptedEvent(await engine.execute(deposit(ANN, 'btc', '1')));
  const steps = [
    requestCommand('0.5'),
    moveCommand(1, 'sending'),
    moveCommand(1, 'sent'),
    moveCommand(1, 'sent', { txid: 'aa' }),
    moveCommand(1, 'confirmed', { confirmations: 3 }),
    moveCommand(1, 'sent'),
  ];
  const outcomes = await Promise.all(steps.map((command) => engine.execute(command)));
  expect(outcomes.map(({ refusal }) => refusal?.code ?? 'accepted')).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'accepted',
    'accepted',
    'WITHDRAWAL_STATE_CONFLICT',
  ]);
  expect(await bench.database('withdrawals').select('status', 'txid', 'confirmations')).toEqual([
    { status: 'confirmed', txid: 'aa', confirmations: 3 },
  ]);

  acceptedEvent(await engine.execute(requestCommand('0.25')));
  const reject = moveCommand(2, 'failed', { failure: 'rejected_by_operator' });
  const refunds = await Promise.all(Array.from({ length: 50 }, () => engine.execute(reject)));
  expect(refunds.filter((outcome) => acceptedEvent(outcome).entries.length > 0)).toHaveLength(1);
  for (const command of [
    requestCommand('0.1'),
    moveCommand(3, 'sending'),
    moveCommand(3, 'sent'),
    moveCommand(3, 'failed', { failure: 'returned' }),
  ])
    acceptedEvent(await engine.execute(command));
  // What was sent counts in the limit, although it was returned.
  expect(visibleState(engine)).toEqual({ open: [], balance: '0.4999', used: '0.6002' });
});

test('an announced deposit is stored and credited once, however often the credit is repeated', async () => {
  const engine = await bench.start();
  const named = {
    idempotencyKeys: [],
    userId: ANN,
    asset: 'usdt',
    amount: amountFrom('7'),
    reference: 'tron/aa/0',
  } as const;
  const announced = {
    type: 'announce_deposit',
    ...named,
    status: 'processing',
    network: 'tron',
    address: 'T1',
    txid: 'aa',
    confirmations: 4,
  } as const;
  acceptedEvent(await engine.execute(announced));
  expect(engine.committed.balance(ANN, 'usdt').available).toBe(0n);
  await engine.stop();

  const again = await bench.start();
  expect(await again.execute({ ...announced, amount: amountFrom('8') })).toMatchObject({
    refusal: { code: 'IDEMPOTENCY_CONFLICT' },
  });
  const credits = await Promise.all(
    Array.from({ length: 20 }, () => again.execute({ type: 'credit_deposit', ...named, confirmations: 20 })),
  );
  expect(credits.filter((outcome) => acceptedEvent(outcome).entries.length > 0)).toHaveLength(1);
  acceptedEvent(await again.execute({ ...announced, status: 'pending' }));
  expect(formatAmount(again.committed.balance(ANN, 'usdt').available)).toBe('7');
  expect(
    await bench.database('deposits').select('id', 'status', 'network', 'address', 'txid', 'confirmations'),
  ).toEqual([{ id: 1, status: 'completed', network: 'tron', address: 'T1', txid: 'aa', confirmations: 20 }]);
});

test('networks and approval thresholds are recovered as they were set', async () => {
  const engine = await bench.start();
  const usdt = engine.committed.asset('usdt');
  if (usdt === undefined) throw new Error('no usdt');
  const networks = usdt.networks.map((network) => ({
    ...network,
    tag: 'optional' as const,
    withdrawalsEnabled: false,
  }));
  acceptedEvent(
    await engine.execute({
      type: 'set_asset',
      idempotencyKeys: [],
      asset: { ...usdt, networks, approvalThreshold: null },
    }),
  );
  const { approvalThreshold, networks: left, ...rest } = usdt;
  acceptedEvent(
    await engine.execute({
      type: 'set_asset',
      idempotencyKeys: [],
      asset: { ...rest, withdrawalFee: amountFrom('2') },
    }),
  );
  await engine.stop();
  const again = await bench.start();
  expect([approvalThreshold, left.map(({ network }) => network)]).toEqual([amountFrom('40000'), ['ethereum', 'tron']]);
  expect(again.committed.asset('usdt')).toEqual({
    ...usdt,
    withdrawalFee: amountFrom('2'),
    networks,
    approvalThreshold: null,
  });
});
