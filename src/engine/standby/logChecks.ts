/** Checks that the event log still continues from what a standby has applied. */
import { readArchiveProgress } from '../../store/archive/archiveProgress';
import type { EngineConnection } from '../../store/connection/engineConnection';
import { findLostCommits } from '../../store/engine/lostCommits';
import { BrokenEventChain, type LogPosition } from '../../store/events/eventChain';

/** The log ends before an event that this server has read from it, or has another event in its place. */
export class EventLogWentBack extends Error {
  override readonly name = 'EventLogWentBack';
}

/** True for an error after which neither this standby nor a recovery from the tables may continue the log. */
export function provesLoss(error: unknown): boolean {
  return error instanceof EventLogWentBack || error instanceof BrokenEventChain;
}

/** Throws `EventLogWentBack` if the log ends at `last`, before `position`. */
export function refuseEarlierEnd(last: number, { sequence }: LogPosition): void {
  if (last < sequence)
    throw new EventLogWentBack(`the log ends at ${last}, before event ${sequence}, which this standby has applied`);
}

/** Throws `EventLogWentBack` unless the log contains the event at `position`. */
export async function refuseLoss(connection: EngineConnection, position: LogPosition): Promise<void> {
  if ((await findLostCommits(connection, position)) !== undefined)
    throw new EventLogWentBack(`event ${position.sequence}, which this standby has applied, is not in the log`);
}

/** Whether events after `position` are archived: deleted, or shortened so much that their effects are missing. */
export async function areNextArchived(connection: EngineConnection, { sequence }: LogPosition): Promise<boolean> {
  return (await readArchiveProgress(connection, 'events')) > sequence;
}
