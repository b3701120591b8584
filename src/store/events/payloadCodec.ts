/** What a format version of the event payload provides. Each version has one codec, which is never changed again. */
import type { EngineEvent } from '../../core/model/events';

/** A row of the event log, as the database returns it. */
export interface EventRow {
  readonly sequence: number;
  readonly time_ms: number;
  readonly type: string;
  readonly user_id: number | null;
  readonly payload: string;
}

export interface PayloadCodec {
  /** The event of a row. `payload` is the row's payload, parsed. */
  readonly decode: (row: EventRow, payload: unknown) => EngineEvent;
  /** The payload, shortened to what a repeated request is answered from, in the same version. */
  readonly shorten: (payload: unknown) => string;
}
