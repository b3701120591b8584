/**
 * Version 2 of the event payload: version 1, with the app of a Portal order. Only events that name an app are written in
 * it, so that all others keep the fast decoder of version 1.
 */
import type { EngineEvent } from '../../core/model/events';
import type { SqlWriter } from '../connection/sqlWriter';
import type { EventRow, PayloadCodec } from './payloadCodec';
import { PAYLOAD_V1, PayloadV1 } from './payloadV1';

interface Payload {
  readonly v: 2;
  readonly partnerId: number;
}

export const PAYLOAD_V2: PayloadCodec = { decode, shorten };

/** The JSON text of the payload of a Portal order's event. */
export class PayloadV2 extends PayloadV1 {
  constructor(
    event: EngineEvent,
    private readonly partnerId: number,
  ) {
    super(event);
  }

  override writeTo(text: SqlWriter): void {
    text.ascii('{"v":2,"partnerId":');
    text.integer(this.partnerId);
    this.writeMembers(text, ',"symbol":');
  }
}

function decode(row: EventRow, stored: unknown): EngineEvent {
  const { partnerId } = stored as Payload;
  return { ...PAYLOAD_V1.decode(row, stored), partnerId } as EngineEvent;
}

function shorten(stored: unknown): string {
  const { partnerId } = stored as Payload;
  const { v: _v, ...rest } = JSON.parse(PAYLOAD_V1.shorten(stored)) as Record<string, unknown>;
  return JSON.stringify({ v: 2, partnerId, ...rest });
}
