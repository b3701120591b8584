/**
 * Writes down what the tests of a run really saw of the contract, for `report.ts` to add up. Only whoever holds the socket calls it (`coverage.test.ts`
 * knows them by name): an answer that a test made up itself shows nothing about the server.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { validators as frameValidators } from '../../../generated/streamValidators';
import { ContractViolation, checkAnswer, checkFrame, type Frame, type JudgedAnswer, type RawAnswer } from '../contract';

/** Where the run's setup says to which folder its workers write. */
export const FOLDER_VARIABLE = 'TALAD_CONTRACT_NOTES';

export type Note =
  | ({ readonly kind: 'answer' } & JudgedAnswer)
  /** `door`: the kind of socket, which wraps its events or does not. `detail`: an error's code, or a wrapped event's own message. */
  | {
      readonly kind: 'message';
      readonly door: 'bare' | 'combined';
      readonly message: string;
      readonly detail: string | undefined;
    }
  | { readonly kind: 'page'; readonly method: string; readonly path: string; readonly status: number }
  | { readonly kind: 'violation'; readonly text: string };

const REQUESTS = [
  'SubscribeRequest',
  'UnsubscribeRequest',
  'ListSubscriptionsRequest',
  'SetPropertyRequest',
  'GetPropertyRequest',
] as const;

/** One line a note and a worker is enough. */
const written = new Set<string>();

/** An answer of a server. Throws unless the contract declares it. */
export function hearAnswer(answer: RawAnswer): JudgedAnswer {
  const judged = hear(() => checkAnswer(answer));
  // A HEAD shows no code, and its GET says the same.
  if (answer.method !== 'HEAD')
    note({ kind: 'answer', ...judged, message: judged.message === undefined ? undefined : formOf(judged.message) });
  return judged;
}

/** A frame of a server. Throws unless the contract declares it. */
export function hearFrame(
  text: string,
  { path, combined }: { readonly path: string; readonly combined: boolean },
): Frame {
  const { frame, message, event } = hear(() => checkFrame(text, { combined }));
  const error = frame['error'] as { readonly code: string } | undefined;
  note({
    kind: 'message',
    door: message === 'WrappedEvent' ? 'combined' : doorOf(path),
    message,
    detail: error?.code ?? event,
  });
  return frame;
}

/** What a browser was answered; whether a page is as it must be, its client says. */
export function notePage({
  method,
  path,
  status,
}: {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}): void {
  note({ kind: 'page', method: method.toLowerCase(), path: path.split('?')[0] ?? '', status });
}

/** A message to a server; one that is no request of the contract's shows nothing. */
export function noteRequest(text: string, path: string): void {
  const message = REQUESTS.find((name) => frameValidators[name](jsonOrNothing(text)));
  if (message !== undefined) note({ kind: 'message', door: doorOf(path), message, detail: undefined });
}

/** The same text for messages that differ in numbers and names only. */
export function formOf(message: string): string {
  return message.replace(/'[^']*'|-?\d+(\.\d+)?/g, '#');
}

/** A test may catch what it hears; the run's report still knows of it. */
function hear<Judged>(judge: () => Judged): Judged {
  try {
    return judge();
  } catch (error) {
    if (error instanceof ContractViolation) note({ kind: 'violation', text: error.message });
    throw error;
  }
}

function note(what: Note): void {
  const folder = process.env[FOLDER_VARIABLE];
  const line = JSON.stringify(what);
  if (folder === undefined || written.has(line)) return;
  written.add(line);
  appendFileSync(join(folder, String(process.pid)), `${line}\n`);
}

function doorOf(path: string): 'bare' | 'combined' {
  return path.startsWith('/stream') ? 'combined' : 'bare';
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
