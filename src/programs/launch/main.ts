/**
 * The commands behind `make run`, `make run-cluster`, `make demo`, `make migrate`, `make audit`, `make backup`, `make
 * restore`, `make restore-report`, `make confirm`, `make archive` and `make reseal`. Every failure is reported in one clear line, with exit code 1.
 */

import { ignoreOutputErrors } from '../../foundation/logOutput';
import type { Environment } from '../../foundation/settings/config';
import { archiveCommand } from './archive/archive';
import { backupCommand } from './backup/backup';
import { restoreCommand } from './backup/restore';
import { restoreReportCommand } from './backup/restoreReport';
import { runCluster } from './cluster/runCluster';
import { confirmCommand } from './confirm';
import { CHAINS_DEFAULTS, DEMO_DEFAULTS, runDemo } from './demo';
import { auditCommand } from './exchange/audit';
import { refuseUsedPorts } from './exchange/ports';
import { portsOfServer, run } from './exchange/run';
import { migrateCommand } from './migrate';
import { printSettings, readSettings, type Settings, serverSettings } from './process/settings';
import { StopRequested } from './process/stopSignals';
import { LaunchError, say } from './process/terminal';
import { resealCommand } from './reseal';

const USAGE =
  'use one of: run [--print-config], run-cluster, demo, migrate [up|down] [force], audit, backup <file>, restore <file> [force], restore-report, confirm [all|<credential>...], archive, reseal';

async function main(words: readonly string[]): Promise<void> {
  ignoreOutputErrors();
  const [command, argument, option] = words;
  if (command === 'run' && argument === '--print-config') return printSettings(say);
  if (command === 'run') return await run(await servingSettings(), say);
  if (command === 'run-cluster') return await runCluster(serverSettings(), say);
  if (command === 'demo') {
    const defaults = process.env['CHAINS'] === 'on' ? CHAINS_DEFAULTS : DEMO_DEFAULTS;
    return await runDemo(await servingSettings(defaults), say);
  }
  if (command === 'migrate')
    return await await migrateCommand(readSettings(), say, { direction: argument ?? 'up', force: option === 'force' });
  if (command === 'audit') return await auditCommand(readSettings(), say);
  if (command === 'backup') return await backupCommand(readSettings(), say, argument ?? '');
  if (command === 'restore')
    return await restoreCommand(readSettings(), say, { path: argument ?? '', force: option === 'force' });
  if (command === 'restore-report') return await restoreReportCommand(readSettings(), say);
  if (command === 'confirm') return await confirmCommand(readSettings(), say, words.slice(1));
  if (command === 'archive') return await archiveCommand(readSettings(), say);
  if (command === 'reseal') return await resealCommand(readSettings(), say);
  throw new LaunchError(USAGE);
}

/** Of a command with one server. Refuses ports that it cannot have before anything is created. */
async function servingSettings(defaults: Environment = {}): Promise<Settings> {
  const settings = serverSettings(defaults);
  await refuseUsedPorts(settings, portsOfServer(settings), say);
  return settings;
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof LaunchError || error instanceof StopRequested ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
    process.exit(1);
  },
);
