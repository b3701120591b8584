/**
 * Checks every second whether the database answers. It uses its own connection, because an exhausted connection pool
 * says nothing about the database.
 */
import type { Cancel, EventLoop } from '../../eventLoop';
import type { EngineConnection, EngineDatabase } from './engineConnection';

const EVERY_MS = 1_000;
const ANSWER_MS_MAX = 1_000;

export class DatabaseProbe {
  /** Result of the latest probe; false before the first one. */
  isReachable = false;
  private connection: EngineConnection | undefined;
  private isProbing = false;
  private cancel: Cancel = () => undefined;

  constructor(
    private readonly database: Pick<EngineDatabase, 'connect'>,
    private readonly eventLoop: EventLoop,
  ) {}

  /** Resolves after the first probe. */
  async start(): Promise<void> {
    this.cancel = this.eventLoop.every(EVERY_MS, () => void this.probe());
    await this.probe();
  }

  close(): void {
    this.cancel();
    this.connection?.close();
  }

  /** At most one probe runs at a time. */
  private async probe(): Promise<void> {
    if (this.isProbing) return;
    this.isProbing = true;
    try {
      this.connection ??= await this.database.connect(ANSWER_MS_MAX);
      await this.connection.rows('SELECT 1');
      this.isReachable = true;
    } catch {
      this.isReachable = false;
      this.connection?.close();
      this.connection = undefined;
    } finally {
      this.isProbing = false;
    }
  }
}
