/** The messages between an engine and its gateways: what is encoded is decoded again, and what is too large is split. */

import type { Refusal } from '../../src/core/model/refusals';
import {
  type CommandsMessage,
  decodeCommands,
  decodeEvents,
  decodeMessage,
  decodeOutcomes,
  encodeCommands,
  encodeEvents,
  encodeMessage,
  encodeOutcomes,
  MESSAGE_VERSION,
  Subjects,
  UnknownMessageVersion,
  type WireOutcome,
} from '../../src/engine/cluster/messages';
import type { StoredEvent } from '../../src/store/events/eventRows';
import { EXAMPLE_COMMANDS } from './exampleCommands';

const HEAD = { epoch: 3, watermarkMs: 1_900_000_000_000 };

function storedEvent(sequence: number, payload: string, changes: Partial<StoredEvent> = {}): StoredEvent {
  const hash = sequence.toString(16).padStart(64, '0');
  const event = { sequence, epoch: 2, timeMs: 1_800_000_000_000 + sequence, type: 'create_order', userId: 7, hash };
  return { ...event, payload: Buffer.from(payload), ...changes };
}

/** Commands, outcomes and events, recorded when version 1 was defined. Changing them needs another version. */
const RECORDED = {
  commands:
    '{"v":1,"number":4,"session":"s","notAfterMs":5,"commands":[[1,{"type":"cancel_order","idempotencyKeys":[],"trader":{"userId":7,"feeTier":1,"level":"level_2","ip":"2001:db8::1"},"orderId":9007199254740991,"symbol":null},"00-1"]]}',
  outcomes:
    '{"v":1,"outcomes":[[1,9,1],[1,0,0,{"code":"ORDER_PRICE_OUT_OF_RANGE","minimum":{"$amount":"1"},"maximum":{"$amount":"2"}},null],[1,0,0,null,{"outcome":"unknown","message":"x"}]]}',
  events:
    '{"v":1,"epoch":3,"through":11,"watermarkMs":1900000000000,"rows":[[11,2,1800000000011,"create_order",7,"000000000000000000000000000000000000000000000000000000000000000b",2]]}\n{}',
};

/** The events with these lengths of payloads, in messages of at most `bytesMax` bytes. */
function messagesOf(lengths: readonly number[], bytesMax: number) {
  const events = lengths.map((length, index) => storedEvent(index + 11, 'p'.repeat(length)));
  const messages = encodeEvents(events, HEAD, bytesMax);
  for (const { length } of messages) expect(length).toBeLessThanOrEqual(bytesMax);
  return messages.map(decodeEvents);
}

test.each(Object.values(EXAMPLE_COMMANDS))('a command $type arrives as it was sent', (command) => {
  const message: CommandsMessage = {
    number: 4,
    session: 'a-b',
    notAfterMs: 1_900_000_000_123,
    commands: [[2 ** 40, command]],
  };
  expect(decodeCommands(encodeCommands(message))).toEqual({ v: MESSAGE_VERSION, ...message });
});

test('a command arrives with the trace that it continues', () => {
  const commands = [[1, EXAMPLE_COMMANDS.cancel_order, '00-trace-01'] as const];
  const sent = encodeCommands({ number: 1, session: 's', notAfterMs: 0, commands });
  expect(decodeCommands(sent).commands).toEqual(commands);
});

test('outcomes arrive as they were sent: accepted, replayed, refused, failed', () => {
  const refusals: Refusal[] = [
    { code: 'INSUFFICIENT_BALANCE' },
    { code: 'ORDER_PRICE_OUT_OF_RANGE', minimum: 1n, maximum: 10n ** 30n },
    { code: 'INVALID_PARAMETERS', fields: { price: { code: 'INVALID', message: 'ราคา' } } },
    { code: 'WITHDRAWAL_STATE_CONFLICT', status: 'sent' },
  ];
  const accepted: WireOutcome = { command: 1, sequence: 9, replayed: false, refusal: null, outage: null };
  const outcomes: WireOutcome[] = [
    accepted,
    { ...accepted, replayed: true },
    ...refusals.map((refusal): WireOutcome => ({ ...accepted, sequence: 0, refusal })),
    { ...accepted, sequence: 0, replayed: true, refusal: { code: 'ORDER_NOT_FOUND' } },
    { ...accepted, sequence: 0, outage: { outcome: 'unknown', message: 'The outcome is unknown.' } },
    { ...accepted, sequence: 0, outage: 'bug' },
  ];
  expect(decodeOutcomes(encodeOutcomes(outcomes))).toEqual(outcomes);
});

test('events arrive as they are in the log, with the last published position', () => {
  const events = [
    storedEvent(11, '{"v":1,"symbol":"btc_thb"}'),
    storedEvent(12, '{"reference":"ฝาก\\n"}', { userId: null, hash: null }),
    storedEvent(13, ''),
  ];
  const [message, ...others] = encodeEvents(events, HEAD, 1_048_576).map(decodeEvents);
  expect(others).toEqual([]);
  expect(message).toEqual({
    v: MESSAGE_VERSION,
    ...HEAD,
    through: 13,
    rows: events.map(({ sequence, epoch, timeMs, type, userId, hash, payload }) => ({
      sequence,
      epoch,
      time_ms: timeMs,
      type,
      user_id: userId,
      hash: hash === null ? null : Buffer.from(hash, 'hex'),
      payload: payload.toString(),
    })),
  });
});

test('a batch that does not fit into one message is sent in several, and only the last has the watermark after it', () => {
  const messages = messagesOf([700, 700, 700, 50, 50], 2_000);
  expect(messages.map(({ rows }) => rows.map(({ sequence }) => sequence))).toEqual([[11], [12], [13, 14, 15]]);
  expect(messages.map(({ through }) => through)).toEqual([11, 12, 15]);
  expect(messages.map(({ watermarkMs }) => watermarkMs)).toEqual([0, 0, HEAD.watermarkMs]);
});

test('an event that is too large for any message is only announced', () => {
  const sequencesOf = (lengths: readonly number[]) =>
    messagesOf(lengths, 2_000).map(({ rows, through }) => [rows.map(({ sequence }) => sequence), through]);
  expect(sequencesOf([9_000])).toEqual([
    [[], 10],
    [[], 11],
  ]);
  expect(sequencesOf([50, 9_000, 50])).toEqual([
    [[11], 11],
    [[13], 13],
  ]);
  expect(sequencesOf([50, 9_000, 9_000]).at(-1)).toEqual([[], 13]);
});

test('no event is lost or repeated, whatever the sizes of events and messages', () => {
  for (let bytesMax = 600; bytesMax < 4_000; bytesMax += 97) {
    const lengths = Array.from({ length: 20 }, (_, index) => (index * 379) % 1_500);
    const messages = messagesOf(lengths, bytesMax);
    const sent = messages.flatMap(({ rows }) => rows.map(({ sequence }) => sequence));
    const fitting = lengths
      .map((length, index) => [length, index + 11] as const)
      .filter(([length]) => length + 512 <= bytesMax);
    expect(sent).toEqual(fitting.map(([, sequence]) => sequence));
    expect(messages.at(-1)?.through).toBe(30);
    for (const { rows, through } of messages) expect(rows.at(-1)?.sequence ?? 0).toBeLessThanOrEqual(through);
  }
});

test('messages stay as servers of other releases send and read them, as long as their version stays', () => {
  const trader = { userId: 7, feeTier: 1, level: 'level_2', ip: '2001:db8::1' } as const;
  const command = { type: 'cancel_order', idempotencyKeys: [], trader, orderId: 2 ** 53 - 1, symbol: null } as const;
  const commands: CommandsMessage = { number: 4, session: 's', notAfterMs: 5, commands: [[1, command, '00-1']] };
  const accepted: WireOutcome = { command: 1, sequence: 9, replayed: true, refusal: null, outage: null };
  const refusal: Refusal = { code: 'ORDER_PRICE_OUT_OF_RANGE', minimum: 1n, maximum: 2n };
  const outcomes: WireOutcome[] = [
    accepted,
    { ...accepted, sequence: 0, replayed: false, refusal },
    { ...accepted, sequence: 0, replayed: false, outage: { outcome: 'unknown', message: 'x' } },
  ];
  const events = encodeEvents([storedEvent(11, '{}')], HEAD, 2_000)[0] ?? new Uint8Array();
  const text = (data: Uint8Array) => Buffer.from(data).toString();
  const sent = {
    commands: text(encodeCommands(commands)),
    outcomes: text(encodeOutcomes(outcomes)),
    events: text(events),
  };
  expect(sent).toEqual(RECORDED);
  expect(decodeCommands(Buffer.from(RECORDED.commands))).toMatchObject(commands);
  expect(decodeOutcomes(Buffer.from(RECORDED.outcomes))).toEqual(outcomes);
  expect(decodeEvents(Buffer.from(RECORDED.events))).toEqual(decodeEvents(events));
});

test('a message of another version is an error, and unknown members are ignored', () => {
  expect(() => decodeMessage(Buffer.from('{"v":2}'))).toThrow(UnknownMessageVersion);
  expect(() => decodeMessage(Buffer.from('{}'))).toThrow('format version undefined instead of 1');
  expect(() => decodeEvents(Buffer.from('{"v":2,"rows":[]}\n'))).toThrow(UnknownMessageVersion);
  expect(() => decodeCommands(Buffer.from('{"v":0,"commands":[]}'))).toThrow(UnknownMessageVersion);
  const later = { ...JSON.parse(Buffer.from(encodeOutcomes([])).toString()), addedLater: [1] };
  expect(decodeOutcomes(Buffer.from(JSON.stringify(later)))).toEqual([]);
  const withMore = Buffer.from('{"v":1,"epoch":1,"through":1,"watermarkMs":5,"addedLater":{},"rows":[]}\n');
  expect(decodeEvents(withMore)).toMatchObject({ epoch: 1, through: 1, rows: [] });
});

test('a message that was cut off is an error', () => {
  const [message = new Uint8Array()] = encodeEvents([storedEvent(11, '{"v":1}')], HEAD, 10_000);
  expect(() => decodeEvents(message.subarray(0, -1))).toThrow('the message ends within event 11');
  expect(() => decodeEvents(message.subarray(0, 20))).toThrow(SyntaxError);
  expect(() => decodeEvents(new Uint8Array())).toThrow(SyntaxError);
  expect(() => decodeMessage(encodeMessage({ name: 'durable' }).subarray(0, 5))).toThrow(SyntaxError);
});

test('subjects have the prefix of the exchange and the epoch of the leader', () => {
  const subjects = new Subjects('talad');
  expect([subjects.events, subjects.leader, subjects.commands(3), subjects.calls(3), subjects.inbox('s')]).toEqual([
    'talad.events',
    'talad.leader',
    'talad.commands.3',
    'talad.calls.3',
    'talad.inbox.s',
  ]);
});
