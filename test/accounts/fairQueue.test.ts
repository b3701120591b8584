/** The queue of password hashes: networks take turns, and the one with most entries gives way when it is full. */
import { FairQueue } from '../../src/usecases/accounts/fairQueue';

/** `add('a/1 x')`: entry `x` of the narrow network `1` in the wide network `a`. Returns the entry that was refused. */
class Queue {
  private readonly queue: FairQueue<string>;

  constructor(size: number, entries = '') {
    this.queue = new FairQueue(size);
    for (const each of entries.split(', ').filter((text) => text !== '')) this.add(each);
  }

  add(text: string): string | undefined {
    const [, wide = '', narrow = ''] = /^(\w+)\/(\w+) /.exec(text) ?? [];
    return this.queue.add(text, { wide, narrow });
  }

  takeAll(): string {
    const taken: string[] = [];
    for (let entry = this.queue.take(); entry !== undefined; entry = this.queue.take()) taken.push(entry);
    return taken.join(', ');
  }
}

test('networks take turns, first the wide ones and then the narrow ones in each', () => {
  const queue = new Queue(9, 'a/1 first, a/1 second, a/2 third, b/1 fourth, a/1 fifth, b/1 sixth');
  expect(queue.takeAll()).toBe('a/1 first, b/1 fourth, a/2 third, b/1 sixth, a/1 second, a/1 fifth');
});

test.each([
  ['the wide network with most entries gives way', 'a/1 p, a/2 q, a/3 r, b/1 s', 'c/1 new', 'a/1 p'],
  ['of its narrow networks, the one with most entries', 'a/1 p, a/2 q, a/2 r, b/1 s', 'c/1 new', 'a/2 r'],
  ['a network that would have most entries is refused', 'a/1 p, a/2 q, b/1 r, b/1 s', 'a/3 new', 'a/3 new'],
  ['a light narrow network displaces its heavy neighbour', 'a/1 p, a/1 q, a/1 r, b/1 s', 'a/2 new', 'a/1 r'],
  ['a new network among equals is refused', 'a/1 p, b/1 q, c/1 r, d/1 s', 'e/1 new', 'e/1 new'],
])('when full, %s', (_, entries, added, refused) => {
  const queue = new Queue(4, entries);
  expect(queue.add(added)).toBe(refused);
  const left = queue.takeAll().split(', ');
  expect(left).toHaveLength(4);
  expect([...left, refused].sort()).toEqual([...entries.split(', '), added].sort());
});

test('a queue without places refuses everything', () => {
  const queue = new Queue(0);
  expect([queue.add('a/1 x'), queue.takeAll()]).toEqual(['a/1 x', '']);
});

test('random additions and removals lose no entry and keep the bound', () => {
  const seed = Number(process.env['SEED'] ?? 20_261_124);
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  const queue = new FairQueue<number>(8);
  const inside = new Set<number>();
  for (let step = 0; step < 5_000; step += 1) {
    if (random(3) === 0) {
      const taken = queue.take();
      expect([seed, step, taken === undefined ? inside.size === 0 : inside.delete(taken)]).toEqual([seed, step, true]);
    } else {
      inside.add(step);
      const refused = queue.add(step, { wide: `w${random(4)}`, narrow: `n${random(3)}` });
      if (refused !== undefined) expect([seed, step, inside.delete(refused)]).toEqual([seed, step, true]);
    }
    expect([seed, step, queue.size]).toEqual([seed, step, inside.size]);
    expect(inside.size).toBeLessThanOrEqual(8);
  }
});
