/** Messages of a gateway that arrive twice or in another order: each is handled once. */
import { GatewaySessions } from '../../src/engine/cluster/gatewaySessions';
import { printSeed, seededRandom } from '../support/randomSeed';

test('a number is new once, in any order and for each session by itself', () => {
  const sessions = new GatewaySessions();
  const isNew = (number: number, session = 'a') => sessions.isNew(session, number, 0);
  expect([1, 3, 2, 3, 1, 4].map((number) => isNew(number))).toEqual([true, true, true, false, false, true]);
  expect(isNew(4, 'b')).toBe(true);
  expect(isNew(4, 'b')).toBe(false);
});

test('a number far behind the newest one counts as repeated', () => {
  const sessions = new GatewaySessions();
  expect(sessions.isNew('a', 2_000, 0)).toBe(true);
  expect(sessions.isNew('a', 2_000 - 1_024, 0)).toBe(false);
  expect(sessions.isNew('a', 2_000 - 1_023, 0)).toBe(true);
});

test('of twenty thousand messages, each is new at most once, and exactly once if it is not very late', () => {
  const random = seededRandom(printSeed('gateway sessions'));
  const sessions = new GatewaySessions();
  const accepted = new Set<number>();
  const repeated: number[] = [];
  for (let number = 1; number <= 20_000; number += 1) {
    for (const sent of [number, random.integer(Math.max(1, number - 3_000), number)]) {
      const isNew = sessions.isNew('a', sent, number);
      if (isNew && accepted.has(sent)) repeated.push(sent);
      if (isNew) accepted.add(sent);
    }
  }
  expect(repeated).toEqual([]);
  expect(accepted.size).toBe(20_000);
});

test('a session is forgotten after a long silence, so that restarted gateways leave nothing behind', () => {
  const sessions = new GatewaySessions();
  for (let day = 0; day < 100; day += 1) sessions.isNew(`session ${day}`, 1, day * 86_400_000);
  expect(sessions['sessions'].size).toBe(1);
});
