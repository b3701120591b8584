/**
 * Checks several times a second whether the database answers. It uses its own connection, because an exhausted
 * connection pool says nothing about the database.
 */
import type { Cancel, EventLoop } from '../../foundation/eventLoop';
import type { EngineConnection, EngineDatabase } from './engineConnection';

/** A database that ends closes its connections, so that the next statement fails at once. */
const EVERY_MS = 100;
/** A database that does not answer for this long is unreachable. A slow one must not count as unreachable. */
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

  /**
   * At most one probe runs at a time. After a failure it connects again at once: a database that closed only this
   * connection, because of its age or an administrator, is reachable again within milliseconds.
   */
  private async probe(): Promise<void> {
    if (this.isProbing) return;
    this.isProbing = true;
    const isRepeated = this.connection !== undefined;
    this.isReachable = (await this.isAnswering()) || (isRepeated && (await this.isAnswering()));
    this.isProbing = false;
  }

  /** Asks on the present connection or a new one, and closes it if there is no answer. */
  private async isAnswering(): Promise<boolean> {
    try {
      this.connection ??= await this.database.connect(ANSWER_MS_MAX);
      await this.connection.rows('SELECT 1');
      return true;
    } catch {
      this.connection?.close();
      this.connection = undefined;
      return false;
    }
  }
}
