/**
 * The ledger, recomputed from the journal entries of the log: every entry sums to zero and moves exactly what its cause
 * requires, and no user balance is negative.
 */
import type { EngineEvent } from '../../../src/core/model/events';
import {
  type Account,
  HOUSE,
  type JournalEntry,
  type MarketSymbol,
  type Trade,
  type Withdrawal,
} from '../../../src/core/model/model';
import type { ModelJudge } from './modelJudge';

/** Amounts by owner, asset and kind. Available and held balances of a user count as one. */
type Moves = Map<string, bigint>;

export class LedgerReference {
  /** Balance of every account that appeared in an event, by id. */
  readonly balances = new Map<number, bigint>();
  readonly accounts = new Map<number, Account>();
  entries = 0;

  constructor(private readonly judge: ModelJudge) {}

  apply(event: EngineEvent, symbol: MarketSymbol | undefined, before: Withdrawal | undefined): void {
    const touched = new Set<number>();
    for (const entry of event.entries) {
      this.postEntry(entry, touched);
      this.judge.expectSame(
        movesOf(entry),
        causeOf(entry, event, symbol, before),
        () => `entry ${entry.id} (${entry.kind} ${entry.reference})`,
      );
    }
    const reported = new Set(event.balances.map(({ account }) => account.id));
    for (const id of touched)
      this.judge.expect(reported.has(id), () => `event ${event.sequence} lacks the balance of account ${id}`);
    for (const { account, balance } of event.balances) {
      // An account may be opened without a posting.
      if (!this.balances.has(account.id)) this.openAccount(account);
      this.judge.expectSame(
        balance,
        this.balances.get(account.id),
        () => `event ${event.sequence}: balance of account ${account.id}`,
      );
    }
  }

  /** Sum of an asset's accounts, including the external accounts. */
  totalOf(asset: string): bigint {
    let sum = 0n;
    for (const [id, balance] of this.balances) if (this.accounts.get(id)?.asset === asset) sum += balance;
    return sum;
  }

  balanceOf(owner: number, asset: string, kind: Account['kind']): bigint {
    let sum = 0n;
    for (const [id, account] of this.accounts)
      if (account.owner === owner && account.asset === asset && account.kind === kind)
        sum += this.balances.get(id) ?? 0n;
    return sum;
  }

  private openAccount(account: Account): Account {
    this.accounts.set(account.id, account);
    this.balances.set(account.id, 0n);
    return account;
  }

  private postEntry({ id, kind, postings }: JournalEntry, touched: Set<number>): void {
    const { judge } = this;
    judge.expectSame(id, this.entries + 1, () => 'the next entry');
    this.entries = id;
    const sums = new Map<string, bigint>();
    for (const { account, amount } of postings) {
      const known = this.accounts.get(account.id) ?? this.openAccount(account);
      judge.expectSame(
        [known.owner, known.asset, known.kind],
        [account.owner, account.asset, account.kind],
        () => `account ${account.id}`,
      );
      const balance = (this.balances.get(account.id) ?? 0n) + amount;
      this.balances.set(account.id, balance);
      judge.expect(
        account.owner === HOUSE || balance >= 0n,
        () => `account ${account.id} of user ${account.owner} falls to ${balance}`,
      );
      sums.set(account.asset, (sums.get(account.asset) ?? 0n) + amount);
      touched.add(account.id);
    }
    for (const [asset, sum] of sums) judge.expect(sum === 0n, () => `entry ${id} (${kind}) sums to ${sum} ${asset}`);
    judge.expect(postings.length > 0, () => `entry ${id} has no postings`);
  }
}

function movesOf({ kind, postings }: JournalEntry): Moves {
  const moves: Moves = new Map();
  for (const { account, amount } of postings)
    add(moves, account.owner, account.asset, keepsAccountsSeparate(kind) ? account.kind : mergedKind(account), amount);
  return withoutZeroMoves(moves);
}

/** Hold and release entries move funds between the two accounts of one user only. */
function keepsAccountsSeparate(kind: JournalEntry['kind']): boolean {
  return kind === 'hold' || kind === 'release';
}

function mergedKind({ owner, kind }: Account): string {
  return owner === HOUSE ? kind : 'wallet';
}

/** The movements that an entry must contain, derived from its event. */
function causeOf(
  entry: JournalEntry,
  event: EngineEvent,
  symbol: MarketSymbol | undefined,
  before: Withdrawal | undefined,
): Moves {
  const moves: Moves = new Map();
  const { kind, reference } = entry;
  if (keepsAccountsSeparate(kind)) heldOrReleased(moves, entry, event, symbol);
  else if (kind === 'trade')
    addTradeMoves(
      moves,
      event.trades.find(({ id }) => id === reference),
      event,
      symbol,
    );
  else if (kind === 'deposit' && event.deposit?.id === reference) {
    const { userId, asset, amount } = event.deposit;
    add(moves, userId, asset, 'wallet', amount);
    add(moves, HOUSE, asset, externalKind(asset), -amount);
  } else if (event.withdrawal?.id === reference) addWithdrawalMoves(moves, kind, event.withdrawal, before);
  return withoutZeroMoves(moves);
}

/** Any amount, but only of the order's asset and between the two accounts of its user. */
function heldOrReleased(
  moves: Moves,
  { kind, reference, postings }: JournalEntry,
  { orders }: EngineEvent,
  symbol: MarketSymbol | undefined,
): void {
  const order = orders.find(({ id }) => id === reference);
  if (order === undefined || symbol === undefined) return;
  const asset = order.side === 'buy' ? symbol.quote : symbol.base;
  const most = postings.reduce((highest, { amount }) => (amount > highest ? amount : highest), 0n);
  add(moves, order.userId, asset, 'held', kind === 'hold' ? most : -most);
  add(moves, order.userId, asset, 'available', kind === 'hold' ? -most : most);
}

function addTradeMoves(
  moves: Moves,
  trade: Trade | undefined,
  { orders }: EngineEvent,
  symbol: MarketSymbol | undefined,
): void {
  if (trade === undefined || symbol === undefined) return;
  for (const fill of [trade.taker, trade.maker]) {
    const buys = orders.find(({ id }) => id === fill.orderId)?.side === 'buy';
    const { fee, vat } = fill;
    add(moves, fill.userId, symbol.base, 'wallet', buys ? trade.quantity : -trade.quantity);
    add(moves, fill.userId, symbol.quote, 'wallet', (buys ? -trade.quoteQuantity : trade.quoteQuantity) - fee - vat);
    add(moves, HOUSE, symbol.quote, 'fees', fee);
    add(moves, HOUSE, symbol.quote, 'vat', vat);
  }
}

function addWithdrawalMoves(
  moves: Moves,
  kind: JournalEntry['kind'],
  { userId, asset, amount, fee }: Withdrawal,
  before: Withdrawal | undefined,
): void {
  if (kind === 'withdrawal') {
    add(moves, userId, asset, 'wallet', -amount - fee);
    add(moves, HOUSE, asset, 'pending_withdrawals', amount);
    add(moves, HOUSE, asset, 'withdrawal_fees', fee);
  } else if (kind === 'withdrawal_sent') {
    add(moves, HOUSE, asset, 'pending_withdrawals', -amount);
    add(moves, HOUSE, asset, externalKind(asset), amount);
  } else if (kind === 'withdrawal_refund') {
    add(moves, userId, asset, 'wallet', amount + fee);
    add(moves, HOUSE, asset, 'withdrawal_fees', -fee);
    add(moves, HOUSE, asset, before?.status === 'sent' ? externalKind(asset) : 'pending_withdrawals', -amount);
  }
}

function externalKind(asset: string): string {
  return asset === 'thb' ? 'bank' : 'custody';
}

function add(moves: Moves, owner: number, asset: string, kind: string, amount: bigint): void {
  const key = `${owner} ${asset} ${kind}`;
  moves.set(key, (moves.get(key) ?? 0n) + amount);
}

function withoutZeroMoves(moves: Moves): Moves {
  for (const [key, amount] of moves) if (amount === 0n) moves.delete(key);
  return moves;
}
