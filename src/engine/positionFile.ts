/**
 * The file of the published position in DATA_DIR: `published-position.<epoch>`, one line of JSON, replaced as a whole.
 *
 * Several processes may share the folder, and any of them may be suspended at any moment and continue after another one
 * has taken over. So the leader of an epoch writes only the file of its epoch, and the file of the highest epoch counts.
 * A new leader renames the file of its predecessor to its own: this keeps everything that the predecessor has written
 * before, and what the predecessor writes afterwards has a lower epoch and does not count. The order of writes thus needs
 * no lock, which a suspended process could keep.
 *
 * A power failure may take commits from a database that had acknowledged them, and the file is how the next start notices.
 * So a position is on the disk when its `save` resolves. That takes 1 ms on an SSD, at most 20 times a second, and no
 * commit waits for it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogPosition } from '../store/events/eventChain';
import type { PositionStore } from './publishedPosition';
import { renameDurably, replaceFile } from './replaceFile';

const NAME = 'published-position';
const FILE = new RegExp(`^${NAME}\\.(\\d+)$`);
/** A file that is being written. A process that is killed leaves it, and the next leader removes it. */
const PARTIAL = new RegExp(`^${NAME}\\.(\\d+)\\.partial$`);
const NOTHING: LogPosition = { sequence: 0, hash: null };

/** `load` throws if a file has content that is not a position: it would not be safe to ignore it. */
export function positionFile(folder: string): PositionStore {
  const pathOf = (epoch: number): string => join(folder, `${NAME}.${epoch}`);

  async function save(position: LogPosition, epoch: number): Promise<void> {
    await replaceFile(pathOf(epoch), `${pathOf(epoch)}.partial`, `${JSON.stringify(position)}\n`);
  }

  return {
    load: () => {
      for (;;) {
        const epoch = newestEpoch(folder);
        if (epoch === undefined) return undefined;
        const text = readIfPresent(pathOf(epoch));
        // The file may be gone, because a new leader has renamed it meanwhile.
        if (text !== undefined) return { ...parsePosition(pathOf(epoch), text), epoch };
      }
    },
    async claim(epoch) {
      for (;;) {
        const newest = newestEpoch(folder);
        if (newest === undefined) await save(NOTHING, epoch);
        else if (newest < epoch) await renameDurably(pathOf(newest), pathOf(epoch)).catch(unlessAbsent);
        else break;
      }
      const isNewest = newestEpoch(folder) === epoch;
      for (const name of readdirSync(folder)) {
        const isOld = epochIn(name, FILE) < epoch || epochIn(name, PARTIAL) < epoch;
        // Earlier versions named them by the process id.
        const isLeftover = isNewest && PARTIAL.test(name) && epochIn(name, PARTIAL) !== epoch;
        if (isOld || isLeftover) await rm(join(folder, name), { force: true });
      }
    },
    async save(position, epoch) {
      if ((newestEpoch(folder) ?? 0) <= epoch) await save(position, epoch);
    },
  };
}

function newestEpoch(folder: string): number | undefined {
  const epochs = namesIn(folder)
    .map((name) => epochIn(name, FILE))
    .filter(Number.isFinite);
  return epochs.length === 0 ? undefined : Math.max(...epochs);
}

/** The epoch in the name of the file; Infinity if the name does not match. */
function epochIn(name: string, pattern: RegExp): number {
  return Number(pattern.exec(name)?.[1] ?? Number.POSITIVE_INFINITY);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    unlessAbsent(error);
    return [];
  }
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return unlessAbsent(error);
  }
}

function unlessAbsent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return undefined;
}

function parsePosition(path: string, text: string): LogPosition {
  const unreadable = new Error(
    `${path} is damaged. It says how much of the event log was published; restore it, or delete it if you are certain ` +
      'that the database has lost no commits',
  );
  let parsed: Partial<LogPosition>;
  try {
    parsed = JSON.parse(text) as Partial<LogPosition>;
  } catch {
    throw unreadable;
  }
  const { sequence, hash } = parsed;
  if (!Number.isSafeInteger(sequence) || !(hash === null || /^[0-9a-f]{64}$/.test(String(hash)))) throw unreadable;
  return { sequence, hash } as LogPosition;
}
