/** Ends the server and its process on a signal. */
import { STOP_SIGNALS } from '../../foundation/stopSignals';
import type { Preparation } from './preparation';

/**
 * The first signal calls `stop`, which finishes accepted work; a second one exits at once. A part that has scheduled work
 * beyond its own end is reported.
 */
export function stopOnSignals(
  { log, eventLoop }: Pick<Preparation, 'log' | 'eventLoop'>,
  stop: () => Promise<void>,
): void {
  let stopping = false;
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, 'stopping');
      stop().then(
        () => {
          const scheduled = eventLoop.end();
          if (scheduled.length > 0) log.warn({ scheduled }, 'the server has stopped, but work was still scheduled');
          process.exit(0);
        },
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
}
