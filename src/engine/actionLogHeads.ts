/**
 * Heads of the hash chain of operators' actions, published outside the database: to a file, or to a URL with POST. An
 * audit compares them with the table. So rows that were deleted from the end of the log, or a log that was rewritten by
 * somebody who knows the master key, are noticed as long as the copy is out of their reach.
 *
 * Each head is one line: `{"id":12,"hash":"...","time":"2026-11-24T10:00:00.000Z"}`. A URL can be compared if it answers
 * GET with such lines; any other answer than 200 means that it only receives.
 */
import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import type { ChainPosition } from '../store/audit/operatorActions';

const REQUEST_TIMEOUT_MS = 10_000;
/** The newest published heads that an audit compares. */
const HEADS_COMPARED = 10_000;

export async function publishHead(to: string, { id, hash }: ChainPosition, nowMs: number): Promise<void> {
  const line = `${JSON.stringify({ id, hash, time: new Date(nowMs).toISOString() })}\n`;
  if (!isUrl(to)) return await appendFile(to, line, { mode: 0o600, flush: true });
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(to, { method: 'POST', headers, body: line, signal, redirect: 'error' });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the receiver of the head of the action log answered ${response.status}`);
}

/** The newest published heads; none if nothing was published yet or the URL only receives. Throws if one is damaged. */
export async function readPublishedHeads(to: string): Promise<readonly ChainPosition[]> {
  const text = isUrl(to) ? await readUrl(to) : existsSync(to) ? await readFile(to, 'utf8') : '';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-HEADS_COMPARED).map((line) => parseHead(to, line));
}

async function readUrl(to: string): Promise<string> {
  const response = await fetch(to, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), redirect: 'error' });
  if (response.status === 200) return await response.text();
  await response.body?.cancel();
  return '';
}

function parseHead(to: string, line: string): ChainPosition {
  let head: Partial<ChainPosition>;
  try {
    head = JSON.parse(line) as Partial<ChainPosition>;
  } catch {
    head = {};
  }
  const { id, hash } = head;
  if (!Number.isSafeInteger(id) || typeof hash !== 'string')
    throw new Error(`${to} contains a line that is no head of the action log: ${line.slice(0, 80)}`);
  return { id: Number(id), hash };
}

function isUrl(to: string): boolean {
  return /^https?:\/\//.test(to);
}
