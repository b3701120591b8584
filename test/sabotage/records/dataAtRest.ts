/** Faults in the protection of stored data: secrets bound to their rows, keyed hashes, the operators' log, backups. */
import type { PlantedFault } from '../plantedFault';

const operatorLog = 'test/security/operatorLog.test.ts';
const changedTables = 'test/security/changedTables.test.ts';

export const DATA_AT_REST: readonly PlantedFault[] = [
  {
    promises: [33],
    what: 'the permissions of an API key are not bound to its secret',
    file: 'src/store/secrets/boundColumns.ts',
    find: "'api_key', 'permissions', 'ip_allowlist'",
    replace: "'api_key', 'ip_allowlist'",
    caughtBy: { file: changedTables, name: 'given further permissions' },
  },
  {
    promises: [33],
    what: 'the user of an API key is not bound to its secret',
    file: 'src/store/secrets/boundColumns.ts',
    find: "binds: ['user_id', 'api_key', 'permissions'",
    replace: "binds: ['api_key', 'permissions'",
    caughtBy: { file: changedTables, name: 'given to another user in the table is refused' },
  },
  {
    promises: [33],
    what: 'what an approver sees is not bound to the request that is carried out',
    file: 'src/store/secrets/boundColumns.ts',
    find: "'proposer_id', 'shown_request', ",
    replace: "'proposer_id', ",
    caughtBy: { file: 'test/security/dualControl.test.ts', name: 'changed in the table cannot be approved' },
  },
  {
    promises: [33],
    what: 'the recipient of a mail is not bound to its text',
    file: 'src/store/secrets/boundColumns.ts',
    find: "'message_id', 'recipient', ",
    replace: "'message_id', ",
    caughtBy: { file: 'test/mail/mailQueue.test.ts', name: 'changed in the table is not sent' },
  },
  {
    promises: [33],
    what: 'hashes of tokens are made without a key',
    file: 'src/store/secrets/secretKeys.ts',
    find: "createHmac('sha256', tokenKey)",
    replace: "createHmac('sha256', tokenKey.type)",
    caughtBy: { file: 'test/store/secrets/secretKeys.test.ts', name: 'a hash cannot be computed without the key' },
  },
  {
    promises: [33],
    what: 'the role of an operator token is not compared with the role in its hash',
    file: 'src/store/identity/operatorTokens.ts',
    find: 'hashes.get(row.token_hash) !== row.role',
    replace: 'hashes.get(row.token_hash) === undefined',
    caughtBy: { file: changedTables, name: 'gets no other role' },
  },
  {
    promises: [33],
    what: 'the user is not part of the hash of a session secret',
    file: 'src/store/identity/sessions.ts',
    find: '{userId}`, hash);',
    replace: '{userId * 0}`, hash);',
    caughtBy: { file: changedTables, name: 'a session that was given to another user' },
  },
  {
    promises: [33],
    what: 'a secret in the form of older versions is accepted after the upgrade',
    file: 'src/store/secrets/boundColumns.ts',
    find: 'return decryptSecret(keys, secretLocation(table, id, row), encrypted);',
    replace: 'return decryptSecretOfAnyFormat(keys, secretLocation(table, id, row), encrypted);',
    caughtBy: { file: changedTables, name: 'is the last time that the old form is accepted' },
  },
  {
    promises: [33],
    what: 'rows of the operators’ log without a keyed hash are accepted after the upgrade',
    file: 'src/store/audit/operatorActions.ts',
    find: '!row.keyed && row.id >= (proof?.keyedFrom ?? Number.POSITIVE_INFINITY)',
    replace: '!row.keyed && row.id >= (proof?.keyedFrom ?? 0) * Number.POSITIVE_INFINITY',
    caughtBy: { file: operatorLog, name: 'rewritten with hashes made without the key is found by both audits' },
  },
  {
    promises: [33],
    what: 'the audit does not compare the log with its published heads',
    file: 'src/store/audit/operatorActions.ts',
    find: 'if (id > 0 && hashes.get(id) !== hash)',
    replace: 'if (id < 0 && hashes.get(id) !== hash)',
    caughtBy: { file: operatorLog, name: 'deleted from the end of the log are found by both audits' },
  },
  {
    promises: [33],
    what: 'a change of the master key skips secrets of the previous key',
    file: 'src/store/secrets/resealSecrets.ts',
    find: 'masterKeyIdOf(encrypted) === masterKeys.current',
    replace: "masterKeyIdOf(encrypted) !== ''",
    caughtBy: { file: 'test/launch/reseal.test.ts', name: 'is completed by the next run, beside a running server' },
  },
  {
    promises: [33],
    what: 'a restore accepts a backup with a wrong message authentication code',
    file: 'src/launch/backup/backupFile.ts',
    find: 'if (!hashesEqual(mac.mac, backupMac(',
    replace: 'if (mac.mac.length === 0 && !hashesEqual(mac.mac, backupMac(',
    caughtBy: {
      file: 'test/launch/backup.test.ts',
      name: 'restores exactly its sequence after the data directory was lost',
    },
  },
];
