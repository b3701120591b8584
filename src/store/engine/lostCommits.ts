/**
 * Notices that the database has lost commits whose events were published: an older copy of it was restored, a replica
 * that was behind took its place, or it is another database. A server that went on would give the same ids and
 * sequences a second time.
 */
import { readArchiveProgress } from '../archive/archiveProgress';
import { DatabaseError } from '../connection/databaseError';
import type { EngineConnection } from '../connection/engineConnection';
import type { LogPosition } from '../events/eventChain';

const REPAIR =
  'Bring back the database that contains them. To continue without them for ever, first compare withdrawals with the ' +
  'custodian and deposits with the bank, then start once with ACCEPT_DATA_LOSS_FROM=';

/** The database lacks events that were published. The message tells what is missing and what the operator can do. */
export class LostCommits extends Error {
  override readonly name = 'LostCommits';

  private constructor(
    message: string,
    /** The first sequence that is missing or different, as far as can be known. */
    readonly from: number,
    readonly published: LogPosition,
  ) {
    super(`${message} ${REPAIR}${from}`);
  }

  /** The log ends at `last`, before the published position. */
  static missing(last: number, published: LogPosition): LostCommits {
    const first = last + 1;
    const range = first === published.sequence ? `event ${first}` : `events ${first} to ${published.sequence}`;
    return new LostCommits(
      `the event log of the database ends at ${last}, but this server has published ${range}: the database has lost ` +
        'commits.',
      first,
      published,
    );
  }

  static different(published: LogPosition): LostCommits {
    return new LostCommits(
      `event ${published.sequence} of the database is not the one that this server has published: the database ` +
        'contains a different history, and the published events are missing.',
      published.sequence,
      published,
    );
  }

  /** Events are not missing, or not known to be, but rows of other tables are. */
  static rows(what: string, lastSequence: number, published: LogPosition): LostCommits {
    return new LostCommits(
      `${what}, which this server has shown: the database has lost them.`,
      lastSequence + 1,
      published,
    );
  }

  static noTables(published: LogPosition): LostCommits {
    return new LostCommits(
      `the database has no event log, but this server has published events 1 to ${published.sequence}: it was ` +
        'replaced by an empty one.',
      1,
      published,
    );
  }
}

/** What is lost; undefined if the log contains the published position. Throws `DatabaseError`. */
export async function findLostCommits(
  connection: EngineConnection,
  published: LogPosition,
): Promise<LostCommits | undefined> {
  const { sequence, hash } = published;
  if (sequence === 0) return undefined;
  try {
    const [row] = await connection.rows<{ hash: Buffer | null }>('SELECT hash FROM events WHERE sequence = ?', [
      sequence,
    ]);
    if (row !== undefined) {
      const isSame = hash === null || row.hash?.toString('hex') === hash;
      return isSame ? undefined : LostCommits.different(published);
    }
    const [newest] = await connection.rows<{ last: number | null }>('SELECT MAX(sequence) AS last FROM events');
    const last = Number(newest?.last ?? 0);
    if (last < sequence) return LostCommits.missing(last, published);
    // A life has begun, whose sequences are above the published one.
    const [skipped] = await connection.rows<{ previous_sequence: number }>(
      'SELECT previous_sequence FROM lives WHERE previous_sequence < ? AND ids_after >= ? LIMIT 1',
      [sequence, sequence],
    );
    if (skipped !== undefined) return LostCommits.missing(Number(skipped.previous_sequence), published);
    const isArchived = (await readArchiveProgress(connection, 'events')) >= sequence;
    return isArchived ? undefined : LostCommits.different(published);
  } catch (error) {
    if (error instanceof DatabaseError && error.violation) return LostCommits.noTables(published);
    throw error;
  }
}

/** Records for ever that an operator accepted the loss. */
export async function recordAcceptedLoss(
  connection: EngineConnection,
  { from, published }: LostCommits,
  { holder, timeMs }: { readonly holder: string; readonly timeMs: number },
): Promise<void> {
  await connection.write(
    'INSERT INTO accepted_data_losses (time_ms, missing_from, published_through, published_hash, holder) ' +
      'VALUES (?, ?, ?, ?, ?)',
    [timeMs, from, published.sequence, published.hash, holder],
  );
}
