/**
 * The messages between an engine and its gateways. Each is JSON with a format version `v`; the message of committed
 * events has their payloads behind the JSON, as they are in the event log. Servers of one minor release may be mixed:
 * a member may be added within a version, and unknown members are ignored.
 *
 * | Subject | From | Content |
 * |---|---|---|
 * | `events` | leader | committed events |
 * | `leader` | gateway | asks who is the leader; only a server that holds the lease answers |
 * | `commands.<epoch>` | gateway | commands of one event-loop turn |
 * | `calls.<epoch>` | gateway | other calls of the engine: `durable`, `audit`, `quarantine`, `endQuarantine`, `identify` |
 * | `inbox.<session>.*` | leader | answers to a gateway: status, outcomes, results of calls |
 * | `identity` | any | something about users, keys or sessions has changed |
 * | `limits` | gateway | what clients have used of their limits there |
 */
import type { QueuedCommand } from '../../core/model/commands';
import type { PartRefusal } from '../../core/model/refusals';
import type { SharedSettings } from '../../foundation/settings/sharedSettings';
import type { LeaseMark } from '../../store/engine/lease';
import type { HashedRow } from '../../store/events/eventChain';
import type { StoredEvent } from '../../store/events/eventRows';
import type { Outage } from '../types';
import { fromWireValue, toWireValue } from './wireValues';

export const MESSAGE_VERSION = 1;
const NEWLINE = 0x0a;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A message of a format that this server does not know. */
export class UnknownMessageVersion extends Error {
  override readonly name = 'UnknownMessageVersion';
}

export class Subjects {
  readonly events: string;
  readonly leader: string;
  readonly identity: string;
  readonly limits: string;

  constructor(private readonly prefix: string) {
    this.events = `${prefix}.events`;
    this.leader = `${prefix}.leader`;
    this.identity = `${prefix}.identity`;
    this.limits = `${prefix}.limits`;
  }

  commands(epoch: number): string {
    return `${this.prefix}.commands.${epoch}`;
  }

  calls(epoch: number): string {
    return `${this.prefix}.calls.${epoch}`;
  }

  inbox(session: string): string {
    return `${this.prefix}.inbox.${session}`;
  }
}

/** The leader's status, as it reports it. */
export interface LeaderStatus {
  readonly epoch: number;
  /** The last published event. */
  readonly sequence: number;
  /** Hash of that event; null if it has none. */
  readonly hash: string | null;
  readonly watermarkMs: number;
  readonly hasRoom: boolean;
  /** How long the lease is still proved, in milliseconds. */
  readonly leaseLeftMs: number;
  /** The leader's clock. */
  readonly timeMs: number;
  /** Whether the leader trusts its clock; missing in messages of older versions. Gateways compare theirs only then. */
  readonly isClockTrusted?: boolean;
  /** Whether the leader takes batches of orders; missing in messages of older versions, which do not. */
  readonly takesBatches?: boolean;
  /** Whether the leader answers `identify`; missing in messages of older versions, which do not. */
  readonly identifies?: boolean;
  /** Hash of the quarantine's report; missing if there is no quarantine. */
  readonly quarantine?: string;
}

/** The answer to `identify`: which database the leader writes to, and the settings that all servers share. */
export interface LeaderIdentity {
  /** The lease, renewed since the question. */
  readonly lease: LeaseMark;
  readonly settings: SharedSettings;
}

/** Committed events as a gateway receives them. */
export interface EventsMessage {
  readonly epoch: number;
  /** Position of the last published event, also if its row is too large for a message. */
  readonly through: number;
  /** 0 if more events of the same batch follow, which have an earlier time than the watermark after the batch. */
  readonly watermarkMs: number;
  readonly rows: readonly HashedRow[];
}

/** A command, its number in the session, and the trace to continue (W3C `traceparent`), if there is one. */
export type NumberedCommand = readonly [number, QueuedCommand, string?];

/** Continues traces of commands across processes. */
export interface CommandTraces {
  /** The trace of a command that is being executed here. */
  traceparentOf(command: QueuedCommand): string | undefined;
  /** Runs work as part of this trace. */
  continueTrace<Result>(traceparent: string, work: () => Result): Result;
}

export interface CommandsMessage {
  /** Number of the message within the session. */
  readonly number: number;
  readonly session: string;
  /** The leader does not begin a command after this time, by its clock. */
  readonly notAfterMs: number;
  readonly commands: readonly NumberedCommand[];
}

export type WireOutage = { readonly outcome: Outage['outcome']; readonly message: string };

/** The outcome of one command; `refusal` and `outage` are null for an accepted one. */
export interface WireOutcome {
  readonly command: number;
  /** Sequence of the event; 0 if there is none. */
  readonly sequence: number;
  readonly replayed: boolean;
  readonly refusal: PartRefusal | null;
  /** `bug`: the engine failed for another reason than an outage. */
  readonly outage: WireOutage | 'bug' | null;
  /** The outcomes of the parts of a batch, which has no other outcome. */
  readonly parts?: readonly WirePart[];
}

export type WirePart = Pick<WireOutcome, 'sequence' | 'replayed' | 'refusal'>;

export type IdentityChange =
  | { readonly kind: 'changed' }
  /** A listen key was ended by its owner. */
  | { readonly kind: 'listenKeyEnded'; readonly hash: string };

/** What clients have used of their limits since the last message: name of the limit, owner, and amount. */
export interface LimitUsesMessage {
  readonly session: string;
  /** Counts the messages of the gateway, from 1. */
  readonly number: number;
  /** The leader's time. */
  readonly sentAtMs: number;
  readonly uses: readonly (readonly [string, string, number])[];
}

export function encodeMessage(content: object): Uint8Array {
  return encoder.encode(JSON.stringify({ v: MESSAGE_VERSION, ...content }));
}

/** Decodes a message. Throws `SyntaxError` and `UnknownMessageVersion`. */
export function decodeMessage<Content extends object>(data: Uint8Array): Content {
  const content = JSON.parse(decoder.decode(data)) as Content & { readonly v?: unknown };
  if (content.v !== MESSAGE_VERSION)
    throw new UnknownMessageVersion(`a message has format version ${String(content.v)} instead of ${MESSAGE_VERSION}`);
  return content;
}

export function encodeCommands({ commands, ...head }: CommandsMessage): Uint8Array {
  return encodeMessage({
    ...head,
    commands: commands.map(([number, command, ...trace]) => [number, toWireValue(command), ...trace]),
  });
}

export function decodeCommands(data: Uint8Array): CommandsMessage {
  const { commands, ...head } = decodeMessage<CommandsMessage>(data);
  return {
    ...head,
    commands: commands.map(([number, command, ...trace]) => [
      number,
      fromWireValue(command) as QueuedCommand,
      ...trace,
    ]),
  };
}

export function encodeOutcomes(outcomes: readonly WireOutcome[]): Uint8Array {
  return encodeMessage({
    outcomes: outcomes.map(({ command, sequence, replayed, refusal, outage, parts }) => {
      if (parts !== undefined) return [command, sequence, 0, null, outage, toWireValue(parts)];
      return refusal === null && outage === null
        ? [command, sequence, replayed ? 1 : 0]
        : [command, sequence, replayed ? 1 : 0, toWireValue(refusal), outage];
    }),
  });
}

type OutcomeTuple = readonly [number, number, 0 | 1, unknown?, WireOutcome['outage']?, unknown?];

export function decodeOutcomes(data: Uint8Array): WireOutcome[] {
  const { outcomes } = decodeMessage<{ readonly outcomes: readonly OutcomeTuple[] }>(data);
  return outcomes.map(([command, sequence, replayed, refusal = null, outage = null, parts]) => ({
    command,
    sequence,
    replayed: replayed === 1,
    refusal: fromWireValue(refusal) as PartRefusal | null,
    outage,
    ...(parts !== undefined && { parts: fromWireValue(parts) as readonly WirePart[] }),
  }));
}

type EventTuple = readonly [number, number, number, string, number | null, string | null, number];

/**
 * Encodes the events of a batch in as many messages as `bytesMax` requires. An event that is too large for any message
 * is left out; the last message names its position, so that gateways read it from the table.
 */
export function encodeEvents(
  events: readonly StoredEvent[],
  head: Pick<EventsMessage, 'epoch' | 'watermarkMs'>,
  bytesMax: number,
): Uint8Array[] {
  const messages: Uint8Array[] = [];
  let group: StoredEvent[] = [];
  let bytes = 0;
  const endGroup = (through: number, watermarkMs: number): void => {
    messages.push(encodeGroup(group, { ...head, watermarkMs, through }));
    group = [];
    bytes = 0;
  };
  for (const event of events) {
    const size = event.payload.length + EVENT_HEAD_BYTES_MAX;
    if (bytes + size > bytesMax - MESSAGE_HEAD_BYTES_MAX) endGroup(event.sequence - 1, 0);
    if (size > bytesMax - MESSAGE_HEAD_BYTES_MAX) continue;
    group.push(event);
    bytes += size;
  }
  endGroup(events.at(-1)?.sequence ?? 0, head.watermarkMs);
  return messages;
}

const EVENT_HEAD_BYTES_MAX = 256;
const MESSAGE_HEAD_BYTES_MAX = 256;

function encodeGroup(
  events: readonly StoredEvent[],
  { epoch, watermarkMs, through }: Omit<EventsMessage, 'rows'>,
): Uint8Array {
  const rows = events.map(
    ({ sequence, epoch: ownEpoch, timeMs, type, userId, hash, payload }): EventTuple => [
      sequence,
      ownEpoch,
      timeMs,
      type,
      userId,
      hash,
      payload.length,
    ],
  );
  const head = Buffer.from(`${JSON.stringify({ v: MESSAGE_VERSION, epoch, through, watermarkMs, rows })}\n`);
  return Buffer.concat([head, ...events.map(({ payload }) => payload)]);
}

/** Decodes the events of a message. Throws `SyntaxError`, `RangeError` and `UnknownMessageVersion`. */
export function decodeEvents(data: Uint8Array): EventsMessage {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  let at = bytes.indexOf(NEWLINE) + 1;
  const { rows, ...head } = decodeMessage<Omit<EventsMessage, 'rows'> & { readonly rows: readonly EventTuple[] }>(
    bytes.subarray(0, Math.max(at, 0)),
  );
  return {
    ...head,
    rows: rows.map(([sequence, epoch, time_ms, type, user_id, hash, length]) => {
      if (at + length > bytes.length) throw new RangeError(`the message ends within event ${sequence}`);
      const payload = bytes.toString('utf8', at, at + length);
      at += length;
      const hashBytes = hash === null ? null : Buffer.from(hash, 'hex');
      return { sequence, epoch, time_ms, type, user_id, payload, hash: hashBytes };
    }),
  };
}
