/** The bus in memory has the guarantees of core NATS, and the faults that a test chooses. */
import { BusBench, textsOf } from '../cluster/busBench';
import type { MessageFate } from './messageFaults';

const bytes = (text: string) => Buffer.from(text);
const USUAL: MessageFate = { copies: 1, delayMs: 1, isReordered: false };

/** Two clients; the second one records `news.>`. `fates`: of the messages in the order in which they are sent. */
function newPair(fates: readonly MessageFate[] = []) {
  const planned = [...fates];
  const faults = { fateOf: () => planned.shift() ?? USUAL, survivesDisconnect: () => false };
  const bench = new BusBench({ faults, messageBytesMax: 100 });
  const [sender, receiver] = [bench.connect(), bench.connect()];
  return { bench, sender, receiver, received: bench.record(receiver, 'news.>') };
}

test('a message reaches the subscriptions that match its subject, and not its sender', async () => {
  const { bench, sender, receiver, received } = newPair();
  const exact = bench.record(receiver, 'news.today');
  const own = bench.record(sender, 'news.>');
  const echoed = bench.record(bench.connect({ noEcho: false }), 'news.today');
  for (const subject of ['news.today', 'news.today.late', 'news', 'newspaper.x'])
    sender.publish(subject, bytes(subject));
  await bench.time.advance(10);
  expect(textsOf(received)).toEqual(['news.today', 'news.today.late']);
  expect(textsOf(exact)).toEqual(['news.today']);
  expect(textsOf(echoed)).toEqual(['news.today']);
  expect(own).toEqual([]);
});

test('a client without `noEcho` gets its own messages', async () => {
  const bench = new BusBench();
  const client = bench.connect({ noEcho: false });
  const own = bench.record(client, 'a');
  client.publish('a', bytes('1'));
  await bench.time.advance(1);
  expect(textsOf(own)).toEqual(['1']);
});

test('the sender learns that nobody listens, if it expects an answer; its own subscriptions do not count', async () => {
  const { bench, sender, receiver } = newPair();
  const answers = bench.record(sender, 'inbox.>');
  bench.record(sender, 'questions');
  sender.publish('questions', bytes('?'), 'inbox.1');
  sender.publish('questions', bytes('?'));
  await bench.time.advance(10);
  expect(answers).toEqual([{ subject: 'inbox.1', data: new Uint8Array(), reply: '', isUndelivered: true }]);
  receiver.subscribe('questions', ({ reply }) => receiver.publish(reply, bytes('!')));
  sender.publish('questions', bytes('?'), 'inbox.2');
  await bench.time.advance(10);
  expect(textsOf(answers)).toEqual(['', '!']);
});

test('a message that is too large is not sent', () => {
  const { sender } = newPair();
  expect(sender.messageBytesMax).toBe(100);
  expect(sender.publish('news.x', Buffer.alloc(101))).toBe(false);
  expect(sender.publish('news.x', Buffer.alloc(100))).toBe(true);
});

test('messages are lost, repeated and passed by others as their fates say, and arrive in order otherwise', async () => {
  const { bench, sender, received } = newPair([
    { ...USUAL, copies: 0 },
    { copies: 1, delayMs: 50, isReordered: true },
    { ...USUAL, delayMs: 10 },
    USUAL,
    { ...USUAL, copies: 2 },
  ]);
  for (const text of ['lost', 'late', 'slow', 'next']) sender.publish('news.x', bytes(text));
  await bench.time.advance(100);
  expect(textsOf(received)).toEqual(['slow', 'slow', 'next', 'late']);
});

test('a broken connection loses what is on its way, and both sides learn of it', async () => {
  const { bench, sender, receiver, received } = newPair();
  const states: boolean[] = [];
  receiver.onConnection((isConnected) => states.push(isConnected));
  sender.publish('news.x', bytes('1'));
  await bench.time.advance(1.5);
  receiver.disconnect();
  await bench.time.advance(5);
  expect(receiver.isConnected).toBe(false);
  expect(receiver.publish('news.x', bytes('2'))).toBe(false);
  const answers = bench.record(sender, 'inbox.>');
  sender.publish('news.x', bytes('3'), 'inbox.1');
  await bench.time.advance(5);
  expect(answers.map(({ isUndelivered }) => isUndelivered)).toEqual([true]);
  receiver.reconnect();
  sender.publish('news.x', bytes('4'), 'inbox.2');
  await bench.time.advance(5);
  expect([states, receiver.connections, textsOf(received), answers.length]).toEqual([[false, true], 2, ['4'], 1]);
});

test('a client that the server takes for connected is no answer to "nobody listens"', async () => {
  const { bench, sender, receiver, received } = newPair();
  const answers = bench.record(sender, 'inbox.>');
  receiver.disconnect({ isNoticed: false });
  sender.publish('news.x', bytes('1'), 'inbox.1');
  await bench.time.advance(5);
  expect(answers).toEqual([]);
  receiver.forget();
  sender.publish('news.x', bytes('2'), 'inbox.2');
  await bench.time.advance(5);
  expect(answers.length).toBe(1);
  expect(received).toEqual([]);
});

test('a partition holds messages up in both directions, and one that breaks the connection loses them', async () => {
  const { bench, sender, receiver, received } = newPair();
  const back = bench.record(sender, 'back');
  for (const breaks of [false, true]) {
    receiver.partition();
    sender.publish('news.x', bytes(`${breaks}`));
    receiver.publish('back', bytes(`${breaks}`));
    await bench.time.advance(10);
    expect([received.length, back.length]).toEqual(breaks ? [1, 1] : [0, 0]);
    if (breaks) {
      receiver.disconnect();
      expect(receiver.reconnect()).toBe(false);
    }
    receiver.heal();
    await bench.time.advance(10);
  }
  expect([textsOf(received), textsOf(back)]).toEqual([['false'], ['false']]);
});

test('a frozen server handles everything late', async () => {
  const { bench, sender, received } = newPair();
  bench.bus.freeze();
  sender.publish('news.x', bytes('1'));
  sender.publish('news.x', bytes('2'));
  await bench.time.advance(10_000);
  expect(received).toEqual([]);
  bench.bus.thaw();
  await bench.time.advance(5);
  expect(textsOf(received)).toEqual(['1', '2']);
});

test('a callback that throws is logged, and the next message arrives', async () => {
  const { bench, sender, receiver } = newPair();
  let calls = 0;
  receiver.subscribe('news.x', () => {
    calls += 1;
    throw new Error(`call ${calls}`);
  });
  for (const text of ['1', '2']) sender.publish('news.x', bytes(text));
  await bench.time.advance(10);
  expect(bench.errors.map(({ message }) => message)).toEqual(['call 1', 'call 2']);
});

test('a subscription that has ended, and a client that is closed, get nothing', async () => {
  const { bench, sender, receiver, received } = newPair();
  const other: string[] = [];
  const end = receiver.subscribe('news.x', () => other.push('message'));
  sender.publish('news.x', bytes('1'));
  await bench.time.advance(1.5);
  end();
  await bench.time.advance(5);
  expect([received.length, other.length]).toEqual([1, 0]);
  await receiver.close();
  sender.publish('news.x', bytes('2'));
  await bench.time.advance(5);
  expect(received.length).toBe(1);
});
