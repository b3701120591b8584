/** The cache of credentials: lifetime, shared reads, clearing and size. */
import { TtlCache } from '../../../src/api/http/authentication/ttlCache';

/** A table whose reads are counted and can be delayed. */
function tableOf(rows: Record<string, string>) {
  const table = { rows, reads: 0, gate: Promise.resolve(), nowMs: 1_000_000 };
  const cache = new TtlCache(
    async (key: string) => {
      table.reads += 1;
      const found = table.rows[key];
      await table.gate;
      return found;
    },
    { ttlMs: 1_000, entriesMax: 3, clock: { nowMs: () => table.nowMs } },
  );
  return { table, cache };
}

function createGate() {
  let open = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

test('a found row is cached for its lifetime', async () => {
  const { table, cache } = tableOf({ a: 'old' });
  expect(await cache.get('a')).toBe('old');
  table.rows['a'] = 'new';
  table.nowMs += 999;
  expect(await cache.get('a')).toBe('old');
  table.nowMs += 1;
  expect(await cache.get('a')).toBe('new');
  expect(table.reads).toBe(2);
});

test('a missing row is not cached', async () => {
  const { table, cache } = tableOf({});
  expect(await cache.get('a')).toBeUndefined();
  table.rows['a'] = 'made';
  expect(await cache.get('a')).toBe('made');
});

test('concurrent callers share one read', async () => {
  const { table, cache } = tableOf({ a: 'x' });
  expect(await Promise.all([cache.get('a'), cache.get('a'), cache.get('a')])).toEqual(['x', 'x', 'x']);
  expect(table.reads).toBe(1);
});

test('after clear, no caller gets the old row, even if a read that started before returns it', async () => {
  const { table, cache } = tableOf({ a: 'old' });
  const { closed, open } = createGate();
  table.gate = closed;
  const before = cache.get('a');
  table.rows['a'] = 'new';
  cache.clear();
  const after = cache.get('a');
  open();
  expect([await before, await after, await cache.get('a')]).toEqual(['old', 'new', 'new']);
});

test('a failed read fails for all its callers and is not cached', async () => {
  let fails = true;
  const cache = new TtlCache(async () => (fails ? Promise.reject(new Error('down')) : 'up'), {
    ttlMs: 1_000,
    entriesMax: 3,
    clock: { nowMs: () => 0 },
  });
  const waiting = await Promise.allSettled([cache.get('a'), cache.get('a')]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await cache.get('a')).toBe('up');
});

test('after the clock steps back, a row is read again', async () => {
  const { table, cache } = tableOf({ a: 'x' });
  await cache.get('a');
  table.nowMs -= 3_600_000;
  await cache.get('a');
  expect(table.reads).toBe(2);
});

test('the number of cached rows is bounded, and the newest are kept', async () => {
  const { table, cache } = tableOf({ a: '1', b: '2', c: '3', d: '4' });
  for (const key of ['a', 'b', 'c', 'd']) await cache.get(key);
  expect(table.reads).toBe(4);
  await cache.get('d');
  expect(table.reads).toBe(4);
  await cache.get('a');
  expect(table.reads).toBe(5);
});
