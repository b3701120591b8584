/**
 * Records which items of the contract the tests of a run received, for `coverageReport.ts`. Only code that reads from the
 * network may call it (`coverage.test.ts` lists these files): a response that a test made up proves nothing about the
 * server.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { validators as binanceFrameValidators } from '../../../generated/binanceStreamValidators';
import { validators as frameValidators } from '../../../generated/streamValidators';
import {
  type CheckedResponse,
  ContractViolation,
  checkFrame,
  checkResponse,
  type Frame,
  type RawResponse,
} from '../contractCheck';

/** Environment variable with the folder to which the workers write. */
export const FOLDER_VARIABLE = 'TALAD_CONTRACT_NOTES';

export type CoverageNote =
  | ({ readonly kind: 'answer' } & CheckedResponse)
  /**
   * `connection`: the kind of connection, which wraps its events or not. `detail`: the code of an error, or the type of a
   * wrapped event.
   */
  | {
      readonly kind: 'message';
      readonly connection: ConnectionKind;
      readonly message: string;
      readonly detail: string | undefined;
    }
  | { readonly kind: 'page'; readonly method: string; readonly path: string; readonly status: number }
  | { readonly kind: 'violation'; readonly text: string };

type ConnectionKind = 'bare' | 'combined' | 'binance bare' | 'binance combined';

/** Connections whose address begins like this are Binance-compatible. */
const BINANCE_PREFIX = '/binance/';

const REQUESTS = [
  'SubscribeRequest',
  'UnsubscribeRequest',
  'ListSubscriptionsRequest',
  'SetPropertyRequest',
  'GetPropertyRequest',
] as const;

/** Each note is written once per worker. */
const written = new Set<string>();

/** Records a response of a server. Throws unless the contract declares it. */
export function recordResponse(answer: RawResponse): CheckedResponse {
  const judged = recordViolation(() => checkResponse(answer));
  // A response to HEAD has no code; the GET has the same one.
  if (answer.method !== 'HEAD')
    appendNote({
      kind: 'answer',
      ...judged,
      message: judged.message === undefined ? undefined : messagePattern(judged.message),
    });
  return judged;
}

/** Records a frame of a server. Throws unless the contract declares it. */
export function recordFrame(
  text: string,
  { path, combined }: { readonly path: string; readonly combined: boolean },
): Frame {
  const isBinance = path.startsWith(BINANCE_PREFIX);
  const { frame, message, event } = recordViolation(() => checkFrame(text, { combined, isBinance }));
  const error = (isBinance && message === 'ErrorAnswer' ? frame : frame['error']) as { code: unknown } | undefined;
  appendNote({
    kind: 'message',
    connection: connectionKindOf(path, message === 'WrappedEvent'),
    message,
    detail: error === undefined ? event : String(error.code),
  });
  return frame;
}

/** Records the response to a browser. Its client checks the page itself. */
export function recordPage({
  method,
  path,
  status,
}: {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}): void {
  appendNote({ kind: 'page', method: method.toLowerCase(), path: path.split('?')[0] ?? '', status });
}

/** Records a message to a server. A message that is not a declared request is ignored. */
export function recordStreamRequest(text: string, path: string): void {
  const isBinance = path.startsWith(BINANCE_PREFIX);
  const validators = isBinance ? binanceFrameValidators : frameValidators;
  const request = parseJsonOrUndefined(text);
  const known = REQUESTS.find((name) => validators[name](request));
  const message = known ?? (isBinance && binanceFrameValidators.ApiRequest(request) ? 'ApiRequest' : undefined);
  if (message !== undefined)
    appendNote({ kind: 'message', connection: connectionKindOf(path), message, detail: undefined });
}

/** Returns the same text for messages that differ only in numbers and names, or in why a body cannot be read. */
export function messagePattern(message: string): string {
  if (/^The request body (is (not|nested) |has a (member|number) )/.test(message)) return 'The request body #';
  return message.replace(/'[^']*'|-?\d+(\.\d+)?/g, '#');
}

/** Records a violation of the contract before rethrowing it, so that the report includes it even if a test catches it. */
function recordViolation<Judged>(judge: () => Judged): Judged {
  try {
    return judge();
  } catch (error) {
    if (error instanceof ContractViolation) appendNote({ kind: 'violation', text: error.message });
    throw error;
  }
}

function appendNote(what: CoverageNote): void {
  const folder = process.env[FOLDER_VARIABLE];
  const line = JSON.stringify(what);
  if (folder === undefined || written.has(line)) return;
  written.add(line);
  appendFileSync(join(folder, String(process.pid)), `${line}\n`);
}

function connectionKindOf(path: string, isWrapped = false): ConnectionKind {
  const isBinance = path.startsWith(BINANCE_PREFIX);
  const isCombined = isWrapped || path.slice(isBinance ? BINANCE_PREFIX.length - 1 : 0).startsWith('/stream');
  if (isBinance) return isCombined ? 'binance combined' : 'binance bare';
  return isCombined ? 'combined' : 'bare';
}

function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
