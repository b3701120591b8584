/**
 * Password hashes: argon2id, slow and hungry on purpose, and therefore few at once with a short queue, so that signing in cannot
 * occupy the server. Never keeps, logs or compares a password itself.
 */
import { randomBytes } from 'node:crypto';
import { hash, needsRehash, verify } from 'argon2';
import type { Config } from '../config';

/** The queue is full: nothing was hashed, and nothing is known of the password. */
export class HashingBusy extends Error {
  override readonly name = 'HashingBusy';
}

export type HashingLimits = Pick<Config['accounts'], 'hashMemoryKib' | 'hashPasses' | 'hashesMax' | 'hashesWaitingMax'>;

export class PasswordHashing {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  private constructor(
    private readonly limits: HashingLimits,
    /** Of a password that nobody has: verified where there is no hash, so that it takes as long. */
    private readonly nobodysHash: string,
  ) {}

  static async create(limits: HashingLimits): Promise<PasswordHashing> {
    return new PasswordHashing(limits, await hash(randomBytes(32).toString('base64url'), optionsOf(limits)));
  }

  /** Rejects with `HashingBusy` when too many wait already, as does `verify`. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(plain(password), optionsOf(this.limits)));
  }

  /** Whether the password is the one that was hashed. Without a hash it never is, and takes as long to say. */
  verify(stored: string | undefined, password: string): Promise<boolean> {
    return this.inTurn(async () => {
      const matches = await verify(stored ?? this.nobodysHash, plain(password));
      return matches && stored !== undefined;
    });
  }

  /** True for a hash that cost less, or more, than one costs today. */
  isOutdated(stored: string): boolean {
    return needsRehash(stored, optionsOf(this.limits));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.underWay < this.limits.hashesMax) this.underWay += 1;
    else if (this.waiting.length >= this.limits.hashesWaitingMax)
      throw new HashingBusy('too many passwords are being hashed');
    // Whoever ends hands its place on, so that nobody slips in between.
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.underWay -= 1;
      else next();
    }
  }
}

function optionsOf({ hashMemoryKib, hashPasses }: HashingLimits) {
  return { memoryCost: hashMemoryKib, timeCost: hashPasses, parallelism: 1 };
}

/** One spelling for what looks the same, whatever keyboard it came from (NIST SP 800-63B section 3.1.1.2). */
function plain(password: string): string {
  return password.normalize('NFKC');
}
