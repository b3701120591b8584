/** Every ledger account and its balance. Balances change only through `Draft.post`, by entries that sum to zero. */
import type { Amount } from './decimal';
import { entryOf } from './entryOf';
import { type Account, type AccountKind, HOUSE } from './model';

export class LedgerAccount implements Account {
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

export class Accounts {
  private readonly byOwner = new Map<number, Map<string, LedgerAccount>>();
  private lastId = 0;

  /** Puts back an account that the tables hold. */
  restore(account: LedgerAccount): void {
    this.ofOwner(account.owner).set(`${account.kind}:${account.asset}`, account);
    if (account.id > this.lastId) this.lastId = account.id;
  }

  find(owner: number, asset: string, kind: AccountKind): LedgerAccount | undefined {
    return this.byOwner.get(owner)?.get(`${kind}:${asset}`);
  }

  findOrOpen(owner: number, asset: string, kind: AccountKind): LedgerAccount {
    const found = this.find(owner, asset, kind);
    if (found !== undefined) return found;
    this.lastId += 1;
    const opened = new LedgerAccount(this.lastId, owner, asset, kind, 0n);
    this.ofOwner(owner).set(`${kind}:${asset}`, opened);
    return opened;
  }

  *all(): Generator<LedgerAccount> {
    for (const accounts of this.byOwner.values()) yield* accounts.values();
  }

  of(owner: number): Iterable<LedgerAccount> {
    return this.byOwner.get(owner)?.values() ?? [];
  }

  balance(owner: number, asset: string, kind: AccountKind): Amount {
    return this.find(owner, asset, kind)?.balance ?? 0n;
  }

  private ofOwner(owner: number): Map<string, LedgerAccount> {
    return entryOf(this.byOwner, owner, () => new Map<string, LedgerAccount>());
  }
}
