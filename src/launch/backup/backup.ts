/** `make backup`: everything that the database holds, as of one moment, in one file. Works beside a running server and does not hold it up. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Knex } from 'knex';
import { systemClock } from '../../clock';
import { migrationGap, migrationsDone } from '../../store/migrations';
import { LaunchError, type Say, withProgress } from '../console';
import { findOrInstallClients } from '../mariadb';
import { writeSealed } from '../sealedFile';
import type { Settings } from '../settings';
import { stoppable } from '../stopSignals';
import { useDatabase, withKnex } from '../usedDatabase';
import { BACKUP, type Manifest } from './backupFile';
import { withOptionFile } from './clients';
import { dump } from './dump';

export async function backupCommand(settings: Settings, say: Say, to: string): Promise<void> {
  const path = pathFor(to);
  const used = await useDatabase(settings, say, { share: true });
  try {
    const { dump: program } = await findOrInstallClients(say);
    const manifest = await withKnex(used.ownerUrl, settings, (database) =>
      stoppable((stopped) =>
        withOptionFile(used.ownerUrl, settings.config.dataDir, (optionFile) =>
          write({ path, say, database, stopped }, (onSequence) =>
            dump({ url: used.ownerUrl, program, optionFile, stopped }, onSequence),
          ),
        ),
      ),
    );
    say(
      `backed up in ${path}: ${mebibytes(statSync(path).size)}, all up to sequence ${manifest.sequence}, schema ${manifest.migrations.at(-1)}`,
    );
    tellWhatElse(settings, say);
  } finally {
    await used.release();
  }
}

function pathFor(to: string): string {
  if (to === '') throw new LaunchError('Say where to: make backup TO=/another/disk/talad.sql.gz (or a folder).');
  const stamp = new Date(systemClock.nowMs()).toISOString().replace(/[-:]|\.\d+/g, '');
  const path = existsSync(to) && statSync(to).isDirectory() ? join(resolve(to), `talad-${stamp}.sql.gz`) : resolve(to);
  if (existsSync(path))
    throw new LaunchError(`${path} is there already, and a backup is never written over: choose another name.`);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return path;
}

interface Target {
  readonly path: string;
  readonly say: Say;
  readonly database: Knex;
  readonly stopped: AbortSignal;
}

async function write(
  { path, say, database, stopped }: Target,
  dumped: (onSequence: (sequence: number) => void) => AsyncIterable<Buffer>,
): Promise<Manifest> {
  const { missing } = await migrationGap(database);
  const migrations = await migrationsDone(database);
  if (migrations.length === 0) throw new LaunchError('There is nothing to back up: the database is empty.');
  if (missing.length > 0) say(`  the schema lacks ${missing.join(', ')}, which a restore will add`);
  let sequence = 0;
  let bytes = 0;
  const manifest = async (): Promise<Manifest> => {
    if (String(await migrationsDone(database)) !== String(migrations))
      throw new LaunchError('The schema was changed meanwhile: back up again.');
    const [rows] = (await database.raw('SELECT VERSION() AS version')) as [{ version: string }[]];
    return {
      format: 1,
      madeAt: new Date(systemClock.nowMs()).toISOString(),
      sequence,
      migrations,
      server: rows[0]?.version ?? '',
    };
  };
  const sql = counted(
    dumped((at) => {
      sequence = at;
    }),
    (more) => {
      bytes += more;
    },
  );
  const work = writeSealed({
    path,
    partial: `${path}.${process.pid}.partial`,
    content: sql,
    seal: BACKUP,
    manifest,
    stopped,
  });
  await withProgress(say, 'backing up', work, () => `, ${mebibytes(bytes)} of SQL`);
  return await manifest();
}

async function* counted(parts: AsyncIterable<Buffer>, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    count(part.length);
    yield part;
  }
}

/** What a backup is worth nothing without, as far as it lies here. */
function tellWhatElse({ config }: Settings, say: Say): void {
  say('It does not hold these. Keep copies of them too, apart from it:');
  say(
    `  ${config.masterKeyFile}: without the master key no API key, second factor or secret of a partner in it can be read`,
  );
  for (const role of ['operator', 'approver']) {
    const file = join(config.dataDir, `${role}-token`);
    if (existsSync(file)) say(`  ${file}: the database knows tokens by their hashes only`);
  }
  if (config.custody.secretFile !== '') say(`  ${config.custody.secretFile}: what the custodian knows us by`);
  say('  your settings');
}

export function mebibytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(1)} MiB`;
}
