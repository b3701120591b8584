/** Ctrl-C, SIGTERM and a closed terminal all ask for the same: end in order. A second one while that takes its time changes nothing. */

export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

/** Resolves at the first request. From here on the signals no longer end the process by themselves. */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}
