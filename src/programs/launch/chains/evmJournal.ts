/**
 * The blocks of an EVM node for development, in a file. `hardhat node` forgets its chain when it ends; from this file it
 * is given the same blocks with the same hashes again. One line is one block; a reorganization removes the last lines.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface JournalBlock {
  readonly hash: string;
  readonly timestamp: string;
  readonly baseFeePerGas: string;
  readonly mixHash: string;
  /** Signed bytes, in their order in the block. */
  readonly transactions: readonly string[];
}

export class EvmJournal {
  private kept: JournalBlock[];

  constructor(private readonly file: string) {
    this.kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(parse) : [];
  }

  get blocks(): readonly JournalBlock[] {
    return this.kept;
  }

  append(block: JournalBlock): void {
    this.kept.push(block);
    appendFileSync(this.file, `${JSON.stringify(block)}\n`);
  }

  /** Keeps the first `count` blocks, and returns the others. */
  truncate(count: number): readonly JournalBlock[] {
    const removed = this.kept.slice(count);
    this.kept = this.kept.slice(0, count);
    writeFileSync(this.file, this.kept.map((block) => `${JSON.stringify(block)}\n`).join(''));
    return removed;
  }
}

function parse(line: string): JournalBlock {
  return JSON.parse(line) as JournalBlock;
}
