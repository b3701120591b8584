/** Many requests have the same kind of question in the same turn of the event loop: one statement asks it for all of them. */
import DataLoader from 'dataloader';

const KEYS_A_STATEMENT_MAX = 500;

/** Answers in the order of their keys. Nothing is kept: the next turn's question is about the next moment. Rejects with what the database says. */
export function askTogether<Answer>(
  ask: (keys: readonly number[]) => Promise<readonly Answer[]>,
): (key: number) => Promise<Answer> {
  const questions = new DataLoader<number, Answer>(ask, {
    cache: false,
    maxBatchSize: KEYS_A_STATEMENT_MAX,
    batchScheduleFn: (end) => setImmediate(end),
  });
  return (key) => questions.load(key);
}
