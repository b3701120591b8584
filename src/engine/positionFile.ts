/** The file `published-position` in DATA_DIR: one line of JSON, replaced as a whole. */
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogPosition } from '../store/events/eventChain';
import type { PositionStore } from './publishedPosition';

const NAME = 'published-position';

/** Throws if the file has content that is not a position: it would not be safe to ignore it. */
export function positionFile(folder: string): PositionStore {
  const path = join(folder, NAME);
  return {
    load: () => {
      const text = readIfPresent(path);
      return text === undefined ? undefined : parsePosition(path, text);
    },
    save: async (position) => {
      const partial = `${path}.${process.pid}.partial`;
      await writeFile(partial, `${JSON.stringify(position)}\n`, { mode: 0o600 });
      await rename(partial, path);
    },
  };
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
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
  return parsed as LogPosition;
}
