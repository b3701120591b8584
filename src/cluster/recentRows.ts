/** The rows of the newest events, from which a gateway answers its own commands without reading the table. */
import type { HashedRow } from '../store/events/eventChain';

const ROWS_MAX = 4_096;
const CHARACTERS_MAX = 32 * 1024 * 1024;

export class RecentRows {
  private readonly rows = new Map<number, HashedRow>();
  private characters = 0;

  add(rows: readonly HashedRow[]): void {
    for (const row of rows) {
      this.rows.set(Number(row.sequence), row);
      this.characters += row.payload.length;
    }
    for (const [sequence, { payload }] of this.rows) {
      if (this.rows.size <= ROWS_MAX && this.characters <= CHARACTERS_MAX) return;
      this.rows.delete(sequence);
      this.characters -= payload.length;
    }
  }

  get(sequence: number): HashedRow | undefined {
    return this.rows.get(sequence);
  }

  clear(): void {
    this.rows.clear();
    this.characters = 0;
  }
}
