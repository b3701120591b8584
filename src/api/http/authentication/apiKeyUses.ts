/**
 * Remembers the last use of each API key for its owner. It is written in the background, once a minute for each key, and
 * at once when the address changes, so that requests do not wait for it. A failure loses at most such a note.
 */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type ApiKeyUse, saveApiKeyUses } from '../../../store/identity/apiKeyUses';

const PRECISION_MS = 60_000;
/** A key that is used from many addresses at once is written this often at most. */
const ADDRESS_PRECISION_MS = 1_000;
/** Keys of which the last written use is in memory. */
const KEYS_MAX = 10_000;

export class ApiKeyUses {
  private readonly written = new Map<number, ApiKeyUse>();
  private waiting = new Map<number, ApiKeyUse>();
  private isWriting = false;

  constructor(private readonly options: { readonly database: Knex; readonly log: Logger }) {}

  note(apiKeyId: number, ip: string, nowMs: number): void {
    const last = this.written.get(apiKeyId);
    const age = last === undefined ? PRECISION_MS : nowMs - last.usedAtMs;
    if (age < (last?.ip === ip ? PRECISION_MS : ADDRESS_PRECISION_MS)) return;
    if (this.written.size >= KEYS_MAX) this.written.clear();
    const use = { apiKeyId, ip, usedAtMs: nowMs };
    this.written.set(apiKeyId, use);
    this.waiting.set(apiKeyId, use);
    if (!this.isWriting) void this.write();
  }

  private async write(): Promise<void> {
    const { database, log } = this.options;
    this.isWriting = true;
    try {
      while (this.waiting.size > 0) {
        const uses = [...this.waiting.values()];
        this.waiting = new Map();
        await saveApiKeyUses(database, uses);
      }
    } catch (error) {
      log.warn({ err: error }, 'the last use of API keys could not be written');
    } finally {
      this.isWriting = false;
    }
  }
}
