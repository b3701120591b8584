/** Faults with which a sandbox could be taken for an exchange, or an exchange for a sandbox. */
import type { PlantedFault } from '../plantedFault';

const FILE = 'test/sandbox/sandbox.test.ts';

export const SANDBOX: readonly PlantedFault[] = [
  {
    promises: [67],
    what: 'the answers of a sandbox are not marked',
    file: 'src/api/http/responses/responseWriter.ts',
    find: 'if (isSandbox) headers.push(...SANDBOX_HEADER);',
    replace: '',
    caughtBy: { file: FILE, name: 'every answer is marked' },
  },
  {
    promises: [67],
    what: 'a sandbox starts on the database of an exchange',
    file: 'src/programs/roles/sandboxDatabase.ts',
    find: 'if (await hasTransfers(database))',
    replace: 'if (isMarked && (await hasTransfers(database)))',
    caughtBy: { file: FILE, name: 'of an exchange with deposits is refused by a sandbox' },
  },
  {
    promises: [67],
    what: 'an exchange starts on the database of a sandbox',
    file: 'src/programs/roles/sandboxDatabase.ts',
    find: 'if (isMarked && !sandbox)',
    replace: 'if (isMarked && !sandbox && (await hasTransfers(database)) === false)',
    caughtBy: { file: FILE, name: 'of a sandbox is refused by an exchange' },
  },
];
