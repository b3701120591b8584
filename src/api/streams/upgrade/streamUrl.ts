/**
 * Parses the URL of an upgrade request: the streams to subscribe to, raw or combined frames, and the position to resume
 * from. Pure; does not check whether the streams exist.
 */
import { isListenKey } from '../frames/listenKey';

export interface StreamRequest {
  /** Whether events are wrapped as `{stream, data}`. */
  readonly combined: boolean;
  /** Whether names and events are those of Binance. */
  readonly isBinance: boolean;
  /** The Binance-compatible WebSocket API. */
  readonly isApi: boolean;
  readonly streams: readonly string[];
  /** The decoded values of the query parameter `from`. */
  readonly from: readonly string[];
  /** The decoded values of the query parameter `cancel_on_disconnect`. */
  readonly cancelOnDisconnect: readonly string[];
}

type OwnRequest = Omit<StreamRequest, 'isBinance' | 'isApi'>;

const BINANCE_PREFIX = '/binance/';
const API_ADDRESS = /^\/binance\/ws-api\/v3\/?$/;

/** The path does not exist, or the URL has an invalid percent-encoding. */
export type StreamUrlProblem = 'NOT_FOUND' | 'MALFORMED_REQUEST';

/**
 * Accepts `/ws`, `/ws/<stream>/<stream>...` and `/stream?streams=<stream>/<stream>...`, each also with a trailing
 * slash. A segment that is neither a stream name nor has the form of a listen key (`/ws/stream`, `/ws/anything`) is
 * ignored; the socket is then idle until the client subscribes. The same addresses under `/binance` open
 * Binance-compatible connections, which cannot resume.
 */
export function parseStreamUrl(url: string): StreamRequest | StreamUrlProblem {
  const queryAt = url.indexOf('?');
  const address = queryAt === -1 ? url : url.slice(0, queryAt);
  const query = queryAt === -1 ? '' : url.slice(queryAt + 1);
  if (API_ADDRESS.test(address))
    return { combined: false, isBinance: true, isApi: true, streams: [], from: [], cancelOnDisconnect: [] };
  const isBinance = address.startsWith(BINANCE_PREFIX);
  const path = isBinance ? address.slice(BINANCE_PREFIX.length - 1) : address;
  const request = parsePath(path, query);
  return typeof request === 'string'
    ? request
    : { ...request, isBinance, isApi: false, ...(isBinance && { from: [] }) };
}

function parsePath(path: string, query: string): OwnRequest | StreamUrlProblem {
  const [beforeSlash, endpoint, ...segments] = path.split('/');
  if (beforeSlash !== '') return 'NOT_FOUND';
  if (endpoint === 'ws') return parseRaw(segments, query);
  if (endpoint === 'stream' && segments.every((segment) => segment === '')) return parseCombined(query);
  return 'NOT_FOUND';
}

function parseRaw(segments: readonly string[], query: string): OwnRequest | StreamUrlProblem {
  const names = segments.map(decode);
  const parameters = parseParameters(query);
  if (!names.every((name) => name !== undefined) || parameters === undefined) return 'MALFORMED_REQUEST';
  const streams = names.filter((name) => isStreamName(name) || isListenKey(name));
  return { combined: false, streams, ...parameters };
}

function parseCombined(query: string): OwnRequest | StreamUrlProblem {
  const values = valuesOf(query, 'streams');
  const parameters = parseParameters(query);
  if (values === undefined || parameters === undefined) return 'MALFORMED_REQUEST';
  const streams = values.flatMap((value) => value.split('/')).filter((name) => name !== '');
  return { combined: true, streams, ...parameters };
}

/** The parameters of user data; undefined if one of them has an invalid percent-encoding. */
function parseParameters(query: string): Pick<StreamRequest, 'from' | 'cancelOnDisconnect'> | undefined {
  const from = valuesOf(query, 'from');
  const cancelOnDisconnect = valuesOf(query, 'cancel_on_disconnect');
  return from === undefined || cancelOnDisconnect === undefined ? undefined : { from, cancelOnDisconnect };
}

/** The values of a query parameter; undefined if one of them has an invalid percent-encoding. */
function valuesOf(query: string, parameter: string): readonly string[] | undefined {
  const values = query
    .split('&')
    .filter((part) => part.startsWith(`${parameter}=`))
    .map((part) => decode(part.slice(parameter.length + 1)));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Every name of a market stream contains an `@`. */
function isStreamName(segment: string): boolean {
  return segment.includes('@');
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
