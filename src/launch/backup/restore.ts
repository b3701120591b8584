/** `make restore`: an exchange as a backup holds it, in a database that was empty. Looks at everything first and touches nothing before all of it is in order. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { RowDataPacket } from 'mysql2';
import { type Connection, createConnection } from 'mysql2/promise';
import { connectionOf, placeOf } from '../../store/database';
import { freeLease, writingNow } from '../../store/lease';
import { migrationNames } from '../../store/migrations';
import { loadMasterKeys } from '../../store/sealed';
import { checkSealedSecrets } from '../../store/sealedSecrets';
import { auditTables } from '../audit';
import { LaunchError, type Say, withProgress } from '../console';
import { findOrInstallClients } from '../mariadb';
import type { Settings } from '../settings';
import { stoppable } from '../stopSignals';
import { migrate, type UsedDatabase, useDatabase, withKnex } from '../usedDatabase';
import { checkBackup, type Manifest } from './backupFile';
import { startClient, withOptionFile } from './clients';

export interface RestoreOptions {
  readonly path: string;
  /** Whether what the database holds may go. */
  readonly force: boolean;
}

export async function restoreCommand(
  settings: Settings,
  say: Say,
  { path: from, force }: RestoreOptions,
): Promise<void> {
  if (from === '') throw new LaunchError('Say what from: make restore FROM=/another/disk/talad.sql.gz');
  const path = resolve(from);
  const manifest = await readThrough(path, say, 'checking the backup', (onRead) => checkBackup(path, onRead));
  say(
    `  made ${manifest.madeAt} on ${manifest.server}: all up to sequence ${manifest.sequence}, schema ${manifest.migrations.at(-1)}`,
  );
  const unknown = manifest.migrations.filter((name) => !migrationNames().includes(name));
  if (unknown.length > 0)
    throw new LaunchError(
      `The backup is of a newer version of this program (${unknown.join(', ')}): restore it with that one.`,
    );
  const used = await useDatabase(settings, say, { share: false });
  try {
    await emptied(used.ownerUrl, say, force);
    const { load } = await findOrInstallClients(say);
    await readThrough(path, say, 'loading', (onRead) =>
      stoppable((stopped) =>
        withOptionFile(used.ownerUrl, settings.config.dataDir, (optionFile) =>
          loadInto(used.ownerUrl, { path, program: load, optionFile, stopped }, onRead),
        ),
      ),
    );
    await withConnection(used.ownerUrl, (connection) => freeLease({ write: (sql) => connection.query(sql) }));
    await migrate(used, settings, say);
    await checkRestored(used, settings, say, manifest);
    await tellOfKeys(used, settings, say);
  } finally {
    await used.release();
  }
}

async function readThrough<T>(
  path: string,
  say: Say,
  what: string,
  work: (onRead: (bytes: number) => void) => Promise<T>,
): Promise<T> {
  const all = existsSync(path) ? statSync(path).size : 0;
  let read = 0;
  const reading = work((bytes) => {
    read += bytes;
  });
  return await withProgress(say, what, reading, () => `, ${Math.floor((100 * read) / Math.max(all, 1))} % of the file`);
}

/** Throws while a server writes there, and when there is anything that may not go. */
async function emptied(url: string, say: Say, force: boolean): Promise<void> {
  await withConnection(url, async (connection) => {
    const { tables, views } = await namesIn(connection);
    if (tables.length + views.length === 0) return;
    await refuseBesideServer(connection, tables);
    if (!force)
      throw new LaunchError(
        `The database is not empty (${await contentOf(connection, tables)}): with FORCE=on all of it is dropped, and then restored.`,
      );
    say(`dropping what the database holds (${await contentOf(connection, tables)})`);
    await connection.query('SET SESSION foreign_key_checks = 0');
    // The list of migrations first: without it nobody takes the rest for an exchange.
    const first = (name: string): number => (name === 'knex_migrations' ? 0 : 1);
    for (const name of [...tables].sort((a, b) => first(a) - first(b))) await connection.query('DROP TABLE ??', [name]);
    for (const name of views) await connection.query('DROP VIEW ??', [name]);
  });
}

async function withConnection<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection(connectionOf(url)).catch((error: Error) => {
    throw new LaunchError(`The database does not answer (${error.message}): check DATABASE_URL and that it runs.`);
  });
  return await work(connection).finally(() => connection.end());
}

async function namesIn(connection: Connection): Promise<{ readonly tables: string[]; readonly views: string[] }> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT table_name AS name, table_type AS type FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  const ofType = (type: string) => rows.filter((row) => row['type'] === type).map(({ name }) => String(name));
  return { tables: ofType('BASE TABLE'), views: ofType('VIEW') };
}

async function refuseBesideServer(connection: Connection, tables: readonly string[]): Promise<void> {
  if (!tables.includes('engine_lease')) return;
  const rows = async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await connection.query<RowDataPacket[]>(sql, [...values]))[0] as unknown as Row[];
  const holder = await writingNow({ rows });
  if (holder !== undefined)
    throw new LaunchError(
      `A server writes to this database (${holder}): stop it; one that was killed counts as gone after some seconds.`,
    );
}

/** In words that tell whether it would be missed. */
async function contentOf(connection: Connection, tables: readonly string[]): Promise<string> {
  if (!tables.includes('knex_migrations'))
    return `${tables.length} tables without a list of migrations, as a restore that was cut off leaves them`;
  if (!tables.includes('engine_lease')) return `${tables.length} tables`;
  const [rows] = await connection.query<RowDataPacket[]>('SELECT sequence FROM engine_lease');
  return `an exchange at sequence ${rows[0]?.['sequence']}`;
}

async function loadInto(
  url: string,
  {
    path,
    program,
    optionFile,
    stopped,
  }: { readonly path: string; readonly program: string; readonly optionFile: string; readonly stopped: AbortSignal },
  onRead: (bytes: number) => void,
): Promise<void> {
  // In binary mode nothing of a dump is a command to the program itself.
  const { stdin, stdout, failure } = startClient({
    program,
    optionFile,
    stopped,
    options: ['--binary-mode', placeOf(url).database],
  });
  stdout.resume();
  const file = createReadStream(path).on('data', (part) => onRead(part.length));
  const [reason, read] = await Promise.all([
    failure,
    pipeline(file, createGunzip(), stdin, { signal: stopped }).catch((error: Error) => error),
  ]);
  const wrong = reason ?? read?.message;
  if (wrong !== undefined)
    throw new LaunchError(
      `The backup could not be loaded: ${wrong}\nWhat is there is a part of it, which no server starts on: try again with FORCE=on.`,
    );
}

async function checkRestored(used: UsedDatabase, settings: Settings, say: Say, { sequence }: Manifest): Promise<void> {
  const audited = await auditTables(used, settings, say);
  if (audited !== sequence)
    throw new LaunchError(
      `The restored exchange stands at sequence ${audited}, and the backup says ${sequence}: do not start it.`,
    );
  say(
    `restored: everything up to sequence ${sequence}, and nothing that came after it. Compare what has left and come since with the custodian and the bank.`,
  );
}

/** A restored exchange starts with the keys of the one that was backed up, or not at all. */
async function tellOfKeys(used: UsedDatabase, settings: Settings, say: Say): Promise<void> {
  const { masterKeyFile } = settings.config;
  const reason = await withKnex(used.serviceUrl, settings, async (database) => {
    try {
      await checkSealedSecrets(database, loadMasterKeys(settings.config));
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  });
  if (reason !== undefined)
    say(`Before you start it, put the master key that you kept into ${masterKeyFile}: ${reason}`);
  else say('The master key opens its secrets: start it with `make run`.');
}
