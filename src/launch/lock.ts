/** One launcher a data directory: two databases in one folder would destroy it. A lock that a killed launcher left does not count. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startedAt } from './processes';

export interface Lock {
  release(): void;
}

/** The lock, or the number of the process that holds it. */
export function takeLock(dataDir: string): Lock | { readonly heldBy: number } {
  const path = join(dataDir, 'launch.lock');
  const mine = `${process.pid} ${startedAt(process.pid)}\n`;
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = livingHolder(path);
    if (holder !== undefined) return { heldBy: holder };
    rmSync(path, { force: true });
  }
}

function livingHolder(path: string): number | undefined {
  try {
    const [id = '', start = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return startedAt(Number(id)) === start ? Number(id) : undefined;
  } catch {
    return undefined;
  }
}
