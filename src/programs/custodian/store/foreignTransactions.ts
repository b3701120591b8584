/** Transactions of the custodian's addresses that it did not sign, on chains with accounts. Each uses up a nonce. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../../../store/connection/columnValues';
import type { CustodianTransaction, ForeignTransaction } from '../model/chain';
import { timed } from './timed';

export async function storeForeignTransaction(
  transaction: CustodianTransaction,
  network: string,
  { txid, sender, nonce }: ForeignTransaction,
  height: number,
): Promise<void> {
  await timed(transaction('foreign_transactions').insert({ network, txid, sender, nonce, height }));
}

export async function removeForeignAbove(
  transaction: CustodianTransaction,
  network: string,
  height: number,
): Promise<void> {
  await timed(transaction('foreign_transactions').where({ network }).where('height', '>', height).delete());
}

/** Lost payments whose nonces foreign transactions above a height have used, without those that are signed elsewhere. */
export async function paymentsLostAbove(transaction: Knex, network: string, height: number): Promise<number[]> {
  const ids: readonly BigintColumn[] = await timed(
    transaction('foreign_transactions')
      .join('payments', (on) =>
        on
          .on('payments.network', 'foreign_transactions.network')
          .on('payments.sender', 'foreign_transactions.sender')
          .on('payments.nonce', 'foreign_transactions.nonce'),
      )
      .where({ 'foreign_transactions.network': network, 'payments.state': 'lost' })
      .where('foreign_transactions.height', '>', height)
      .whereNot({ 'payments.purpose': 'refill' })
      .pluck('payments.id'),
  );
  return ids.map(integerFrom);
}

/** The foreign transaction that has used the nonce of a payment, in a block at or below a height. */
export async function nonceUser(
  transaction: Knex,
  network: string,
  paymentId: number,
  height: number,
): Promise<string | undefined> {
  const row: { txid: string } | undefined = await timed(
    transaction('foreign_transactions')
      .join('payments', (on) =>
        on
          .on('payments.network', 'foreign_transactions.network')
          .on('payments.sender', 'foreign_transactions.sender')
          .on('payments.nonce', 'foreign_transactions.nonce'),
      )
      .where({ 'payments.id': paymentId, 'foreign_transactions.network': network })
      .where('foreign_transactions.height', '<=', height)
      .first('foreign_transactions.txid'),
  );
  return row?.txid;
}
