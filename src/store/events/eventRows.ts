/**
 * Events as rows of the event log, and back. The payload of a row is JSON text that names its format version, and each
 * version has a codec of its own, so that rows written by older servers are read as they were meant.
 *
 * A new version comes with a `contract` migration: a server from before codecs would misread its payloads, and the
 * migration makes it refuse to start.
 */
import { affectedUsers } from '../../core/affectedUsers';
import type { EngineEvent } from '../../core/model/events';
import type { Row, Table } from '../connection/insertStatements';
import { SqlWriter, Utf8Text } from '../connection/sqlWriter';
import { hashedHead, hashOf } from './eventChain';
import { decodeEventV1 } from './fastPayloadV1';
import type { EventRow, PayloadCodec } from './payloadCodec';
import { UncommonPayload } from './payloadReader';
import { PAYLOAD_V1, PayloadV1 } from './payloadV1';
import { PAYLOAD_V2, PayloadV2 } from './payloadV2';
import { needsPayloadV3, PAYLOAD_V3, PayloadV3 } from './payloadV3';

export const EVENTS: Table = {
  name: 'events',
  columns: ['sequence', 'epoch', 'time_ms', 'type', 'user_id', 'payload', 'hash'],
  updatedColumns: [],
};

/** Which users an event affects, so that a user's part of the log can be read by itself. */
export const USER_EVENTS: Table = { name: 'user_events', columns: ['user_id', 'sequence'], updatedColumns: [] };

/** Receives what a hash covers. */
const hashWriter = new SqlWriter();

/** The codec of each version. A payload is written in the lowest version that has all of its members. */
const CODECS: ReadonlyMap<number, PayloadCodec> = new Map([
  [1, PAYLOAD_V1],
  [2, PAYLOAD_V2],
  [3, PAYLOAD_V3],
]);

/** The payload of a stored event has a format that this server does not know. */
export class UnknownPayloadVersion extends Error {
  override readonly name = 'UnknownPayloadVersion';

  constructor(sequence: number, version: unknown) {
    super(
      `the payload of event ${sequence} has format version ${String(version)}, and this server reads only ` +
        `${Array.from(CODECS.keys()).join(', ')}. A newer version of the server wrote it: start that one`,
    );
  }
}

export interface ChainedRows {
  readonly rows: readonly Row[];
  /** Hash of the last event; that before the first event if there are no events. */
  readonly lastHash: string | null;
}

/** The rows of successive events, chained to the event before them, whose hash is `previousHash`. */
export function chainedEventRows(
  events: readonly EngineEvent[],
  epoch: number,
  previousHash: string | null,
): ChainedRows {
  let lastHash = previousHash;
  const rows = events.map((event): Row => {
    const { sequence, timeMs, type, userId } = event;
    hashWriter.reset();
    hashWriter.ascii(hashedHead(lastHash, { sequence, epoch, time_ms: timeMs, type, user_id: userId }));
    const headLength = hashWriter.length;
    payloadOf(event).writeTo(hashWriter);
    const bytes = hashWriter.takeBytes();
    lastHash = hashOf(bytes);
    return [sequence, epoch, timeMs, type, userId, new Utf8Text(bytes.subarray(headLength)), { hex: lastHash }];
  });
  return { rows, lastHash };
}

function payloadOf(event: EngineEvent): PayloadV1 {
  if (needsPayloadV3(event)) return new PayloadV3(event);
  return event.partnerId === null ? new PayloadV1(event) : new PayloadV2(event, event.partnerId);
}

/** An event as it stands in the log, with its payload as UTF-8 text. */
export interface StoredEvent {
  readonly sequence: number;
  readonly epoch: number;
  readonly timeMs: number;
  readonly type: string;
  readonly userId: number | null;
  readonly payload: Buffer;
  /** 64 hex characters. */
  readonly hash: string | null;
}

/** The events of rows that `chainedEventRows` has made. */
export function storedEvents(rows: readonly Row[]): StoredEvent[] {
  return rows.map(([sequence, epoch, timeMs, type, userId, payload, hash]) => ({
    sequence: sequence as number,
    epoch: epoch as number,
    timeMs: timeMs as number,
    type: type as string,
    userId: userId as number | null,
    payload: (payload as Utf8Text).text,
    hash: (hash as { readonly hex: string }).hex,
  }));
}

/** The row of one event, as if it were the first of the log. */
export function eventToRow(event: EngineEvent, epoch: number): Row {
  return chainedEventRows([event], epoch, null).rows[0] as Row;
}

export function eventToUserRows(event: EngineEvent): Row[] {
  const rows: Row[] = [];
  for (const userId of affectedUsers(event)) rows.push([userId, event.sequence]);
  return rows;
}

/** Throws `UnknownPayloadVersion`. */
export function eventFromRow(row: EventRow): EngineEvent {
  try {
    return decodeEventV1(row, row.payload);
  } catch (error) {
    if (error instanceof UncommonPayload) return parseEvent(row);
    throw error;
  }
}

/** As `eventFromRow`, for payloads of all versions and in any form. */
export function parseEvent(row: EventRow): EngineEvent {
  const payload: unknown = JSON.parse(row.payload);
  return codecOf(row, payload).decode(row, payload);
}

/** The row's payload, shortened to what a repeated request is answered from. Throws `UnknownPayloadVersion`. */
export function shortenedPayload(row: Pick<EventRow, 'sequence' | 'payload'>): string {
  const payload: unknown = JSON.parse(row.payload);
  return codecOf(row, payload).shorten(payload);
}

function codecOf({ sequence }: Pick<EventRow, 'sequence'>, payload: unknown): PayloadCodec {
  // Version 1 was written without its number at first.
  const version = (payload as { readonly v?: unknown }).v ?? 1;
  const codec = CODECS.get(version as number);
  if (codec === undefined) throw new UnknownPayloadVersion(Number(sequence), version);
  return codec;
}
