/** The user-data frames that follow from the event log, for the comparison with what a client has received. */

import { userFrames } from '../../src/api/streams/userData/userFrames';
import { eventFromRow } from '../../src/store/events/eventRows';
import type { EventRow } from '../../src/store/events/payloadCodec';
import type { TestExchange, TestUser } from './exchange';

/** Every frame of the user since the exchange exists, in order, as text. */
export async function loggedUserFrames(
  { database }: Pick<TestExchange, 'database'>,
  { id }: Pick<TestUser, 'id'>,
): Promise<string[]> {
  const rows: EventRow[] = await database('events')
    .whereIn('sequence', database('user_events').where('user_id', id).select('sequence'))
    .orderBy('sequence');
  return rows.map(eventFromRow).flatMap((event) => userFrames(event, id).map((frame) => JSON.stringify(frame)));
}
