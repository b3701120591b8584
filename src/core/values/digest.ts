/** A hash over many lines: equal digests mean equal lines in equal order. */
import { createHash } from 'node:crypto';
import type { Amount } from './decimal';

/** Lines are hashed in blocks, because a call per line costs more than the hash itself. */
const TEXT_MAX = 10_000;

export class LineDigest {
  private readonly hash = createHash('sha256');
  private text = '';

  add(line: string): void {
    this.text += `${line}\n`;
    if (this.text.length >= TEXT_MAX) this.flush();
  }

  /** The digest as 64 hex characters. No lines can be added after it. */
  digestHex(): string {
    this.flush();
    return this.hash.digest('hex');
  }

  private flush(): void {
    this.hash.update(this.text);
    this.text = '';
  }
}

/** The amount in hexadecimal notation, which is the fastest to format. */
export function formatHex(amount: Amount): string {
  return amount === 0n ? '0' : amount.toString(16);
}
