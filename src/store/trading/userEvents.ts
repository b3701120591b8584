/** Reads the events of the log that concern one user, in pages of limited size. */
import type { Knex } from 'knex';
import type { EngineEvent } from '../../core/model/events';
import { archivedThrough } from '../archive/archiveProgress';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { eventFromRow } from '../events/eventRows';
import type { EventRow } from '../events/payloadCodec';

export const USER_PAGE_EVENTS_MAX = 64;
/** Stored text per page, in bytes. A single event may be larger. */
const PAGE_TEXT_MAX = 256 * 1024;

/** The events of a user after the sequence `after`, up to and including `through`. */
export interface UserEventRange {
  readonly userId: number;
  readonly after: number;
  readonly through: number;
}

/** Some events of the range were archived, or those before it were lost. */
export class EventsArchived extends Error {
  override readonly name = 'EventsArchived';
}

/**
 * The first events of the range, in order; an empty list only if the range has no events. A page may be shorter than
 * the maximum without being the last one. Throws `EventsArchived`.
 */
export async function readUserEvents(database: Knex, range: UserEventRange): Promise<readonly EngineEvent[]> {
  const events = await readPage(database, range);
  // Checked after the read, because the archive moves its position before it deletes the first event.
  if ((await unreadableThrough(database, range.after)) > range.after)
    throw new EventsArchived(`events after ${range.after} were archived or lost`);
  return events;
}

/**
 * The sequence up to which no reader can continue that has read everything up to `after`: events are archived, or the
 * reader has seen events that the database has lost before its present life.
 */
export async function unreadableThrough(database: Knex, after: number): Promise<number> {
  const skipped: { readonly ids_after: BigintColumn } | undefined = await withTimeout(
    database,
    database('lives').where('previous_sequence', '<', after).where('ids_after', '>', after).first('ids_after'),
  );
  return Math.max(await archivedThrough(database, 'user_data'), integerFrom(skipped?.ids_after ?? 0));
}

async function readPage(database: Knex, { userId, after, through }: UserEventRange): Promise<readonly EngineEvent[]> {
  const sizes = database('user_events as u')
    .join('events as e', 'e.sequence', 'u.sequence')
    .where('u.user_id', userId)
    .where('u.sequence', '>', after)
    .where('u.sequence', '<=', through)
    .orderBy('u.sequence')
    .limit(USER_PAGE_EVENTS_MAX)
    .select({ sequence: 'u.sequence', text: database.raw('length(e.payload)') });
  const found: readonly SizeRow[] = await withTimeout(database, sizes);
  if (found.length === 0) return [];
  const query = database('events').whereIn('sequence', limitToPage(found)).orderBy('sequence');
  const rows: readonly EventRow[] = await withTimeout(
    database,
    query.select('sequence', 'time_ms', 'type', 'user_id', 'payload'),
  );
  return rows.map(eventFromRow);
}

interface SizeRow {
  readonly sequence: BigintColumn;
  readonly text: number;
}

/** At least one event, so that an event larger than a page can be read. */
function limitToPage(found: readonly SizeRow[]): number[] {
  let text = 0;
  const fitting = found.filter((row, index) => {
    text += row.text;
    return index === 0 || text <= PAGE_TEXT_MAX;
  });
  return fitting.map(({ sequence }) => integerFrom(sequence));
}
