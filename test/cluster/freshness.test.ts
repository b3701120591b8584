/** How old the state of a gateway may be, by the questions that the leader has answered. */
import { Freshness } from '../../src/engine/cluster/freshness';

function newFreshness() {
  let nowMs = 10_000;
  const freshness = new Freshness({ elapsedMs: () => nowMs }, 1_000);
  return { freshness, advance: (milliseconds: number) => void (nowMs += milliseconds), now: () => nowMs };
}

test('without an answer nothing is current', () => {
  const { freshness } = newFreshness();
  freshness.reached(5);
  expect(freshness.isFresh).toBe(false);
});

test('the age counts from the question, not from its answer', () => {
  const { freshness, advance, now } = newFreshness();
  const askedMs = now();
  advance(400);
  freshness.record(5, askedMs);
  freshness.reached(5);
  expect(freshness.ageMs).toBe(400);
  advance(600);
  expect(freshness.isFresh).toBe(true);
  advance(1);
  expect(freshness.isFresh).toBe(false);
});

test('an answer counts when everything is applied that the leader had published by then', () => {
  const { freshness, advance, now } = newFreshness();
  freshness.record(7, now());
  freshness.reached(6);
  expect(freshness.isFresh).toBe(false);
  advance(300);
  freshness.record(9, now());
  freshness.reached(8);
  expect(freshness.ageMs).toBe(300);
  freshness.reached(9);
  expect(freshness.ageMs).toBe(0);
});

test('an older answer that arrives late takes nothing back', () => {
  const { freshness, advance, now } = newFreshness();
  const earlierMs = now();
  advance(100);
  freshness.record(5, now());
  freshness.reached(5);
  freshness.record(4, earlierMs);
  freshness.reached(5);
  expect(freshness.ageMs).toBe(0);
});

test('what one leader proved does not count under the next one', () => {
  const { freshness, now } = newFreshness();
  freshness.record(5, now());
  freshness.record(9, now());
  freshness.reached(5);
  freshness.reset();
  expect(freshness.isFresh).toBe(false);
  freshness.reached(9);
  expect(freshness.isFresh).toBe(false);
});

test('answers that are never reached do not accumulate', () => {
  const { freshness, now } = newFreshness();
  for (let sequence = 1; sequence <= 5_000; sequence += 1) freshness.record(sequence, now());
  expect(freshness['waiting'].length).toBe(1_000);
  freshness.reached(5_000);
  expect(freshness.isFresh).toBe(true);
  expect(freshness['waiting'].length).toBe(0);
});
