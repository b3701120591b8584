/** With `?ca=` in the database URL, connections require TLS and a certificate of that authority for the host. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readConfig } from '../../../src/foundation/settings/config';
import { type PrivateDatabase, startPrivateDatabase } from '../../../src/programs/launch/database/database';
import { openDatabase } from '../../../src/store/connection/database';
import { engineDatabase } from '../../../src/store/connection/engineConnection';
import { BUILD } from '../../support/build';
import { createCertificate } from '../../support/certificate';
import { freePort } from '../../support/freePort';
import { temporaryFolder } from '../../support/temporaryFolder';

let database: PrivateDatabase | undefined;
afterAll(() => database?.stop());
const folder = temporaryFolder();

/** The TLS ciphers of a pool connection and of an engine connection. */
async function ciphersInUse(url: string): Promise<string[]> {
  const opened = openDatabase(url, readConfig({ DATABASE_URL: url }).database);
  try {
    const [[ofPool]] = (await opened.raw("SHOW STATUS LIKE 'Ssl_cipher'")) as [[{ Value: string }]];
    const engine = await engineDatabase(opened).connect(5_000);
    const [ofEngine] = await engine.rows<{ Value: string }>("SHOW STATUS LIKE 'Ssl_cipher'");
    engine.close();
    return [ofPool.Value, ofEngine?.Value ?? ''];
  } finally {
    await opened.destroy();
  }
}

test('all connections use TLS with the right authority, and fail without it or for another host', async () => {
  const { certificateFile: ours, keyFile } = createCertificate(folder, 'ours', 'localhost');
  const { certificateFile: another } = createCertificate(folder, 'another', 'localhost');
  const port = await freePort();
  database = await startPrivateDatabase({
    folder: join(folder, 'database'),
    say: () => undefined,
    template: join(BUILD, 'database-template'),
    port,
    serverOptions: ['--require-secure-transport=ON', `--ssl-cert=${ours}`, `--ssl-key=${keyFile}`],
    startSql: ["GRANT RELOAD ON *.* TO 'talad_owner'@'127.0.0.1';"],
  });
  const plain = database.ownerUrl().replace('127.0.0.1', 'localhost');
  const url = `${plain}?ca=${ours}`;
  expect(await ciphersInUse(url)).toEqual([expect.stringMatching(/^TLS_/), expect.stringMatching(/^TLS_/)]);
  await expect(ciphersInUse(plain)).rejects.toThrow(/denied|insecure transport/);
  await expect(ciphersInUse(`${plain}?ca=${another}`)).rejects.toThrow(/self-signed certificate/);
  await expect(ciphersInUse(`${plain}?ca=${join(folder, 'none.pem')}`)).rejects.toThrow(/ENOENT/);

  // The migration, backup and restore programs use TLS as well.
  const launch = (...words: string[]): string =>
    execFileSync(process.execPath, [join(BUILD, 'src', 'programs', 'launch', 'main.js'), ...words], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: url,
        MASTER_KEY: 'ab'.repeat(32),
      },
      encoding: 'utf8',
    });
  expect(launch('migrate')).toContain('migrated: 001_market_tables');
  launch('backup', join(folder, 'backup.sql.gz'));
  launch('restore', join(folder, 'backup.sql.gz'), 'force');

  const opened = openDatabase(url, readConfig({ DATABASE_URL: url }).database);
  createCertificate(folder, 'ours', 'elsewhere.example');
  await opened.raw('FLUSH SSL');
  await opened.destroy();
  await expect(ciphersInUse(url)).rejects.toThrow(/does not match certificate/);
});
