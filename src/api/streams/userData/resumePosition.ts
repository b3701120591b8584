/** Reads the position from which a client resumes user data: the query parameter `from` of the URL. */

import { isListenKey } from '../frames/listenKey';
import type { StreamRequest } from '../upgrade/streamUrl';

const POSITION = /^(?:0|[1-9]\d{0,14})$/;

export interface ResumePoint {
  readonly listenKeys: readonly string[];
  /** Events after this sequence are sent. */
  readonly after: number;
}

export type ResumeRequest =
  /** The client does not resume. */
  | 'none'
  | ResumePoint
  /** `from` is invalid. */
  | { readonly problem: string };

/** Without a listen key in the URL, the parameter `from` is ignored. */
export function parseResumeRequest({ streams, from }: StreamRequest): ResumeRequest {
  const listenKeys = streams.filter(isListenKey);
  const [text] = from;
  if (text === undefined || listenKeys.length === 0) return 'none';
  if (from.length > 1 || !POSITION.test(text)) return { problem: 'must be a single sequence number of an event' };
  return { listenKeys, after: Number(text) };
}
