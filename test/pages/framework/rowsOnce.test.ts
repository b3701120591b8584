/** Lists that change while they are read page by page: no row is returned twice, and none that stays is missed. */
import * as fc from 'fast-check';
import { rowsOnce } from '../../../src/web/framework/rowsOnce';

/** What happens to the list, whose newest row is the first, before each page is read. */
const changes = fc.array(
  fc.record({ added: fc.nat({ max: 12 }), removed: fc.array(fc.nat({ max: 60 }), { maxLength: 8 }) }),
  { maxLength: 60 },
);

async function readChanging(
  length: number,
  steps: readonly { readonly added: number; readonly removed: readonly number[] }[],
  rowsMax = 1_000,
) {
  let list = Array.from({ length }, (_, index) => length - index);
  const before = new Set(list);
  let newest = length;
  let step = 0;
  const read = async ({ limit, offset }: { readonly limit: number; readonly offset: number }) => {
    const { added = 0, removed = [] } = steps[step] ?? {};
    step += 1;
    for (let count = 0; count < added; count += 1) {
      newest += 1;
      list = [newest, ...list];
    }
    list = list.filter((_row, index) => !removed.includes(index));
    return list.slice(offset, offset + limit);
  };
  const rows: number[] = [];
  for await (const page of rowsOnce({ read, keyOf: String, pageRows: 5, rowsMax })) rows.push(...page);
  return { rows, stayed: list.filter((row) => before.has(row)) };
}

test('rows are returned once, and all that stay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 60 }), changes, async (length, steps) => {
      const { rows, stayed } = await readChanging(length, steps);
      expect(new Set(rows).size).toBe(rows.length);
      expect(stayed.filter((row) => !rows.includes(row))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('a list that does not change is returned in its order, up to the limit', async () => {
  expect((await readChanging(23, [])).rows).toEqual(Array.from({ length: 23 }, (_, index) => 23 - index));
  expect((await readChanging(23, [], 7)).rows).toEqual([23, 22, 21, 20, 19, 18, 17]);
  expect((await readChanging(0, [])).rows).toEqual([]);
});
