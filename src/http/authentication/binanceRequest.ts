/**
 * Reads what a request of the Binance-compatible interface has signed (spec/binance.openapi.yaml, scheme `signature`).
 * Verifies nothing.
 */
import { parse as parseQuery } from 'node:querystring';
import { type SignedTime, signedPayload, signedTime } from '../../core/values/binanceSignature';
import type { RequestContext } from '../pipeline/requestContext';
import type { Problem } from '../responses/errors';

export interface SignedBinanceRequest {
  /** The text that the client must have signed. */
  readonly text: string;
  readonly signature: string;
  readonly time: SignedTime;
}

type SentRequest = Pick<RequestContext, 'queryText' | 'bodyBytes'>;

/** The signed request, or why it is refused before its signature is verified. */
export function readSignedBinanceRequest(context: SentRequest): SignedBinanceRequest | Problem {
  const { queryText } = context;
  const bodyText = context.bodyBytes?.toString('utf8') ?? '';
  const payload = signedPayload(queryText, bodyText);
  if (payload === 'missing') return parameterProblem('signature', 'MISSING');
  if (payload === 'misplaced') return { code: 'INVALID_AUTHENTICATION_HEADER' };
  // The order of both parts is signed, but not where one ends: so both must be complete on their own.
  if (queryText !== '' && bodyText !== '' && !(isComplete(queryText) && isComplete(bodyText)))
    return { code: 'INVALID_AUTHENTICATION_HEADER' };
  const [query, body] = [parseQuery(queryText), parseQuery(bodyText)];
  const timestamp = parameterOf(query, body, 'timestamp');
  if (timestamp === undefined) return parameterProblem('timestamp', 'MISSING');
  const time = signedTime(timestamp, parameterOf(query, body, 'recvWindow'));
  if (time === 'window_too_long') return { code: 'INVALID_AUTHENTICATION_HEADER', isWindowTooLong: true };
  if (typeof time === 'string') return parameterProblem(time, 'INVALID');
  return { text: payload.text, signature: payload.signature, time };
}

type Parsed = ReturnType<typeof parseQuery>;

/** A parameter of the query takes precedence over one of the body. */
function parameterOf(query: Parsed, body: Parsed, name: string): string | undefined {
  const value = query[name] ?? body[name];
  return Array.isArray(value) ? '' : value;
}

function parameterProblem(name: string, code: 'MISSING' | 'INVALID'): Problem {
  const fields = { [name]: { code, message: code === 'MISSING' ? 'is required' : 'is not valid' } };
  return { code: 'INVALID_PARAMETERS', fields, illFormed: code === 'INVALID' ? [name] : [] };
}

/**
 * Whether every parameter of the text is a name, one equals sign and a value. If a signed text is cut elsewhere than
 * between two of its parameters, one of the pieces is not; and between two parameters it would lack an ampersand.
 */
function isComplete(text: string): boolean {
  return text.split('&').every((parameter) => /^[A-Za-z0-9]+=[^=]*$/.test(parameter));
}
