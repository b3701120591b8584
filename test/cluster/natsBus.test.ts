/** The message bus over a real NATS server: what is sent, what is not, and what a failure does not break. */
import pino from 'pino';
import type { Bus, BusMessage } from '../../src/engine/cluster/bus';
import { connectNats } from '../../src/engine/cluster/natsBus';
import { readConfig } from '../../src/foundation/settings/config';
import { type Certificate, createCertificate } from '../support/certificate';
import { eventually } from '../support/eventually';
import { NatsServer } from '../support/natsServer';
import { temporaryFolder } from '../support/temporaryFolder';

const MESSAGE_BYTES_MAX = 2_048;
/** Unanswered pings, one a second. */

/** Several attempts to connect. */
const REFUSED_FOR_MS = 1_500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const folder = temporaryFolder();
let nats: NatsServer;
let logged: string[];
let open: Bus[];
beforeEach(async () => {
  logged = [];
  open = [];
  nats = await NatsServer.start({ messageBytesMax: MESSAGE_BYTES_MAX });
});
afterEach(async () => {
  nats.resume();
  for (const bus of open) await bus.close();
  await nats.close();
});

async function connect(name: string, settings: Readonly<Record<string, string>> = {}): Promise<Bus> {
  const { cluster } = readConfig({
    DATABASE_URL: 'mysql://unused@127.0.0.1/unused',
    NATS_URL: nats.url,
    NATS_TOKEN_FILE: nats.tokenFile,
    ...settings,
  });
  const log = pino({ level: 'warn' }, { write: (line) => logged.push((JSON.parse(line) as { msg: string }).msg) });
  const bus = await connectNats({ config: cluster, name, log });
  open.push(bus);
  return bus;
}

const bytes = (text: string) => Buffer.from(text);
const text = ({ data }: BusMessage) => Buffer.from(data).toString();

/** Waits until what was published before has arrived at both. */
async function synchronize(one: Bus, other: Bus): Promise<void> {
  let arrived = 0;
  const ends = [one, other].map((bus) => bus.subscribe('test.synchronize', () => (arrived += 1)));
  await eventually(
    () => {
      one.publish('test.synchronize', bytes(''));
      other.publish('test.synchronize', bytes(''));
      return arrived;
    },
    (count) => count >= 4,
  );
  for (const end of ends) end();
}

test('messages arrive in order at others only, with the subject for an answer', async () => {
  const [one, other] = [await connect('one'), await connect('other')];
  const [own, received]: BusMessage[][] = [[], []];
  one.subscribe('test.>', (message) => own?.push(message));
  other.subscribe('test.>', (message) => received?.push(message));
  await synchronize(one, other);
  for (let count = 0; count < 3; count += 1) one.publish('test.a', bytes(String(count)), `answers.${count}`);
  await eventually(
    () => received?.filter(({ subject }) => subject === 'test.a').map((message) => [text(message), message.reply]),
    (found) => JSON.stringify(found) === '[["0","answers.0"],["1","answers.1"],["2","answers.2"]]',
  );
  expect(own?.filter(({ subject }) => subject === 'test.a')).toEqual([]);
});

test('a message to nobody is reported, and one that is too large is not sent', async () => {
  const bus = await connect('one');
  const reported: BusMessage[] = [];
  bus.subscribe('answers.>', (message) => reported.push(message));
  expect(bus.publish('nobody.listens', bytes('1'), 'answers.1')).toBe(true);
  await eventually(
    () => reported.map(({ subject, isUndelivered }) => [subject, isUndelivered]),
    (found) => JSON.stringify(found) === '[["answers.1",true]]',
  );
  expect(bus.messageBytesMax).toBe(MESSAGE_BYTES_MAX);
  expect(bus.publish('test.a', Buffer.alloc(MESSAGE_BYTES_MAX + 1))).toBe(false);
  expect(logged).toEqual(['a message could not be sent']);
});

test('a handler that throws is logged, and the next messages are handled', async () => {
  const [one, other] = [await connect('one'), await connect('other')];
  const received: string[] = [];
  other.subscribe('test.a', (message) => {
    received.push(text(message));
    throw new Error('a defect');
  });
  await synchronize(one, other);
  for (const content of ['1', '2', '3']) one.publish('test.a', bytes(content));
  await eventually(
    () => received.length,
    (count) => count === 3,
  );
  expect(logged).toEqual(['handling a message failed', 'handling a message failed', 'handling a message failed']);
});

test('without the server nothing is sent; subscriptions go on when it is back, also if a listener throws', async () => {
  const [one, other] = [await connect('one'), await connect('other')];
  const [changes, received]: [boolean[], string[]] = [[], []];
  one.onConnection(() => {
    throw new Error('a defect');
  });
  one.onConnection((isConnected) => changes.push(isConnected));
  other.subscribe('test.a', (message) => received.push(text(message)));
  await nats.kill();
  await eventually(
    () => [one.isConnected, other.isConnected],
    (states) => states.every((isConnected) => !isConnected),
  );
  expect(one.publish('test.a', bytes('lost'))).toBe(false);
  await nats.restart();
  await eventually(
    () => [one.isConnected, other.isConnected],
    (states) => states.every((isConnected) => isConnected),
  );
  await synchronize(one, other);
  one.publish('test.a', bytes('sent'));
  await eventually(
    () => received,
    (found) => found.length > 0,
  );
  expect([received, changes, one.connections]).toEqual([['sent'], [false, true], 2]);
  expect(logged.filter((line) => line === 'handling a change of the connection failed')).toHaveLength(2);
});

test('a server that is frozen is noticed soon', async () => {
  const bus = await connect('one');
  await nats.freeze();
  await eventually(
    () => bus.isConnected,
    (isConnected) => !isConnected,
  );
  nats.resume();
  await eventually(
    () => bus.isConnected,
    (isConnected) => isConnected,
  );
});

test('with TLS, messages arrive from a server whose authority is trusted, and from no other', async () => {
  const [ours, another] = [
    createCertificate(folder, 'ours', 'localhost'),
    createCertificate(folder, 'another', 'localhost'),
  ];
  const secured = await NatsServer.start({ certificate: ours });
  try {
    const connectTrusting = (name: string, { certificateFile }: Certificate) =>
      connect(name, { NATS_URL: secured.url, NATS_TOKEN_FILE: secured.tokenFile, NATS_CA_FILE: certificateFile });
    const [one, other] = [await connectTrusting('one', ours), await connectTrusting('other', ours)];
    await synchronize(one, other);
    // There is no time limit for the first connection, so this client goes on trying.
    const waiting = connectTrusting('waiting', another);
    expect(await Promise.race([waiting, pause(REFUSED_FOR_MS).then(() => 'refused')])).toBe('refused');
    await secured.stop();
    secured.certificate = another;
    await secured.restart();
    expect((await waiting).isConnected).toBe(true);
    expect(one.isConnected).toBe(false);
  } finally {
    await secured.close();
  }
});
