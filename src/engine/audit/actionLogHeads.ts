/**
 * Heads of the hash chain of operators' actions, published outside the database: to a file, or to a URL with POST. An
 * audit compares them with the table. So rows that were deleted from the end of the log, or a log that was rewritten by
 * somebody who knows the master key, are noticed as long as the copy is out of their reach.
 *
 * Each head is one line: `{"id":12,"hash":"...","time":"2026-11-24T10:00:00.000Z"}`. A URL can be compared if it answers
 * GET with such lines; 404, 405 or 501 means that it only receives. A copy that cannot be read is a problem that is
 * reported and tried again, but not a copy that disagrees.
 *
 * When a life of the database begins (`core/model/lives`), a line with its name in `life` says from which row it goes on: rows
 * after that one whose heads were published before are lost, as an operator has accepted.
 */
import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import type { ChainPosition } from '../../store/audit/operatorActions';

const SEND_TIMEOUT_MS = 10_000;
/** An audit at a start or a takeover waits for the copy. */
const READ_TIMEOUT_MS = 3_000;
/** HTTP statuses with which a receiver that cannot return published heads answers GET. */
const ONLY_RECEIVES: readonly number[] = [404, 405, 501];
/** Number of newest published heads that an audit compares. */
const HEADS_COMPARED = 10_000;

export interface PublishedHead extends ChainPosition {
  /** The life that begins after this row. */
  readonly life?: string | undefined;
}

export async function publishHead(to: string, { id, hash, life }: PublishedHead, nowMs: number): Promise<void> {
  const line = `${JSON.stringify({ id, hash, time: new Date(nowMs).toISOString(), life })}\n`;
  if (!isUrl(to)) return await appendFile(to, line, { mode: 0o600, flush: true });
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const response = await fetch(to, { method: 'POST', headers, body: line, signal, redirect: 'error' });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the receiver of the head of the action log answered ${response.status}`);
}

export interface PublishedHeads {
  /** The newest published heads; empty if nothing was published yet, or if the URL only receives. */
  readonly heads: readonly PublishedHead[];
  /** Why the copy, or a line of it, cannot be compared. */
  readonly problem: string | undefined;
}

export async function readPublishedHeads(to: string): Promise<PublishedHeads> {
  try {
    const text = isUrl(to) ? await readUrl(to) : existsSync(to) ? await readFile(to, 'utf8') : '';
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const parsed = lines.slice(-HEADS_COMPARED).map((line) => ({ line, head: parseHead(line) }));
    const damaged = parsed.find(({ head }) => head === undefined);
    return {
      heads: withoutLost(parsed.map(({ head }) => head).filter((head) => head !== undefined)),
      problem: damaged && `it contains a line that is no head of the action log: ${damaged.line.slice(0, 80)}`,
    };
  } catch (error) {
    // The message of a failed request says only that it failed; its cause says why.
    const { message, cause } = error as Error;
    return { heads: [], problem: cause instanceof Error ? `${message}: ${cause.message}` : message };
  }
}

async function readUrl(to: string): Promise<string> {
  const response = await fetch(to, { signal: AbortSignal.timeout(READ_TIMEOUT_MS), redirect: 'error' });
  if (response.status === 200) return await response.text();
  await response.body?.cancel();
  if (!ONLY_RECEIVES.includes(response.status)) throw new Error(`it answered ${response.status}`);
  return '';
}

/** Removes heads whose rows were lost with the acceptance of an operator. `heads`: in the order of publication. */
function withoutLost(heads: readonly PublishedHead[]): PublishedHead[] {
  let kept: PublishedHead[] = [];
  for (const head of heads) {
    if (head.life !== undefined) kept = kept.filter(({ id }) => id <= head.id);
    kept.push(head);
  }
  return kept;
}

function parseHead(line: string): PublishedHead | undefined {
  try {
    const { id, hash, life } = JSON.parse(line) as Partial<PublishedHead>;
    return Number.isSafeInteger(id) && typeof hash === 'string' ? { id: Number(id), hash, life } : undefined;
  } catch {
    return undefined;
  }
}

function isUrl(to: string): boolean {
  return /^https?:\/\//i.test(to);
}
