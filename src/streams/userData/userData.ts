/**
 * User data: who follows which listen key, and what the engine tells of its user. Frames are made from committed events alone, in order, and reach a
 * user's own listen keys and nobody else. A listen key is looked up when it is named and again every second; nothing here ever logs one.
 */
import type { Logger } from 'pino';
import { affectedUsers } from '../../core/affectedUsers';
import type { EngineEvent } from '../../core/events';
import { Deque } from '../../core/values/deque';
import { getOrCreate } from '../../core/values/getOrCreate';
import type { EventLoop } from '../../eventLoop';
import { isOutage } from '../../store/connection/database';
import { hashToken } from '../../store/secrets/tokens';
import { EventsArchived } from '../../store/trading/userEvents';
import { StreamFrame } from '../frames';
import { CLOSE, type StreamConnection } from '../streamConnection';
import { ConcurrencyLimiter } from './concurrencyLimiter';
import { Follower, type UserEventFrames, type UserEventLog } from './follower';
import { KEYS_PER_STATEMENT, KeyLookup } from './keyLookup';
import type { UserDataSource } from './source';
import { type UserFrame, userFrames } from './userFrames';

/** A write of some 70 KB: an event that filled a thousand orders is several. */
const FRAMES_PER_WRITE_MAX = 100;

export interface UserDataOptions {
  readonly source: UserDataSource;
  readonly eventLoop: EventLoop;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** The time to put in an event that is none of the log's. */
  readonly eventTimeMs: () => number;
  /** Reads of the tables under way at once. */
  readonly readsMax: number;
  /** Writes before the event loop looks at its sockets again. */
  readonly sendsPerTurn: number;
  /** Events that may wait to be told. */
  readonly waitingMax: number;
}

/** A listen key that somebody follows. */
interface FollowedKey {
  readonly listenKey: string;
  readonly hash: string;
  readonly followers: Map<StreamConnection, Follower>;
  /** Known once it is looked up. */
  userId: number | undefined;
}

/** What waits for its turn: an event of somebody who is followed, or the end of a listen key, which comes after all that was told before it. */
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
  private whenIdle: (() => void)[] = [];

  constructor(private readonly options: UserDataOptions) {
    this.readLimiter = new ConcurrencyLimiter(options.readsMax);
    this.lookup = new KeyLookup((hashes) => options.source.activeKeys(hashes));
  }

  /** Position of the newest event there is. */
  get newest(): number {
    return this.options.source.newest();
  }

  /** Up to where events are told to nobody any more. */
  archivedThrough(): Promise<number> {
    return this.options.source.archivedThrough();
  }

  /** Whether all of them live. For whoever must know before it follows them. */
  async areActive(listenKeys: readonly string[]): Promise<boolean> {
    const users = await Promise.all(listenKeys.map((listenKey) => this.lookup.userOf(hashToken(listenKey))));
    return users.every((userId) => userId !== undefined);
  }

  /** From now on, or from what came after `after`. A key that does not live stays silent. */
  follow(connection: StreamConnection, listenKey: string, after: number = this.newest): void {
    const key = this.keys.get(listenKey) ?? this.newKey(listenKey);
    const follower = new Follower(connection, after);
    key.followers.set(connection, follower);
    if (key.userId !== undefined) this.startFollower(connection, follower, key, key.userId);
  }

  unfollow(connection: StreamConnection, listenKey: string): void {
    const key = this.keys.get(listenKey);
    key?.followers.get(connection)?.leave();
    key?.followers.delete(connection);
    if (key?.followers.size === 0) this.forget(key);
  }

  /** One committed batch. Callers wait for their answers meanwhile, so what it sends is sent on the loop's next turn. */
  committed(events: readonly EngineEvent[]): void {
    for (const event of events) {
      const users =
        this.keysOfUser.size === 0
          ? []
          : Array.from(affectedUsers(event)).filter((userId) => this.keysOfUser.has(userId));
      if (users.length > 0) this.tasks.push({ event, users });
    }
    if (this.tasks.length > this.options.waitingMax)
      this.closeAllFollowers(CLOSE.tryAgainLater, 'the server is overloaded');
    this.schedule();
  }

  /** The key has ended: its followers are told, after all that was told before, and sent away. */
  end(hash: string): void {
    for (const key of this.keys.values()) {
      if (key.hash === hash && key.userId !== undefined) this.tasks.push({ ended: key, through: this.newest });
    }
    this.schedule();
  }

  /** Ends the keys that live no longer: deleted or run out, here or elsewhere, or their API key was revoked. */
  async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      const followed = Array.from(this.keys.values()).filter((key) => key.userId !== undefined);
      for (let from = 0; from < followed.length; from += KEYS_PER_STATEMENT)
        await this.checkSome(followed.slice(from, from + KEYS_PER_STATEMENT));
    } catch (error) {
      // While the tables cannot be read nothing is committed either, so there is nothing to be told wrongly.
      this.options.log.warn({ err: error }, 'listen keys could not be checked');
    } finally {
      this.isChecking = false;
    }
  }

  /** Resolves when all that was told has been sent to those who are not behind. */
  idle(): Promise<void> {
    if (this.tasks.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.whenIdle.push(resolve));
  }

  private newKey(listenKey: string): FollowedKey {
    const key: FollowedKey = { listenKey, hash: hashToken(listenKey), followers: new Map(), userId: undefined };
    this.keys.set(listenKey, key);
    this.lookup.userOf(key.hash).then(
      (userId) => this.keyFound(key, userId),
      (error: unknown) => {
        // Whoever names it next has it looked up anew.
        this.forget(key);
        for (const connection of key.followers.keys()) this.fail(connection, error);
      },
    );
    return key;
  }

  private keyFound(key: FollowedKey, userId: number | undefined): void {
    if (userId === undefined || key.followers.size === 0) {
      this.forget(key);
      return;
    }
    key.userId = userId;
    getOrCreate(this.keysOfUser, userId, () => new Set<FollowedKey>()).add(key);
    for (const [connection, follower] of key.followers) this.startFollower(connection, follower, key, userId);
  }

  private startFollower(connection: StreamConnection, follower: Follower, key: FollowedKey, userId: number): void {
    const log: UserEventLog = {
      newest: () => this.newest,
      read: (span) => this.readLimiter.run(() => this.options.source.userEvents(span)),
      render: (event) => framesFor(key, event.sequence, userFrames(event, userId)),
    };
    follower.catchUp(log, userId).catch((error: unknown) => this.fail(connection, error));
  }

  private forget(key: FollowedKey): void {
    if (this.keys.get(key.listenKey) === key) this.keys.delete(key.listenKey);
    if (key.userId === undefined) return;
    const ofUser = this.keysOfUser.get(key.userId);
    ofUser?.delete(key);
    if (ofUser?.size === 0) this.keysOfUser.delete(key.userId);
  }

  private async checkSome(keys: readonly FollowedKey[]): Promise<void> {
    const living = await this.options.source.activeKeys(keys.map(({ hash }) => hash));
    for (const key of keys) if (!living.has(key.hash)) this.end(key.hash);
  }

  private schedule(): void {
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
    if (this.tasks.length > 0) this.schedule();
    else this.becomeIdle();
  }

  private runTasks(): void {
    for (let sends = 0; sends < this.options.sendsPerTurn; ) {
      const task = this.tasks.first();
      if (task === undefined) return;
      sends +=
        1 + (task.event === undefined ? this.endKey(task.ended, task.through) : this.publish(task.event, task.users));
      this.tasks.shift();
    }
  }

  private becomeIdle(): void {
    const waiters = this.whenIdle;
    this.whenIdle = [];
    for (const resolve of waiters) resolve();
  }

  /** How many writes it came to. */
  private publish(event: EngineEvent, users: readonly number[]): number {
    let writes = 0;
    for (const userId of users) {
      const keys = this.keysOfUser.get(userId);
      if (keys === undefined) continue;
      const frames = userFrames(event, userId);
      for (const key of keys) {
        const told = framesFor(key, event.sequence, frames);
        for (const follower of key.followers.values()) follower.take(told);
        writes += told.frames.length * key.followers.size;
      }
    }
    return writes;
  }

  /** `through`: all that came before it was told before this. */
  private endKey(key: FollowedKey, through: number): number {
    const { listenKey, followers } = key;
    const writes = followers.size;
    for (const [connection, follower] of followers) {
      const sequence = follower.isLive ? Math.max(through, follower.position) : follower.position;
      const goodbye: UserFrame = { e: 'listenKeyExpired', E: this.options.eventTimeMs(), listenKey, sequence };
      follower.leave();
      connection.sendEvent(new StreamFrame(listenKey, () => [goodbye]));
      connection.close(CLOSE.normal, 'the listen key has ended');
    }
    followers.clear();
    this.forget(key);
    return writes;
  }

  /** More waits than memory is meant for, or a bug has left a gap: the followers come back and resume where they were. */
  private closeAllFollowers(code: typeof CLOSE.tryAgainLater | typeof CLOSE.internalError, reason: string): void {
    for (const key of this.keys.values()) {
      for (const [connection, follower] of key.followers) {
        follower.leave();
        connection.close(code, reason);
      }
    }
    while (this.tasks.length > 0) this.tasks.shift();
  }

  private fail(connection: StreamConnection, error: unknown): void {
    if (error instanceof EventsArchived) {
      // It read so slowly that what it was to read next is gone, which it is told when it comes back.
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
    writes.push(new StreamFrame(listenKey, () => some));
  }
  return { sequence, frames: writes };
}
