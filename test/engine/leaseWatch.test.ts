/** From what a server concludes that the leader is gone, and from what it must not. */
import { LeaseWatch } from '../../src/engine/leaseWatch';
import type { LeaseView } from '../../src/store/engine/lease';

const LEASE_MS = 10_000;
const HERE = { serverIdentity: 'this database server' };
const RENEWED: LeaseView = {
  epoch: 3,
  holder: 'the leader',
  beat: 70,
  isReleased: false,
  isLocked: true,
  lockServer: HERE.serverIdentity,
  leaseMs: LEASE_MS,
  hasExpired: false,
};
const UNLOCKED: LeaseView = { ...RENEWED, isLocked: false };
const QUICK_MS = 1;

function createWatch() {
  let elapsedMs = 0;
  const watch = new LeaseWatch({ elapsedMs: () => elapsedMs, leaseMs: LEASE_MS });
  return {
    watch,
    look: (view: LeaseView, connection = HERE, tookMs = QUICK_MS) => watch.judge(view, connection, tookMs),
    wait: (milliseconds: number) => {
      elapsedMs += milliseconds;
    },
  };
}

test('a lease that was released may be taken at once', () => {
  expect(createWatch().look({ ...RENEWED, isReleased: true })).toBe('gone');
});

describe('the beat', () => {
  test('a holder whose beat does not change for the duration of the lease is gone, even if its lock is still held', () => {
    const { look, wait } = createWatch();
    look(RENEWED);
    wait(LEASE_MS - 1);
    expect(look(RENEWED)).toBe('undecided');
    wait(1);
    expect(look(RENEWED)).toBe('gone');
  });

  test('a holder that renews its lease is alive for ever, even if the clock of the database says that it has expired', () => {
    const { look, wait } = createWatch();
    look(RENEWED);
    for (let beat = 71; beat < 80; beat += 1) {
      wait(LEASE_MS - 1);
      expect(look({ ...UNLOCKED, beat, hasExpired: true })).toBe('alive');
    }
  });

  test('the longer one of two different durations counts', () => {
    const { look, wait } = createWatch();
    const view = { ...RENEWED, leaseMs: 3 * LEASE_MS };
    look(view);
    wait(3 * LEASE_MS - 1);
    expect(look(view)).toBe('undecided');
  });

  test('time in which the database did not answer, or answered slowly, does not count', () => {
    const { watch, look, wait } = createWatch();
    look(RENEWED);
    wait(LEASE_MS);
    watch.reset();
    expect(look(RENEWED)).toBe('undecided');
    wait(LEASE_MS - 1);
    expect(look(RENEWED, HERE, LEASE_MS / 5)).toBe('undecided');
    wait(LEASE_MS - 1);
    expect(look(RENEWED)).toBe('undecided');
  });
});

describe('the lock', () => {
  test('a lock that this connection has seen held and that stays free for a moment is a proof', () => {
    const { look, wait } = createWatch();
    look({ ...RENEWED, lockServer: null });
    expect(look({ ...UNLOCKED, lockServer: null })).toBe('undecided');
    wait(999);
    expect(look({ ...UNLOCKED, lockServer: null })).toBe('undecided');
    wait(1);
    expect(look({ ...UNLOCKED, lockServer: null })).toBe('gone');
  });

  test('a holder that lost its connection and comes back within that moment keeps the lease', () => {
    const { look, wait } = createWatch();
    look(RENEWED);
    expect(look(UNLOCKED)).toBe('undecided');
    wait(900);
    expect(look({ ...RENEWED, epoch: 4, beat: 71 })).toBe('alive');
    wait(900);
    expect(look({ ...RENEWED, epoch: 4, beat: 71 })).toBe('undecided');
  });

  test('after a reconnection, a free lock needs a longer moment: the database may have restarted', () => {
    const { look, wait } = createWatch();
    look(RENEWED);
    const again = { ...HERE };
    look(UNLOCKED, again);
    wait(1_000);
    expect(look(UNLOCKED, again)).toBe('undecided');
    wait(500);
    expect(look(UNLOCKED, again)).toBe('gone');
  });

  test('a free lock proves nothing on a database server where the holder never had it', () => {
    const { look, wait } = createWatch();
    const elsewhere = { serverIdentity: 'the new primary' };
    look(UNLOCKED, elsewhere);
    wait(LEASE_MS - 1);
    expect(look(UNLOCKED, elsewhere)).toBe('undecided');
  });

  test('the lock of an earlier epoch proves nothing', () => {
    const { look, wait } = createWatch();
    look({ ...RENEWED, lockServer: null });
    expect(look({ ...UNLOCKED, lockServer: null, epoch: 4 })).toBe('alive');
    wait(1_000);
    expect(look({ ...UNLOCKED, lockServer: null, epoch: 4 })).toBe('undecided');
  });
});
