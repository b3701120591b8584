/** Deposits as pure decisions: announced as often as they are seen, credited once for ever. */
import type { Deposit } from '../../src/core/model';
import { Market } from './market';
import { TransferStory } from './transferStory';

test('a deposit is seen, counted up, and credited; until then nobody has it', () => {
  new TransferStory().play(`
    ann is due 1 btc as tx:1 pending net=bitcoin tx=aa          -> pending
    ann is due 1 btc as tx:1 pending net=bitcoin tx=aa          -> pending, nothing new
    ann is due 1 btc as tx:1 processing net=bitcoin tx=aa conf=1 -> processing
    ann keeps 0 btc
    house keeps 0 custody of btc
    ann is paid 1 btc as tx:1 conf=3                            -> completed
    ann keeps 1 btc
    ann is paid 1 btc as tx:1 conf=4                            -> completed, nothing new
    ann is due 1 btc as tx:1 pending                            -> completed, nothing new
    ann is due 1 btc as tx:1 failed                             -> DEPOSIT_STATE_CONFLICT
    ann keeps 1 btc
    house keeps -1 custody of btc
  `);
});

test('what was said once is remembered when it is not said again', () => {
  const told: (Deposit | null)[] = [];
  const market = new Market();
  const named = { idempotencyKeys: [], userId: 1, asset: 'btc', amount: 10n ** 18n, reference: 'r' } as const;
  told.push(
    market.must({
      type: 'announce_deposit',
      ...named,
      status: 'processing',
      network: 'bitcoin',
      address: 'bc1',
      txid: 'aa',
      confirmations: 2,
    }).deposit,
  );
  told.push(market.must({ type: 'announce_deposit', ...named, status: 'pending', confirmations: 1 }).deposit);
  told.push(market.must({ type: 'credit_deposit', ...named, tag: '7' }).deposit);
  const first = {
    id: 1,
    status: 'processing',
    network: 'bitcoin',
    address: 'bc1',
    tag: null,
    txid: 'aa',
    confirmations: 2,
    bankCode: null,
    accountNumber: null,
  };
  expect(told).toMatchObject([first, first, { ...first, status: 'completed', tag: '7' }]);
});

test('one that never arrives fails, and is credited if it comes after all', () => {
  new TransferStory().play(`
    ann is due 1 btc as tx:1 pending                            -> pending
    ann is due 1 btc as tx:1 failed                             -> failed
    ann is due 1 btc as tx:1 failed                             -> failed, nothing new
    ann is due 1 btc as tx:1 processing                         -> failed, nothing new
    ann is paid 1 btc as tx:1                                   -> completed
    ann is paid 1 btc as tx:1                                   -> completed, nothing new
    ann keeps 1 btc
    bob is due 5 thb as bank/7 failed                           -> failed
    bob keeps 0 thb
  `);
});

test('a reference names one amount for one user of one asset, announced or credited', () => {
  new TransferStory().play(`
    ann is due 1 btc as tx:1 pending                            -> pending
    bob is due 1 btc as tx:1 pending                            -> IDEMPOTENCY_CONFLICT
    ann is due 2 btc as tx:1 pending                            -> IDEMPOTENCY_CONFLICT
    ann is due 1 thb as tx:1 pending                            -> IDEMPOTENCY_CONFLICT
    bob is paid 1 btc as tx:1                                   -> IDEMPOTENCY_CONFLICT
    ann is paid 1.1 btc as tx:1                                 -> IDEMPOTENCY_CONFLICT
    ann is paid 1 btc as tx:1                                   -> completed
    ann is paid 2 btc as tx:1                                   -> IDEMPOTENCY_CONFLICT
    ann is due 1 btc as tx:2 pending                            -> pending
    ann keeps 1 btc
  `);
});

test('is refused for what the exchange does not know', () => {
  new TransferStory().play(`
    ann is due 1 doge as tx:1 pending                           -> INVALID_ASSET
    ann is paid 1 doge as tx:1                                  -> INVALID_ASSET
    ann is due 1 btc as tx:1 pending net=tron                   -> INVALID_NETWORK
    ann is paid 5 thb as tx:1 net=bitcoin                       -> INVALID_NETWORK
    ann is due 1.001 thb as tx:1 pending                        -> INVALID_ORDER_AMOUNT_PRECISION
    ann is paid 999999999999999 btc as tx:1                     -> completed
    bob is paid 1 btc as tx:2                                   -> INVALID_SETTING
  `);
});
