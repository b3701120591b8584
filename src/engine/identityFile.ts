/**
 * The file `published-identities` in DATA_DIR: which life of the database this server has served, and the highest ids of
 * users, API keys and so on that it has shown. One line of JSON, replaced as a whole.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Identities } from '../store/engine/identities';
import { replaceFile } from './replaceFile';

export interface IdentityStore {
  /** Returns what was saved last; undefined if nothing was saved. */
  load(): Identities | undefined;
  /** When this resolves, the saved identities survive a power failure. */
  save(identities: Identities): Promise<void>;
}

const NAME = 'published-identities';

/** `load` throws if the file has other content: it would not be safe to ignore it. */
export function identityFile(folder: string): IdentityStore {
  const path = join(folder, NAME);
  return {
    load: () => {
      const text = readIfPresent(path);
      return text === undefined ? undefined : parseIdentities(path, text);
    },
    save: (identities) => replaceFile(path, `${path}.${process.pid}.partial`, `${JSON.stringify(identities)}\n`),
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
