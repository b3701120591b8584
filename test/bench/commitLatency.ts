/** The minimum time of a durable write on a database: one row committed by itself, with nothing else going on. */
import { createConnection } from 'mysql2/promise';

const COMMITS = 300;

/** Duration of each commit in milliseconds. `url`: of a user who may create tables. */
export async function measureCommitLatency(url: string): Promise<number[]> {
  const connection = await createConnection({ uri: url });
  try {
    await connection.query('CREATE TABLE IF NOT EXISTS bench_commits (id BIGINT AUTO_INCREMENT PRIMARY KEY)');
    const times: number[] = [];
    for (let commit = 0; commit < COMMITS; commit += 1) {
      const startedMs = performance.now();
      await connection.query('INSERT INTO bench_commits VALUES ()');
      times.push(performance.now() - startedMs);
    }
    return times;
  } finally {
    await connection.end();
  }
}
