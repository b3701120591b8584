/** Which withdrawals need the approval of a second operator: large ones, and those that add up to much in 24 hours. */
import type { AssetSettings } from '../../../src/core/model/commands';
import { type Amount, amountFrom } from '../../../src/core/values/decimal';
import { traderOf } from '../../support/limitOrder';
import { MemoryExchange } from '../memoryExchange';

const [ANN, BOB] = [1, 2];

/** A market on which more than 1 btc needs approval, and everybody may withdraw 100 btc a day. */
function createMarket(approvalThreshold: Amount | null = amountFrom('1')): MemoryExchange {
  const market = new MemoryExchange();
  setBitcoin(market, { approvalThreshold });
  market.decideAccepted({
    type: 'set_withdrawal_limit',
    idempotencyKeys: [],
    limit: { level: 'level_1', asset: 'btc', capacity: amountFrom('100') },
  });
  return market;
}

function setBitcoin(market: MemoryExchange, change: Partial<AssetSettings>): void {
  const asset = market.exchange.rules.assets.get('btc');
  if (asset === undefined) throw new Error('no btc');
  market.decideAccepted({ type: 'set_asset', idempotencyKeys: [], asset: { ...asset, ...change } });
}

/** Deposits what the user needs, withdraws the amount, and returns whether the withdrawal needs approval. */
function withdraw(market: MemoryExchange, userId: number, amount: string): { id: number; needsApproval: boolean } {
  market.deposit(userId, 'btc', '100');
  const { withdrawal } = market.decideAccepted({
    type: 'request_withdrawal',
    idempotencyKeys: [],
    trader: traderOf(userId),
    asset: 'btc',
    amount: amountFrom(amount),
    network: 'bitcoin',
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    tag: null,
    bankCode: null,
  });
  if (withdrawal === null) throw new Error('no withdrawal');
  return withdrawal;
}

function needApproval(market: MemoryExchange, userId: number, amounts: readonly string[]): boolean[] {
  return amounts.map((amount) => withdraw(market, userId, amount).needsApproval);
}

test('a withdrawal above the threshold needs approval, and one of exactly the threshold does not', () => {
  expect(needApproval(createMarket(), ANN, ['1'])).toEqual([false]);
  expect(needApproval(createMarket(), ANN, ['1.00000001'])).toEqual([true]);
});

test('twenty withdrawals of the threshold each do not leave without approval: only the first does', () => {
  const amounts = new Array<string>(20).fill('1');
  expect(needApproval(createMarket(), ANN, amounts)).toEqual([false, ...new Array<boolean>(19).fill(true)]);
});

test("a user's withdrawals of 24 hours count together with their fees, to the last digit", () => {
  // 0.4 and its fee of 0.0001 leave 0.5999 of the threshold.
  expect(needApproval(createMarket(), ANN, ['0.4', '0.5999'])).toEqual([false, false]);
  expect(needApproval(createMarket(), ANN, ['0.4', '0.59990001'])).toEqual([false, true]);
});

test('withdrawals older than 24 hours, and failed ones, do not count', () => {
  const market = createMarket();
  expect(needApproval(market, ANN, ['0.9'])).toEqual([false]);
  market.timeMs += 86_400_000;
  const second = withdraw(market, ANN, '0.9');
  expect(second.needsApproval).toBe(false);
  market.decideAccepted({
    type: 'move_withdrawal',
    idempotencyKeys: [],
    withdrawalId: second.id,
    to: 'failed',
    failure: 'rejected_by_operator',
    txid: null,
    confirmations: 0,
    operatorId: 71,
  });
  expect(needApproval(market, ANN, ['0.9', '0.9'])).toEqual([false, true]);
});

test('what was sent and has come back keeps counting, so that it does not leave again and again', () => {
  const market = createMarket();
  const { id } = withdraw(market, ANN, '0.9');
  for (const to of ['sending', 'sent', 'failed'] as const) {
    const step = { to, txid: 'aa', confirmations: 0, operatorId: 71 } as const;
    market.decideAccepted({
      type: 'move_withdrawal',
      idempotencyKeys: [],
      withdrawalId: id,
      ...step,
      ...(to === 'failed' ? { to, failure: 'returned' } : { to, failure: null }),
    });
  }
  expect(needApproval(market, ANN, ['0.9'])).toEqual([true]);
  market.timeMs += 86_400_000;
  expect(needApproval(market, ANN, ['0.9'])).toEqual([false]);
});

test("many users' withdrawals need approval from ten times the threshold on", () => {
  const market = createMarket();
  const users = Array.from({ length: 12 }, (_, index) => index + 1);
  // Each withdraws 0.99 with a fee of 0.0001; the eleventh would bring the total to 10.89.
  expect(users.map((user) => withdraw(market, user, '0.99').needsApproval)).toEqual([
    ...new Array<boolean>(10).fill(false),
    true,
    true,
  ]);
});

test("another user's withdrawals do not count for a user", () => {
  const market = createMarket();
  expect(needApproval(market, ANN, ['0.9'])).toEqual([false]);
  expect(needApproval(market, BOB, ['0.9'])).toEqual([false]);
});

test('each withdrawal of a new asset needs approval until a threshold is set', () => {
  const market = createMarket();
  const bitcoin = market.exchange.rules.assets.get('btc');
  if (bitcoin === undefined) throw new Error('no btc');
  const { approvalThreshold: _threshold, ...settings } = bitcoin;
  market.decideAccepted({ type: 'set_asset', idempotencyKeys: [], asset: { ...settings, asset: 'doge' } });
  expect(market.exchange.rules.assets.get('doge')?.approvalThreshold).toBe(0n);
  market.decideAccepted({ type: 'set_approval_threshold', idempotencyKeys: [], asset: 'doge', threshold: null });
  expect(market.exchange.rules.assets.get('doge')?.approvalThreshold).toBeNull();
});

test('without a threshold, no withdrawal needs approval', () => {
  expect(needApproval(createMarket(null), ANN, ['50', '40'])).toEqual([false, false]);
});
