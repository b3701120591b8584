/**
 * Reads what a request or a message of the Binance-compatible interface has signed (spec/binance.openapi.yaml, scheme
 * `signature`; spec/binance.asyncapi.yaml, channel `api`). Verifies nothing.
 */
import { parse as parseQuery } from 'node:querystring';
import { type SignedTime, signedPayload, signedTime } from '../../../core/values/binanceSignature';
import { type ApiMessage, hasAmbiguousParameter, messageText, signedMessageText } from '../../binance/apiMessages';
import type { RequestContext } from '../calls/requestContext';
import type { Problem } from '../problems/errors';

export interface SignedBinanceRequest {
  /** The text that the client must have signed. */
  readonly text: string;
  /** Undefined for a message of a session, which signs nothing. */
  readonly signature: string | undefined;
  readonly time: SignedTime;
}

type SentRequest = Pick<RequestContext, 'queryText' | 'bodyBytes' | 'route'>;

/** The signed request, or why it is refused before its signature is verified. */
export function readSignedBinanceRequest(context: SentRequest): SignedBinanceRequest | Problem {
  const { queryText } = context;
  const bodyText = context.bodyBytes?.toString('utf8') ?? '';
  const payload = signedPayload(queryText, bodyText);
  if (payload === 'missing') return missingParameter('signature');
  if (payload === 'misplaced') return { code: 'INVALID_SIGNATURE' };
  // Not signed is where the query ends and the body begins. So each must consist of whole parameters that are known.
  const isKnown = queryText === '' || bodyText === '' ? undefined : parameterNames(context);
  if (isKnown !== undefined && !(isComplete(queryText, isKnown) && isComplete(bodyText, isKnown)))
    return { code: 'INVALID_SIGNATURE' };
  const [query, body] = [parseQuery(queryText), parseQuery(bodyText)];
  const time = readTime(parameterOf(query, body, 'timestamp'), parameterOf(query, body, 'recvWindow'));
  return 'code' in time ? time : { text: payload.text, signature: payload.signature, time };
}

/** The API key of a message, or of its session. */
export function keyOfMessage({ params, sessionKey }: ApiMessage): string | undefined {
  return messageText(params, 'apiKey') ?? sessionKey;
}

/** The same for a message with this API key, which is that of its session or signs the message. */
export function readSignedMessage({ params, sessionKey }: ApiMessage, apiKey: string): SignedBinanceRequest | Problem {
  const signature = messageText(params, 'signature');
  if (signature === undefined && apiKey !== sessionKey) return missingParameter('signature');
  if (signature !== undefined && hasAmbiguousParameter(params)) return { code: 'INVALID_SIGNATURE' };
  const time = readTime(messageText(params, 'timestamp'), messageText(params, 'recvWindow'));
  return 'code' in time ? time : { text: signedMessageText(params), signature, time };
}

function readTime(timestamp: string | undefined, recvWindow: string | undefined): SignedTime | Problem {
  if (timestamp === undefined) return missingParameter('timestamp');
  const time = signedTime(timestamp, recvWindow);
  if (time === 'window_too_long') return { code: 'RECV_WINDOW_TOO_LONG' };
  return typeof time === 'string' ? parameterProblem(time, 'INVALID') : time;
}

export function missingParameter(name: string): Problem {
  return parameterProblem(name, 'MISSING');
}

type Parsed = ReturnType<typeof parseQuery>;

/** A parameter of the query takes precedence over one of the body. */
function parameterOf(query: Parsed, body: Parsed, name: string): string | undefined {
  const value = query[name] ?? body[name];
  return Array.isArray(value) ? '' : value;
}

function parameterProblem(name: string, code: 'MISSING' | 'INVALID'): Problem {
  const fields = { [name]: { code, message: code === 'MISSING' ? 'is required' : 'is not valid' } };
  return { code: 'INVALID_PARAMETERS', fields, illFormed: code === 'INVALID' ? [name] : [], unread: [], patterns: {} };
}

/** The names of the operation's parameters, and that of the signature. */
function parameterNames({ route }: SentRequest): ReadonlySet<string> {
  const parameters = (route?.operation?.parameters ?? []) as readonly { readonly name?: string }[];
  return new Set([...parameters.map(({ name = '' }) => name), 'signature']);
}

/**
 * Whether every parameter of the text is a known name, one equals sign and a value. If a signed text is cut at another
 * place than it was, a piece of a name or of a value becomes a parameter, and is not.
 */
function isComplete(text: string, isKnown: ReadonlySet<string>): boolean {
  return text.split('&').every((parameter) => {
    const [name = '', ...values] = parameter.split('=');
    return isKnown.has(name) && values.length === 1;
  });
}
