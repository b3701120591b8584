/**
 * Looks up in the tables the records that commands refer to and that memory does not hold. It uses a separate
 * connection, so that it does not wait for the commit of a batch.
 *
 * Most commands need no lookup: open orders are in memory, and an idempotency key that is higher than all previous keys
 * of its scope cannot have been used.
 */

import type { Exchange } from '../core/exchange';
import type { Command } from '../core/model/commands';
import type { IdempotencyKey } from '../core/model/idempotencyKeys';
import type { EngineConnection } from '../store/connection/engineConnection';
import {
  type CommandHistory,
  findHighestKey,
  type HistoryQuery,
  loadCommandHistory,
} from '../store/engine/commandHistory';

/**
 * Size of the cache of scopes. It is far larger than the number of scopes in the batches in progress, because a key
 * that is not in the tables yet must not be forgotten.
 */
const SCOPES_MAX = 50_000;

export class HistoryLookup {
  /** The highest key of each recently used scope, whether its command was accepted or not. */
  private highestKeys = new Map<string, string>();
  /** The highest keys of scopes that were used longer ago. The cache drops them first. */
  private olderHighestKeys = new Map<string, string>();

  /**
   * After a recovery, a new instance must be created, because the highest keys of this one may not be in the tables.
   */
  constructor(readonly connection: EngineConnection) {}

  /**
   * Finds the history of the commands: everything that was committed before the call, and possibly the effects of the
   * batch that is being committed. Throws `DatabaseError`.
   */
  async find(commands: readonly Command[], exchange: Exchange): Promise<CommandHistory> {
    if (this.highestKeys.size > SCOPES_MAX) {
      this.olderHighestKeys = this.highestKeys;
      this.highestKeys = new Map();
    }
    const idempotencyKeys = commands.flatMap((command) => command.idempotencyKeys);
    const scopes = this.scopesToLookUp(idempotencyKeys);
    if (scopes.size > 0)
      await Promise.all(
        Array.from(scopes, async (scope) => this.highestKeys.set(scope, await findHighestKey(this.connection, scope))),
      );
    const keys = idempotencyKeys.filter((key) => !this.raisesHighestKey(key)).map(({ key }) => key);
    return loadCommandHistory(this.connection, { keys, ...historyQueryOf(commands, exchange) });
  }

  /** The scopes whose highest key is not in memory. */
  private scopesToLookUp(idempotencyKeys: readonly IdempotencyKey[]): Set<string> {
    const scopes = new Set<string>();
    for (const { scope } of idempotencyKeys) {
      if (scope === null || this.highestKeys.has(scope)) continue;
      const highest = this.olderHighestKeys.get(scope);
      if (highest === undefined) scopes.add(scope);
      else this.highestKeys.set(scope, highest);
    }
    return scopes;
  }

  /** Whether the key is higher than all previous keys of its scope. A second call for the same key returns false. */
  private raisesHighestKey({ key, scope }: IdempotencyKey): boolean {
    if (scope === null) return false;
    const highest = this.highestKeys.get(scope);
    if (highest === undefined || key <= highest) return false;
    this.highestKeys.set(scope, key);
    return true;
  }
}

/**
 * The query for records that memory lacks. Open orders and withdrawals are in memory, including those that this batch
 * will close.
 */
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
