/** The minimum time of a durable write on a database: one row committed by itself, with nothing else going on. */
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';

export interface Commits {
  readonly count: number;
  /** Size of what each row holds. */
  readonly bytes: number;
  /** From the beginning of one to that of the next; 0: without a pause. */
  readonly everyMs: number;
}

const WITHOUT_PAUSE: Commits = { count: 300, bytes: 0, everyMs: 0 };

/** Duration of each commit in milliseconds. `url`: of a user who may create tables. */
export async function measureCommitLatency(
  url: string,
  { count, bytes, everyMs }: Commits = WITHOUT_PAUSE,
): Promise<number[]> {
  const connection = await createConnection({ uri: url });
  try {
    await connection.query(
      'CREATE TABLE IF NOT EXISTS bench_commits (id BIGINT AUTO_INCREMENT PRIMARY KEY, content MEDIUMBLOB NOT NULL)',
    );
    const content = Buffer.alloc(bytes, 'x');
    const times: number[] = [];
    for (let commit = 0; commit < count; commit += 1) {
      const startedMs = performance.now();
      await connection.query('INSERT INTO bench_commits (content) VALUES (?)', [content]);
      times.push(performance.now() - startedMs);
      if (everyMs > 0) await pause(Math.max(0, startedMs + everyMs - performance.now()));
    }
    return times;
  } finally {
    await connection.end();
  }
}
