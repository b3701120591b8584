/** The leader's time on a gateway whose own clock is wrong, and answers that take their time. */
import { LeaderClock } from '../../src/engine/cluster/leaderClock';

/** A gateway whose clock shows `errorMs` more than the leader's. */
function newClock(errorMs: number) {
  let elapsedMs = 0;
  let setByMs = 0;
  const leaderNowMs = () => 1_800_000_000_000 + elapsedMs;
  const clock = { nowMs: () => leaderNowMs() + errorMs + setByMs };
  const leaderClock = new LeaderClock({ clock, eventLoop: { elapsedMs: () => elapsedMs } });
  const advance = (milliseconds: number) => void (elapsedMs += milliseconds);
  return {
    leaderClock,
    advance,
    leaderNowMs,
    setBy: (milliseconds: number) => void (setByMs += milliseconds),
    /** A question, whose answer the leader gives and the gateway gets after these times. */
    ask(thereMs: number, backMs: number) {
      const askedMs = elapsedMs;
      advance(thereMs);
      const answered = leaderNowMs();
      advance(backMs);
      leaderClock.set(answered, askedMs);
    },
  };
}

test('before the first answer it is the own clock', () => {
  const { leaderClock, leaderNowMs } = newClock(70);
  expect(leaderClock.nowMs()).toBe(leaderNowMs() + 70);
});

test.each([-3_600_000, -40, 40, 3_600_000])('a clock that is wrong by %i ms is corrected', (errorMs) => {
  const { leaderClock, leaderNowMs, ask } = newClock(errorMs);
  ask(4, 4);
  expect(leaderClock.nowMs()).toBe(leaderNowMs());
  ask(0, 8);
  expect(Math.abs(leaderClock.nowMs() - leaderNowMs())).toBeLessThanOrEqual(4);
});

test('clocks that may be equal count as equal', () => {
  const { leaderClock, leaderNowMs, ask } = newClock(0);
  ask(0, 15);
  expect(leaderClock.nowMs()).toBe(leaderNowMs());
  ask(15, 0);
  expect(leaderClock.nowMs()).toBe(leaderNowMs());
});

test('an answer that took long is used only if there was none before', () => {
  const { leaderClock, leaderNowMs, ask, advance } = newClock(500);
  ask(0, 1_000);
  expect(Math.abs(leaderClock.nowMs() - leaderNowMs())).toBeLessThanOrEqual(500);
  advance(1_000);
  ask(2, 2);
  expect(leaderClock.nowMs()).toBe(leaderNowMs());
  ask(0, 1_000);
  expect(leaderClock.nowMs()).toBe(leaderNowMs());
});

test('it never goes back, and goes on when the time is reached again', () => {
  const { leaderClock, advance, setBy } = newClock(0);
  const before = leaderClock.nowMs();
  setBy(-100);
  expect(leaderClock.nowMs()).toBe(before);
  advance(100);
  expect(leaderClock.nowMs()).toBe(before);
  advance(1);
  expect(leaderClock.nowMs()).toBe(before + 1);
});
