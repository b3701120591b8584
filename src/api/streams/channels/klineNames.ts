/** The names of kline streams: running or closed klines only, of UTC or, for days and longer, of a time zone. */
import { streamChannels } from '../../../../generated/streams';
import { parseTimeZone, type ZonedInterval } from '../../../core/market/timeZones';
import type { KlineInterval } from '../../../core/model/model';
import type { NameCheck, StreamEngine } from './channel';
import { EXISTS, NO_SUCH_PAIR } from './streamNames';

const { kline: KLINE, closedKline: CLOSED, zonedKline: ZONED } = streamChannels;

/** `offsetMs` is undefined for klines of UTC. */
export type KlineName = { readonly symbol: string; readonly isClosedOnly: boolean } & (
  | { readonly interval: KlineInterval; readonly offsetMs: undefined }
  | { readonly interval: ZonedInterval; readonly offsetMs: number }
);

/** Undefined if the name is of another kind. The kind of `kline` includes those of the other two channels. */
export function checkKlineName(engine: StreamEngine, stream: string): NameCheck | undefined {
  const named = KLINE.kind.exec(stream)?.groups;
  if (named === undefined) return undefined;
  if (engine.published.symbol(named['pair'] ?? '') === undefined) return NO_SUCH_PAIR;
  if (parseKlineName(stream) !== undefined) return EXISTS;
  const hasTimeZone = /@kline_[^@]*@(?!closed$)/.test(stream);
  return { exists: false, problem: `there is no such interval${hasTimeZone ? ' or time zone' : ''}` };
}

/** Undefined if there is no such stream. */
export function parseKlineName(stream: string): KlineName | undefined {
  const zoned = ZONED.pattern.exec(stream)?.groups;
  if (zoned !== undefined)
    return {
      symbol: zoned['pair'] ?? '',
      interval: zoned['interval'] as ZonedInterval,
      offsetMs: parseTimeZone(zoned['timeZone'] ?? ''),
      isClosedOnly: zoned['closed'] !== '',
    };
  const closed = CLOSED.pattern.exec(stream)?.groups;
  const plain = closed ?? KLINE.pattern.exec(stream)?.groups;
  if (plain === undefined) return undefined;
  return {
    symbol: plain['pair'] ?? '',
    interval: plain['interval'] as KlineInterval,
    offsetMs: undefined,
    isClosedOnly: closed !== undefined,
  };
}
