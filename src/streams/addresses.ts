/** What the address of an upgrade request asks for: which streams from the start, raw or combined. Pure; decides nothing about the streams themselves. */

export interface StreamAddress {
  /** Frames as `{stream, data}`. */
  readonly combined: boolean;
  readonly streams: readonly string[];
}

/** No such place, or a percent-encoding that cannot be read. */
export type AddressRefusal = 'NOT_FOUND' | 'MALFORMED_REQUEST';

/**
 * `/ws`, `/ws/<stream>/<stream>...` and `/stream?streams=<stream>/<stream>...`, each also with a slash at the end. A word that is no stream
 * name (`/ws/stream`, `/ws/anything`) asks for nothing and leaves the socket idle until it subscribes.
 */
export function readAddress(url: string): StreamAddress | AddressRefusal {
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const [beforeSlash, place, ...words] = path.split('/');
  if (beforeSlash !== '') return 'NOT_FOUND';
  if (place === 'ws') return rawAddress(words);
  if (place === 'stream' && words.every((word) => word === '')) return combinedAddress(queryAt === -1 ? '' : url.slice(queryAt + 1));
  return 'NOT_FOUND';
}

function rawAddress(words: readonly string[]): StreamAddress | AddressRefusal {
  const names = words.map(decoded);
  if (!names.every((name) => name !== undefined)) return 'MALFORMED_REQUEST';
  return { combined: false, streams: names.filter(isStreamName) };
}

function combinedAddress(query: string): StreamAddress | AddressRefusal {
  const values = query
    .split('&')
    .filter((member) => member.startsWith('streams='))
    .map((member) => decoded(member.slice('streams='.length)));
  if (!values.every((value) => value !== undefined)) return 'MALFORMED_REQUEST';
  return { combined: true, streams: values.flatMap((value) => value.split('/')).filter((name) => name !== '') };
}

/** Every stream name has an `@` in it; that tells it from a bare word. */
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
