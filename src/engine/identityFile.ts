/**
 * The file `published-identities` in DATA_DIR: which life of the database this server has served, and the highest ids of
 * users, API keys and so on that it has shown. One line of JSON, replaced as a whole.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Identities } from '../store/engine/identities';
import { replaceFile } from './replaceFile';

export interface IdentityStore {
  /** Returns what was saved last; undefined if nothing was saved. */
  load(): Identities | undefined;
  /** When this resolves, the saved identities survive a power failure. */
  save(identities: Identities): Promise<void>;
  /** Removes what killed servers have left. To be called by the leader. */
  removeLeftovers(): Promise<void>;
}

const NAME = 'published-identities';
/** A file that is being written. A process that is killed leaves it. */
const PARTIAL = new RegExp(`^${NAME}\\.\\d+\\.partial$`);

/** `load` throws if the file has other content: it would not be safe to ignore it. */
export function identityFile(folder: string): IdentityStore {
  const path = join(folder, NAME);
  return {
    load: () => {
      const text = readIfPresent(path);
      return text === undefined ? undefined : parseIdentities(path, text);
    },
    save: (identities) => replaceFile(path, `${path}.${process.pid}.partial`, `${JSON.stringify(identities)}\n`),
    async removeLeftovers() {
      for (const name of readdirSync(folder).filter((each) => PARTIAL.test(each)))
        await rm(join(folder, name), { force: true });
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

function parseIdentities(path: string, text: string): Identities {
  try {
    const { life, highest } = JSON.parse(text) as Partial<Identities>;
    if (typeof life === 'string' && typeof highest === 'object') return { life, highest };
  } catch {
    // Text that is not JSON is handled below like any other wrong content.
  }
  throw new Error(
    `${path} is damaged. It says which users and keys were shown; restore it, or delete it if you are certain that the ` +
      'database has lost nothing',
  );
}
