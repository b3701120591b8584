/**
 * Who can read a backup, and whose backup is restored: backups are encrypted with a key that the first one makes, and a
 * file that nobody has authenticated, or that was replaced after its check, does not become the exchange unnoticed.
 *
 * @needs mariadb-dump, mariadb
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { runCommand } from '../../src/programs/launch/process/childProcess';
import { commandLauncher, type LaunchedCommand } from '../support/commandLauncher';
import { type TestExchange, withExchange } from '../support/exchange';
import { temporaryFolder } from '../support/temporaryFolder';

const launch = commandLauncher();
const folder = temporaryFolder();
const AGE = 'age-encryption.org/v1\n';
const MANIFEST = /(?<=\n)-- talad backup (\{.*\})\n$/;

/** A command with the settings of the exchange, and perhaps others. */
function start(exchange: TestExchange, args: readonly string[], more: Record<string, string> = {}): LaunchedCommand {
  const { dataDir, schema } = exchange;
  return launch(args, {
    DATA_DIR: dataDir,
    MASTER_KEY_FILE: join(dataDir, 'master.key'),
    DATABASE_URL: schema.serviceUrl,
    MIGRATE_DATABASE_URL: schema.ownerUrl,
    ...more,
  });
}

async function run(exchange: TestExchange, args: readonly string[], code = 0, more: Record<string, string> = {}) {
  const command = start(exchange, args, more);
  expect([(await command.exited).code, command.output()]).toEqual([code, expect.anything()]);
  return command.output();
}

/** A new identity and its recipient, made by another process because the package is an ES module. */
async function age(script: string): Promise<string> {
  const imports = "import { Encrypter, generateX25519Identity } from 'age-encryption'; import fs from 'node:fs';";
  return await runCommand(process.execPath, ['--input-type=module', '-e', `${imports}${script}`]);
}

const newIdentity = () => age('console.log(await generateX25519Identity())');

async function encrypt(from: string, to: string, recipient: string): Promise<void> {
  const [source, target, key] = [from, to, recipient].map((text) => JSON.stringify(text));
  await age(
    `const e = new Encrypter(); e.addRecipient(${key}); fs.writeFileSync(${target}, await e.encrypt(fs.readFileSync(${source})))`,
  );
}

/** The same content with another last line. */
function withManifest(backup: Buffer, change: (manifest: Record<string, unknown>) => object): Buffer {
  const text = gunzipSync(backup).toString('latin1');
  const manifest = JSON.parse(MANIFEST.exec(text)?.[1] ?? '') as Record<string, unknown>;
  const changed = JSON.stringify(change(manifest));
  return gzipSync(
    Buffer.from(
      text.replace(MANIFEST, () => `-- talad backup ${changed}\n`),
      'latin1',
    ),
  );
}

const withoutMac = ({ mac: _mac, ...manifest }: Record<string, unknown>) => manifest;

async function restartAfter(exchange: TestExchange, restored: string): Promise<void> {
  await run(exchange, ['confirm', 'all']);
  await exchange.restart({ ACCEPT_DATA_LOSS_FROM: /ACCEPT_DATA_LOSS_FROM=(\d+)/.exec(restored)?.[1] ?? '' });
}

test('a backup is encrypted, with a key that the first one makes and the next ones do not need', () =>
  withExchange({}, async (exchange) => {
    const { dataDir } = exchange;
    const [identityFile, recipientFile] = [join(dataDir, 'backup-identity'), join(dataDir, 'backup-recipient')];
    await exchange.createUser({ balances: { thb: '1000' } });
    const backup = join(folder, 'first.sql.gz.age');
    const said = await run(exchange, ['backup', backup]);
    expect(said).toContain('Made the key of the backups. Without it nobody can read a backup or restore it');
    expect(said).toContain(`${identityFile}: copy it to another place NOW`);
    const identity = readFileSync(identityFile, 'utf8').trim();
    expect(identity).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]+$/);
    expect([statSync(identityFile).mode & 0o777, said.includes(identity)]).toEqual([0o600, false]);
    expect(readFileSync(recipientFile, 'utf8')).toMatch(/^age1[0-9a-z]+\n$/);

    // The identity is kept elsewhere; the next backup, into a folder, is for the same recipient.
    const kept = join(folder, 'kept-identity');
    renameSync(identityFile, kept);
    const second = /backup written to (\S+\.sql\.gz\.age):/.exec(await run(exchange, ['backup', folder]))?.[1] ?? '';
    expect(existsSync(identityFile)).toBe(false);
    for (const file of [backup, second]) {
      expect(readFileSync(file).subarray(0, AGE.length).toString()).toBe(AGE);
      expect(() => gunzipSync(readFileSync(file))).toThrow('incorrect header check');
      expect(readFileSync(file).includes('CREATE TABLE')).toBe(false);
    }
    await exchange.stop();

    // Another machine, to which only the master key was copied; then with another identity, and with parts of the file.
    const other = join(folder, 'other-machine');
    mkdirSync(other);
    writeFileSync(join(other, 'master.key'), readFileSync(join(dataDir, 'master.key')));
    const there = { DATA_DIR: other, MASTER_KEY_FILE: join(other, 'master.key') };
    const position = await exchange.position();
    expect(await run(exchange, ['restore', second, 'force'], 1, there)).toMatch(
      /is encrypted, and the key of the backups is not on this machine\. Copy the file backup-identity of the backed-up exchange/,
    );
    writeFileSync(join(other, 'backup-identity'), await newIdentity());
    expect(await run(exchange, ['restore', second, 'force'], 1, there)).toContain(
      'cannot be decrypted with the identity',
    );
    // A mistake in typing it is neither blamed on the backup nor printed with the secret.
    for (const mistyped of [`${identity.slice(0, -1)}${identity.endsWith('Q') ? 'P' : 'Q'}`, 'hello']) {
      writeFileSync(join(other, 'backup-identity'), mistyped);
      const refusal = await run(exchange, ['restore', second, 'force'], 1, there);
      expect(refusal).toContain('backup-identity has a line that is no identity of age');
      expect(refusal.toUpperCase()).not.toContain(identity.slice(0, -1));
    }
    writeFileSync(join(other, 'backup-identity'), `${identity}\n`);
    const whole = readFileSync(second);
    const damaged = join(folder, 'damaged.sql.gz.age');
    for (const bytes of [
      whole.subarray(0, whole.length >> 1),
      whole.subarray(0, whole.length - 1),
      Buffer.from(whole.map((byte, index) => (index === whole.length >> 1 ? byte ^ 1 : byte))),
    ]) {
      writeFileSync(damaged, bytes);
      expect(await run(exchange, ['restore', damaged, 'force'], 1, there)).toMatch(
        /is not a complete backup .* The database was not changed/,
      );
    }
    expect(await exchange.position()).toEqual(position);
    expect(await run(exchange, ['restore', second, 'force'], 0, there)).toContain('restored up to sequence');
    const restored = await run(exchange, ['restore', second, 'force'], 0, { BACKUP_IDENTITY_FILE: kept });
    await restartAfter(exchange, restored);
  }));

test('a backup without an authentication code needs a named flag, and the log says so for ever', () =>
  withExchange({}, async (exchange) => {
    const backup = join(folder, 'plain.sql.gz');
    const unsigned = join(folder, 'unsigned.sql.gz');
    await exchange.createUser({ balances: { thb: '1000' } });
    expect(await run(exchange, ['backup', backup], 0, { BACKUP_RECIPIENT: 'none' })).toContain(
      'WARNING: BACKUP_RECIPIENT is none',
    );
    const hidden = join(folder, 'hidden.sql.gz.age');
    await run(exchange, ['backup', join(folder, 'another.sql.gz.age')]);
    await exchange.stop();
    const position = await exchange.position();

    // As it is, downgraded to the format of versions without codes, and encrypted by somebody who knows the recipient.
    for (const format of [2, 1]) {
      writeFileSync(
        unsigned,
        withManifest(readFileSync(backup), (manifest) => ({ ...withoutMac(manifest), format })),
      );
      await encrypt(unsigned, hidden, readFileSync(join(exchange.dataDir, 'backup-recipient'), 'utf8').trim());
      for (const file of [unsigned, hidden])
        expect(await run(exchange, ['restore', file, 'force'], 1)).toMatch(
          /its message authentication code is missing, so anybody can have made or changed it/,
        );
    }
    // The flag does not excuse a wrong code, nor a checksum that is wrong.
    const forged = join(folder, 'forged.sql.gz');
    for (const [change, message] of [
      [{ mac: '0'.repeat(64) }, 'its message authentication code is wrong'],
      [{ sha256: '0'.repeat(64), mac: undefined }, 'its checksum is another'],
    ] as const) {
      writeFileSync(
        forged,
        withManifest(readFileSync(backup), (manifest) => ({ ...manifest, ...change })),
      );
      expect(await run(exchange, ['restore', forged, 'force', 'unauthenticated'], 1)).toContain(message);
    }
    expect(await exchange.position()).toEqual(position);

    const restored = await run(exchange, ['restore', unsigned, 'force', 'unauthenticated']);
    expect(restored).toContain('has no message authentication code: anybody can have made it');
    await restartAfter(exchange, restored);
    const { items } = await exchange.operator.expect('listOperatorActions', 200, {
      query: { operation: 'restoreUnauthenticatedBackup' },
    });
    expect(items).toMatchObject([
      { operator_id: 0, roles: [], body: { backup: unsigned, authenticated: false }, end: { result: 'done' } },
    ]);
    expect(items[0]?.operator).toMatch(/^make restore on /);
    // With its code, the same backup needs no flag and leaves no such row.
    await exchange.stop();
    const again = await run(exchange, ['restore', backup, 'force', 'unauthenticated']);
    await restartAfter(exchange, again);
    const none = await exchange.operator.expect('listOperatorActions', 200, {
      query: { operation: 'restoreUnauthenticatedBackup' },
    });
    expect(none.count).toBe(0);
  }));

test('a file that is replaced between its check and its loading is not restored', () =>
  withExchange({}, async (exchange) => {
    const [older, newer, file] = ['older', 'newer', 'file'].map((name) => join(folder, `${name}.sql.gz.age`)) as [
      string,
      string,
      string,
    ];
    await run(exchange, ['backup', older]);
    await exchange.createUser({ balances: { thb: '1000' } });
    await run(exchange, ['backup', newer]);
    await exchange.stop();
    writeFileSync(file, readFileSync(newer));

    // An open transaction keeps the restore from dropping the first table.
    const transaction = await exchange.database.transaction();
    await transaction('accounts').first();
    const restore = start(exchange, ['restore', file, 'force']);
    await restore.says('dropping the content of the database');
    writeFileSync(file, readFileSync(older));
    await transaction.rollback();
    expect([(await restore.exited).code, restore.output()]).toEqual([
      1,
      expect.stringContaining('was changed while it was being restored, after it had been checked'),
    ]);
    await expect(exchange.restart()).rejects.toThrow(/the database contains a restore of .* that was not finished/);
    await restartAfter(exchange, await run(exchange, ['restore', newer]));
  }));
