/**
 * The entries of a user's history with exact values, as the API and the CSV file name and write them, newest first. The
 * page shows some of the values, rounded for readers.
 */
import { renderOrderSummary } from '../../api/rendering/order';
import { renderOwnTrade } from '../../api/rendering/trade';
import { renderTransferStatus } from '../../api/rendering/transfer';
import type { Deposit, DepositStatus, Withdrawal, WithdrawalStatus } from '../../core/model/model';
import { formatAmount } from '../../core/values/decimal';
import { formatTime } from '../../foundation/times';
import type { PageRange } from '../../store/connection/page';
import { listOrders } from '../../store/trading/orders';
import { findTradeSequences } from '../../store/trading/ownTradesOfPeriod';
import { listOwnTrades } from '../../store/trading/tradeHistory';
import { listOwnDepositsOfPeriod, listOwnWithdrawalsOfPeriod } from '../../store/transfers/ownTransfers';
import type { RowPosition } from '../framework/listPages';
import type { PageServices } from '../framework/page';
import type { HistoryFilter, HistoryKind } from './historyFilter';

export type HistoryEntry = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The values of each kind, in the order of the columns of the CSV file. */
export const HISTORY_COLUMNS: Readonly<Record<HistoryKind, readonly string[]>> = {
  orders: [
    ...['id', 'created_at', 'updated_at', 'pair', 'side', 'type', 'trigger', 'time_in_force', 'price', 'stop_price'],
    ...['average_price', 'amount', 'filled', 'cost', 'status', 'list_id', 'client_order_id'],
  ],
  trades: [...['id', 'created_at', 'order_id', 'pair', 'side', 'price', 'amount', 'fee', 'vat', 'cost', 'is_maker']],
  deposits: [
    ...['id', 'created_at', 'updated_at', 'asset', 'amount', 'status', 'network', 'address', 'tag', 'txid'],
    ...['bank_code', 'account_number'],
  ],
  withdrawals: [
    ...['id', 'created_at', 'updated_at', 'asset', 'amount', 'fee', 'status', 'network', 'address', 'tag', 'txid'],
    ...['bank_code', 'account_number'],
  ],
};

const DEPOSIT_STATUSES: readonly DepositStatus[] = ['pending', 'processing', 'completed', 'failed'];
const WITHDRAWAL_STATUSES: readonly WithdrawalStatus[] = ['queued', 'sending', 'sent', 'confirmed', 'failed'];

export type HistoryReader = (range: PageRange) => Promise<readonly HistoryEntry[]>;

/** Where an entry is in its list. Trades of two symbols may have the same id, and a trade with oneself is two entries. */
export function positionOf({ id, sequence, is_maker: isMaker }: HistoryEntry): RowPosition {
  return sequence === undefined ? [Number(id)] : [Number(sequence), Number(id), isMaker === true ? 1 : 0];
}

/** Reads pages of the user's entries that match. Throws as the database does. */
export async function historyReader(
  { engine, database }: PageServices,
  userId: number,
  { kind, symbols, assets, startMs, endMs }: HistoryFilter,
): Promise<HistoryReader> {
  const ofPeriod = { userId, assets, startMs, endMs, txid: undefined };
  const onlySymbol = symbols.length === 1 ? symbols[0] : undefined;
  switch (kind) {
    case 'orders': {
      const filter = { userId, symbol: onlySymbol, side: undefined, status: 'all', startMs, endMs } as const;
      return async (range) => {
        const orders = await engine.whenDurable(listOrders(database, filter, range));
        return orders.map((order) => ({ ...renderOrderSummary(order), filled: formatAmount(order.filled) }));
      };
    }
    case 'trades': {
      const sequences = await engine.whenDurable(findTradeSequences(database, symbols, { startMs, endMs }));
      if (sequences === undefined) return async () => [];
      return async (range) => {
        const trades = await engine.whenDurable(
          listOwnTrades(database, { userId, symbol: onlySymbol, sequences }, range),
        );
        return trades.map((trade) => ({ ...renderOwnTrade(trade), sequence: trade.sequence }));
      };
    }
    case 'deposits':
      return async (range) => {
        const filter = { ...ofPeriod, statuses: DEPOSIT_STATUSES };
        const deposits = await engine.whenDurable(listOwnDepositsOfPeriod(database, filter, range));
        return deposits.map((deposit) => ({ ...transferEntry(deposit), status: deposit.status }));
      };
    case 'withdrawals':
      return async (range) => {
        const filter = { ...ofPeriod, statuses: WITHDRAWAL_STATUSES };
        const withdrawals = await engine.whenDurable(listOwnWithdrawalsOfPeriod(database, filter, range));
        return withdrawals.map((withdrawal) => ({
          ...transferEntry(withdrawal),
          fee: formatAmount(withdrawal.fee),
          status: renderTransferStatus(withdrawal),
          ...(withdrawal.bankCode !== null && { address: null, account_number: withdrawal.address }),
        }));
      };
  }
}

function transferEntry(transfer: Deposit | Withdrawal): HistoryEntry {
  const { id, asset, amount, network, bankCode, address, tag, txid, createdAtMs, updatedAtMs } = transfer;
  return {
    ...{ id, asset, network, address, tag, txid },
    amount: formatAmount(amount),
    bank_code: bankCode,
    account_number: 'accountNumber' in transfer ? transfer.accountNumber : null,
    created_at: formatTime(createdAtMs),
    updated_at: formatTime(updatedAtMs),
  };
}
