/** Decisions about cancellations: who may cancel a withdrawal, when, and what is posted. */
import { amountFrom } from '../../../src/core/values/decimal';
import { TransferScript } from './transferScript';

const createScript = (): TransferScript => new TransferScript();

test('a cancelled withdrawal returns the amount and the fee and restores the limit, once', () => {
  createScript().play(`
    ann has 2 btc
    ann withdraws 0.5 btc on bitcoin               -> 1 queued
    ann keeps 1.4999 btc, 9.4999 more
    ann cancels 1                                  -> failed
    ann keeps 2 btc, 10 more
    house keeps 0 pending_withdrawals of btc
    house keeps 0 withdrawal_fees of btc
    house keeps -2 custody of btc
    24 h pass
    ann cancels 1                                  -> failed, unchanged
    worker moves 1 to sending                      -> WITHDRAWAL_STATE_CONFLICT
    worker moves 1 to sent tx=aa                   -> WITHDRAWAL_STATE_CONFLICT
    worker moves 1 to failed as rejected_by_operator -> WITHDRAWAL_STATE_CONFLICT
    ann keeps 2 btc, 10 more
  `);
});

test('a withdrawal that is being sent, was sent or has ended cannot be cancelled', () => {
  createScript().play(`
    ann has 2 btc
    ann withdraws 0.5 btc on bitcoin               -> 1 queued
    worker moves 1 to sending                      -> sending
    ann cancels 1                                  -> WITHDRAWAL_NOT_CANCELLABLE
    worker moves 1 to sent tx=aa                   -> sent
    ann cancels 1                                  -> WITHDRAWAL_NOT_CANCELLABLE
    worker moves 1 to confirmed                    -> confirmed
    ann cancels 1                                  -> WITHDRAWAL_NOT_CANCELLABLE
    ann withdraws 0.5 btc on bitcoin               -> 2 queued
    op1 moves 2 to failed as rejected_by_operator  -> failed
    ann cancels 2                                  -> WITHDRAWAL_NOT_CANCELLABLE
    ann keeps 1.4999 btc
  `);
});

test('only its owner cancels a withdrawal, in every state of the account but frozen', () => {
  createScript().play(`
    ann has 2 btc
    ann withdraws 0.1 btc on bitcoin               -> 1 queued
    ann withdraws 0.1 btc on bitcoin               -> 2 queued
    bob cancels 1                                  -> WITHDRAWAL_NOT_FOUND
    bob cancels 3                                  -> WITHDRAWAL_NOT_FOUND
    ann cancels 1 while frozen                     -> WITHDRAWAL_NOT_CANCELLABLE
    ann cancels 1 while cancel_only                -> failed
    ann cancels 2 while no_withdrawals             -> failed
    ann keeps 2 btc, 10 more
  `);
});

test('a withdrawal that is already approved can be cancelled', () => {
  const script = createScript();
  const btc = script.market.exchange.rules.assets.get('btc');
  if (btc === undefined) throw new Error('no btc');
  script.market.decideAccepted({
    type: 'set_asset',
    idempotencyKeys: [],
    asset: { ...btc, approvalThreshold: amountFrom('0.1') },
  });
  script.play(`
    ann has 2 btc
    ann withdraws 0.5 btc on bitcoin               -> 1 queued
    op1 approves 1                                 -> queued
    ann cancels 1                                  -> failed
    ann keeps 2 btc, 10 more
  `);
});
