/** Messages and progress of the launch commands on the terminal. The server's log goes to a file of its own. */

/** A problem that the operator can solve: its message is one line that says what is wrong and what to do next. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

export type Say = (line: string) => void;

export const say: Say = (line) => {
  process.stdout.write(`${line}\n`);
};

const PROGRESS_EVERY_MS = 5_000;

/** Prints what is being done, and every few seconds that it is still being done, followed by `howFar`. */
export async function withProgress<T>(
  say: Say,
  what: string,
  work: Promise<T>,
  howFar: () => string = () => '',
): Promise<T> {
  say(what);
  let waitedSeconds = 0;
  const timer = setInterval(() => {
    waitedSeconds += PROGRESS_EVERY_MS / 1000;
    say(`  still ${what} (${waitedSeconds} s${howFar()})`);
  }, PROGRESS_EVERY_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
