/**
 * The order of a launch: parts are started one after the other until the operator requests a stop, and stopped in
 * reverse order, however the launch ends.
 */
import { StopRequested, stopRequested } from './stopSignals';
import type { Say } from './terminal';

export interface LaunchSequence {
  /** The result of a step. Rejects as soon as a stop is requested. */
  unlessStopped<T>(step: Promise<T>): Promise<T>;
  /** Registers what stops a part. Parts that were registered last are stopped first. */
  atEnd(stopPart: () => Promise<unknown>): void;
  /** Rejects when a stop is requested. */
  readonly stop: Promise<never>;
}

/** A requested stop counts as success; every other error is thrown after all parts were stopped. */
export async function launchInSequence(say: Say, launch: (sequence: LaunchSequence) => Promise<void>): Promise<void> {
  const stop = stopRequested().then((): never => {
    throw new StopRequested();
  });
  stop.catch(() => undefined);
  const stopParts: (() => Promise<unknown>)[] = [];
  try {
    await launch({
      unlessStopped: async (step) => {
        step.catch(() => undefined);
        return await Promise.race([step, stop]);
      },
      atEnd: (stopPart) => void stopParts.push(stopPart),
      stop,
    });
  } catch (error) {
    if (!(error instanceof StopRequested)) throw error;
    say('stopping');
  } finally {
    for (const stopPart of stopParts.reverse()) await stopPart();
  }
  say('stopped');
}
