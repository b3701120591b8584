/** Requests for an orderly stop. Further signals during the stop are ignored. */
import { STOP_SIGNALS } from '../../../foundation/stopSignals';

export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

/** Resolves at the first request. From this call on, the signals no longer end the process by themselves. */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of STOP_SIGNALS) process.on(signal, () => resolve());
  });
}

/**
 * Runs work that gets an abort signal when a stop is requested, and must then end and clean up. Before and after it,
 * the signals end the process as usual.
 */
export async function runStoppable<T>(work: (stopped: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  for (const signal of STOP_SIGNALS) process.on(signal, abort);
  try {
    return await work(stop.signal);
  } catch (error) {
    throw stop.signal.aborted ? new StopRequested('stopped') : error;
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, abort);
  }
}
