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

export type Retry = <Result extends AnyResponse>(call: () => Promise<Result>) => Promise<Result>;

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/** `report` is called once when the exchange becomes unavailable and once when it is back, for all calls together. */
export function createRetry(report: (text: string) => void): Retry {
  let isUnavailable = false;
  return async <Result extends AnyResponse>(call: () => Promise<Result>): Promise<Result> => {
    for (
      let pauseMs = FIRST_PAUSE_MS, repeated = false;
      ;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS), repeated = true
    ) {
      const response = await call().catch(() => undefined);
      if (response !== undefined && !isTemporary(response, repeated)) {
        if (isUnavailable) report('the exchange is available again');
        isUnavailable = false;
        return response;
      }
      if (!isUnavailable && response?.status !== 429 && response?.status !== 409) {
        isUnavailable = true;
        report('the exchange is unavailable; waiting for it');
      }
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(pauseMs, (response?.retryAfterSeconds ?? 0) * 1_000)),
      );
    }
  };
}

/**
 * Whether to repeat the call: overloaded, unavailable, or a repetition that arrived before its first attempt finished.
 */
function isTemporary(response: AnyResponse, repeated: boolean): boolean {
  if (response.status === 429 || response.status === 503) return true;
  return response.status === 409 && repeated && errorCode(response) === 'IDEMPOTENCY_CONFLICT';
}

/** The error code of a response. A 401 of the Portal has no body, so it is called UNAUTHORIZED. */
export function errorCode(response: Pick<AnyResponse, 'status' | 'body'>): string {
  if (response.status === 401) return 'UNAUTHORIZED';
  return response.body !== undefined &&
    response.body !== null &&
    typeof response.body === 'object' &&
    'code' in response.body
    ? String(response.body.code)
    : String(response.status);
}
