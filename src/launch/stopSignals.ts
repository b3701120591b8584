/** Ctrl-C, SIGTERM and a closed terminal all ask for the same: end in order. A second one while that takes its time changes nothing. */

export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves at the first request. From here on the signals no longer end the process by themselves. */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve());
  });
}

/** Work that is told of a request and has to end then, leaving nothing behind; before and after it the signals end the process as they always do. */
export async function stoppable<T>(work: (stopped: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  for (const signal of SIGNALS) process.on(signal, abort);
  try {
    return await work(stop.signal);
  } catch (error) {
    throw stop.signal.aborted ? new StopRequested('stopped') : error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, abort);
  }
}
