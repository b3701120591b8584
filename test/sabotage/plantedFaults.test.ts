/**
 * Every promise has a planted fault, the place of every fault exists, and so does the test that must detect it. `make
 * sabotage` does the rest.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/build';
import { SABOTAGES, UNTRIED } from './records';

/** Number of promises in test/README.md. */
const PROMISES = 77;

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('the text that each planted fault replaces occurs exactly once', () => {
  const lost = SABOTAGES.filter(({ file, find, replace }) => find === replace || text(file).split(find).length !== 2);
  expect(lost.map(({ file, what }) => `${file}: ${what}`)).toEqual([]);
});

test('each planted fault names an existing test', () => {
  for (const { caughtBy } of SABOTAGES) {
    if (caughtBy === 'simulation') continue;
    expect(existsSync(join(ROOT, caughtBy.file))).toBe(true);
    expect(text(caughtBy.file)).toContain(caughtBy.name);
  }
});

test('each promise has a planted fault, or a reason why not', () => {
  const tried = new Set(SABOTAGES.flatMap(({ promises }) => promises));
  const promises = Array.from({ length: PROMISES }, (_, index) => index + 1);
  expect(promises.filter((number) => !tried.has(number))).toEqual(Object.keys(UNTRIED).map(Number));
});
