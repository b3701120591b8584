/**
 * The promises of the `Engine` interface, kept by the engine itself and by the engine of a gateway: handlers, pages and
 * streams use either without a difference. This file has what concerns commands and their durability.
 */
import { createHash } from 'node:crypto';
import type { IdempotencyKey } from '../../src/core/model/idempotencyKeys';
import { amountFrom } from '../../src/core/values/decimal';
import { Outage } from '../../src/engine/types';
import { acceptedEvent, cancel, deposit } from '../engine/engineHarness';
import { eventually } from '../support/eventually';
import { limitOrder } from '../support/limitOrder';
import { BUYER, type ContractBench, describeEngines, pause, plainOutcome, SELLER, settled } from './contractBench';

/** A short lease, so that a test can wait until it is not proved any more. */
const SHORT_LEASE = { ENGINE_LEASE_MS: '5000', ENGINE_COMMIT_TIMEOUT_MS: '2000', GATEWAY_LAG_MAX_MS: '500' };
/** Enough for the commands that list the first market. */
const QUEUE = 40;
/** Longer than a turn of the event loop and a round trip over the bus, shorter than any time limit. */
const A_WHILE_MS = 100;

function idempotencyKey(text: string, content = text, storesRefusal = true): IdempotencyKey {
  const hash = (value: string) => createHash('sha256').update(value).digest('hex');
  return { key: hash(text), fingerprint: hash(content), storesRefusal, scope: null };
}

/** The end of the event log, as another connection sees it. */
async function readRows({ database }: ContractBench): Promise<{ last: number }> {
  const row = await database('events').max({ last: 'sequence' }).first();
  return { last: Number(row?.last) };
}

/** Executes a command whose COMMIT the database has executed, and not answered. */
async function executeHeld(bench: ContractBench) {
  const before = bench.engine.publishedSequence;
  bench.proxy.commitFate = () => 'held';
  const executing = bench.engine.execute(deposit(BUYER, 'thb', '1'));
  await eventually(
    () => readRows(bench),
    ({ last }) => last > before,
  );
  bench.proxy.commitFate = () => 'pass';
  return { executing };
}

describeEngines((start) => {
  test('execute: an accepted command resolves to its event, a refused one to its refusal', async () => {
    const bench = await start();
    const { engine } = bench;
    const event = acceptedEvent(await engine.execute(limitOrder(SELLER, 'sell', '100', '2')));
    expect(event).toMatchObject({ type: 'create_order', order: { userId: SELLER, remaining: amountFrom('2') } });
    expect(event.sequence).toBe(engine.committed.sequence);
    expect(engine.committed.asks('btc_thb', 5)).toEqual([{ price: amountFrom('100'), quantity: amountFrom('2') }]);
    expect(await engine.execute(limitOrder(SELLER, 'buy', '100', '1'))).toEqual({
      event: null,
      replayed: false,
      refusal: expect.objectContaining({ code: 'INSUFFICIENT_BALANCE' }),
    });
    expect(await engine.execute(cancel(BUYER, event.order?.id ?? 0))).toMatchObject({
      refusal: { code: 'ORDER_NOT_FOUND' },
    });
    expect(engine.committed.sequence).toBe(event.sequence);
  });

  test('execute and findOutcome: a key belongs to one outcome, whether it was accepted or refused', async () => {
    const bench = await start();
    const { engine } = bench;
    const [accepted, refused] = [idempotencyKey('accepted'), idempotencyKey('refused')];
    expect(await engine.findOutcome(accepted)).toBeUndefined();
    const order = limitOrder(BUYER, 'buy', '100', '1', { idempotencyKeys: [accepted] });
    const tooLarge = limitOrder(BUYER, 'buy', '1000000', '9', { idempotencyKeys: [refused] });
    const first = await engine.execute(order);
    expect(first.replayed).toBe(false);
    const found = await engine.findOutcome(accepted);
    if (found === undefined) throw new Error('the outcome is stored');
    for (const repeated of [await engine.execute(order), found])
      expect(plainOutcome(repeated)).toEqual({ ...plainOutcome(first), replayed: true });
    expect(await engine.execute(tooLarge)).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' } });
    await engine.execute(deposit(BUYER, 'thb', '9000000'));
    for (const repeated of [await engine.execute(tooLarge), await engine.findOutcome(refused)])
      expect(repeated).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' }, event: null, replayed: true });
    const conflict = { refusal: { code: 'IDEMPOTENCY_CONFLICT' }, event: null };
    const other = idempotencyKey('accepted', 'something else');
    expect(await engine.execute({ ...order, idempotencyKeys: [other] })).toMatchObject(conflict);
    expect(await engine.findOutcome(other)).toMatchObject(conflict);
  });

  test('execute: of equal commands at the same time, one is executed and the others are replayed', async () => {
    const bench = await start();
    const { engine } = bench;
    const order = limitOrder(BUYER, 'buy', '100', '1', { idempotencyKeys: [idempotencyKey('one')] });
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => engine.execute(order)));
    expect(new Set(outcomes.map((outcome) => acceptedEvent(outcome).sequence)).size).toBe(1);
    expect(outcomes.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  test('execute and hasRoom: with a full queue, a command is an outage without an effect', async () => {
    const bench = await start({ ENGINE_QUEUE_COMMANDS_MAX: String(QUEUE), ENGINE_BATCH_COMMANDS_MAX: '1' });
    const { engine } = bench;
    expect(engine.hasRoom).toBe(true);
    const { executing } = await executeHeld(bench);
    const others = Array.from({ length: 2 * QUEUE }, (_, index) =>
      settled(engine.execute(deposit(BUYER, 'btc', String(index + 1)))),
    );
    await eventually(
      () => engine.hasRoom,
      (hasRoom) => !hasRoom,
    );
    bench.proxy.releaseResponses();
    await executing;
    const outcomes = await Promise.all(others);
    const notDone = outcomes.filter((outcome) => outcome === 'not_done').length;
    expect(notDone).toBeGreaterThanOrEqual(QUEUE - 2);
    const accepted = outcomes.filter((outcome) => typeof outcome === 'object');
    expect(accepted.length + notDone).toBe(2 * QUEUE);
    expect(await bench.database('deposits').where({ user_id: BUYER, asset: 'btc' })).toHaveLength(accepted.length);
    await eventually(
      () => engine.hasRoom,
      (hasRoom) => hasRoom,
    );
  });

  test('committed and leaseHeld: without a proved lease nothing is shown, and it comes back by itself', async () => {
    const bench = await start(SHORT_LEASE);
    const { engine } = bench;
    expect([engine.leaseHeld, engine.ready]).toEqual([true, true]);
    bench.proxy.setConditions({ isBlackHole: true });
    await eventually(
      () => engine.leaseHeld,
      (isHeld) => !isHeld,
    );
    expect(() => engine.committed).toThrow(Outage);
    const sequence = engine.publishedSequence;
    expect(await settled(engine.whenDurable(Promise.resolve(1)))).toMatch(/^not_/);
    bench.proxy.setConditions({});
    await eventually(
      () => engine.leaseHeld,
      (isHeld) => isHeld,
    );
    expect(engine.committed.sequence).toBe(sequence);
    const repeated = await eventually(
      () => settled(engine.execute(deposit(BUYER, 'thb', '1'))),
      (outcome) => typeof outcome === 'object',
    );
    expect(repeated).toMatchObject({ refusal: null });
  });

  test('whenDurable: what was read waits until it is durable and published', async () => {
    const bench = await start();
    const { engine } = bench;
    expect(await engine.whenDurable(readRows(bench))).toEqual({ last: engine.publishedSequence });
    const { executing } = await executeHeld(bench);
    const order: string[] = [];
    const reading = engine.whenDurable(readRows(bench)).then(({ last }) => {
      expect(engine.publishedSequence).toBeGreaterThanOrEqual(last);
      order.push('read');
      return last;
    });
    await pause(A_WHILE_MS);
    expect(order).toEqual([]);
    bench.proxy.releaseResponses();
    expect(await reading).toBe(acceptedEvent(await executing).sequence);
  });

  test('whenDurable: what was read before the answer to a COMMIT was lost is an outage, as is a failed reading', async () => {
    const bench = await start();
    const { engine } = bench;
    const { executing } = await executeHeld(bench);
    const held = settled(executing);
    const reading = settled(engine.whenDurable(readRows(bench)));
    await pause(A_WHILE_MS);
    bench.proxy.cutAll();
    expect(await reading).toBe('not_done');
    // The engine finds the event in the table; a gateway has given the command up when the next epoch began.
    const outcome = await held;
    if (outcome !== 'unknown') expect(outcome).toMatchObject({ refusal: null });
    await eventually(
      () => settled(engine.whenDurable(readRows(bench))),
      (found) => typeof found === 'object',
    );
    await expect(engine.whenDurable(Promise.reject(new Error('no table')))).rejects.toThrow('no table');
  });

  test('whenDurable: what was read while the leader recovered is an outage that names this cause', async () => {
    const bench = await start();
    const { engine } = bench;
    let endReading: (found: number) => void = () => undefined;
    const reading = engine.whenDurable(new Promise<number>((resolve) => (endReading = resolve)));
    reading.catch(() => undefined);
    const { executing } = await executeHeld(bench);
    executing.catch(() => undefined);
    bench.proxy.cutAll();
    await eventually(
      () => settled(engine.whenDurable(readRows(bench))),
      (found) => typeof found === 'object',
    );
    endReading(1);
    await expect(reading).rejects.toThrow(/(leader has changed or|engine has) recovered.* were read/);
  });
});
