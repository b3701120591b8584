/** Every promise has a fault that is planted, every fault still finds its place in the tree, and the test that must notice it is there: `make sabotage` does the rest. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/build';
import { SABOTAGES, UNTRIED } from './records';

/** As many as there are. */
const PROMISES = 56;

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('each sabotage has its place, once, and changes it', () => {
  const lost = SABOTAGES.filter(({ file, find, replace }) => find === replace || text(file).split(find).length !== 2);
  expect(lost.map(({ file, what }) => `${file}: ${what}`)).toEqual([]);
});

test('each sabotage names a test that is there', () => {
  for (const { caughtBy } of SABOTAGES) {
    if (caughtBy === 'simulation') continue;
    expect(existsSync(join(ROOT, caughtBy.file))).toBe(true);
    expect(text(caughtBy.file)).toContain(caughtBy.name);
  }
});

test('each promise has a sabotage, or a reason why not', () => {
  const tried = new Set(SABOTAGES.flatMap(({ promises }) => promises));
  const promises = Array.from({ length: PROMISES }, (_, index) => index + 1);
  expect(promises.filter((number) => !tried.has(number))).toEqual(Object.keys(UNTRIED).map(Number));
});
