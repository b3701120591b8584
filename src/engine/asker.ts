/**
 * Asks the tables what commands name and memory does not hold, on a connection of its own that waits behind no batch. Of most commands there is nothing to ask: an open
 * order is in memory, and a once-key above all of its scope before it cannot have been used.
 */
import type { Command } from '../core/commands';
import type { Exchange } from '../core/exchange';
import { type OnceKey, scopeOf } from '../core/onceKeys';
import type { EngineConnection } from '../store/connection';
import { findHighestKey, type Past, type Questions, readPast } from '../store/past';

/** Far more than a few batches name: a key that is on its way to the tables must not be forgotten. */
const SCOPES_MAX = 100_000;

export class Asker {
  /** By scope, the highest key that was ever asked for; the scope asked for last stands last. */
  private readonly highest = new Map<string, string>();

  /** To be made anew whenever the tables are read back. */
  constructor(readonly connection: EngineConnection) {}

  /** Resolves to all that was committed before it was asked for, and perhaps to what is being committed. Throws `DatabaseError`. */
  async ask(commands: readonly Command[], exchange: Exchange): Promise<Past> {
    const once = commands.flatMap((command) => command.once);
    await this.meet(new Set(once.filter(({ isOrdered }) => isOrdered).map(({ key }) => scopeOf(key))));
    const keys = once.filter((one) => !this.isNew(one)).map(({ key }) => key);
    return readPast(this.connection, { keys, ...questionsOf(commands, exchange) });
  }

  private async meet(scopes: ReadonlySet<string>): Promise<void> {
    const unknown: string[] = [];
    for (const scope of scopes) {
      const highest = this.highest.get(scope);
      if (highest === undefined) unknown.push(scope);
      else this.remember(scope, highest);
    }
    if (unknown.length === 0) return;
    const found = await Promise.all(unknown.map((scope) => findHighestKey(this.connection, scope)));
    for (const [index, scope] of unknown.entries()) this.remember(scope, found[index] as string);
    for (const scope of this.highest.keys()) {
      if (this.highest.size <= SCOPES_MAX) return;
      this.highest.delete(scope);
    }
  }

  private remember(scope: string, highest: string): void {
    this.highest.delete(scope);
    this.highest.set(scope, highest);
  }

  /** Says so of each key once. */
  private isNew({ key, isOrdered }: OnceKey): boolean {
    if (!isOrdered) return false;
    const scope = scopeOf(key);
    const highest = this.highest.get(scope);
    if (highest === undefined || key <= highest) return false;
    this.highest.set(scope, key);
    return true;
  }
}

/** The orders and withdrawals that are open are in memory, also those that this very batch will close. */
function questionsOf(commands: readonly Command[], { orders, openWithdrawals }: Exchange): Omit<Questions, 'keys'> {
  const orderIds: number[] = [];
  const withdrawalIds: number[] = [];
  const references: string[] = [];
  for (const command of commands) {
    if ('orderId' in command && orders.get(command.orderId) === undefined) orderIds.push(command.orderId);
    if ('withdrawalId' in command && openWithdrawals.get(command.withdrawalId) === undefined) withdrawalIds.push(command.withdrawalId);
    if ('reference' in command) references.push(command.reference);
  }
  return { orderIds, withdrawalIds, references };
}
