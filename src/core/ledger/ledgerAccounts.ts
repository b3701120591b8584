/**
 * All ledger accounts with their balances. A decision changes them only by `Draft.post`, by entries that sum to zero
 * per asset. `applyEvent` sets the balances that an event records.
 */
import { type Account, type AccountKind, HOUSE } from '../model/model';
import { assert } from '../values/assert';
import type { Amount } from '../values/decimal';
import { getOrCreate } from '../values/getOrCreate';

/** A value of `lastTouchedSequence`: the account was opened for a posting of zero, and no event has listed it yet. */
const NEVER_LISTED = -1;

export class LedgerAccount implements Account {
  /** Sequence of the last event that changed the account. A draft uses it to record each account once. */
  lastTouchedSequence = 0;
  /** The held account that belongs to an available account, or the reverse. Undefined for house accounts. */
  counterpart: LedgerAccount | undefined;

  constructor(
    readonly id: number,
    readonly owner: number,
    readonly asset: string,
    readonly kind: AccountKind,
    public balance: Amount,
  ) {}

  /** False for an account that exists in memory only, because nothing was posted to it yet. Its balance is zero. */
  get isListed(): boolean {
    return this.lastTouchedSequence !== NEVER_LISTED;
  }

  /** House accounts are the counterparty of users' accounts and may be negative. */
  get canBeNegative(): boolean {
    return this.owner === HOUSE;
  }
}

/** The accounts of one asset. A user has at most two, linked to each other; the map holds the first of them. */
class AssetAccounts {
  readonly userAccounts = new Map<number, LedgerAccount>();
  readonly houseAccounts = new Map<AccountKind, LedgerAccount>();

  find(owner: number, kind: AccountKind): LedgerAccount | undefined {
    if (owner === HOUSE) return this.houseAccounts.get(kind);
    const first = this.userAccounts.get(owner);
    return first === undefined || first.kind === kind ? first : first.counterpart;
  }

  add(account: LedgerAccount): void {
    const { owner, kind } = account;
    if (owner === HOUSE) return void this.houseAccounts.set(kind, account);
    const first = this.userAccounts.get(owner);
    if (first === undefined) return void this.userAccounts.set(owner, account);
    assert(
      first.counterpart === undefined && first.kind !== kind,
      () => `account ${account.id} is the third of its owner and asset`,
    );
    first.counterpart = account;
    account.counterpart = first;
  }

  *accountsOf(owner: number): Generator<LedgerAccount> {
    if (owner === HOUSE) return yield* this.houseAccounts.values();
    const first = this.userAccounts.get(owner);
    if (first !== undefined) yield first;
    if (first?.counterpart !== undefined) yield first.counterpart;
  }

  *all(): Generator<LedgerAccount> {
    yield* this.houseAccounts.values();
    for (const first of this.userAccounts.values()) {
      yield first;
      if (first.counterpart !== undefined) yield first.counterpart;
    }
  }
}

export class LedgerAccounts {
  private readonly byAsset = new Map<string, AssetAccounts>();
  private lastId = 0;

  /** Adds an account that was read from the tables. */
  restore(account: LedgerAccount): void {
    getOrCreate(this.byAsset, account.asset, () => new AssetAccounts()).add(account);
    if (account.id > this.lastId) this.lastId = account.id;
  }

  find(owner: number, asset: string, kind: AccountKind): LedgerAccount | undefined {
    return this.byAsset.get(asset)?.find(owner, kind);
  }

  findOrOpen(owner: number, asset: string, kind: AccountKind): LedgerAccount {
    const found = this.find(owner, asset, kind);
    if (found !== undefined) return found;
    const opened = new LedgerAccount(this.lastId + 1, owner, asset, kind, 0n);
    opened.lastTouchedSequence = NEVER_LISTED;
    this.restore(opened);
    return opened;
  }

  /** Sets the balance after an event, and adds the account if the event is the first that lists it. */
  setBalance({ id, owner, asset, kind }: Account, balance: Amount): void {
    const known = this.find(owner, asset, kind);
    if (known === undefined) return this.restore(new LedgerAccount(id, owner, asset, kind, balance));
    assert(known.id === id, () => `account ${known.id} (${kind} ${asset} of ${owner}) has the id ${id} in an event`);
    known.balance = balance;
  }

  *all(): Generator<LedgerAccount> {
    for (const accounts of this.byAsset.values()) yield* accounts.all();
  }

  *accountsOf(owner: number): Generator<LedgerAccount> {
    for (const accounts of this.byAsset.values()) yield* accounts.accountsOf(owner);
  }

  balance(owner: number, asset: string, kind: AccountKind): Amount {
    return this.find(owner, asset, kind)?.balance ?? 0n;
  }
}
