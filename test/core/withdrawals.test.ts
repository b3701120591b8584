/** Withdrawals as pure decisions: every step of their way, what each moves, and every no. */
import type { AssetSettings } from '../../src/core/commands';
import type { Refusal } from '../../src/core/refusals';
import { amountFrom } from '../../src/core/values/decimal';
import { Market, trader } from './market';
import { TransferStory } from './transferStory';

/** A market on which more than 1 btc needs a second person, and ann may withdraw 10 btc and 50000 thb a day. */
function story(change: Partial<AssetSettings> = {}): TransferStory {
  const market = new Market();
  set(market, 'btc', { approvalThreshold: amountFrom('1'), ...change });
  market.must({
    type: 'set_withdrawal_limit',
    idempotencyKeys: [],
    limit: { level: 'level_1', asset: 'thb', capacity: amountFrom('50000') },
  });
  return new TransferStory(market);
}

function set(market: Market, name: string, change: Partial<AssetSettings>): void {
  const asset = market.exchange.rules.assets.get(name);
  if (asset === undefined) throw new Error(`no ${name}`);
  market.must({ type: 'set_asset', idempotencyKeys: [], asset: { ...asset, ...change } });
}

test('a withdrawal takes amount and fee at once, leaves when it is sent, and ends confirmed', () => {
  story().play(`
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

test('baht goes to an account at a bank, and out of the bank', () => {
  story().play(`
    ann has 1000 thb
    ann withdraws 500 thb at kbank                 -> 1 queued
    ann keeps 480 thb, 49480 more
    op1 moves 1 to sending                         -> sending
    op1 moves 1 to sent                            -> sent
    house keeps -500 bank of thb
    op2 moves 1 to confirmed                       -> confirmed
  `);
});

describe('a failed one gives back amount, fee and its share of the limit, once', () => {
  test.each([
    ['before anything was done', '', 'rejected_by_operator'],
    ['while it was being sent', 'worker moves 1 to sending -> sending', 'refused_by_custodian'],
    ['after it had left', 'worker moves 1 to sending -> sending\nworker moves 1 to sent tx=aa -> sent', 'returned'],
  ])('%s', (_name, way, failure) => {
    story().play(`
      ann has 2 btc
      ann withdraws 0.5 btc on bitcoin             -> 1 queued
      ${way}
      worker moves 1 to failed as ${failure}       -> failed
      ann keeps 2 btc, 10 more
      house keeps -2 custody of btc
      house keeps 0 withdrawal_fees of btc
      worker moves 1 to failed as ${failure}       -> failed, nothing new
      worker moves 1 to sending                    -> WITHDRAWAL_STATE_CONFLICT
      worker moves 1 to sent tx=bb                 -> WITHDRAWAL_STATE_CONFLICT
      worker moves 1 to confirmed                  -> WITHDRAWAL_STATE_CONFLICT
      ann keeps 2 btc, 10 more
    `);
  });

  test('a failure is said of the status it belongs to, so a late word gives nothing back that is on its way', () => {
    story().play(`
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

test('no step is left out, and none is taken back', () => {
  story().play(`
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

test('the same word twice changes nothing; confirmations count up; another transaction may take the place of the first', () => {
  const { market } = story().play(`
    ann has 2 btc
    ann withdraws 0.5 btc on bitcoin               -> 1 queued
    worker moves 1 to sending                      -> sending
    worker moves 1 to sending                      -> sending, nothing new
    worker moves 1 to sent                         -> sent
    worker moves 1 to sent                         -> sent, nothing new
    worker moves 1 to sent tx=aa                   -> sent
    worker moves 1 to sent tx=aa conf=2            -> sent
    worker moves 1 to sent tx=aa conf=1            -> sent, nothing new
    worker moves 1 to sent                         -> sent, nothing new
    worker moves 1 to sent tx=bb conf=1            -> sent
  `);
  expect(market.exchange.openWithdrawals.get(1)).toMatchObject({ txid: 'bb', confirmations: 1 });
  new TransferStory(market).play(`
    worker moves 1 to confirmed conf=6             -> confirmed
    worker moves 1 to confirmed conf=7             -> confirmed, nothing new
  `);
  expect(market.exchange.openWithdrawals.get(1)).toBeUndefined();
});

test('sending is begun by one, who is told so again, and by nobody after them', () => {
  story({ approvalThreshold: null }).play(`
    ann has 2 btc
    ann withdraws 0.5 btc on bitcoin               -> 1 queued
    op1 moves 1 to sending                         -> sending
    worker moves 1 to sending                      -> WITHDRAWAL_STATE_CONFLICT
    op2 moves 1 to sending                         -> WITHDRAWAL_STATE_CONFLICT
    op1 moves 1 to sending                         -> sending, nothing new
    ann withdraws 0.5 btc on bitcoin               -> 2 queued
    worker moves 2 to sending                      -> sending
    op1 moves 2 to sending                         -> WITHDRAWAL_STATE_CONFLICT
  `);
});

test('one sends it: whoever else begins to at the same time is told no', () => {
  story().play(`
    ann has 2 btc
    ann withdraws 0.5 btc on bitcoin               -> 1 queued
    op1 moves 1 to sending                         -> sending
    op1 moves 1 to sending                         -> sending, nothing new
    op2 moves 1 to sending                         -> WITHDRAWAL_STATE_CONFLICT
    worker moves 1 to sending                      -> WITHDRAWAL_STATE_CONFLICT
    op2 moves 1 to sent tx=aa                      -> sent
    ann withdraws 0.5 btc on bitcoin               -> 2 queued
    worker moves 2 to sending                      -> sending
    worker moves 2 to sending                      -> sending, nothing new
    op1 moves 2 to sending                         -> WITHDRAWAL_STATE_CONFLICT
  `);
});

describe('above the threshold a second person approves', () => {
  test('before anything is sent, and never the one who sends it', () => {
    const { market } = story().play(`
      ann has 9 btc
      ann withdraws 1 btc on bitcoin               -> 1 queued
      op1 approves 1                               -> WITHDRAWAL_STATE_CONFLICT
      ann withdraws 1.00000001 btc on bitcoin      -> 2 queued
      worker moves 2 to sending                    -> WITHDRAWAL_NOT_APPROVED
      op2 moves 2 to sending                       -> WITHDRAWAL_NOT_APPROVED
      op1 approves 2                               -> queued
      op1 approves 2                               -> queued, nothing new
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

  test('the worker sends what was approved; whoever approved it may still say no before that', () => {
    story().play(`
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

  test('what the threshold was when it was asked for decides', () => {
    const { market } = story().play('ann has 9 btc\nann withdraws 2 btc on bitcoin -> 1 queued');
    set(market, 'btc', { approvalThreshold: null });
    new TransferStory(market).play(`
      worker moves 1 to sending                    -> WITHDRAWAL_NOT_APPROVED
      ann withdraws 2 btc on bitcoin               -> 2 queued
      worker moves 2 to sending                    -> sending
    `);
  });
});

test('the limit rolls: 24 hours after a withdrawal was asked for its share is free again, whatever became of it since', () => {
  story({ approvalThreshold: null }).play(`
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

describe('is refused, cheapest reason first, and leaves no trace', () => {
  const request = {
    type: 'request_withdrawal',
    idempotencyKeys: [],
    trader: trader(1),
    asset: 'btc',
    network: 'bitcoin',
    amount: amountFrom('0.5'),
    address: 'a',
    tag: null,
    bankCode: null,
  } as const;
  const asItIs = () => undefined;
  const off = (market: Market) => set(market, 'btc', { withdrawalEnabled: false });
  const networkOff = (market: Market) => {
    const networks = market.exchange.rules.assets.get('btc')?.networks ?? [];
    set(market, 'btc', { networks: networks.map((network) => ({ ...network, withdrawalsEnabled: false })) });
  };

  test.each<[string, object, Refusal, (market: Market) => void]>([
    ['an asset that is not listed', { asset: 'doge', network: 'x' }, { code: 'INVALID_ASSET' }, asItIs],
    ['a network that the asset has not', { network: 'tron' }, { code: 'INVALID_NETWORK' }, off],
    ['crypto without a network', { network: null }, { code: 'INVALID_NETWORK' }, off],
    ['fiat with one', { asset: 'thb', network: 'bitcoin' }, { code: 'INVALID_NETWORK' }, asItIs],
    ['an asset whose withdrawals are off', { amount: 1n }, { code: 'WITHDRAWAL_DISABLED' }, off],
    ['a network whose withdrawals are off', { amount: 1n }, { code: 'WITHDRAWAL_DISABLED' }, networkOff],
    [
      'more decimals than the asset moves',
      { amount: amountFrom('0.000000001') },
      { code: 'INVALID_WITHDRAWAL_AMOUNT_PRECISION', precision: 8 },
      asItIs,
    ],
    [
      'less than the least',
      { amount: amountFrom('0.00019999') },
      { code: 'WITHDRAWAL_AMOUNT_TOO_SMALL', minimum: amountFrom('0.0002') },
      asItIs,
    ],
    [
      'nothing, where there is no least',
      { amount: 0n },
      { code: 'WITHDRAWAL_AMOUNT_TOO_SMALL', minimum: 10n ** 10n },
      (market) => set(market, 'btc', { withdrawalMinimum: 0n }),
    ],
    ['more than there is, the fee included', { amount: amountFrom('20') }, { code: 'INSUFFICIENT_BALANCE' }, asItIs],
    ['more than the level may', { amount: amountFrom('10') }, { code: 'WITHDRAWAL_LIMIT_EXCEEDED' }, asItIs],
    ['a level that may nothing', { trader: trader(1, 'level_0') }, { code: 'WITHDRAWAL_LIMIT_EXCEEDED' }, asItIs],
  ])('%s', (_name, change, refusal, prepare) => {
    const { market } = story().play('ann has 20 btc\nann has 5000 thb');
    prepare(market);
    const { exchange } = market;
    const before = [exchange.sequence, exchange.lastWithdrawalId, exchange.lastEntryId, market.balance(1, 'btc')];
    expect(market.decide({ ...request, ...change }).refusal).toEqual(refusal);
    expect([exchange.sequence, exchange.lastWithdrawalId, exchange.lastEntryId, market.balance(1, 'btc')]).toEqual(
      before,
    );
  });
});
