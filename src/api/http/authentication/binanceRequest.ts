/**
 * Reads what a request or a message of the Binance-compatible interface has signed (spec/binance.openapi.yaml, scheme
 * `signature`; spec/binance.asyncapi.yaml, channel `api`). Verifies nothing.
 */
import { parse as parseQuery } from 'node:querystring';
import { type SignedTime, signedPayload, signedTime } from '../../../core/values/binanceSignature';
import type { FieldFault } from '../../../usecases/refusals';
import { type ApiMessage, hasAmbiguousParameter, messageText, signedMessageText } from '../../binance/apiMessages';
import type { RequestContext } from '../calls/requestContext';
import type { Problem } from '../problems/errors';
import { type FaultyParameter, faultOfText, type ParameterSchema } from '../problems/parameterFaults';

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

/** Reads a message with this API key, which is the key of its session or signs the message. */
export function readSignedMessage({ params, sessionKey }: ApiMessage, apiKey: string): SignedBinanceRequest | Problem {
  const signature = messageText(params, 'signature');
  if (signature === undefined && apiKey !== sessionKey) return missingParameter('signature');
  if (signature !== undefined && hasAmbiguousParameter(params)) return { code: 'INVALID_SIGNATURE' };
  const time = readTime(messageText(params, 'timestamp'), messageText(params, 'recvWindow'));
  return 'code' in time ? time : { text: signedMessageText(params), signature, time };
}

type SentText = string | readonly string[] | undefined;

function readTime(timestamp: SentText, recvWindow: SentText): SignedTime | Problem {
  if (timestamp === undefined) return missingParameter('timestamp');
  if (typeof timestamp !== 'string') return faultyParameter({ name: 'timestamp', fault: 'duplicate' });
  if (recvWindow !== undefined && typeof recvWindow !== 'string')
    return faultyParameter({ name: 'recvWindow', fault: 'duplicate' });
  const time = signedTime(timestamp, recvWindow);
  if (time === 'window_too_long') return { code: 'RECV_WINDOW_TOO_LONG' };
  if (typeof time !== 'string') return time;
  const schema = TIME_SCHEMAS[time];
  const fault = faultOfText((time === 'timestamp' ? timestamp : recvWindow) ?? '', schema);
  return time === 'recvWindow' && fault === 'overflow'
    ? { code: 'RECV_WINDOW_TOO_LONG' }
    : faultyParameter({ name: time, fault, pattern: schema.pattern });
}

/** As in the contract, which is applied only after the signature. */
const TIME_SCHEMAS: Readonly<Record<'timestamp' | 'recvWindow', ParameterSchema>> = {
  timestamp: { isRequired: true, pattern: '^[1-9][0-9]{0,15}$' },
  recvWindow: { isRequired: false, pattern: String.raw`^[1-9][0-9]{0,5}(\.[0-9]{1,3})?$` },
};

export function missingParameter(name: string): Problem {
  return faultyParameter({ name, fault: 'missing' });
}

type Parsed = ReturnType<typeof parseQuery>;

/** A parameter of the query takes precedence over one of the body. */
function parameterOf(query: Parsed, body: Parsed, name: string): SentText {
  return query[name] ?? body[name];
}

function faultyParameter(faulty: FaultyParameter): Problem {
  const { name, fault } = faulty;
  const field: FieldFault =
    fault === 'missing' ? { code: 'MISSING', message: 'is required' } : { code: 'INVALID', message: 'is not valid' };
  return { code: 'INVALID_PARAMETERS', fields: { [name]: field }, faults: [faulty] };
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
