/** One text that stands for many lines: equal digests, equal lines in equal order. */
import { createHash } from 'node:crypto';
import type { Amount } from './decimal';

/** Hashing a million lines one by one costs more than the hash. */
const TEXT_MAX = 10_000;

export class Digest {
  private readonly hash = createHash('sha256');
  private text = '';

  add(line: string): void {
    this.text += `${line}\n`;
    if (this.text.length >= TEXT_MAX) this.flush();
  }

  /** 64 hex characters; nothing is added after it. */
  end(): string {
    this.flush();
    return this.hash.digest('hex');
  }

  private flush(): void {
    this.hash.update(this.text);
    this.text = '';
  }
}

/** An amount in a line, to the base of 16, in which numbers are written fastest. */
export function shortText(amount: Amount): string {
  return amount === 0n ? '0' : amount.toString(16);
}
