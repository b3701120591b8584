/** Finding the primary among several hosts, on simulated hosts and simulated time. */
import type { EventLoop } from '../../../src/foundation/eventLoop';
import { DatabaseError } from '../../../src/store/connection/databaseError';
import { type Membership, reasonNotPrimary } from '../../../src/store/connection/groupMembership';
import { PrimaryFinder } from '../../../src/store/connection/primaryFinder';

const TIMEOUT_MS = 3_000;
const SLOW_MS = 500;
const PRIMARY: Membership = { is_read_only: 0, members: 3, online: '3', own_state: 'ONLINE', own_role: 'PRIMARY' };

test.each<[string, Partial<Membership>, RegExp | undefined]>([
  ['the primary of a complete group', {}, undefined],
  ['the primary of a group with one lost member', { online: 2 }, undefined],
  ['the last remaining member of a group', { members: 1, online: 1 }, undefined],
  ['a secondary', { own_role: 'SECONDARY', is_read_only: 1 }, /its role in the replication group is SECONDARY/],
  ['a secondary that was made writable', { own_role: 'SECONDARY' }, /its role in the replication group is SECONDARY/],
  ['a primary without the majority', { online: 1 }, /it reaches only 1 of the 3 members/],
  ['a primary with exactly half of the members', { members: 4, online: 2 }, /it reaches only 2 of the 4 members/],
  ['a primary that is still read-only', { is_read_only: '1' }, /it is read-only/],
  ['a member that is being brought up to date', { own_state: 'RECOVERING' }, /state RECOVERING/],
  ['a server without a group', { members: 0, online: 0, own_state: 'OFFLINE', own_role: '' }, /state OFFLINE/],
])('%s', (_what, changed, reason) => {
  const found = reasonNotPrimary({ ...PRIMARY, ...changed });
  if (reason === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(reason);
});

/** `slow`: a primary that answers after the next host was tried. */
type State = 'primary' | 'slow' | 'secondary' | 'frozen' | 'down';

/** Hosts that answer as the test says, on a clock that only the test's timers advance. */
class Hosts {
  readonly states = new Map<string, State>();
  readonly opened: string[] = [];
  readonly closed: string[] = [];
  nowMs = 0;
  private timers: { readonly atMs: number; readonly call: () => void }[] = [];

  readonly finder = new PrimaryFinder<string, string, undefined>({
    hosts: ['a', 'b', 'c'],
    nameOf: (host) => host,
    open: (host, limitMs) => this.open(host, limitMs),
    close: (connection) => void this.closed.push(connection),
    timeoutMs: TIMEOUT_MS,
    eventLoop: {
      elapsedMs: () => this.nowMs,
      after: (ms: number, call: () => void) => this.after(ms, call),
    } as EventLoop,
  });

  set(states: Record<string, State>): void {
    for (const [host, state] of Object.entries(states)) this.states.set(host, state);
  }

  /** Connects, and resolves to the host with the time it took. */
  async connect(): Promise<{ readonly host: string; readonly tookMs: number }> {
    const startedMs = this.nowMs;
    let isOver = false;
    const connecting = this.finder.connect(undefined).finally(() => {
      isOver = true;
    });
    connecting.catch(() => undefined);
    for (let turns = 0; turns < 1_000; turns += 1) {
      for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
      if (isOver) break;
      this.fireNextTimer();
    }
    return { host: await connecting, tookMs: this.nowMs - startedMs };
  }

  at(ms: number, call: () => void): void {
    this.after(ms, call);
  }

  /** Until nothing more is due. */
  async passTime(): Promise<void> {
    while (this.timers.length > 0) {
      this.fireNextTimer();
      for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
    }
  }

  private async open(host: string, limitMs: number): Promise<string> {
    this.opened.push(host);
    const state = this.states.get(host);
    if (state === 'frozen') {
      await new Promise<void>((resolve) => this.after(limitMs, resolve));
      throw new Error('connect ETIMEDOUT');
    }
    await new Promise<void>((resolve) => this.after(state === 'slow' ? SLOW_MS : 1, resolve));
    if (state === 'down') throw new Error('connect ECONNREFUSED');
    const reason = reasonNotPrimary(
      state === 'primary' || state === 'slow' ? PRIMARY : { ...PRIMARY, is_read_only: 1, own_role: 'SECONDARY' },
    );
    if (reason !== undefined) throw new Error(reason);
    return host;
  }

  private after(ms: number, call: () => void): () => void {
    const timer = { atMs: this.nowMs + ms, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  private fireNextTimer(): void {
    const [next] = this.timers.sort((one, other) => one.atMs - other.atMs);
    if (next === undefined) return;
    this.timers.shift();
    this.nowMs = Math.max(this.nowMs, next.atMs);
    next.call();
  }
}

test('only the primary is accepted, and it is tried first from then on', async () => {
  const hosts = new Hosts();
  hosts.set({ a: 'secondary', b: 'secondary', c: 'primary' });
  expect((await hosts.connect()).host).toBe('c');
  expect(hosts.opened).toEqual(['a', 'b', 'c']);
  expect((await hosts.connect()).host).toBe('c');
  expect(hosts.opened).toEqual(['a', 'b', 'c', 'c']);
});

test('a new primary begins a new term, in which connections to the former one are not reused', async () => {
  const hosts = new Hosts();
  hosts.set({ a: 'primary', b: 'secondary', c: 'secondary' });
  await hosts.connect();
  const { term } = hosts.finder;
  await hosts.connect();
  expect(hosts.finder.term).toBe(term);
  hosts.set({ a: 'down', b: 'primary' });
  expect((await hosts.connect()).host).toBe('b');
  expect(hosts.finder.term).toBeGreaterThan(term);
});

test('a frozen former primary delays the search by a moment only', async () => {
  const hosts = new Hosts();
  hosts.set({ a: 'frozen', b: 'primary', c: 'secondary' });
  const { host, tookMs } = await hosts.connect();
  expect(host).toBe('b');
  expect(tookMs).toBeLessThan(TIMEOUT_MS / 10);
});

test('without a primary, the search ends within the time limit, and the error names every host', async () => {
  const hosts = new Hosts();
  hosts.set({ a: 'frozen', b: 'secondary', c: 'down' });
  const failure = await hosts.connect().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseError);
  expect(failure).toMatchObject({ answered: false, violation: false });
  for (const reason of [
    'a: connect ETIMEDOUT',
    'b: its role in the replication group is SECONDARY',
    'c: connect ECONNREFUSED',
  ])
    expect((failure as Error).message).toContain(reason);
  expect(hosts.nowMs).toBeLessThanOrEqual(TIMEOUT_MS);
});

test('a primary that is elected while the hosts are asked is found at once', async () => {
  const hosts = new Hosts();
  hosts.set({ a: 'secondary', b: 'secondary', c: 'secondary' });
  hosts.at(500, () => hosts.set({ b: 'primary' }));
  const { host, tookMs } = await hosts.connect();
  expect(host).toBe('b');
  expect(tookMs).toBeLessThan(600);
});

test('many connections that are wanted while there is no primary ask the hosts together', async () => {
  const hosts = new Hosts();
  hosts.set({ a: 'secondary', b: 'secondary', c: 'secondary' });
  const others = Array.from({ length: 20 }, () => hosts.finder.connect(undefined));
  hosts.at(500, () => hosts.set({ c: 'primary' }));
  expect((await hosts.connect()).host).toBe('c');
  await hosts.passTime();
  expect(new Set(await Promise.all(others))).toEqual(new Set(['c']));
  const withoutPrimary = 3 * (500 / 50);
  expect(hosts.opened.length).toBeLessThan(withoutPrimary + 30);
});

test('a second connection that is established too late is closed', async () => {
  const hosts = new Hosts();
  hosts.set({ a: 'slow', b: 'primary', c: 'secondary' });
  expect((await hosts.connect()).host).toBe('b');
  await hosts.passTime();
  expect(hosts.closed).toEqual(['a']);
});
