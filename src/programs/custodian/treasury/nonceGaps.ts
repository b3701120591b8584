/**
 * Uses nonces that nothing uses while others wait behind them: a foreign transaction took one, and a reorganization removed
 * it. The transaction of a gap moves nothing. A nonce of a payment is no gap: its bytes are broadcast again.
 */
import type { CustodianTransaction } from '../model/chain';
import { isFreeNonce } from '../store/accounts';
import { findAddresses, isColdBranch } from '../store/addresses';
import { hasOpenAlarm, raiseAlarm } from '../store/alarms';
import { lockChain } from '../store/chains';
import { insertPayment, pendingPayments } from '../store/payments';
import { broadcastNewest, type PaymentOptions } from '../withdrawals/payments';

/** Throws `NodeError`. */
export async function fillNonceGaps(options: PaymentOptions): Promise<void> {
  const { database, chain } = options;
  if (chain.accounts === null || (await hasOpenAlarm(database, chain.network, 'unexplained_spend'))) return;
  const lowest = new Map<string, number>();
  for (const { sender, nonce } of await pendingPayments(database, chain.network))
    if (sender !== null && nonce !== null) lowest.set(sender, Math.min(nonce, lowest.get(sender) ?? nonce));
  for (const [sender, firstPending] of lowest) {
    const firstFree = await chain.accounts.nonceOf(sender);
    for (let nonce = firstFree; nonce < firstPending; nonce += 1) {
      const paymentId = await fillGap(options, { sender, nonce, feeRate: await chain.feeRate() });
      if (paymentId !== undefined) await broadcastNewest(options, paymentId);
    }
  }
}

interface Gap {
  readonly sender: string;
  readonly nonce: number;
  readonly feeRate: bigint;
}

/** Undefined if the nonce is not free after all. */
async function fillGap({ database, chain, clock, log }: PaymentOptions, { sender, nonce, feeRate }: Gap) {
  const { network, accounts } = chain;
  return await database.transaction(async (transaction: CustodianTransaction) => {
    const { position } = await lockChain(transaction, network);
    const path = (await findAddresses(transaction, network, [sender])).get(sender);
    if (accounts === null || position === null || path === undefined || isColdBranch(path.branch)) return undefined;
    if (!(await isFreeNonce(transaction, network, { sender, nonce }))) return undefined;
    const nowMs = clock.nowMs();
    const detail = `the nonce ${nonce} of ${sender} is free, and later ones wait for it`;
    await raiseAlarm(transaction, { network, kind: 'nonce_gap', subject: `${sender} ${nonce}`, detail, nowMs });
    log.warn({ network, sender, nonce }, 'nothing uses a nonce on which others wait; an empty transaction uses it');
    const move = { from: sender, to: sender, asset: accounts.coin, units: 0n, path, nonce };
    const signed = await accounts.signTransfer(move, feeRate);
    const moment = { createdHeight: position.height, nowMs };
    const reservation = { sender, nonce };
    return await insertPayment(transaction, { network, purpose: 'gap', reservation, transaction: signed, ...moment });
  });
}
