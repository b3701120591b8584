/** What a gateway knows of the commands that it has sent: done, not done, or unknown; and none is sent twice. */
import { CommandSender } from '../../src/engine/cluster/commandSender';
import { decodeCommands, encodeOutcomes, Subjects, type WireOutcome } from '../../src/engine/cluster/messages';
import { Outage } from '../../src/engine/types';
import { BusBench } from './busBench';
import { EXAMPLE_COMMANDS } from './exampleCommands';

const SUBJECTS = new Subjects('test');
const DEADLINE_MS = 3_000;
const COMMAND = EXAMPLE_COMMANDS.create_order;

function newBench({ messageBytesMax = 1_048_576 } = {}) {
  const bench = new BusBench({ messageBytesMax });
  const [gateway, leader] = [bench.connect(), bench.connect()];
  const { clock, eventLoop } = bench;
  const sender = new CommandSender({
    ...{ bus: gateway, subjects: SUBJECTS, eventLoop, clock, leaderClock: clock },
    commandDeadlineMs: DEADLINE_MS,
    commandsMax: 500,
    traces: undefined,
  });
  gateway.subscribe(`${SUBJECTS.inbox('s')}.>`, ({ subject, data, isUndelivered }) => {
    if (isUndelivered) sender.receiveUndelivered(Number(subject.split('.').pop()));
    else sender.receive(data);
  });
  const received = bench.record(leader, SUBJECTS.commands(1));
  sender.connect(1, 's');
  const answers: string[] = [];
  return {
    ...{ bench, gateway, leader, sender, answers },
    /** Numbers of the commands that the leader has received, by message. */
    messages: () => received.map(({ data }) => decodeCommands(data).commands.map(([number]) => number)),
    received,
    send(name: string) {
      sender.send(COMMAND).then(
        ({ sequence }) => answers.push(`${name}: event ${sequence}`),
        (error: unknown) => answers.push(`${name}: ${error instanceof Outage ? error.outcome : String(error)}`),
      );
    },
    answer(...outcomes: Partial<WireOutcome>[]) {
      const usual: WireOutcome = { command: 1, sequence: 1, replayed: false, refusal: null, outage: null };
      const all = outcomes.map((outcome) => ({ ...usual, ...outcome }));
      leader.publish(`${SUBJECTS.inbox('s')}.outcomes.0`, encodeOutcomes(all));
    },
  };
}

test('the commands of one turn go in one message, and each gets its own outcome', async () => {
  const { bench, send, messages, answer, answers, sender } = newBench();
  for (const name of ['a', 'b', 'c']) send(name);
  await bench.time.advance(10);
  expect(messages()).toEqual([[1, 2, 3]]);
  answer({ command: 3, sequence: 7 }, { command: 1, sequence: 8 });
  answer({ command: 3, sequence: 9 });
  await bench.time.advance(10);
  expect(answers).toEqual(['c: event 7', 'a: event 8']);
  expect(sender.inFlight).toBe(1);
});

test('commands that nobody has received were not done', async () => {
  const { bench, leader, send, answers } = newBench();
  await leader.close();
  send('a');
  await bench.time.advance(10);
  expect(answers).toEqual(['a: not_done']);
});

test('commands that are not sent yet when the connection is lost were not done, the others are unknown', async () => {
  const { bench, sender, send, answers, messages } = newBench();
  send('sent');
  await bench.time.advance(10);
  send('not sent');
  sender.disconnect();
  send('disconnected');
  await bench.time.advance(10);
  expect(answers).toEqual(['sent: unknown', 'not sent: not_done', 'disconnected: not_done']);
  expect(messages()).toEqual([[1]]);
});

test('commands in flight are unknown under the next leader or session, and are not sent again', async () => {
  const { bench, sender, send, answers, answer, messages } = newBench();
  send('a');
  await bench.time.advance(10);
  sender.connect(1, 's');
  answer({ command: 1 });
  await bench.time.advance(10_000);
  expect(answers).toEqual(['a: unknown']);
  expect(messages()).toEqual([[1]]);
  send('b');
  await bench.time.advance(10);
  expect(messages()).toEqual([[1], [2]]);
});

test('a command that is not answered in time is unknown', async () => {
  const { bench, send, answers, answer } = newBench();
  send('a');
  await bench.time.advance(DEADLINE_MS + 500);
  expect(answers).toEqual([]);
  await bench.time.advance(1_500);
  expect(answers).toEqual(['a: unknown']);
  answer({ command: 1 });
  await bench.time.advance(10);
  expect(answers).toEqual(['a: unknown']);
});

test('the leader may begin a command until the deadline', async () => {
  const { bench, send, received } = newBench();
  await bench.time.advance(5_000);
  const sentMs = bench.clock.nowMs();
  send('a');
  await bench.time.advance(10);
  const [message] = received.map(({ data }) => decodeCommands(data));
  expect(message?.notAfterMs).toBe(sentMs + DEADLINE_MS);
});

test('commands that do not fit into one message are sent in several, and one that fits into none was not done', async () => {
  const one = newBench({ messageBytesMax: 1_000 });
  for (const name of ['a', 'b', 'c']) one.send(name);
  await one.bench.time.advance(10);
  expect(one.messages()).toEqual([[1], [2], [3]]);
  const other = newBench({ messageBytesMax: 300 });
  other.send('a');
  await other.bench.time.advance(10);
  expect(other.answers).toEqual(['a: not_done']);
});

test('commands beyond the limit are refused at once', async () => {
  const { bench, sender, send, answers } = newBench();
  for (let number = 1; number <= 501; number += 1) send(`${number}`);
  expect(sender.hasRoom).toBe(false);
  await bench.time.advance(10);
  expect(answers).toEqual(['501: not_done']);
});
