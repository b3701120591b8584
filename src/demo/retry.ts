/**
 * Repeats a call until its outcome is known, while the exchange is unavailable, overloaded, or the response was lost.
 * Only for calls that are safe to repeat: reads, writes with an idempotency key, and writes whose repetition does no
 * harm.
 */

interface AnyResponse {
  readonly status: unknown;
  readonly body: unknown;
  readonly retryAfterSeconds: number;
}

export type Retry = <Answer extends AnyResponse>(call: () => Promise<Answer>) => Promise<Answer>;

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/** `report` is called once when the exchange becomes unavailable and once when it is back, for all calls together. */
export function createRetry(report: (text: string) => void): Retry {
  let away = false;
  return async <Answer extends AnyResponse>(call: () => Promise<Answer>): Promise<Answer> => {
    for (
      let pauseMs = FIRST_PAUSE_MS, repeated = false;
      ;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS), repeated = true
    ) {
      const answer = await call().catch(() => undefined);
      if (answer !== undefined && !isTemporary(answer, repeated)) {
        if (away) report('the exchange is available again');
        away = false;
        return answer;
      }
      if (!away && answer?.status !== 429 && answer?.status !== 409) {
        away = true;
        report('the exchange is unavailable; waiting for it');
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(pauseMs, (answer?.retryAfterSeconds ?? 0) * 1_000)));
    }
  };
}

/**
 * Whether to repeat the call: overloaded, unavailable, or a repetition that arrived before its first attempt finished.
 */
function isTemporary(answer: AnyResponse, repeated: boolean): boolean {
  if (answer.status === 429 || answer.status === 503) return true;
  return answer.status === 409 && repeated && errorCode(answer) === 'IDEMPOTENCY_CONFLICT';
}

/** The error code of a response. A 401 of the Portal has no body, so it is called UNAUTHORIZED. */
export function errorCode(answer: Pick<AnyResponse, 'status' | 'body'>): string {
  if (answer.status === 401) return 'UNAUTHORIZED';
  return answer.body !== undefined && answer.body !== null && typeof answer.body === 'object' && 'code' in answer.body
    ? String(answer.body.code)
    : String(answer.status);
}
