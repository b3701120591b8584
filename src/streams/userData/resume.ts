/** Where a reader of user data wants to go on: the query member `from` of the address. */
import type { StreamRequest } from '../streamUrl';
import { isListenKey } from './listenKey';

const POSITION = /^(?:0|[1-9]\d{0,14})$/;

export interface ResumePoint {
  readonly listenKeys: readonly string[];
  /** The sequence of the last event that is not wanted. */
  readonly after: number;
}

export type ResumeRequest =
  /** Nothing of the log is asked for. */
  | 'none'
  | ResumePoint
  /** `from` is none, in words. */
  | { readonly problem: string };

/** `newest`: the position of the newest event there is. Without a listen key in the address, `from` is a query member like any other. */
export function readResume({ streams, from }: StreamRequest, newest: number): ResumeRequest {
  const listenKeys = streams.filter(isListenKey);
  const [text] = from;
  if (text === undefined || listenKeys.length === 0) return 'none';
  if (from.length > 1 || !POSITION.test(text)) return { problem: 'must be one sequence, as in an event' };
  return Number(text) > newest ? { problem: 'is beyond the newest event' } : { listenKeys, after: Number(text) };
}
