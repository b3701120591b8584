/**
 * Stored events must decode to the same events for ever. `recorded` holds rows of the event log as each version wrote
 * them, with the events that they mean; an amount is written as `<units of 10^-18>n`. Recorded rows are never changed. A
 * new version of the payload gets a file of its own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandType } from '../../../src/core/model/commands';
import type { EngineEvent } from '../../../src/core/model/events';
import type { OrderRecord } from '../../../src/core/model/model';
import { NO_EXTRAS } from '../../../src/core/model/orderExtras';
import { engineDatabase } from '../../../src/store/connection/engineConnection';
import { recoverExchange } from '../../../src/store/engine/recovery';
import { eventFromRow, eventToRow, shortenedPayload } from '../../../src/store/events/eventRows';
import type { EventRow } from '../../../src/store/events/payloadCodec';
import { SYMBOL_LIMITS_V1 } from '../../../src/store/events/subjectsV1';
import { EngineHarness } from '../../engine/engineHarness';

interface Recorded {
  readonly name: string;
  readonly row: EventRow;
  readonly shortened: string;
  readonly event: EngineEvent;
}

/** The same payload, as it was written before payloads named their version. */
interface RecordedV1 extends Recorded {
  readonly payloadWithoutVersion: string;
}

function readRecorded<Kind extends Recorded>(file: string): Kind[] {
  return JSON.parse(readFileSync(join(__dirname, 'recorded', file), 'utf8'), (_member, value: unknown) =>
    typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
  ) as Kind[];
}

/** Versions 1 and 2 were recorded before there were extras of orders, limits of symbols and timers. */
function asOlderVersion(event: EngineEvent): EngineEvent {
  const plain = (order: OrderRecord): OrderRecord => ({ ...order, extras: null });
  return {
    ...event,
    order: event.order === null ? null : plain(event.order),
    orders: event.orders.map(plain),
    marketSymbol: event.marketSymbol && { ...event.marketSymbol, ...SYMBOL_LIMITS_V1 },
    cancelTimer: null,
    orderList: null,
  } as EngineEvent;
}

/** Extras that were recorded before they had all their members. */
function withAllExtras(event: EngineEvent): EngineEvent {
  const whole = (order: OrderRecord): OrderRecord =>
    order.extras === null ? order : { ...order, extras: { ...NO_EXTRAS, ...order.extras } };
  return { ...event, order: event.order && whole(event.order), orders: event.orders.map(whole) } as EngineEvent;
}

/** Recorded before there were prevented matches. */
function withPreventedMatches(event: EngineEvent): EngineEvent {
  return { ...event, preventedMatches: event.preventedMatches ?? [] };
}

/** Recorded before withdrawals could have an id of the client. */
function withClientId(event: EngineEvent): EngineEvent {
  return {
    ...event,
    withdrawal: event.withdrawal && { ...event.withdrawal, clientId: event.withdrawal.clientId ?? null },
  } as EngineEvent;
}

/** Version 1 does not record the app of a Portal order. */
const RECORDED_V1 = readRecorded<RecordedV1>('v1.json').map((recorded) => ({
  ...recorded,
  event: withClientId(withPreventedMatches(asOlderVersion({ ...recorded.event, partnerId: null } as EngineEvent))),
}));
const RECORDED_V2 = readRecorded<Recorded>('v2.json').map((recorded) => ({
  ...recorded,
  event: asOlderVersion(recorded.event),
}));
/** Recorded before there were timers, order lists and limits of symbols. */
const RECORDED_EXTRAS = readRecorded<Recorded>('v3.json').map((recorded) => ({
  ...recorded,
  event: { ...withAllExtras(recorded.event), cancelTimer: null, orderList: null } as EngineEvent,
}));
/** Recorded before orders could have extras. */
const RECORDED_SYMBOLS = readRecorded<Recorded>('v3Symbols.json').map((recorded) => ({
  ...recorded,
  event: {
    ...asOlderVersion(recorded.event),
    marketSymbol: recorded.event.marketSymbol,
    cancelTimer: recorded.event.cancelTimer,
  } as EngineEvent,
}));
const RECORDED_LISTS = readRecorded<Recorded>('v3Lists.json').map((recorded) => ({
  ...recorded,
  event: withAllExtras(recorded.event),
}));
/** Recorded before orders could belong to a list. */
const RECORDED_KINDS = readRecorded<Recorded>('v3Kinds.json').map((recorded) => ({
  ...recorded,
  event: { ...withAllExtras(recorded.event), orderList: null } as EngineEvent,
}));
const RECORDED_PREVENTED = readRecorded<Recorded>('v3Prevented.json').map((recorded) => ({
  ...recorded,
  event: withAllExtras(recorded.event),
}));
const RECORDED_OTO_LISTS = readRecorded<Recorded>('v3OtoLists.json').map((recorded) => ({
  ...recorded,
  event: withAllExtras(recorded.event),
}));
const RECORDED_TRAILING = readRecorded<Recorded>('v3Trailing.json').map((recorded) => ({
  ...recorded,
  event: withAllExtras(recorded.event),
}));
const RECORDED_WITHDRAWALS = readRecorded<Recorded>('v3Withdrawals.json');
const RECORDED: readonly Recorded[] = [
  ...RECORDED_V1,
  ...RECORDED_V2,
  ...RECORDED_EXTRAS,
  ...RECORDED_SYMBOLS,
  ...RECORDED_LISTS,
  ...RECORDED_KINDS,
  ...RECORDED_PREVENTED,
  ...RECORDED_OTO_LISTS,
  ...RECORDED_TRAILING,
  ...RECORDED_WITHDRAWALS,
].map((recorded) => ({ ...recorded, event: withClientId(withPreventedMatches(recorded.event)) }));

/** A type that is missing here does not compile. */
const COMMAND_TYPES: Readonly<Record<CommandType, true>> = {
  create_order: true,
  create_order_list: true,
  create_oto_list: true,
  place_pending_orders: true,
  cancel_order: true,
  amend_order: true,
  trigger_order: true,
  track_prices: true,
  continue_order: true,
  expire_order: true,
  set_cancel_timer: true,
  expire_cancel_timer: true,
  create_portal_order: true,
  request_withdrawal: true,
  approve_withdrawal: true,
  cancel_withdrawal: true,
  move_withdrawal: true,
  announce_deposit: true,
  credit_deposit: true,
  set_asset: true,
  set_network_status: true,
  set_approval_threshold: true,
  set_symbol: true,
  set_fees: true,
  set_withdrawal_limit: true,
};

test('there is a recorded payload of every event type; record one of each new type', () => {
  const accepted = RECORDED.filter(({ event }) => event.refusal === null);
  expect(Array.from(new Set(accepted.map(({ row }) => row.type))).sort()).toEqual(Object.keys(COMMAND_TYPES).sort());
  expect(RECORDED.length - accepted.length).toBeGreaterThan(0);
});

test.each(RECORDED)('$name: the recorded payload decodes to the recorded event', ({ row, event }) => {
  expect(eventFromRow(row)).toEqual(event);
});

test.each(RECORDED_V1)('$name: a payload without a version is version 1', ({ row, payloadWithoutVersion, event }) => {
  expect(payloadWithoutVersion).not.toContain('"v":');
  expect(eventFromRow({ ...row, payload: payloadWithoutVersion })).toEqual(event);
});

test.each(RECORDED)(
  '$name: encoding the recorded event gives the recorded payload, byte for byte',
  ({ row, event }) => {
    const [sequence, , timeMs, type, userId, payload] = eventToRow(event, 1);
    expect({ sequence, time_ms: timeMs, type, user_id: userId, payload: String(payload) }).toEqual(row);
  },
);

test.each(RECORDED)('$name: the shortened payload still answers a repeated request', ({ row, shortened, event }) => {
  expect(shortenedPayload(row)).toBe(shortened);
  const { orders, trades, preventedMatches, entries, balances, levels, ...answer } = eventFromRow({
    ...row,
    payload: shortened,
  });
  const {
    orders: _orders,
    trades: _trades,
    preventedMatches: _prevented,
    entries: _entries,
    balances: _balances,
    levels: _levels,
    ...full
  } = event;
  expect(answer).toEqual({ ...full, bookUpdateId: null });
  expect([orders, trades, preventedMatches, entries, balances, levels]).toEqual([
    event.orderList !== null ? event.orders : event.order === null ? [] : [event.order],
    [],
    [],
    [],
    [],
    [],
  ]);
});

const UNKNOWN =
  'has format version 4, and this server reads only 1, 2, 3. A newer version of the server wrote it: start that one';

test('a payload of an unknown version is not decoded', () => {
  const row = { sequence: 7, time_ms: 0, type: 'create_order', user_id: 1, payload: '{"v":4,"symbol":null}' };
  expect(() => eventFromRow(row)).toThrow(`the payload of event 7 ${UNKNOWN}`);
  expect(() => shortenedPayload(row)).toThrow(`the payload of event 7 ${UNKNOWN}`);
});

test('an engine does not start on a log that ends with a payload of an unknown version', async () => {
  const bench = await EngineHarness.create();
  try {
    await (await bench.start()).stop();
    const last = Number((await bench.database('events').orderBy('sequence', 'desc').limit(1).pluck('sequence'))[0]);
    const setPayload = (from: string, to: string) =>
      bench.database.raw('UPDATE events SET payload = REPLACE(payload, ?, ?) WHERE sequence = ?', [from, to, last]);
    await setPayload('"v":1', '"v":4');
    const connection = await engineDatabase(bench.database).connect(30_000);
    await expect(recoverExchange(connection)).rejects.toThrow(`the payload of event ${last} ${UNKNOWN}`);
    connection.close();
    await expect(bench.start()).rejects.toThrow(`the payload of event ${last} ${UNKNOWN}`);
    await setPayload('"v":4', '"v":1');
  } finally {
    await bench.stopAndAudit();
  }
});
