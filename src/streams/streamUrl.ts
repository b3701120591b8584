/** What the address of an upgrade request asks for: which streams from the start, raw or combined, and from where on. Pure; decides nothing about the streams themselves. */
import { isListenKey } from './userData/listenKey';

export interface StreamRequest {
  /** Frames as `{stream, data}`. */
  readonly combined: boolean;
  readonly streams: readonly string[];
  /** The values of the query member `from`, as they stand there. */
  readonly from: readonly string[];
}

/** No such place, or a percent-encoding that cannot be read. */
export type StreamUrlProblem = 'NOT_FOUND' | 'MALFORMED_REQUEST';

/**
 * `/ws`, `/ws/<stream>/<stream>...` and `/stream?streams=<stream>/<stream>...`, each also with a slash at the end. A word that is no stream
 * name and has not the form of a listen key (`/ws/stream`, `/ws/anything`) asks for nothing and leaves the socket idle until it subscribes.
 */
export function parseStreamUrl(url: string): StreamRequest | StreamUrlProblem {
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const query = queryAt === -1 ? '' : url.slice(queryAt + 1);
  const [beforeSlash, place, ...words] = path.split('/');
  if (beforeSlash !== '') return 'NOT_FOUND';
  if (place === 'ws') return rawAddress(words, query);
  if (place === 'stream' && words.every((word) => word === '')) return combinedAddress(query);
  return 'NOT_FOUND';
}

function rawAddress(words: readonly string[], query: string): StreamRequest | StreamUrlProblem {
  const names = words.map(decoded);
  const from = valuesOf(query, 'from');
  if (!names.every((name) => name !== undefined) || from === undefined) return 'MALFORMED_REQUEST';
  return { combined: false, streams: names.filter((name) => isStreamName(name) || isListenKey(name)), from };
}

function combinedAddress(query: string): StreamRequest | StreamUrlProblem {
  const values = valuesOf(query, 'streams');
  const from = valuesOf(query, 'from');
  if (values === undefined || from === undefined) return 'MALFORMED_REQUEST';
  return { combined: true, streams: values.flatMap((value) => value.split('/')).filter((name) => name !== ''), from };
}

/** Undefined when one of them has a percent-encoding that cannot be read. */
function valuesOf(query: string, member: string): readonly string[] | undefined {
  const values = query
    .split('&')
    .filter((part) => part.startsWith(`${member}=`))
    .map((part) => decoded(part.slice(member.length + 1)));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Every name of a market stream has an `@` in it; that tells it from a bare word. */
function isStreamName(word: string): boolean {
  return word.includes('@');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
