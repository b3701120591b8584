/**
 * Repeats a call whose answer was lost, or that came while the exchange was away or too busy, until its outcome is known.
 * Only for calls that may be repeated: reads, writes under a key of their own, and those where a second effect harms nobody.
 */

interface AnyResponse {
  readonly status: unknown;
  readonly body: unknown;
  readonly retryAfterSeconds: number;
}

export type Retry = <Answer extends AnyResponse>(call: () => Promise<Answer>) => Promise<Answer>;

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/** `onNews` is told once when the exchange goes away and once when it is back, over all calls that share this patience. */
export function createRetry(onNews: (text: string) => void): Retry {
  let away = false;
  return async <Answer extends AnyResponse>(call: () => Promise<Answer>): Promise<Answer> => {
    for (
      let pauseMs = FIRST_PAUSE_MS, repeated = false;
      ;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS), repeated = true
    ) {
      const answer = await call().catch(() => undefined);
      if (answer !== undefined && !isTemporary(answer, repeated)) {
        if (away) onNews('the exchange is back');
        away = false;
        return answer;
      }
      if (!away && answer?.status !== 429 && answer?.status !== 409) {
        away = true;
        onNews('the exchange is away, waiting for it');
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(pauseMs, (answer?.retryAfterSeconds ?? 0) * 1_000)));
    }
  };
}

/** Answers that a later repetition will replace: too busy, away, and a repetition that overtook its own first attempt. */
function isTemporary(answer: AnyResponse, repeated: boolean): boolean {
  if (answer.status === 429 || answer.status === 503) return true;
  return answer.status === 409 && repeated && errorCode(answer) === 'IDEMPOTENCY_CONFLICT';
}

/** The code of an error; a 401 of the Portal has none. */
export function errorCode(answer: Pick<AnyResponse, 'status' | 'body'>): string {
  if (answer.status === 401) return 'UNAUTHORIZED';
  return answer.body !== undefined && answer.body !== null && typeof answer.body === 'object' && 'code' in answer.body
    ? String(answer.body.code)
    : String(answer.status);
}
