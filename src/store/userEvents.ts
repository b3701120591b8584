/** One user's part of the event log, page by page: committed rows only, and never more of them in memory than a page, however long the log is. */
import type { Knex } from 'knex';
import type { EngineEvent } from '../core/events';
import { archivedThrough } from './archived';
import { type BigintColumn, integerFrom } from './columns';
import { bounded } from './database';
import { type EventRow, eventFromRow } from './events';

export const USER_PAGE_EVENTS_MAX = 64;
/** Of stored text, unless a single event is larger. */
const PAGE_TEXT_MAX = 256 * 1024;

/** The part of the log after one position and up to another. */
export interface UserSpan {
  readonly userId: number;
  readonly after: number;
  readonly through: number;
}

/** Some of the span is not there any more. */
export class EventsArchived extends Error {
  override readonly name = 'EventsArchived';
}

/** The first events of the span, in order; none when it holds none. A page may be short without being the last. Throws `EventsArchived`. */
export async function readUserEvents(database: Knex, span: UserSpan): Promise<readonly EngineEvent[]> {
  const events = await readPage(database, span);
  // Looked at afterwards: it moves before the first of them goes.
  if ((await archivedThrough(database, 'user_data')) > span.after)
    throw new EventsArchived(`events after ${span.after} were archived`);
  return events;
}

async function readPage(database: Knex, { userId, after, through }: UserSpan): Promise<readonly EngineEvent[]> {
  const sizes = database('user_events as u')
    .join('events as e', 'e.sequence', 'u.sequence')
    .where('u.user_id', userId)
    .where('u.sequence', '>', after)
    .where('u.sequence', '<=', through)
    .orderBy('u.sequence')
    .limit(USER_PAGE_EVENTS_MAX)
    .select({ sequence: 'u.sequence', text: database.raw('length(e.payload)') });
  const found: readonly SizeRow[] = await bounded(database, sizes);
  if (found.length === 0) return [];
  const query = database('events').whereIn('sequence', firstThatFit(found)).orderBy('sequence');
  const rows: readonly EventRow[] = await bounded(
    database,
    query.select('sequence', 'time_ms', 'type', 'user_id', 'payload'),
  );
  return rows.map(eventFromRow);
}

interface SizeRow {
  readonly sequence: BigintColumn;
  readonly text: number;
}

/** At least one: there is no event that cannot be read. */
function firstThatFit(found: readonly SizeRow[]): number[] {
  let text = 0;
  const fitting = found.filter((row, index) => {
    text += row.text;
    return index === 0 || text <= PAGE_TEXT_MAX;
  });
  return fitting.map(({ sequence }) => integerFrom(sequence));
}
