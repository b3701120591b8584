/**
 * Hashes passwords with argon2id, which is intentionally slow and memory-intensive. Few run concurrently, with bounded
 * queues, so that sign-ins cannot overload the server. Signed-in users and devices that signed in before have a queue
 * of their own, which gets at least every second free place. Each queue is shared between networks (`fairQueue.ts`).
 * Passwords are never stored, logged or compared directly.
 */
import { randomBytes } from 'node:crypto';
import { hash, needsRehash, verify } from 'argon2';
import { monotonicMs } from '../../foundation/clock';
import type { Config } from '../../foundation/settings/config';
import { FairQueue, type NetworkTiers } from './fairQueue';
import { ipNetwork } from './ipNetwork';

/** The queue has no place for the request. Nothing was hashed or verified. */
export class HashingQueueFull extends Error {
  override readonly name = 'HashingBusy';

  /** `retryAfterSeconds`: undefined for the usual time. */
  constructor(readonly retryAfterSeconds?: number) {
    super('the queue of password hashes is full');
  }
}

export type HashingLimits = Pick<Config['accounts'], 'hashMemoryKib' | 'hashPasses' | 'hashesMax' | 'hashesWaitingMax'>;

/** For whom a password is hashed. */
export interface HashRequester {
  /** The normalized address of the client. */
  readonly ip: string;
  /** The user, if the client is signed in or is a device with which the user has signed in before. */
  readonly userId: number | undefined;
}

interface Waiting {
  readonly wide: string;
  readonly start: () => void;
  readonly refuse: (error: HashingQueueFull) => void;
}

export class PasswordHashing {
  private running = 0;
  /** Of signed-in users and known devices. */
  private readonly known: FairQueue<Waiting>;
  private readonly strangers: FairQueue<Waiting>;
  /** Whether the last free place went to `known` while `strangers` were waiting. */
  private wasKnownLast = false;
  private readonly delays = new NetworkDelays();

  private constructor(
    private readonly limits: HashingLimits,
    /**
     * The hash of a random password. It is verified if there is no stored hash, so that both cases take the same time.
     */
    private readonly dummyHash: string,
  ) {
    this.known = new FairQueue(limits.hashesWaitingMax);
    this.strangers = new FairQueue(limits.hashesWaitingMax);
  }

  static async create(limits: HashingLimits): Promise<PasswordHashing> {
    return new PasswordHashing(limits, await hash(randomBytes(32).toString('base64url'), argon2Options(limits)));
  }

  /** Rejects with `HashingQueueFull` if there is no place in the queue, as does `verify`. */
  hash(password: string, requester: HashRequester): Promise<string> {
    return this.enqueue(requester, () => hash(normalizeUnicode(password), argon2Options(this.limits)));
  }

  /** Whether the password matches the hash. Without a hash the result is false, after the same time. */
  verify(stored: string | undefined, password: string, requester: HashRequester): Promise<boolean> {
    return this.enqueue(requester, async () => {
      const matches = await verify(stored ?? this.dummyHash, normalizeUnicode(password));
      return matches && stored !== undefined;
    });
  }

  /** Whether the hash was made with other cost parameters than the current ones. */
  isOutdated(stored: string): boolean {
    return needsRehash(stored, argon2Options(this.limits));
  }

  /**
   * Throws `HashingQueueFull` if all places are in use and the network of a stranger was refused for using most of the
   * queue. To be called before other work, so that such requests cost the server nothing.
   */
  refuseDelayed(ip: string): void {
    if (this.running < this.limits.hashesMax) return;
    const seconds = this.delays.remainingSeconds(tiersOf(ip).wide);
    if (seconds > 0) throw new HashingQueueFull(seconds);
  }

  private async enqueue<T>(requester: HashRequester, work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.hashesMax) this.running += 1;
    // A finished task hands its place to the next one in a queue, so that no new task can take it first.
    else await new Promise<void>((start, refuse) => this.wait(requester, start, refuse));
    try {
      return await work();
    } finally {
      const next = this.nextWaiting();
      if (next === undefined) this.running -= 1;
      else next.start();
    }
  }

  private wait({ ip, userId }: HashRequester, start: Waiting['start'], refuse: Waiting['refuse']): void {
    const { wide, narrow } = tiersOf(ip);
    const waiting: Waiting = { wide, start, refuse };
    if (userId !== undefined) {
      // The users at one address have turns of their own.
      this.known.add(waiting, { wide, narrow: `${narrow} ${userId}` })?.refuse(new HashingQueueFull());
      return;
    }
    const isOneOfSeveral = this.strangers.countOf(wide) > 0;
    const refused = this.strangers.add(waiting, { wide, narrow });
    if (refused === undefined) return;
    // A request gives way to that of another network only if its own network has more requests in the queue.
    const usesMost = refused !== waiting || isOneOfSeveral;
    refused.refuse(new HashingQueueFull(usesMost ? this.delays.delay(refused.wide) : undefined));
  }

  private nextWaiting(): Waiting | undefined {
    const isKnown = this.known.size > 0 && (this.strangers.size === 0 || !this.wasKnownLast);
    this.wasKnownLast = isKnown && this.strangers.size > 0;
    return (isKnown ? this.known : this.strangers).take();
  }
}

const DELAY_SECONDS_MAX = 60;
const NETWORKS_MAX = 10_000;

interface Delay {
  readonly untilMs: number;
  readonly seconds: number;
}

/**
 * Networks that were refused because they used most of the queue, and how long they are not to come again: twice as long
 * each time, until they stay away for as long again.
 */
class NetworkDelays {
  /** Delays by network, oldest first. */
  private readonly delays = new Map<string, Delay>();

  /** Returns the seconds to wait. A network that is already delayed waits no longer. */
  delay(network: string): number {
    const nowMs = monotonicMs();
    const remaining = this.remainingSeconds(network);
    if (remaining > 0) return remaining;
    const previous = this.delays.get(network);
    const isRepeated = previous !== undefined && nowMs < previous.untilMs + previous.seconds * 1_000;
    const seconds = isRepeated ? Math.min(DELAY_SECONDS_MAX, previous.seconds * 2) : 1;
    this.delays.delete(network);
    this.delays.set(network, { untilMs: nowMs + seconds * 1_000, seconds });
    if (this.delays.size > NETWORKS_MAX) this.delays.delete(this.delays.keys().next().value ?? '');
    return seconds;
  }

  /** 0 if the network is not delayed. */
  remainingSeconds(network: string): number {
    const delay = this.delays.get(network);
    return delay === undefined ? 0 : Math.max(0, Math.ceil((delay.untilMs - monotonicMs()) / 1_000));
  }
}

/** Providers assign networks of these sizes to one customer. */
function tiersOf(ip: string): NetworkTiers {
  return { wide: ipNetwork(ip, { ipv4: 24, ipv6: 48 }), narrow: ipNetwork(ip, { ipv4: 32, ipv6: 56 }) };
}

function argon2Options({ hashMemoryKib, hashPasses }: HashingLimits) {
  return { memoryCost: hashMemoryKib, timeCost: hashPasses, parallelism: 1 };
}

/** Normalizes characters that look the same but are encoded differently (NIST SP 800-63B section 3.1.1.2). */
function normalizeUnicode(password: string): string {
  return password.normalize('NFKC');
}
