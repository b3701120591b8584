/**
 * Asks the tables what commands name and memory does not hold, on a connection of its own that waits behind no batch. Of most commands there is nothing to ask: an open
 * order is in memory, and a once-key above all of its scope before it cannot have been used.
 */
import type { Command } from '../core/commands';
import type { Exchange } from '../core/exchange';
import type { IdempotencyKey } from '../core/idempotencyKeys';
import type { EngineConnection } from '../store/connection/engineConnection';
import {
  type CommandHistory,
  findHighestKey,
  type HistoryQuery,
  loadCommandHistory,
} from '../store/engine/commandHistory';

/** Far more than a few batches name: a key that is on its way to the tables must not be forgotten. */
const SCOPES_MAX = 50_000;

export class HistoryLookup {
  /** By scope, the highest key that was ever asked for: of those met of late, and of those before them, which are forgotten next. */
  private highestKeys = new Map<string, string>();
  private olderHighestKeys = new Map<string, string>();

  /** To be made anew whenever the tables are read back. */
  constructor(readonly connection: EngineConnection) {}

  /** Resolves to all that was committed before it was asked for, and perhaps to what is being committed. Throws `DatabaseError`. */
  async find(commands: readonly Command[], exchange: Exchange): Promise<CommandHistory> {
    if (this.highestKeys.size > SCOPES_MAX) {
      this.olderHighestKeys = this.highestKeys;
      this.highestKeys = new Map();
    }
    const once = commands.flatMap((command) => command.idempotencyKeys);
    const unknown = this.scopesToLookUp(once);
    if (unknown.size > 0)
      await Promise.all(
        Array.from(unknown, async (scope) => this.highestKeys.set(scope, await findHighestKey(this.connection, scope))),
      );
    const keys = once.filter((one) => !this.isHighestSoFar(one)).map(({ key }) => key);
    return loadCommandHistory(this.connection, { keys, ...historyQueryOf(commands, exchange) });
  }

  /** Those of these that were never met, or not of late. */
  private scopesToLookUp(once: readonly IdempotencyKey[]): Set<string> {
    const unknown = new Set<string>();
    for (const { scope } of once) {
      if (scope === null || this.highestKeys.has(scope)) continue;
      const highest = this.olderHighestKeys.get(scope);
      if (highest === undefined) unknown.add(scope);
      else this.highestKeys.set(scope, highest);
    }
    return unknown;
  }

  /** Says so of each key once. */
  private isHighestSoFar({ key, scope }: IdempotencyKey): boolean {
    if (scope === null) return false;
    const highest = this.highestKeys.get(scope);
    if (highest === undefined || key <= highest) return false;
    this.highestKeys.set(scope, key);
    return true;
  }
}

/** The orders and withdrawals that are open are in memory, also those that this very batch will close. */
function historyQueryOf(
  commands: readonly Command[],
  { orders, openWithdrawals }: Exchange,
): Omit<HistoryQuery, 'keys'> {
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
