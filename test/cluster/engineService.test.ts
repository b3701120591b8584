/** The leader's side of the bus: whom it serves, what it does with late and repeated messages, and what it answers. */
import pino from 'pino';
import type { Command } from '../../src/core/model/commands';
import { EngineService, type ServedEngine } from '../../src/engine/cluster/engineService';
import {
  decodeMessage,
  decodeOutcomes,
  encodeCommands,
  encodeMessage,
  type LeaderStatus,
  Subjects,
} from '../../src/engine/cluster/messages';
import { type BatchOutcome, type CommandOutcome, Outage } from '../../src/engine/types';
import { BusBench } from './busBench';
import { EXAMPLE_COMMANDS } from './exampleCommands';

const SUBJECTS = new Subjects('test');
const REFUSED: CommandOutcome = { refusal: { code: 'ORDER_NOT_FOUND' }, event: null, replayed: false };

/** An engine that records commands and refuses them. */
class RecordingEngine implements ServedEngine {
  epoch = 4;
  leaseHeld = true;
  ready = true;
  hasRoom = true;
  leaseLeftMs = 900;
  position = { sequence: 12, hash: 'a'.repeat(64) };
  readonly executed: Command[] = [];
  outcome: () => Promise<CommandOutcome> = () => Promise.resolve(REFUSED);

  execute(command: Command): Promise<CommandOutcome> {
    this.executed.push(command);
    return this.outcome();
  }

  executeBatch(): Promise<BatchOutcome> {
    return Promise.resolve({ parts: [REFUSED, { refusal: { code: 'NOT_ATTEMPTED' }, event: null, replayed: false }] });
  }

  whenDurable<Found>(reading: Promise<Found>): Promise<Found> {
    return reading;
  }

  watermarkMs(): number {
    return 17;
  }

  readonly quarantineHash = undefined;

  async quarantineReport(): Promise<undefined> {}

  async endQuarantine(): Promise<'report_changed'> {
    return 'report_changed';
  }

  audit(): never {
    throw new Error('no audit here');
  }

  onStored(): void {}
}

function newService({ messageBytesMax = 1_048_576 } = {}) {
  const bench = new BusBench({ messageBytesMax });
  const engine = new RecordingEngine();
  const { clock, eventLoop } = bench;
  const log = pino({ level: 'silent' });
  const service = new EngineService({ engine, bus: bench.connect(), clock, eventLoop, log, natsPrefix: 'test' });
  const gateway = bench.connect();
  const answers = bench.record(gateway, `${SUBJECTS.inbox('s')}.>`);
  return {
    ...{ bench, engine, service, gateway, answers },
    send({ epoch = 4, number = 1, notAfterMs = Number.MAX_SAFE_INTEGER, commands = 1 } = {}) {
      const sent = Array.from({ length: commands }, (_, index) => [index + 1, EXAMPLE_COMMANDS.cancel_order] as const);
      const data = encodeCommands({ number, session: 's', notAfterMs, commands: sent });
      gateway.publish(SUBJECTS.commands(epoch), data, `${SUBJECTS.inbox('s')}.undelivered.${number}`);
    },
    outcomes: () =>
      answers.filter(({ subject }) => subject.includes('.outcomes.')).flatMap(({ data }) => decodeOutcomes(data)),
  };
}

test('commands are executed once, however often their message is delivered', async () => {
  const { bench, engine, send, outcomes } = newService();
  await bench.time.advance(50);
  for (const number of [2, 1, 2]) send({ number, commands: 2 });
  await bench.time.advance(50);
  expect(engine.executed.length).toBe(4);
  expect(outcomes().map(({ command, refusal }) => [command, refusal?.code])).toEqual(
    [1, 2, 1, 2].map((number) => [number, 'ORDER_NOT_FOUND']),
  );
});

test('a command that comes too late is not begun', async () => {
  const { bench, engine, send, outcomes } = newService();
  await bench.time.advance(50);
  const nowMs = bench.clock.nowMs();
  send({ number: 1, notAfterMs: nowMs - 1 });
  send({ number: 2, notAfterMs: nowMs + 100 });
  await bench.time.advance(10);
  expect(engine.executed.length).toBe(1);
  expect(outcomes().map(({ outage }) => outage)).toEqual([
    { outcome: 'not_done', message: 'The command came too late. Nothing was changed; retry.' },
    null,
  ]);
});

test('commands that arrive while the lease is not proved wait a moment for the proof, and keep their order', async () => {
  const { bench, engine, gateway, send, outcomes } = newService();
  await bench.time.advance(50);
  engine.leaseHeld = false;
  send({ number: 1, commands: 2 });
  gateway.publish(SUBJECTS.leader, encodeMessage({}), `${SUBJECTS.inbox('s')}.status.1`);
  await bench.time.advance(100);
  expect([engine.executed, outcomes()]).toEqual([[], []]);
  engine.leaseHeld = true;
  send({ number: 2 });
  await bench.time.advance(50);
  expect(engine.executed.length).toBe(3);
  expect(outcomes().map(({ command, refusal }) => [command, refusal?.code])).toEqual([
    [1, 'ORDER_NOT_FOUND'],
    [2, 'ORDER_NOT_FOUND'],
    [1, 'ORDER_NOT_FOUND'],
  ]);
});

test('a command that waits for the proof of the lease for longer, or too long for its sender, is not done', async () => {
  const { bench, engine, send, outcomes } = newService();
  await bench.time.advance(50);
  engine.leaseHeld = false;
  send({ number: 1 });
  await bench.time.advance(250);
  engine.leaseLeftMs = 0;
  send({ number: 2 });
  await bench.time.advance(10);
  engine.leaseLeftMs = 900;
  send({ number: 3, notAfterMs: bench.clock.nowMs() + 10 });
  await bench.time.advance(50);
  engine.leaseHeld = true;
  await bench.time.advance(50);
  expect(engine.executed).toEqual([]);
  const notProved = 'The leader of the exchange cannot prove its lease at the moment. Nothing was changed; retry.';
  const tooLate = 'The command came too late. Nothing was changed; retry.';
  expect(outcomes().map(({ outage }) => outage)).toEqual(
    [notProved, notProved, tooLate].map((message) => ({ outcome: 'not_done', message })),
  );
});

test('a server with another epoch does nothing for gateways, and soon the bus says so', async () => {
  const { bench, engine, gateway, send, answers, outcomes } = newService();
  await bench.time.advance(50);
  engine.epoch = 5;
  send();
  gateway.publish(SUBJECTS.leader, encodeMessage({}), `${SUBJECTS.inbox('s')}.status.1`);
  gateway.publish(SUBJECTS.calls(4), encodeMessage({ name: 'durable' }), `${SUBJECTS.inbox('s')}.result.1`);
  await bench.time.advance(0.1);
  expect(engine.executed).toEqual([]);
  expect(outcomes().map(({ outage }) => outage)).toMatchObject([{ outcome: 'not_done' }]);
  expect(answers.map(({ subject }) => subject.split('.').slice(3).join('.')).sort()).toEqual([
    'outcomes.0',
    'result.1',
  ]);
  await bench.time.advance(100);
  send({ number: 2 });
  await bench.time.advance(10);
  expect(answers.at(-1)).toMatchObject({ subject: `${SUBJECTS.inbox('s')}.undelivered.2`, isUndelivered: true });
});

test('the leader says what it has published, and how long its lease is proved', async () => {
  const { bench, gateway, answers } = newService();
  await bench.time.advance(50);
  gateway.publish(SUBJECTS.leader, encodeMessage({}), `${SUBJECTS.inbox('s')}.status.1`);
  await bench.time.advance(0.1);
  const [status] = answers.map(({ data }) => decodeMessage<LeaderStatus>(data));
  expect(status).toMatchObject({ epoch: 4, sequence: 12, leaseLeftMs: 900, watermarkMs: 17, hasRoom: true });
});

test('outcomes that do not fit into one message are sent in several', async () => {
  const { bench, engine, send, outcomes, answers } = newService({ messageBytesMax: 50_000 });
  await bench.time.advance(50);
  engine.outcome = () => Promise.reject(new Outage('unknown', 'The outcome is unknown; retry with the same key.'));
  send({ commands: 150 });
  send({ number: 2, commands: 150 });
  send({ number: 3, commands: 150 });
  send({ number: 4, commands: 150 });
  await bench.time.advance(50);
  expect(outcomes().length).toBe(600);
  for (const { data } of answers) expect(data.length).toBeLessThanOrEqual(50_000);
});

test('an unexpected failure of the engine is reported as one', async () => {
  const { bench, engine, send, outcomes } = newService();
  await bench.time.advance(50);
  engine.outcome = () => Promise.reject(new Error('a bug'));
  send();
  await bench.time.advance(50);
  expect(outcomes().map(({ outage }) => outage)).toEqual(['bug']);
});

test('a message that nobody understands is logged, and the next one is handled', async () => {
  const { bench, engine, gateway, send } = newService();
  await bench.time.advance(50);
  gateway.publish(SUBJECTS.commands(4), Buffer.from('{"v":99}'));
  send();
  await bench.time.advance(50);
  expect(bench.errors.map(({ name }) => name)).toEqual(['UnknownMessageVersion']);
  expect(engine.executed.length).toBe(1);
});

test('outcomes that are known when the service stops are still sent', async () => {
  const { bench, service, send, outcomes, engine } = newService();
  await bench.time.advance(50);
  let finish: () => void = () => undefined;
  engine.outcome = () =>
    new Promise((resolve) => {
      finish = () => resolve(REFUSED);
    });
  send();
  await bench.time.advance(50);
  finish();
  await Promise.resolve();
  await Promise.resolve();
  service.stop();
  await bench.time.advance(10);
  expect(outcomes().length).toBe(1);
});
