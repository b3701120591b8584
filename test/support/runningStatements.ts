/** The statements that the database is executing, including those whose clients no longer wait. */
import type { TestExchange } from './exchange';

interface Thread {
  readonly Id: number;
  readonly db: string | null;
  /** The statement; null for an idle thread. */
  readonly Info: string | null;
}

/** Ids of the database threads that execute a statement of this exchange with this beginning. */
export async function runningStatements({ database, schema }: TestExchange, beginning: string): Promise<number[]> {
  const [threads] = (await database.raw('SHOW PROCESSLIST')) as [Thread[]];
  return threads
    .filter(({ db, Info }) => db === schema.name && Info?.startsWith(beginning) === true)
    .map(({ Id }) => Id);
}
