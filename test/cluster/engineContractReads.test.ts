/** The promises of the `Engine` interface, as in `engineContract`: events, and reads of what is committed. */

import type { EngineEvent } from '../../src/core/model/events';
import { amountFrom } from '../../src/core/values/decimal';
import { acceptedEvent, deposit } from '../engine/engineHarness';
import { eventually } from '../support/eventually';
import { limitOrder } from '../support/limitOrder';
import { BUYER, describeEngines, pause, plainEvent, SELLER, settled } from './contractBench';

/** Longer than a turn of the event loop and a round trip over the bus, shorter than any time limit. */
const A_WHILE_MS = 100;

describeEngines((start) => {
  test('subscribe: each batch comes once, in sequence, after the state shows it and before its callers are answered', async () => {
    const bench = await start();
    const { engine } = bench;
    const seen: string[] = [];
    const sequences: number[] = [];
    const first = engine.publishedSequence + 1;
    engine.subscribe(() => {
      throw new Error('another listener fails');
    });
    const end = engine.subscribe((events) => {
      for (const { sequence } of events) {
        expect(engine.committed.sequence).toBeGreaterThanOrEqual(sequence);
        sequences.push(sequence);
        seen.push(`event ${sequence}`);
      }
    });
    const orders = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { sequence } = acceptedEvent(await engine.execute(limitOrder(SELLER, 'sell', String(200 + index), '1')));
        seen.push(`answer ${sequence}`);
        return sequence;
      }),
    );
    expect(sequences).toEqual(Array.from({ length: 40 }, (_, index) => first + index));
    for (const sequence of orders)
      expect(seen.indexOf(`event ${sequence}`)).toBeLessThan(seen.indexOf(`answer ${sequence}`));
    end();
    await engine.execute(limitOrder(SELLER, 'sell', '300', '1'));
    expect(sequences).toHaveLength(40);
  });

  test('subscribe: the events are those of the outcome', async () => {
    const bench = await start();
    const { engine } = bench;
    const published: EngineEvent[] = [];
    engine.subscribe((events) => published.push(...events));
    const maker = acceptedEvent(await engine.execute(limitOrder(SELLER, 'sell', '100', '2')));
    const taker = acceptedEvent(await engine.execute(limitOrder(BUYER, 'buy', '100', '1')));
    expect(published.map(plainEvent)).toEqual([maker, taker].map(plainEvent));
    expect(published.map(({ trades }) => trades.length)).toEqual([0, 1]);
  });

  test('watermarkMs: no later event has an earlier time, and it advances without events', async () => {
    const bench = await start();
    const { engine } = bench;
    const { clock } = bench;
    const { timeMs } = acceptedEvent(await engine.execute(limitOrder(SELLER, 'sell', '100', '1')));
    expect(engine.watermarkMs()).toBeGreaterThanOrEqual(timeMs);
    clock.advance(60_000);
    await eventually(
      () => engine.watermarkMs(),
      (watermarkMs) => watermarkMs >= timeMs + 60_000,
    );
    clock.advance(-30_000);
    const watermarkMs = engine.watermarkMs();
    const later = acceptedEvent(await engine.execute(limitOrder(SELLER, 'sell', '100', '1')));
    expect(later.timeMs).toBeGreaterThanOrEqual(watermarkMs);
    expect(engine.watermarkMs()).toBeGreaterThanOrEqual(watermarkMs);
  });

  test('preview: what the command would do, at which position, without doing it', async () => {
    const bench = await start();
    const { engine } = bench;
    await engine.execute(limitOrder(SELLER, 'sell', '100', '2'));
    const command = limitOrder(BUYER, 'buy', '100', '1');
    const { sequence, decision, balances } = await engine.preview(command);
    expect(sequence).toBe(engine.committed.sequence);
    expect(balances.get('thb')).toEqual(engine.committed.balance(BUYER, 'thb'));
    expect([...balances.keys()].sort()).toEqual(['btc', 'thb']);
    const event = acceptedEvent(await engine.execute(command));
    expect(decision).toMatchObject({ event: { order: { status: event.order?.status, filled: event.order?.filled } } });
    expect(event.sequence).toBe(sequence + 1);
    expect((await engine.preview(limitOrder(BUYER, 'buy', '1000000', '9'))).decision).toMatchObject({
      refusal: { code: 'INSUFFICIENT_BALANCE' },
    });
    expect((await engine.preview(limitOrder(BUYER, 'buy', '1', '1', { symbol: 'no_such' }))).balances.size).toBe(0);
  });

  test('restingOrders: best price first, then in time priority, at most the limit', async () => {
    const bench = await start();
    const { engine } = bench;
    for (const [price, quantity] of [
      ['102', '1'],
      ['101', '2'],
      ['101', '3'],
    ] as const)
      await engine.execute(limitOrder(SELLER, 'sell', price, quantity));
    await engine.execute(limitOrder(BUYER, 'buy', '99', '4'));
    const resting = (price: string, remaining: string) => ({
      price: amountFrom(price),
      remaining: amountFrom(remaining),
    });
    expect(await engine.restingOrders('btc_thb', 9)).toEqual({
      bids: [resting('99', '4')],
      asks: [resting('101', '2'), resting('101', '3'), resting('102', '1')],
    });
    expect((await engine.restingOrders('btc_thb', 2)).asks).toHaveLength(2);
  });

  test('audit: the report of tables and memory at one position', async () => {
    const bench = await start();
    const { engine } = bench;
    await engine.execute(limitOrder(SELLER, 'sell', '100', '2'));
    const report = await engine.audit();
    expect(report).toMatchObject({ sequence: engine.publishedSequence, violations: [] });
    expect(report).toEqual(await bench.writer.audit());
    await bench.database.raw('UPDATE deposits SET amount = amount + 1 WHERE id = 1');
    const { violations } = await engine.audit();
    expect(violations.length).toBeGreaterThan(0);
    expect(violations).toEqual((await bench.writer.audit()).violations);
    await bench.database.raw('UPDATE deposits SET amount = amount - 1 WHERE id = 1');
  });

  test('waitForSequence: at once for a reached position, at its publication, or not current after a time limit', async () => {
    const bench = await start();
    const { engine } = bench;
    const next = engine.publishedSequence + 1;
    await engine.waitForSequence(next - 1);
    const order: string[] = [];
    const waiting = engine.waitForSequence(next).then(() => order.push(`reached ${engine.publishedSequence}`));
    await pause(A_WHILE_MS);
    expect(order).toEqual([]);
    await engine.execute(deposit(BUYER, 'thb', '1'));
    await waiting;
    expect(order).toEqual([`reached ${next}`]);
    expect(await settled(engine.waitForSequence(next + 1_000_000))).toBe('not_current');
  });
});
