/** Asks the database every second whether it is there, on a connection of its own: a pool that others have used up says nothing about the database. */
import type { Cancel, EventLoop } from '../eventLoop';
import type { EngineConnection, EngineDatabase } from './connection';

const EVERY_MS = 1_000;
const ANSWER_MS_MAX = 1_000;

export class DatabaseProbe {
  /** What it said when it was last asked; false before that. */
  answers = false;
  private connection: EngineConnection | undefined;
  private isAsking = false;
  private cancel: Cancel = () => undefined;

  constructor(
    private readonly database: Pick<EngineDatabase, 'connect'>,
    private readonly eventLoop: EventLoop,
  ) {}

  /** Resolves once it was asked for the first time. */
  async start(): Promise<void> {
    this.cancel = this.eventLoop.every(EVERY_MS, () => void this.ask());
    await this.ask();
  }

  close(): void {
    this.cancel();
    this.connection?.close();
  }

  /** One question at a time. */
  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      this.connection ??= await this.database.connect(ANSWER_MS_MAX);
      await this.connection.rows('SELECT 1');
      this.answers = true;
    } catch {
      this.answers = false;
      this.connection?.close();
      this.connection = undefined;
    } finally {
      this.isAsking = false;
    }
  }
}
