/**
 * The lookup remembers the highest idempotency key of recently used scopes only; forgotten scopes are looked up in the
 * tables again.
 */

import { Exchange } from '../../src/core/exchange';
import type { Command } from '../../src/core/model/commands';
import { type IdempotencyKey, keyScope, orderedKey } from '../../src/core/model/idempotencyKeys';
import { HistoryLookup } from '../../src/engine/historyLookup';
import type { EngineConnection } from '../../src/store/connection/engineConnection';
import { printSeed, seededRandom } from '../support/randomSeed';

const API_KEYS = 130_000;
const BATCH = 250;
const BATCHES = 800;

/** A table of idempotency keys in memory: the committed keys, and the keys that were looked up. */
class KeyTable {
  readonly highest = new Map<string, string>();
  lookedUp = new Set<string>();
  highestKeyQueries = 0;

  readonly connection = {
    rows: (sql: string, values: readonly unknown[]) => {
      const [first] = values as [Buffer | Buffer[]];
      if (Array.isArray(first)) {
        for (const key of first) this.lookedUp.add(key.toString('hex'));
        return Promise.resolve([]);
      }
      if (!sql.includes('MAX(request_key)')) throw new Error(`unexpected query: ${sql}`);
      this.highestKeyQueries += 1;
      const highest = this.highest.get(first.toString('hex').slice(0, 16));
      return Promise.resolve([{ highest: highest === undefined ? null : Buffer.from(highest, 'hex') }]);
    },
  } as unknown as EngineConnection;

  commit(keys: readonly string[]): void {
    for (const key of keys) {
      const scope = key.slice(0, 16);
      if (key > (this.highest.get(scope) ?? '')) this.highest.set(scope, key);
    }
  }
}

test('with more API keys than it remembers, no used idempotency key ever counts as new', async () => {
  const random = seededRandom(printSeed('historyLookup'));
  const table = new KeyTable();
  const lookup = new HistoryLookup(table.connection);
  const exchange = new Exchange();
  const used = new Set<string>();
  const recent: string[] = [];
  let inProgress: string[] = [];
  let missed = 0;
  let skipped = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const idempotencyKeys = Array.from({ length: BATCH }, (): IdempotencyKey => {
      const scope = keyScope(random.integer(1, API_KEYS));
      const source = random.integer(1, 2) === 1 ? inProgress : recent;
      const repeated = random.integer(1, 4) === 1 ? source[random.integer(0, source.length - 1)] : undefined;
      const key = repeated ?? orderedKey(scope, random.integer(1, 1_000), '0'.repeat(32));
      return { key, fingerprint: key, storesRefusal: true, scope: key.slice(0, 16) };
    });
    table.lookedUp = new Set();
    // An order has nothing to look up except its idempotency keys.
    await lookup.find([{ type: 'create_order', idempotencyKeys } as unknown as Command], exchange);
    for (const { key } of idempotencyKeys) {
      if (!table.lookedUp.has(key)) skipped += 1;
      if (used.has(key) && !table.lookedUp.has(key)) missed += 1;
    }
    // The previous batch is committed while this one is decided.
    table.commit(inProgress);
    inProgress = idempotencyKeys.map(({ key }) => key);
    for (const key of inProgress) {
      used.add(key);
      if (recent.length < 50_000) recent.push(key);
      else recent[random.integer(0, recent.length - 1)] = key;
    }
  }
  expect(missed).toBe(0);
  expect(skipped).toBeGreaterThan(BATCHES * BATCH * 0.3);
  // More lookups than API keys: some scopes were forgotten and looked up again.
  expect(table.highestKeyQueries).toBeGreaterThan(table.highest.size);
});
