/** The published changes of a book: each changed level once with its latest total, and update ids without a gap. */
import fc from 'fast-check';
import type { LevelChange } from '../../../src/core/model/events';
import { DepthChanges, type DepthUpdate } from '../../../src/core/orders/depthChanges';
import { DepthSide } from '../../../src/core/orders/depthSide';
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';

type LevelDraft = readonly [side: LevelChange['side'], price: string, quantity: string];

function levelsEvent(
  bookUpdateId: number,
  ...levels: readonly LevelDraft[]
): { bookUpdateId: number; levels: readonly LevelChange[] } {
  const changes = levels.map(([side, price, quantity]) => ({
    symbol: 'btc_thb',
    side,
    price: amountFrom(price),
    quantity: amountFrom(quantity),
  }));
  return { bookUpdateId, levels: changes };
}

/** `first-last bids / asks`. */
function updateText(update: DepthUpdate | undefined): string {
  if (update === undefined) return 'nothing';
  const side = (levels: DepthUpdate['bids']): string =>
    levels.map(({ price, quantity }) => `${formatAmount(quantity)}@${formatAmount(price)}`).join(' ');
  return `${update.firstId}-${update.lastId} ${side(update.bids)} / ${side(update.asks)}`;
}

test('without changes there is no update', () => {
  expect(updateText(new DepthChanges(7).takeUpdate())).toBe('nothing');
});

test('an update has each changed level once with its latest total, also a level that was added and removed', () => {
  const changes = new DepthChanges(7);
  changes.add(levelsEvent(8, ['buy', '100', '1'], ['buy', '99', '5']));
  changes.add(levelsEvent(9, ['buy', '100', '3'], ['sell', '101.5', '2']));
  changes.add(levelsEvent(10, ['buy', '99', '0']));
  expect(updateText(changes.takeUpdate())).toBe('8-10 3@100 0@99 / 2@101.5');
  expect(updateText(changes.takeUpdate())).toBe('nothing');
  changes.add(levelsEvent(11, ['sell', '101.5', '0']));
  expect(updateText(changes.takeUpdate())).toBe('11-11  / 0@101.5');
});

test('the best levels come first, in numerical order', () => {
  const changes = new DepthChanges(0);
  const prices = ['9', '100', '20'];
  changes.add(
    levelsEvent(
      1,
      ...prices.map((price): LevelDraft => ['buy', price, '1']),
      ...prices.map((price): LevelDraft => ['sell', price, '2']),
    ),
  );
  expect(updateText(changes.takeUpdate())).toBe('1-1 1@100 1@20 1@9 / 2@9 2@20 2@100');
});

test.each([[7], [9], [6]])('after update 7, update %i instead of 8 is a bug', (id) => {
  expect(() => new DepthChanges(7).add(levelsEvent(id, ['buy', '100', '1']))).toThrow('broken invariant');
});

const anyChange = fc.record({
  side: fc.constantFrom('buy' as const, 'sell' as const),
  price: fc.bigInt({ min: 1n, max: 12n }),
  quantity: fc.bigInt({ min: 0n, max: 3n }),
});

test('applying the updates to a snapshot from any moment gives the book, however the changes were divided into updates', () => {
  const anyEvents = fc.array(fc.array(anyChange, { minLength: 1, maxLength: 4 }), { maxLength: 60 });
  fc.assert(
    fc.property(anyEvents, fc.infiniteStream(fc.boolean()), fc.nat(), (events, isTaken, moment) => {
      const snapshotAt = moment % (events.length + 1);
      const book = new TwoSidedBook();
      const changes = new DepthChanges(0);
      const updates: DepthUpdate[] = [];
      let follower = book.copy(0);
      for (const [index, levels] of events.entries()) {
        for (const { side, price, quantity } of levels) book.sides[side].set(price, quantity);
        changes.add({ bookUpdateId: index + 1, levels: levels.map((level) => ({ ...level, symbol: 'btc_thb' })) });
        if (index + 1 === snapshotAt) follower = book.copy(snapshotAt);
        const update = isTaken.next().value === true || index + 1 === events.length ? changes.takeUpdate() : undefined;
        if (update !== undefined) updates.push(update);
      }
      for (const update of updates) follower.applyUpdate(update);
      expect(follower.bestLevels()).toEqual(book.bestLevels());
      expect(updates.map(({ firstId }) => firstId)).toEqual(
        [1, ...updates.map(({ lastId }) => lastId + 1)].slice(0, updates.length),
      );
    }),
    { numRuns: 1_000 },
  );
});

class TwoSidedBook {
  readonly sides = { buy: new DepthSide('buy'), sell: new DepthSide('sell') };

  constructor(private lastId = 0) {}

  copy(lastId: number): TwoSidedBook {
    const copied = new TwoSidedBook(lastId);
    for (const side of ['buy', 'sell'] as const)
      for (const { price, quantity } of this.sides[side].bestLevels(100)) copied.sides[side].set(price, quantity);
    return copied;
  }

  applyUpdate({ firstId, lastId, bids, asks }: DepthUpdate): void {
    if (lastId <= this.lastId) return;
    expect(firstId).toBeLessThanOrEqual(this.lastId + 1);
    for (const { price, quantity } of bids) this.sides.buy.set(price, quantity);
    for (const { price, quantity } of asks) this.sides.sell.set(price, quantity);
    this.lastId = lastId;
  }

  bestLevels(): unknown {
    return [this.sides.buy.bestLevels(100), this.sides.sell.bestLevels(100)];
  }
}
