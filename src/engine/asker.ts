/**
 * Asks the tables what commands name and memory does not hold, on a connection of its own that waits behind no batch. Of most commands there is nothing to ask: an open
 * order is in memory, and a once-key above all of its scope before it cannot have been used.
 */
import type { Command } from '../core/commands';
import type { Exchange } from '../core/exchange';
import type { OnceKey } from '../core/onceKeys';
import type { EngineConnection } from '../store/connection';
import { findHighestKey, type Past, type Questions, readPast } from '../store/past';

/** Far more than a few batches name: a key that is on its way to the tables must not be forgotten. */
const SCOPES_MAX = 50_000;

export class Asker {
  /** By scope, the highest key that was ever asked for: of those met of late, and of those before them, which are forgotten next. */
  private highest = new Map<string, string>();
  private before = new Map<string, string>();

  /** To be made anew whenever the tables are read back. */
  constructor(readonly connection: EngineConnection) {}

  /** Resolves to all that was committed before it was asked for, and perhaps to what is being committed. Throws `DatabaseError`. */
  async ask(commands: readonly Command[], exchange: Exchange): Promise<Past> {
    if (this.highest.size > SCOPES_MAX) {
      this.before = this.highest;
      this.highest = new Map();
    }
    const once = commands.flatMap((command) => command.once);
    const unknown = this.unknownScopes(once);
    if (unknown.size > 0)
      await Promise.all(
        Array.from(unknown, async (scope) => this.highest.set(scope, await findHighestKey(this.connection, scope))),
      );
    const keys = once.filter((one) => !this.isNew(one)).map(({ key }) => key);
    return readPast(this.connection, { keys, ...questionsOf(commands, exchange) });
  }

  /** Those of these that were never met, or not of late. */
  private unknownScopes(once: readonly OnceKey[]): Set<string> {
    const unknown = new Set<string>();
    for (const { scope } of once) {
      if (scope === null || this.highest.has(scope)) continue;
      const highest = this.before.get(scope);
      if (highest === undefined) unknown.add(scope);
      else this.highest.set(scope, highest);
    }
    return unknown;
  }

  /** Says so of each key once. */
  private isNew({ key, scope }: OnceKey): boolean {
    if (scope === null) return false;
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
    if ('withdrawalId' in command && openWithdrawals.get(command.withdrawalId) === undefined)
      withdrawalIds.push(command.withdrawalId);
    if ('reference' in command) references.push(command.reference);
  }
  return { orderIds, withdrawalIds, references };
}
