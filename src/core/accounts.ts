/** Every ledger account and its balance. Balances change only through `Draft.post`, by entries that sum to zero. */
import { assert } from './assert';
import type { Amount } from './decimal';
import { entryOf } from './entryOf';
import { type Account, type AccountKind, HOUSE } from './model';

export class LedgerAccount implements Account {
  /** Sequence of the event that touched it last: how a draft sees that it has noted it already. */
  touchedAt = 0;
  /** Of a user's asset, what is held beside what is available, and the other way round. */
  twin: LedgerAccount | undefined;

  constructor(
    readonly id: number,
    readonly owner: number,
    readonly asset: string,
    readonly kind: AccountKind,
    public balance: Amount,
  ) {}

  /** A user's money can run out; the house's accounts mirror the outside world and may stand below zero. */
  get mayBeNegative(): boolean {
    return this.owner === HOUSE;
  }
}

/** The accounts of one asset. A user has no more than two, which know each other: either is found by its owner. */
class AssetAccounts {
  readonly ofUsers = new Map<number, LedgerAccount>();
  readonly ofHouse = new Map<AccountKind, LedgerAccount>();

  find(owner: number, kind: AccountKind): LedgerAccount | undefined {
    if (owner === HOUSE) return this.ofHouse.get(kind);
    const first = this.ofUsers.get(owner);
    return first === undefined || first.kind === kind ? first : first.twin;
  }

  add(account: LedgerAccount): void {
    const { owner, kind } = account;
    if (owner === HOUSE) return void this.ofHouse.set(kind, account);
    const first = this.ofUsers.get(owner);
    if (first === undefined) return void this.ofUsers.set(owner, account);
    assert(first.twin === undefined && first.kind !== kind, () => `account ${account.id} is one too many`);
    first.twin = account;
    account.twin = first;
  }

  *of(owner: number): Generator<LedgerAccount> {
    if (owner === HOUSE) return yield* this.ofHouse.values();
    const first = this.ofUsers.get(owner);
    if (first !== undefined) yield first;
    if (first?.twin !== undefined) yield first.twin;
  }

  *all(): Generator<LedgerAccount> {
    yield* this.ofHouse.values();
    for (const first of this.ofUsers.values()) {
      yield first;
      if (first.twin !== undefined) yield first.twin;
    }
  }
}

export class Accounts {
  private readonly byAsset = new Map<string, AssetAccounts>();
  private lastId = 0;

  /** Puts back an account that the tables hold. */
  restore(account: LedgerAccount): void {
    entryOf(this.byAsset, account.asset, () => new AssetAccounts()).add(account);
    if (account.id > this.lastId) this.lastId = account.id;
  }

  find(owner: number, asset: string, kind: AccountKind): LedgerAccount | undefined {
    return this.byAsset.get(asset)?.find(owner, kind);
  }

  findOrOpen(owner: number, asset: string, kind: AccountKind): LedgerAccount {
    const found = this.find(owner, asset, kind);
    if (found !== undefined) return found;
    const opened = new LedgerAccount(this.lastId + 1, owner, asset, kind, 0n);
    this.restore(opened);
    return opened;
  }

  *all(): Generator<LedgerAccount> {
    for (const accounts of this.byAsset.values()) yield* accounts.all();
  }

  *of(owner: number): Generator<LedgerAccount> {
    for (const accounts of this.byAsset.values()) yield* accounts.of(owner);
  }

  balance(owner: number, asset: string, kind: AccountKind): Amount {
    return this.find(owner, asset, kind)?.balance ?? 0n;
  }
}
