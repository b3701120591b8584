/** Decisions about deposits: announced any number of times, credited once. */
import type { Deposit } from '../../../src/core/model/model';
import { MemoryExchange } from '../memoryExchange';
import { TransferScript } from './transferScript';

test('a deposit is announced, its confirmations increase, and only crediting it changes the balance', () => {
  new TransferScript().play(`
    ann is due 1 btc as tx:1 pending net=bitcoin tx=aa          -> pending
    ann is due 1 btc as tx:1 pending net=bitcoin tx=aa          -> pending, unchanged
    ann is due 1 btc as tx:1 processing net=bitcoin tx=aa conf=1 -> processing
    ann keeps 0 btc
    house keeps 0 custody of btc
    ann is paid 1 btc as tx:1 conf=3                            -> completed
    ann keeps 1 btc
    ann is paid 1 btc as tx:1 conf=4                            -> completed, unchanged
    ann is due 1 btc as tx:1 pending                            -> completed, unchanged
    ann is due 1 btc as tx:1 failed                             -> DEPOSIT_STATE_CONFLICT
    ann keeps 1 btc
    house keeps -1 custody of btc
  `);
});

test('details that are not repeated are kept', () => {
  const deposits: (Deposit | null)[] = [];
  const market = new MemoryExchange();
  const named = { idempotencyKeys: [], userId: 1, asset: 'btc', amount: 10n ** 18n, reference: 'r' } as const;
  deposits.push(
    market.decideAccepted({
      type: 'announce_deposit',
      ...named,
      status: 'processing',
      network: 'bitcoin',
      address: 'bc1',
      txid: 'aa',
      confirmations: 2,
    }).deposit,
  );
  deposits.push(
    market.decideAccepted({ type: 'announce_deposit', ...named, status: 'pending', confirmations: 1 }).deposit,
  );
  deposits.push(market.decideAccepted({ type: 'credit_deposit', ...named, tag: '7' }).deposit);
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
  expect(deposits).toMatchObject([first, first, { ...first, status: 'completed', tag: '7' }]);
});

test('a deposit that does not arrive fails, and is credited if it arrives later', () => {
  new TransferScript().play(`
    ann is due 1 btc as tx:1 pending                            -> pending
    ann is due 1 btc as tx:1 failed                             -> failed
    ann is due 1 btc as tx:1 failed                             -> failed, unchanged
    ann is due 1 btc as tx:1 processing                         -> failed, unchanged
    ann is paid 1 btc as tx:1                                   -> completed
    ann is paid 1 btc as tx:1                                   -> completed, unchanged
    ann keeps 1 btc
    bob is due 5 thb as bank/7 failed                           -> failed
    bob keeps 0 thb
  `);
});

test('a reference is bound to one user, asset and amount, announced or credited', () => {
  new TransferScript().play(`
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

test('an unknown asset or network and an unsuitable amount are refused', () => {
  new TransferScript().play(`
    ann is due 1 doge as tx:1 pending                           -> INVALID_ASSET
    ann is paid 1 doge as tx:1                                  -> INVALID_ASSET
    ann is due 1 btc as tx:1 pending net=tron                   -> INVALID_NETWORK
    ann is paid 5 thb as tx:1 net=bitcoin                       -> INVALID_NETWORK
    ann is due 1.001 thb as tx:1 pending                        -> INVALID_ORDER_AMOUNT_PRECISION
    ann is paid 999999999999999 btc as tx:1                     -> completed
    bob is paid 1 btc as tx:2                                   -> INVALID_SETTING
  `);
});
