/**
 * Version 3 of the event payload: version 1, with what few events have. Only events with such content are written in it,
 * so that all others keep the fast decoder of version 1.
 *
 * A member that has its default value is left out. So members may be added until the version is released, if their
 * default says what older payloads of the version meant.
 */
import type { EngineEvent } from '../../core/events';
import type { SymbolLimits } from '../../core/market/symbolLimits';
import type { MarketSymbol } from '../../core/model';
import { amountFrom, formatAmount } from '../../core/values/decimal';
import type { SqlWriter } from '../connection/sqlWriter';
import type { EventRow, PayloadCodec } from './payloadCodec';
import { PAYLOAD_V1, PayloadV1 } from './payloadV1';
import { SYMBOL_LIMITS_V1 } from './subjectsV1';

interface Payload {
  readonly v: 3;
  /** As in version 2. */
  readonly partnerId?: number;
  /** The limits of the symbol that the event lists or changes, unless they are those of version 1. */
  readonly symbolLimits?: StoredLimits;
  /** The timer that the event sets, clears or lets expire. */
  readonly cancelTimer?: StoredTimer;
}

type StoredLimits = readonly [minimumNotional: string, maxOpenOrders: number, maxStopOrders: number];

type StoredTimer = readonly [userId: number, scope: string, deadlineMs: number | null];

export const PAYLOAD_V3: PayloadCodec = { decode, shorten };

/** Whether the event has anything that versions 1 and 2 have no place for. */
export function needsPayloadV3({ marketSymbol, cancelTimer }: EngineEvent): boolean {
  if (cancelTimer !== null) return true;
  return marketSymbol !== null && storedLimits(marketSymbol) !== undefined;
}

/** The JSON text of the payload. */
export class PayloadV3 extends PayloadV1 {
  constructor(private readonly whole: EngineEvent) {
    super(whole);
  }

  override writeTo(text: SqlWriter): void {
    const { partnerId, marketSymbol, cancelTimer } = this.whole;
    text.ascii('{"v":3');
    if (partnerId !== null) {
      text.ascii(',"partnerId":');
      text.integer(partnerId);
    }
    const limits = marketSymbol === null ? undefined : storedLimits(marketSymbol);
    if (limits !== undefined) text.escaped(`,"symbolLimits":${JSON.stringify(limits)}`);
    if (cancelTimer !== null) {
      const { userId, scope, deadlineMs } = cancelTimer;
      text.escaped(`,"cancelTimer":${JSON.stringify([userId, scope, deadlineMs] satisfies StoredTimer)}`);
    }
    this.writeMembers(text, ',"symbol":');
  }
}

/** Undefined for the limits that a symbol of version 1 has (`subjectsV1.ts`). */
function storedLimits({ minimumNotional, maxOpenOrders, maxStopOrders }: SymbolLimits): StoredLimits | undefined {
  const isDefault =
    minimumNotional === SYMBOL_LIMITS_V1.minimumNotional &&
    maxOpenOrders === SYMBOL_LIMITS_V1.maxOpenOrders &&
    maxStopOrders === SYMBOL_LIMITS_V1.maxStopOrders;
  return isDefault ? undefined : [formatAmount(minimumNotional), maxOpenOrders, maxStopOrders];
}

function withLimits(symbol: MarketSymbol | null, stored: StoredLimits | undefined): MarketSymbol | null {
  if (symbol === null || stored === undefined) return symbol;
  const [minimumNotional, maxOpenOrders, maxStopOrders] = stored;
  return { ...symbol, minimumNotional: amountFrom(minimumNotional), maxOpenOrders, maxStopOrders };
}

function decode(row: EventRow, stored: unknown): EngineEvent {
  const { partnerId = null, symbolLimits, cancelTimer: timer } = stored as Payload;
  const event = PAYLOAD_V1.decode(row, stored);
  const marketSymbol = withLimits(event.marketSymbol, symbolLimits);
  const cancelTimer = timer === undefined ? null : { userId: timer[0], scope: timer[1], deadlineMs: timer[2] };
  return { ...event, marketSymbol, partnerId, cancelTimer } as EngineEvent;
}

function shorten(stored: unknown): string {
  const { partnerId, symbolLimits, cancelTimer } = stored as Payload;
  const { v: _v, ...rest } = JSON.parse(PAYLOAD_V1.shorten(stored)) as Record<string, unknown>;
  return JSON.stringify({
    v: 3,
    ...(partnerId !== undefined && { partnerId }),
    ...(symbolLimits !== undefined && { symbolLimits }),
    ...(cancelTimer !== undefined && { cancelTimer }),
    ...rest,
  });
}
