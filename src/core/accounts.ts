/** Every ledger account and its balance. Balances change only through `Draft.post`, by entries that sum to zero. */
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

/** One owner's accounts of one asset. */
type Holdings = { [Kind in AccountKind]?: LedgerAccount };

export class Accounts {
  private readonly byAsset = new Map<string, Map<number, Holdings>>();
  private lastId = 0;

  /** Puts back an account that the tables hold. */
  restore(account: LedgerAccount): void {
    const { owner, asset, kind } = account;
    const owners = entryOf(this.byAsset, asset, () => new Map<number, Holdings>());
    const holdings = entryOf(owners, owner, () => ({}) as Holdings);
    holdings[kind] = account;
    if (account.id > this.lastId) this.lastId = account.id;
    const { available, held } = holdings;
    if (available === undefined || held === undefined) return;
    available.twin = held;
    held.twin = available;
  }

  find(owner: number, asset: string, kind: AccountKind): LedgerAccount | undefined {
    return this.byAsset.get(asset)?.get(owner)?.[kind];
  }

  findOrOpen(owner: number, asset: string, kind: AccountKind): LedgerAccount {
    const found = this.find(owner, asset, kind);
    if (found !== undefined) return found;
    const opened = new LedgerAccount(this.lastId + 1, owner, asset, kind, 0n);
    this.restore(opened);
    return opened;
  }

  *all(): Generator<LedgerAccount> {
    for (const owners of this.byAsset.values()) for (const holdings of owners.values()) yield* Object.values(holdings);
  }

  *of(owner: number): Generator<LedgerAccount> {
    for (const owners of this.byAsset.values()) yield* Object.values(owners.get(owner) ?? {});
  }

  balance(owner: number, asset: string, kind: AccountKind): Amount {
    return this.find(owner, asset, kind)?.balance ?? 0n;
  }
}
