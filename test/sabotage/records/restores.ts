/** Faults after a restore or another loss of data: identities that are used again, credentials that are revived. */
import type { PlantedFault } from '../plantedFault';

const drill = {
  file: 'test/launch/restoreDrill.test.ts',
  name: 'after a restore, no identity is used again',
};
const lives = 'src/store/engine/lives.ts';

export const RESTORES: readonly PlantedFault[] = [
  {
    promises: [57],
    what: 'numbers continue where the backup ended',
    file: lives,
    find: '  const idsAfter = highest + gap;',
    replace: '  const idsAfter = (await highestNumber(connection, tables)) + 0 * (highest + gap);',
    caughtBy: drill,
  },
  {
    promises: [57],
    what: 'users and keys of a new life get the ids of those that were lost',
    file: lives,
    find: "AUTO_INCREMENT = ?', [table, idsAfter + 1]);",
    replace: "AUTO_INCREMENT = ?', [table, 1]);",
    caughtBy: drill,
  },
  {
    promises: [57],
    what: 'a server starts on a restore that was killed',
    file: 'src/programs/roles/preparation.ts',
    find: '  if (unfinished !== undefined) throw new StartRefused(unfinishedRestoreFault(unfinished));\n',
    replace: '',
    caughtBy: drill,
  },
  {
    promises: [57],
    what: 'the ids of webhook messages do not name the life',
    file: 'src/store/portal/webhookPosition.ts',
    find: 'msg_$' + '{life.name}_',
    replace: 'msg_0000000000000000_',
    caughtBy: drill,
  },
  {
    promises: [57],
    what: 'withdrawals and addresses have keys that do not name the life',
    file: 'src/core/model/lives.ts',
    find: 'lives.findLast(({ idsAfter }) => idsAfter < id) ?? lives[0]',
    replace: 'lives[0]',
    caughtBy: drill,
  },
  {
    promises: [57],
    what: 'users that are missing in the database are not noticed',
    file: 'src/store/engine/identities.ts',
    find: "    return highest < (known.highest[table] ?? 0) && !(table === 'sign_ins' && highest === 0);",
    replace: '    return highest < 0 && known.highest[table] === 0;',
    caughtBy: { file: 'test/launch/lostRows.test.ts', name: 'lost users are noticed' },
  },
  {
    promises: [57],
    what: 'what was revoked works again when an older copy of the disk is accepted',
    file: 'src/programs/launch/exchange/acceptLoss.ts',
    find: '  await endRevivedCredentials(database, settings, say);\n',
    replace: '',
    caughtBy: { file: 'test/launch/lostRows.test.ts', name: 'lost users are noticed' },
  },
  {
    promises: [57],
    what: "a restore never ends where a copy of the log of operators' actions knows more than the backup",
    file: 'src/engine/audit/actionLogHeads.ts',
    find: '    if (head.life !== undefined) kept =',
    replace: '    if (head.id < 0) kept =',
    caughtBy: drill,
  },
  {
    promises: [76],
    what: 'a backup of a damaged exchange cannot be restored',
    file: 'src/programs/launch/backup/restore.ts',
    find: '{ allowsQuarantine: true }',
    replace: '{}',
    caughtBy: { file: 'test/quarantine/restoredDamage.test.ts', name: 'a backup of a damaged exchange' },
  },
  {
    promises: [57],
    what: 'a backup that was replaced after its check is restored',
    file: 'src/programs/launch/backup/restore.ts',
    find: 'if (loaded.digest !== digest)',
    replace: "if (loaded.digest === '')",
    caughtBy: { file: 'test/launch/backupKeys.test.ts', name: 'a file that is replaced between its check' },
  },
  {
    promises: [57],
    what: 'a backup without an authentication code is restored without a flag',
    file: 'src/programs/launch/backup/backupFile.ts',
    find: 'if (!acceptsUnauthenticated) throw',
    replace: "if (path === '') throw",
    caughtBy: { file: 'test/launch/backupKeys.test.ts', name: 'a backup without an authentication code' },
  },
  {
    promises: [57],
    what: 'backups are not encrypted unless a recipient is set',
    file: 'src/programs/launch/backup/backupKey.ts',
    find: 'if (chosen === NOBODY) {',
    replace: "if (chosen === NOBODY || chosen === '') {",
    caughtBy: { file: 'test/launch/backupKeys.test.ts', name: 'a backup is encrypted' },
  },
];
