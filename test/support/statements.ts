/** What the database is working on, also for those who no longer wait for it. */
import type { TestExchange } from './exchange';

interface Thread {
  readonly Id: number;
  readonly db: string | null;
  /** What it runs; none where it rests. */
  readonly Info: string | null;
}

/** The threads that run a statement of this exchange which begins so, by the database's numbers for them. */
export async function threadsRunning({ database, schema }: TestExchange, beginning: string): Promise<number[]> {
  const [threads] = (await database.raw('SHOW PROCESSLIST')) as [Thread[]];
  return threads
    .filter(({ db, Info }) => db === schema.name && Info?.startsWith(beginning) === true)
    .map(({ Id }) => Id);
}
