/**
 * Checks withdrawals and deposits against their journal entries: those that are newer than the checkpoint or were open
 * at it. Older ones were final, and do not change.
 */
import type { Exchange } from '../../core/exchange';
import type { LedgerAccount } from '../../core/ledger/ledgerAccounts';
import { type EntryKind, HOUSE } from '../../core/model/model';
import { type Amount, formatAmount } from '../../core/values/decimal';
import { getOrCreate } from '../../core/values/getOrCreate';
import { forEachPosting } from '../../store/tables/ledger';
import { type DepositRow, depositFromRow, type WithdrawalRow, withdrawalFromRow } from '../../store/tables/transfers';
import type { Finding } from './auditReport';
import type { Snapshot } from './auditSnapshot';
import type { AuditCheckpoint } from './checkpoint';

/** Transfers whose entries are read together. */
const PAGE_ROWS = 1_000;
// One query for each kind of entry, because only then the index of kind and reference is used.
const ENTRIES = 'SELECT kind, reference, postings FROM journal_entries WHERE kind = ? AND reference IN (?)';
type TransferKind = Extract<EntryKind, 'withdrawal' | 'withdrawal_sent' | 'withdrawal_refund' | 'deposit'>;
const WITHDRAWAL_KINDS: readonly TransferKind[] = ['withdrawal', 'withdrawal_sent', 'withdrawal_refund'];

interface TransferAudit {
  readonly exchange: Exchange;
  readonly checkpoint: AuditCheckpoint;
  /** Sorted by id. */
  readonly accounts: readonly LedgerAccount[];
}

/** The effect of the journal entries of one transfer. */
class TransferEntries {
  readonly counts: Record<TransferKind, number> = {
    withdrawal: 0,
    withdrawal_sent: 0,
    withdrawal_refund: 0,
    deposit: 0,
  };
  /** Sum of the postings by owner, asset and kind of account. */
  private readonly sums = new Map<string, Amount>();

  add({ owner, asset, kind }: LedgerAccount, amount: Amount): void {
    const account = `${owner} ${asset} ${kind}`;
    this.sums.set(account, (this.sums.get(account) ?? 0n) + amount);
  }

  sum(owner: number, asset: string, kind: string): Amount {
    return this.sums.get(`${owner} ${asset} ${kind}`) ?? 0n;
  }
}

const NO_ENTRIES = new TransferEntries();

export async function checkTransfers(snapshot: Snapshot, audit: TransferAudit): Promise<void> {
  const { checkpoint, exchange } = audit;
  snapshot.recordChecks(
    'pending_withdrawals',
    'withdrawal_entries',
    'withdrawal_amounts',
    'withdrawal_approval',
    'deposit_entries',
  );
  checkPendingWithdrawals(snapshot, exchange);
  for await (const rows of pages<WithdrawalRow>(snapshot, 'withdrawals', checkpoint.withdrawalId))
    await checkWithdrawals(snapshot, audit, rows);
  for await (const rows of pages<DepositRow>(snapshot, 'deposits', checkpoint.depositId))
    await checkDeposits(snapshot, audit, rows);
}

/** Reads rows from this id on, in pages, because the entries of each page are read on the same connection. */
async function* pages<Row extends { readonly id: number }>(
  snapshot: Snapshot,
  table: 'withdrawals' | 'deposits',
  first: number,
): AsyncGenerator<readonly Row[]> {
  for (let after = first - 1; ; ) {
    const rows = await snapshot.rows<Row>(`SELECT * FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`, [
      after,
      PAGE_ROWS,
    ]);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = Number(last.id);
  }
}

function checkPendingWithdrawals(snapshot: Snapshot, { rules, accounts, openWithdrawals }: Exchange): void {
  const unsent = new Map<string, Amount>();
  for (const { asset, amount, status } of openWithdrawals.all())
    if (status === 'queued' || status === 'sending') unsent.set(asset, (unsent.get(asset) ?? 0n) + amount);
  for (const asset of rules.assets.keys()) {
    const account = accounts.find(HOUSE, asset, 'pending_withdrawals');
    const [stored, expected] = [account?.balance ?? 0n, unsent.get(asset) ?? 0n];
    if (stored !== expected)
      snapshot.addViolation('pending_withdrawals', {
        subject: 'asset',
        id: asset,
        table: 'accounts',
        column: 'balance',
        stored: formatAmount(stored),
        expected: formatAmount(expected),
      });
  }
}

async function checkWithdrawals(
  snapshot: Snapshot,
  audit: TransferAudit,
  rows: readonly WithdrawalRow[],
): Promise<void> {
  const entries = await readEntries(snapshot, audit, WITHDRAWAL_KINDS, rows);
  for (const withdrawal of rows.map(withdrawalFromRow)) {
    const { id, userId, asset, amount, fee, status, failure, needsApproval, approvedBy, handledBy } = withdrawal;
    const own = entries.get(id) ?? NO_ENTRIES;
    const subject = { subject: 'withdrawal', id, table: 'withdrawals' } as const;
    const hasFailed = status === 'failed';
    const wasSent = status === 'sent' || status === 'confirmed';
    const { withdrawal: debits, withdrawal_sent: sent, withdrawal_refund: refunds } = own.counts;
    expectValues(snapshot, 'withdrawal_entries', subject, [
      ['debits', debits, 1],
      ['sent', sent, Number(wasSent || failure === 'returned')],
      ['refunds', refunds, Number(hasFailed)],
    ]);
    const outside = audit.exchange.rules.assets.get(asset)?.kind === 'fiat' ? 'bank' : 'custody';
    const isUnsent = status === 'queued' || status === 'sending';
    expectValues(snapshot, 'withdrawal_amounts', subject, [
      ['wallet', own.sum(userId, asset, 'available'), hasFailed ? 0n : -(amount + fee)],
      ['fees', own.sum(HOUSE, asset, 'withdrawal_fees'), hasFailed ? 0n : fee],
      ['pending', own.sum(HOUSE, asset, 'pending_withdrawals'), isUnsent ? amount : 0n],
      ['outside', own.sum(HOUSE, asset, outside), wasSent ? amount : 0n],
    ]);
    const neededApproval =
      status === 'sending' || wasSent || failure === 'refused_by_custodian' || failure === 'returned';
    const isApproved = !(needsApproval && approvedBy === null && neededApproval);
    const byTwo = approvedBy === null || approvedBy !== handledBy;
    snapshot.expect('withdrawal_approval', isApproved && byTwo && hasFailed === (failure !== null), () => ({
      ...subject,
      detail: `status ${status}, approved by ${approvedBy}, handled by ${handledBy}, failure ${failure}`,
    }));
  }
}

async function checkDeposits(snapshot: Snapshot, audit: TransferAudit, rows: readonly DepositRow[]): Promise<void> {
  const entries = await readEntries(snapshot, audit, ['deposit'], rows);
  for (const { id, userId, asset, amount, status } of rows.map(depositFromRow)) {
    const own = entries.get(id) ?? NO_ENTRIES;
    const isCompleted = status === 'completed';
    expectValues(snapshot, 'deposit_entries', { subject: 'deposit', id, table: 'deposits' }, [
      ['entries', own.counts.deposit, Number(isCompleted)],
      ['credited', own.sum(userId, asset, 'available'), isCompleted ? amount : 0n],
    ]);
  }
}

type TransferCheck = 'withdrawal_entries' | 'withdrawal_amounts' | 'deposit_entries';

/** Adds one violation if any of the values is not the expected one. */
function expectValues(
  snapshot: Snapshot,
  check: TransferCheck,
  subject: Pick<Finding, 'subject' | 'id' | 'table'>,
  values: readonly (readonly [name: string, actual: number | Amount, expected: number | Amount])[],
): void {
  const wrong = values.filter(([, actual, expected]) => actual !== expected);
  if (wrong.length === 0) return;
  const text = (value: number | Amount) => (typeof value === 'bigint' ? formatAmount(value) : String(value));
  snapshot.addViolation(check, {
    ...subject,
    stored: wrong.map(([name, actual]) => `${name} ${text(actual)}`).join(', '),
    expected: wrong.map(([name, , expected]) => `${name} ${text(expected)}`).join(', '),
    detail: wrong.map(([name, actual, expected]) => `${name} ${text(actual)} instead of ${text(expected)}`).join(', '),
  });
}

/** The journal entries, by id of the transfer. */
async function readEntries(
  snapshot: Snapshot,
  { accounts }: TransferAudit,
  kinds: readonly TransferKind[],
  transfers: readonly { readonly id: number }[],
): Promise<Map<number, TransferEntries>> {
  const found = new Map<number, TransferEntries>();
  for (const kind of kinds) {
    const rows = await snapshot.rows<{ kind: TransferKind; reference: number; postings: string }>(ENTRIES, [
      kind,
      transfers.map(({ id }) => id),
    ]);
    for (const { reference, postings } of rows) {
      const own = getOrCreate(found, Number(reference), () => new TransferEntries());
      own.counts[kind] += 1;
      addPostings(own, accounts, postings);
    }
  }
  return found;
}

/**
 * Adds the postings of an entry. Postings that cannot be read, or to accounts that do not exist, are left to another
 * check.
 */
function addPostings(entries: TransferEntries, accounts: readonly LedgerAccount[], postings: string): void {
  try {
    forEachPosting(postings, (accountId, amount) => {
      const account = findAccount(accounts, accountId);
      if (account !== undefined) entries.add(account, amount);
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Binary search, because an index of a million accounts would cost more than the few transfers of most audits. */
function findAccount(accounts: readonly LedgerAccount[], id: number): LedgerAccount | undefined {
  let [from, until] = [0, accounts.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((accounts[middle] as LedgerAccount).id < id) from = middle + 1;
    else until = middle;
  }
  return accounts[from]?.id === id ? accounts[from] : undefined;
}
