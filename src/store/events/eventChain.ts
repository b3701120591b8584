/**
 * The hash chain of the event log: the hash of each event covers its row and the hash of the event before it. Two logs
 * with the same hash at one event are the same up to that event, so that a lost, changed or different history is
 * noticed. Events of older versions have no hash; the chain starts after the last of them.
 */
import { hash } from 'node:crypto';
import type { EventRow } from './payloadCodec';

/** Stands for the hash before the first event of the chain. */
export const CHAIN_START = '0'.repeat(64);

/** A place in the log, and what the log was up to there. */
export interface LogPosition {
  readonly sequence: number;
  /** Hash of the event, 64 hex characters; null if the event has none. */
  readonly hash: string | null;
}

/** An event does not follow from the event before it: one of them was changed, or some are missing. */
export class BrokenEventChain extends Error {
  override readonly name = 'BrokenEventChain';
}

export interface HashedRow extends EventRow {
  readonly epoch: number;
  readonly hash: Buffer | null;
}

/** What the hash of an event covers besides its payload; the payload follows directly. */
export function hashedHead(
  previousHash: string | null,
  { sequence, epoch, time_ms, type, user_id }: Omit<HashedRow, 'payload' | 'hash'>,
): string {
  return `${previousHash ?? CHAIN_START}\n${sequence} ${epoch} ${time_ms} ${type} ${user_id ?? '-'}\n`;
}

/** 64 hex characters. */
export function hashOf(headAndPayload: Uint8Array): string {
  return hash('sha256', headAndPayload, 'hex');
}

/**
 * Verifies that the event follows from the event before it, and returns its hash. `previousHash`: null if that event
 * has none. Throws `BrokenEventChain`.
 */
export function verifyEventLink(previousHash: string | null, row: HashedRow): string | null {
  if (row.hash === null) {
    if (previousHash !== null) throw new BrokenEventChain(`event ${row.sequence} has no hash`);
    return null;
  }
  const stored = row.hash.toString('hex');
  const expected = hash('sha256', hashedHead(previousHash, row) + row.payload, 'hex');
  if (stored !== expected) throw new BrokenEventChain(`event ${row.sequence} does not follow from the event before it`);
  return stored;
}
