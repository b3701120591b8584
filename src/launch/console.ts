/** What the launch commands say to the person who started them. Words and progress only; the server's log has its own file. */

/** Something that person can mend: its message is one line that says what is wrong and what to do next. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

export type Say = (line: string) => void;

export const say: Say = (line) => {
  process.stdout.write(`${line}\n`);
};

const PROGRESS_EVERY_MS = 5_000;

/** Says what is being done, then every few seconds that it still is, and `howFar`. */
export async function withProgress<T>(
  tell: Say,
  what: string,
  work: Promise<T>,
  howFar: () => string = () => '',
): Promise<T> {
  tell(what);
  let waitedSeconds = 0;
  const timer = setInterval(() => {
    waitedSeconds += PROGRESS_EVERY_MS / 1000;
    tell(`  still ${what} (${waitedSeconds} s${howFar()})`);
  }, PROGRESS_EVERY_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
