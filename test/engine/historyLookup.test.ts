/** Whoever asks for what the tables know remembers the highest once-keys of those who came of late, and no more: whom it has forgotten it asks the tables for again. */
import type { Command } from '../../src/core/commands';
import { Exchange } from '../../src/core/exchange';
import { type IdempotencyKey, orderedKey, keyScope } from '../../src/core/idempotencyKeys';
import { HistoryLookup } from '../../src/engine/historyLookup';
import type { EngineConnection } from '../../src/store/connection/engineConnection';
import { seededRandom, printSeed } from '../support/seed';

const API_KEYS = 130_000;
const BATCH = 250;
const BATCHES = 800;

/** A table of once-keys in this process: what was committed, and what was looked for in it. */
class KeyTable {
  readonly highest = new Map<string, string>();
  lookedFor = new Set<string>();
  highestAsked = 0;

  readonly connection = {
    rows: (sql: string, values: readonly unknown[]) => {
      const [first] = values as [Buffer | Buffer[]];
      if (Array.isArray(first)) {
        for (const key of first) this.lookedFor.add(key.toString('hex'));
        return Promise.resolve([]);
      }
      if (!sql.includes('MAX(request_key)')) throw new Error(`not expected: ${sql}`);
      this.highestAsked += 1;
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

test('of more API keys than it remembers no used once-key ever passes for new', async () => {
  const random = seededRandom(printSeed('asker'));
  const table = new KeyTable();
  const asker = new HistoryLookup(table.connection);
  const exchange = new Exchange();
  const used = new Set<string>();
  const recent: string[] = [];
  let onTheirWay: string[] = [];
  let missed = 0;
  let skipped = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const once = Array.from({ length: BATCH }, (): IdempotencyKey => {
      const scope = keyScope(random.integer(1, API_KEYS));
      const asked = random.integer(1, 2) === 1 ? onTheirWay : recent;
      const again = random.integer(1, 4) === 1 ? asked[random.integer(0, asked.length - 1)] : undefined;
      const key = again ?? orderedKey(scope, random.integer(1, 1_000), '0'.repeat(32));
      return { key, fingerprint: key, storesRefusal: true, scope: key.slice(0, 16) };
    });
    table.lookedFor = new Set();
    // Of an order nothing but its once-key is ever asked for.
    await asker.find([{ type: 'create_order', once } as unknown as Command], exchange);
    for (const { key } of once) {
      if (!table.lookedFor.has(key)) skipped += 1;
      if (used.has(key) && !table.lookedFor.has(key)) missed += 1;
    }
    // The batch before is committed while this one is decided.
    table.commit(onTheirWay);
    onTheirWay = once.map(({ key }) => key);
    for (const key of onTheirWay) {
      used.add(key);
      if (recent.length < 50_000) recent.push(key);
      else recent[random.integer(0, recent.length - 1)] = key;
    }
  }
  expect(missed).toBe(0);
  expect(skipped).toBeGreaterThan(BATCHES * BATCH * 0.3);
  // More often than there are API keys: it has forgotten some.
  expect(table.highestAsked).toBeGreaterThan(table.highest.size);
});
