/**
 * User data streams: the followers of listen keys, and the events that the engine publishes about their users. Frames
 * are created only from committed events, in order, and are only sent to listen keys of the same user. Listen keys are
 * looked up when a client subscribes, and again every second. They must never be logged.
 */
import type { Logger } from 'pino';
import { affectedUsers } from '../../../core/affectedUsers';
import type { EngineEvent } from '../../../core/model/events';
import { Deque } from '../../../core/values/deque';
import { getOrCreate } from '../../../core/values/getOrCreate';
import type { EventLoop } from '../../../foundation/eventLoop';
import { hashToken } from '../../../foundation/secrets/tokens';
import { isOutage } from '../../../store/connection/database';
import { EventsArchived } from '../../../store/trading/userEvents';
import { ConcurrencyLimiter } from '../connection/concurrencyLimiter';
import { CLOSE, type StreamConnection } from '../connection/streamConnection';
import { StreamFrame } from '../frames/frames';
import { KEYS_PER_STATEMENT, KeyLookup } from './keyLookup';
import { Follower, type UserEventFrames, type UserEventLog } from './userDataFollower';
import type { UserDataSource } from './userDataSource';
import { type UserFrame, userFrames } from './userFrames';

/** About 70 KB per write. An event that filled a thousand orders needs several writes. */
const FRAMES_PER_WRITE_MAX = 100;

export interface UserDataOptions {
  readonly source: UserDataSource;
  readonly eventLoop: EventLoop;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Event time of frames that belong to no event of the log. */
  readonly eventTimeMs: () => number;
  /** Maximum number of concurrent reads of the tables. */
  readonly readsMax: number;
  /** Maximum number of writes per turn of the event loop. */
  readonly sendsPerTurn: number;
  /** Maximum number of events that wait to be sent. */
  readonly waitingMax: number;
}

/** A listen key with its followers. */
interface FollowedKey {
  readonly listenKey: string;
  readonly hash: string;
  readonly followers: Map<StreamConnection, Follower>;
  /** Undefined until the key was looked up. */
  userId: number | undefined;
}

/**
 * A queued task: an event to send to followed users, or the end of a listen key, after all events published before it.
 */
type Task =
  | { readonly event: EngineEvent; readonly users: readonly number[] }
  | { readonly event?: undefined; readonly ended: FollowedKey; readonly through: number };

export class UserData {
  private readonly keys = new Map<string, FollowedKey>();
  private readonly keysOfUser = new Map<number, Set<FollowedKey>>();
  private readonly tasks = new Deque<Task>();
  private readonly readLimiter: ConcurrencyLimiter;
  private readonly lookup: KeyLookup;
  private isScheduled = false;
  private isChecking = false;
  private idleWaiters: (() => void)[] = [];

  constructor(private readonly options: UserDataOptions) {
    this.readLimiter = new ConcurrencyLimiter(options.readsMax);
    this.lookup = new KeyLookup((hashes) => options.source.activeKeys(hashes));
  }

  /** Sequence of the newest event. */
  get newest(): number {
    return this.options.source.newest();
  }

  /** Sequence up to which events were archived and are no longer sent. */
  archivedThrough(after: number): Promise<number> {
    return this.options.source.archivedThrough(after);
  }

  /** Whether all of these listen keys are active. Used before a client resumes. */
  async areActive(listenKeys: readonly string[]): Promise<boolean> {
    const users = await Promise.all(listenKeys.map((listenKey) => this.lookup.userOf(hashToken(listenKey))));
    return users.every((userId) => userId !== undefined);
  }

  /** Sends the events after `after`, by default only new ones. A key that is not active never sends anything. */
  addFollower(connection: StreamConnection, listenKey: string, after: number = this.newest): void {
    const key = this.keys.get(listenKey) ?? this.addKey(listenKey);
    const follower = new Follower(connection, after);
    key.followers.set(connection, follower);
    if (key.userId !== undefined) this.startFollower(connection, follower, key, key.userId);
  }

  removeFollower(connection: StreamConnection, listenKey: string): void {
    const key = this.keys.get(listenKey);
    key?.followers.get(connection)?.stop();
    key?.followers.delete(connection);
    if (key?.followers.size === 0) this.removeKey(key);
  }

  /**
   * Queues the events of one committed batch. They are sent in the next turn, because clients wait for responses now.
   */
  onCommitted(events: readonly EngineEvent[]): void {
    if (this.keysOfUser.size > 0) this.queueFollowedEvents(events);
    if (this.tasks.length > this.options.waitingMax)
      this.closeAllFollowers(CLOSE.tryAgainLater, 'the server is overloaded');
    this.scheduleTurn();
  }

  /** Ends a key: after all events published before, its followers are notified and their sockets closed. */
  endKeyByHash(hash: string): void {
    for (const key of this.keys.values()) {
      if (key.hash === hash && key.userId !== undefined) this.tasks.push({ ended: key, through: this.newest });
    }
    this.scheduleTurn();
  }

  /** Ends the keys that are no longer active: deleted or expired on any server, or their API key was revoked. */
  async endInactiveKeys(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      const followed = Array.from(this.keys.values()).filter((key) => key.userId !== undefined);
      for (let from = 0; from < followed.length; from += KEYS_PER_STATEMENT)
        await this.endInactiveAmong(followed.slice(from, from + KEYS_PER_STATEMENT));
    } catch (error) {
      // While the database is unavailable nothing is committed either, so no event can be sent to an ended key.
      this.options.log.warn({ err: error }, 'listen keys could not be checked');
    } finally {
      this.isChecking = false;
    }
  }

  /** Resolves when all published events were sent to the followers that are live. */
  whenIdle(): Promise<void> {
    if (this.tasks.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.idleWaiters.push(resolve));
  }

  private queueFollowedEvents(events: readonly EngineEvent[]): void {
    for (const event of events) {
      const users = Array.from(affectedUsers(event)).filter((userId) => this.keysOfUser.has(userId));
      if (users.length > 0) this.tasks.push({ event, users });
    }
  }

  private addKey(listenKey: string): FollowedKey {
    const key: FollowedKey = { listenKey, hash: hashToken(listenKey), followers: new Map(), userId: undefined };
    this.keys.set(listenKey, key);
    this.lookup.userOf(key.hash).then(
      (userId) => this.onKeyLookedUp(key, userId),
      (error: unknown) => {
        // The next subscription to this key looks it up again.
        this.removeKey(key);
        for (const connection of key.followers.keys()) this.closeAfterError(connection, error);
      },
    );
    return key;
  }

  private onKeyLookedUp(key: FollowedKey, userId: number | undefined): void {
    if (userId === undefined || key.followers.size === 0) {
      this.removeKey(key);
      return;
    }
    key.userId = userId;
    getOrCreate(this.keysOfUser, userId, () => new Set<FollowedKey>()).add(key);
    for (const [connection, follower] of key.followers) this.startFollower(connection, follower, key, userId);
  }

  private startFollower(connection: StreamConnection, follower: Follower, key: FollowedKey, userId: number): void {
    const log: UserEventLog = {
      newest: () => this.newest,
      read: (range) => this.readLimiter.run(() => this.options.source.userEvents(range)),
      render: (event) => framesFor(key, event.sequence, userFrames(event, userId)),
    };
    follower.catchUp(log, userId).catch((error: unknown) => this.closeAfterError(connection, error));
  }

  private removeKey(key: FollowedKey): void {
    if (this.keys.get(key.listenKey) === key) this.keys.delete(key.listenKey);
    if (key.userId === undefined) return;
    const ofUser = this.keysOfUser.get(key.userId);
    ofUser?.delete(key);
    if (ofUser?.size === 0) this.keysOfUser.delete(key.userId);
  }

  private async endInactiveAmong(keys: readonly FollowedKey[]): Promise<void> {
    const active = await this.options.source.activeKeys(keys.map(({ hash }) => hash));
    for (const key of keys) if (!active.has(key.hash)) this.endKeyByHash(key.hash);
  }

  private scheduleTurn(): void {
    if (this.isScheduled || this.tasks.length === 0) return;
    this.isScheduled = true;
    this.options.eventLoop.nextTurn(() => this.runTurn());
  }

  private runTurn(): void {
    this.isScheduled = false;
    try {
      this.runTasks();
    } catch (error) {
      this.options.log.error({ err: error }, 'user data failed; closing the sockets that follow it');
      this.closeAllFollowers(CLOSE.internalError, 'internal error');
    }
    if (this.tasks.length > 0) this.scheduleTurn();
    else this.resolveIdleWaiters();
  }

  private runTasks(): void {
    for (let sends = 0; sends < this.options.sendsPerTurn; ) {
      const task = this.tasks.first();
      if (task === undefined) return;
      sends +=
        1 +
        (task.event === undefined ? this.expireKey(task.ended, task.through) : this.publish(task.event, task.users));
      this.tasks.shift();
    }
  }

  private resolveIdleWaiters(): void {
    const waiters = this.idleWaiters;
    this.idleWaiters = [];
    for (const resolve of waiters) resolve();
  }

  /** Sends the event to the followers of these users, and returns the number of writes. */
  private publish(event: EngineEvent, users: readonly number[]): number {
    let writes = 0;
    for (const userId of users) {
      const keys = this.keysOfUser.get(userId);
      if (keys === undefined) continue;
      const frames = userFrames(event, userId);
      for (const key of keys) {
        const eventFrames = framesFor(key, event.sequence, frames);
        for (const follower of key.followers.values()) follower.receive(eventFrames);
        writes += eventFrames.frames.length * key.followers.size;
      }
    }
    return writes;
  }

  /** Notifies the followers that the key has ended. `through`: live followers have received all events up to here. */
  private expireKey(key: FollowedKey, through: number): number {
    const { listenKey, followers } = key;
    const writes = followers.size;
    for (const [connection, follower] of followers) {
      const sequence = follower.isLive ? Math.max(through, follower.position) : follower.position;
      const expired: UserFrame = { e: 'listenKeyExpired', E: this.options.eventTimeMs(), listenKey, sequence };
      follower.stop();
      connection.sendEvent(new StreamFrame(listenKey, () => [expired]));
      connection.close(CLOSE.normal, 'the listen key has ended');
    }
    followers.clear();
    this.removeKey(key);
    return writes;
  }

  /**
   * After too many waiting events, or a bug that may have left a gap. Clients reconnect and resume from their position.
   */
  private closeAllFollowers(code: typeof CLOSE.tryAgainLater | typeof CLOSE.internalError, reason: string): void {
    for (const key of this.keys.values()) {
      for (const [connection, follower] of key.followers) {
        follower.stop();
        connection.close(code, reason);
      }
    }
    while (this.tasks.length > 0) this.tasks.shift();
  }

  private closeAfterError(connection: StreamConnection, error: unknown): void {
    if (error instanceof EventsArchived) {
      // The client read so slowly that its next events were archived. It learns that when it tries to resume.
      connection.close(CLOSE.tryAgainLater, 'the events that come next were archived');
    } else if (isOutage(error)) {
      this.options.log.warn({ err: error }, 'user data could not be read');
      connection.close(CLOSE.tryAgainLater, 'the event log cannot be read now');
    } else {
      this.options.log.error({ err: error }, 'user data failed; closing the socket');
      connection.close(CLOSE.internalError, 'internal error');
    }
  }
}

function framesFor({ listenKey }: FollowedKey, sequence: number, frames: readonly UserFrame[]): UserEventFrames {
  const writes: StreamFrame[] = [];
  for (let from = 0; from < frames.length; from += FRAMES_PER_WRITE_MAX) {
    const some = frames.slice(from, from + FRAMES_PER_WRITE_MAX);
    writes.push(new StreamFrame(listenKey, () => some, from));
  }
  return { sequence, frames: writes };
}
