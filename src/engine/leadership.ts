/** The role of this server among the servers of one database. */
import type { ExchangeEngine } from './engine';
import type { WarmStandby } from './standby/warmStandby';

export interface LeadershipState {
  /** `warm_standby`: its memory is loaded and follows the event log. `gateway`: it never becomes the leader. */
  readonly role: 'leader' | 'standby' | 'warm_standby' | 'gateway';
  /** Number of the leader's term, as far as this server knows; 0 if it does not know any. */
  readonly epoch: number;
  /** Events in the log that this server has not applied yet; null for a server that does not follow the log. */
  readonly lagEvents: number | null;
  /**
   * Time since this server last had the whole log in memory, in milliseconds; null for a server that does not follow
   * the log.
   */
  readonly lagMs: number | null;
}

export function leadershipOf(
  engine: Pick<ExchangeEngine, 'leaseHeld' | 'epoch'>,
  standby: Pick<WarmStandby, 'progress'> | undefined,
): LeadershipState {
  const { leaseHeld, epoch } = engine;
  if (leaseHeld) return { role: 'leader', epoch, lagEvents: 0, lagMs: 0 };
  if (standby === undefined) return { role: 'standby', epoch, lagEvents: null, lagMs: null };
  const { isFollowing, epoch: seenEpoch, lagEvents, lagMs } = standby.progress;
  return { role: isFollowing ? 'warm_standby' : 'standby', epoch: Math.max(epoch, seenEpoch), lagEvents, lagMs };
}
