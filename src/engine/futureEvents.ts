/**
 * Notices at a start that events were written by a clock that was ahead. Times never go back, so until the clocks have
 * reached the newest event, everything new would have its time, and the klines of that time would go on growing.
 */

export interface FutureEventTerms {
  /** Largest time in milliseconds by which the newest event may be ahead of the clocks. */
  readonly aheadMaxMs: number;
  /** The latest time of an event that an operator accepts although it is ahead; 0 for none. */
  readonly acceptedTimeMs: number;
}

/** The time of the newest event, and the clocks that must have reached it. */
export interface EventTimes {
  readonly eventMs: number;
  readonly sequence: number;
  readonly serverMs: number;
  readonly databaseMs: number;
}

/** The newest event is ahead of the clocks. The message tells the operator how to go on. */
export class FutureEvents extends Error {
  override readonly name = 'FutureEvents';

  constructor({ eventMs, sequence, serverMs, databaseMs }: EventTimes) {
    const aheadS = Math.round((eventMs - Math.max(serverMs, databaseMs)) / 1_000);
    super(
      `event ${sequence}, the newest one of the database, has the time ${new Date(eventMs).toISOString()}, which is ` +
        `${aheadS} s ahead of the clocks of this server (${new Date(serverMs).toISOString()}) and of the database: a ` +
        'clock was ahead when it was written, or both clocks are behind now. Set the clocks right if they are wrong. ' +
        'Otherwise wait until they have reached that time, or restore a backup from before. To go on at once, start with ' +
        `ACCEPT_EVENT_TIME_MS=${eventMs}: until the clocks have reached that time, everything new has it`,
    );
  }
}

/**
 * Whether the newest event is ahead of both clocks by more than the limit, and was accepted. If only one clock is behind,
 * the comparison of the clocks handles that. Throws `FutureEvents` if it was not accepted.
 */
export function isAcceptedFutureEvent(times: EventTimes, { aheadMaxMs, acceptedTimeMs }: FutureEventTerms): boolean {
  const { eventMs, serverMs, databaseMs } = times;
  if (eventMs <= Math.max(serverMs, databaseMs) + aheadMaxMs) return false;
  if (eventMs > acceptedTimeMs) throw new FutureEvents(times);
  return true;
}
