/** Decisions about withdrawals: every status, the postings of each step, and every refusal. */
import type { AssetSettings } from '../../../src/core/model/commands';
import type { Refusal } from '../../../src/core/model/refusals';
import { amountFrom } from '../../../src/core/values/decimal';
import { traderOf } from '../../support/limitOrder';
import { MemoryExchange } from '../memoryExchange';
import { TransferScript } from './transferScript';

/** A market on which more than 1 btc needs approval, and ann may withdraw 10 btc and 50,000 thb a day. */
function createScript(change: Partial<AssetSettings> = {}): TransferScript {
  const market = new MemoryExchange();
  setAsset(market, 'btc', { approvalThreshold: amountFrom('1'), ...change });
  market.decideAccepted({
    type: 'set_withdrawal_limit',
    idempotencyKeys: [],
    limit: { level: 'level_1', asset: 'thb', capacity: amountFrom('50000') },
  });
  return new TransferScript(market);
}

function setAsset(market: MemoryExchange, name: string, change: Partial<AssetSettings>): void {
  const asset = market.exchange.rules.assets.get(name);
  if (asset === undefined) throw new Error(`no ${name}`);
  market.decideAccepted({ type: 'set_asset', idempotencyKeys: [], asset: { ...asset, ...change } });
}

test('a withdrawal debits amount and fee at once, leaves custody when it is sent, and ends confirmed', () => {
  createScript().play(`
    ann has 2 btc
    ann withdraws 0.5 btc on bitcoin               -> 1 queued
    ann keeps 1.4999 btc, 9.4999 more
    house keeps 0.5 pending_withdrawals of btc
    house keeps 0.0001 withdrawal_fees of btc
    worker moves 1 to sending                      -> sending
    house keeps 0.5 pending_withdrawals of btc
    worker moves 1 to sent tx=aa                   -> sent
    house keeps 0 pending_withdrawals of btc
    house keeps -1.5 custody of btc
    worker moves 1 to sent tx=aa conf=2            -> sent
    worker moves 1 to confirmed tx=aa conf=3       -> confirmed
    house keeps -1.5 custody of btc
    house keeps 0.0001 withdrawal_fees of btc
    ann keeps 1.4999 btc, 9.4999 more
  `);
});

test('a fiat withdrawal goes to a bank account and is debited from the bank', () => {
  createScript().play(`
    ann has 1000 thb
    ann withdraws 500 thb at kbank                 -> 1 queued
    ann keeps 480 thb, 49480 more
    op1 moves 1 to sending                         -> sending
    op1 moves 1 to sent                            -> sent
    house keeps -500 bank of thb
    op2 moves 1 to confirmed                       -> confirmed
  `);
});

const SENT = 'worker moves 1 to sending -> sending\nworker moves 1 to sent tx=aa -> sent';

describe('a failed withdrawal returns the amount and the fee, and restores the limit unless it was sent, once', () => {
  test.each([
    ['before it was sent', '', 'rejected_by_operator', '10'],
    ['while it was being sent', 'worker moves 1 to sending -> sending', 'refused_by_custodian', '10'],
    ['after it was sent', SENT, 'returned', '9.4999'],
  ])('%s', (_name, way, failure, more) => {
    createScript().play(`
      ann has 2 btc
      ann withdraws 0.5 btc on bitcoin             -> 1 queued
      ${way}
      worker moves 1 to failed as ${failure}       -> failed
      ann keeps 2 btc, ${more} more
      house keeps -2 custody of btc
      house keeps 0 withdrawal_fees of btc
      worker moves 1 to failed as ${failure}       -> failed, unchanged
      worker moves 1 to sending                    -> WITHDRAWAL_STATE_CONFLICT
      worker moves 1 to sent tx=bb                 -> WITHDRAWAL_STATE_CONFLICT
      worker moves 1 to confirmed                  -> WITHDRAWAL_STATE_CONFLICT
      ann keeps 2 btc, ${more} more
    `);
  });

  test('each failure is accepted in its own status only, so that a late report refunds nothing that is being sent', () => {
    createScript().play(`
      ann has 2 btc
      ann withdraws 0.5 btc on bitcoin             -> 1 queued
      worker moves 1 to failed                     -> WITHDRAWAL_STATE_CONFLICT
      worker moves 1 to failed as returned         -> WITHDRAWAL_STATE_CONFLICT
      worker moves 1 to failed as refused_by_custodian -> WITHDRAWAL_STATE_CONFLICT
      worker moves 1 to sending                    -> sending
      op1 moves 1 to failed as rejected_by_operator -> WITHDRAWAL_STATE_CONFLICT
      op1 moves 1 to failed as returned            -> WITHDRAWAL_STATE_CONFLICT
      worker moves 1 to sent                       -> sent
      worker moves 1 to failed as refused_by_custodian -> WITHDRAWAL_STATE_CONFLICT
      op1 moves 1 to failed as rejected_by_operator -> WITHDRAWAL_STATE_CONFLICT
      worker moves 1 to confirmed                  -> confirmed
      worker moves 1 to failed as returned         -> WITHDRAWAL_STATE_CONFLICT
      ann keeps 1.4999 btc
    `);
  });
});

test('a withdrawal skips no status and never returns to a previous one', () => {
  createScript().play(`
    ann has 2 btc
    ann withdraws 0.5 btc on bitcoin               -> 1 queued
    worker moves 1 to sent                         -> WITHDRAWAL_STATE_CONFLICT
    worker moves 1 to confirmed                    -> WITHDRAWAL_STATE_CONFLICT
    worker moves 1 to sending                      -> sending
    worker moves 1 to confirmed                    -> WITHDRAWAL_STATE_CONFLICT
    worker moves 1 to sent                         -> sent
    worker moves 1 to sending                      -> WITHDRAWAL_STATE_CONFLICT
    worker moves 1 to confirmed                    -> confirmed
    worker moves 1 to sent                         -> WITHDRAWAL_STATE_CONFLICT
    worker moves 2 to sending                      -> WITHDRAWAL_NOT_FOUND
    op1 approves 2                                 -> WITHDRAWAL_NOT_FOUND
  `);
});

test('a repeated report changes nothing, confirmations only increase, and another transaction may replace the first', () => {
  const { market } = createScript().play(`
    ann has 2 btc
    ann withdraws 0.5 btc on bitcoin               -> 1 queued
    worker moves 1 to sending                      -> sending
    worker moves 1 to sending                      -> sending, unchanged
    worker moves 1 to sent                         -> sent
    worker moves 1 to sent                         -> sent, unchanged
    worker moves 1 to sent tx=aa                   -> sent
    worker moves 1 to sent tx=aa conf=2            -> sent
    worker moves 1 to sent tx=aa conf=1            -> sent, unchanged
    worker moves 1 to sent                         -> sent, unchanged
    worker moves 1 to sent tx=bb conf=1            -> sent
  `);
  expect(market.exchange.openWithdrawals.get(1)).toMatchObject({ txid: 'bb', confirmations: 1 });
  new TransferScript(market).play(`
    worker moves 1 to confirmed conf=6             -> confirmed
    worker moves 1 to confirmed conf=7             -> confirmed, unchanged
  `);
  expect(market.exchange.openWithdrawals.get(1)).toBeUndefined();
});

test('only the operator who began to send a withdrawal, or the worker, can repeat the report', () => {
  createScript({ approvalThreshold: null }).play(`
    ann has 2 btc
    ann withdraws 0.5 btc on bitcoin               -> 1 queued
    op1 moves 1 to sending                         -> sending
    worker moves 1 to sending                      -> WITHDRAWAL_STATE_CONFLICT
    op2 moves 1 to sending                         -> WITHDRAWAL_STATE_CONFLICT
    op1 moves 1 to sending                         -> sending, unchanged
    ann withdraws 0.5 btc on bitcoin               -> 2 queued
    worker moves 2 to sending                      -> sending
    op1 moves 2 to sending                         -> WITHDRAWAL_STATE_CONFLICT
  `);
});

test('a second sender who begins at the same time is refused', () => {
  createScript({ approvalThreshold: null }).play(`
    ann has 2 btc
    ann withdraws 0.5 btc on bitcoin               -> 1 queued
    op1 moves 1 to sending                         -> sending
    op1 moves 1 to sending                         -> sending, unchanged
    op2 moves 1 to sending                         -> WITHDRAWAL_STATE_CONFLICT
    worker moves 1 to sending                      -> WITHDRAWAL_STATE_CONFLICT
    op2 moves 1 to sent tx=aa                      -> sent
    ann withdraws 0.5 btc on bitcoin               -> 2 queued
    worker moves 2 to sending                      -> sending
    worker moves 2 to sending                      -> sending, unchanged
    op1 moves 2 to sending                         -> WITHDRAWAL_STATE_CONFLICT
  `);
});

describe('above the threshold a second person must approve', () => {
  test('before anything is sent, and never the operator who sends it', () => {
    const { market } = createScript().play(`
      ann has 9 btc
      ann withdraws 1 btc on bitcoin               -> 1 queued
      op1 approves 1                               -> WITHDRAWAL_STATE_CONFLICT
      ann withdraws 1.00000001 btc on bitcoin      -> 2 queued
      worker moves 2 to sending                    -> WITHDRAWAL_NOT_APPROVED
      op2 moves 2 to sending                       -> WITHDRAWAL_NOT_APPROVED
      op1 approves 2                               -> queued
      op1 approves 2                               -> queued, unchanged
      op2 approves 2                               -> WITHDRAWAL_STATE_CONFLICT
      op1 moves 2 to sending                       -> WITHDRAWAL_NEEDS_SECOND_OPERATOR
      op2 moves 2 to sending                       -> sending
      op1 approves 2                               -> WITHDRAWAL_STATE_CONFLICT
      op1 moves 2 to sent                          -> WITHDRAWAL_NEEDS_SECOND_OPERATOR
      op1 moves 2 to failed as refused_by_custodian -> WITHDRAWAL_NEEDS_SECOND_OPERATOR
      op2 moves 2 to sent                          -> sent
    `);
    expect(market.exchange.openWithdrawals.get(2)).toMatchObject({
      needsApproval: true,
      approvedBy: 71,
      handledBy: 72,
    });
  });

  test('the worker sends approved withdrawals, and the approver can still reject them before', () => {
    createScript().play(`
      ann has 9 btc
      ann withdraws 2 btc on bitcoin               -> 1 queued
      op1 approves 1                               -> queued
      worker moves 1 to sending                    -> sending
      ann withdraws 3 btc on bitcoin               -> 2 queued
      op1 approves 2                               -> queued
      op1 moves 2 to failed as rejected_by_operator -> failed
      op2 approves 2                               -> WITHDRAWAL_STATE_CONFLICT
      ann withdraws 4 btc on bitcoin               -> 3 queued
      op1 moves 3 to failed as rejected_by_operator -> failed
      ann keeps 6.9999 btc
    `);
  });

  test('the threshold at the time of the request applies', () => {
    const { market } = createScript().play('ann has 9 btc\nann withdraws 2 btc on bitcoin -> 1 queued');
    setAsset(market, 'btc', { approvalThreshold: null });
    new TransferScript(market).play(`
      worker moves 1 to sending                    -> WITHDRAWAL_NOT_APPROVED
      ann withdraws 2 btc on bitcoin               -> 2 queued
      worker moves 2 to sending                    -> sending
    `);
  });
});

test('the limit is restored 24 hours after the request, whatever became of the withdrawal', () => {
  createScript({ approvalThreshold: null }).play(`
    ann has 40 btc
    bob has 40 btc
    ann withdraws 9.9999 btc on bitcoin            -> 1 queued
    ann withdraws 0.0002 btc on bitcoin            -> WITHDRAWAL_LIMIT_EXCEEDED
    bob withdraws 9.9999 btc on bitcoin            -> 2 queued
    23 h pass
    worker moves 1 to sending                      -> sending
    ann withdraws 0.0002 btc on bitcoin            -> WITHDRAWAL_LIMIT_EXCEEDED
    1 h pass
    ann withdraws 5 btc on bitcoin                 -> 3 queued
    ann keeps 24.9999 btc, 4.9999 more
    worker moves 1 to failed as refused_by_custodian -> failed
    ann keeps 34.9999 btc, 4.9999 more
    worker moves 3 to failed as rejected_by_operator -> failed
    ann keeps 40 btc, 10 more
  `);
});

describe('a request is refused, the cheapest check first, and changes nothing', () => {
  const request = {
    type: 'request_withdrawal',
    idempotencyKeys: [],
    trader: traderOf(1),
    asset: 'btc',
    network: 'bitcoin',
    amount: amountFrom('0.5'),
    address: 'a',
    tag: null,
    bankCode: null,
  } as const;
  const asItIs = () => undefined;
  const off = (market: MemoryExchange) => setAsset(market, 'btc', { withdrawalEnabled: false });
  const networkOff = (market: MemoryExchange) => {
    const networks = market.exchange.rules.assets.get('btc')?.networks ?? [];
    setAsset(market, 'btc', { networks: networks.map((network) => ({ ...network, withdrawalsEnabled: false })) });
  };

  test.each<[string, object, Refusal, (market: MemoryExchange) => void]>([
    ['an asset that is not listed', { asset: 'doge', network: 'x' }, { code: 'INVALID_ASSET' }, asItIs],
    ['a network that the asset does not have', { network: 'tron' }, { code: 'INVALID_NETWORK' }, off],
    ['crypto without a network', { network: null }, { code: 'INVALID_NETWORK' }, off],
    ['fiat with a network', { asset: 'thb', network: 'bitcoin' }, { code: 'INVALID_NETWORK' }, asItIs],
    ['an asset whose withdrawals are off', { amount: 1n }, { code: 'WITHDRAWAL_DISABLED' }, off],
    ['a network whose withdrawals are off', { amount: 1n }, { code: 'WITHDRAWAL_DISABLED' }, networkOff],
    [
      'more decimals than the transfer precision',
      { amount: amountFrom('0.000000001') },
      { code: 'INVALID_WITHDRAWAL_AMOUNT_PRECISION', precision: 8 },
      asItIs,
    ],
    [
      'less than the minimum',
      { amount: amountFrom('0.00019999') },
      { code: 'WITHDRAWAL_AMOUNT_TOO_SMALL', minimum: amountFrom('0.0002') },
      asItIs,
    ],
    [
      'zero, if there is no minimum',
      { amount: 0n },
      { code: 'WITHDRAWAL_AMOUNT_TOO_SMALL', minimum: 10n ** 10n },
      (market) => setAsset(market, 'btc', { withdrawalMinimum: 0n }),
    ],
    ['more than the balance, with the fee', { amount: amountFrom('20') }, { code: 'INSUFFICIENT_BALANCE' }, asItIs],
    ['more than the limit of the level', { amount: amountFrom('10') }, { code: 'WITHDRAWAL_LIMIT_EXCEEDED' }, asItIs],
    ['a level without a limit', { trader: traderOf(1, 'level_0') }, { code: 'WITHDRAWAL_LIMIT_EXCEEDED' }, asItIs],
  ])('%s', (_name, change, refusal, prepare) => {
    const { market } = createScript().play('ann has 20 btc\nann has 5000 thb');
    prepare(market);
    const { exchange } = market;
    const before = [exchange.sequence, exchange.lastWithdrawalId, exchange.lastEntryId, market.balance(1, 'btc')];
    expect(market.decide({ ...request, ...change }).refusal).toEqual(refusal);
    expect([exchange.sequence, exchange.lastWithdrawalId, exchange.lastEntryId, market.balance(1, 'btc')]).toEqual(
      before,
    );
  });
});
