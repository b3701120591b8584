/**
 * Hashes passwords with argon2id, which is intentionally slow and memory-intensive. Few run concurrently, with a
 * bounded queue, so that sign-ins cannot overload the server. Passwords are never stored, logged or compared directly.
 */
import { randomBytes } from 'node:crypto';
import { hash, needsRehash, verify } from 'argon2';
import type { Config } from '../config';

/** The queue is full. Nothing was hashed or verified. */
export class HashingQueueFull extends Error {
  override readonly name = 'HashingBusy';
}

export type HashingLimits = Pick<Config['accounts'], 'hashMemoryKib' | 'hashPasses' | 'hashesMax' | 'hashesWaitingMax'>;

export class PasswordHashing {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  private constructor(
    private readonly limits: HashingLimits,
    /**
     * The hash of a random password. It is verified if there is no stored hash, so that both cases take the same time.
     */
    private readonly dummyHash: string,
  ) {}

  static async create(limits: HashingLimits): Promise<PasswordHashing> {
    return new PasswordHashing(limits, await hash(randomBytes(32).toString('base64url'), argon2Options(limits)));
  }

  /** Rejects with `HashingQueueFull` if the queue is full, as does `verify`. */
  hash(password: string): Promise<string> {
    return this.enqueue(() => hash(normalizeUnicode(password), argon2Options(this.limits)));
  }

  /** Whether the password matches the hash. Without a hash the result is false, after the same time. */
  verify(stored: string | undefined, password: string): Promise<boolean> {
    return this.enqueue(async () => {
      const matches = await verify(stored ?? this.dummyHash, normalizeUnicode(password));
      return matches && stored !== undefined;
    });
  }

  /** Whether the hash was made with other cost parameters than the current ones. */
  isOutdated(stored: string): boolean {
    return needsRehash(stored, argon2Options(this.limits));
  }

  private async enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.hashesMax) this.running += 1;
    else if (this.waiting.length >= this.limits.hashesWaitingMax)
      throw new HashingQueueFull('the queue of password hashes is full');
    // A finished task hands its slot to the next one in the queue, so that no new task can take it first.
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

function argon2Options({ hashMemoryKib, hashPasses }: HashingLimits) {
  return { memoryCost: hashMemoryKib, timeCost: hashPasses, parallelism: 1 };
}

/** Normalizes characters that look the same but are encoded differently (NIST SP 800-63B section 3.1.1.2). */
function normalizeUnicode(password: string): string {
  return password.normalize('NFKC');
}
