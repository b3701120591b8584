/**
 * The commands behind `make run`, `make run-cluster`, `make demo`, `make migrate`, `make audit`, `make backup`, `make
 * restore`, `make restore-report`, `make confirm`, `make archive` and `make reseal`. Every failure is reported in one clear line, with exit code 1.
 */

import { parseArgs } from 'node:util';
import { ignoreOutputErrors } from '../../foundation/logOutput';
import type { Environment } from '../../foundation/settings/config';
import { SettingFileFault } from '../../foundation/settings/settingFile';
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

interface Command {
  /** What may follow the name of the command. */
  readonly words: string;
  /** The largest number of such words; none if omitted. */
  readonly most?: number;
  readonly run: (words: readonly string[]) => Promise<void>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  run: { words: '[--print-config]', run: async () => await run(await servingSettings(), say) },
  'run-cluster': { words: '', run: async () => await runCluster(await serverSettings(), say) },
  demo: { words: '', run: demo },
  migrate: {
    words: '[up|down] [force]',
    most: 2,
    run: ([direction = 'up', force]) => migrateCommand(readSettings(), say, { direction, force: isForced(force) }),
  },
  audit: { words: '', run: () => auditCommand(readSettings(), say) },
  backup: { words: '<file>', most: 1, run: ([path = '']) => backupCommand(readSettings(), say, path) },
  restore: {
    words: '<file> [force] [unauthenticated]',
    most: 3,
    run: ([path = '', ...options]) => restoreCommand(readSettings(), say, { path, ...restoreOptions(options) }),
  },
  'restore-report': { words: '', run: () => restoreReportCommand(readSettings(), say) },
  confirm: {
    words: '[all|<credential>...]',
    most: Number.POSITIVE_INFINITY,
    run: (credentials) => confirmCommand(readSettings(), say, credentials),
  },
  archive: { words: '', run: () => archiveCommand(readSettings(), say) },
  reseal: { words: '', run: () => resealCommand(readSettings(), say) },
};
const USAGE = `use one of: ${Object.entries(COMMANDS)
  .map(([name, { words }]) => `${name} ${words}`.trim())
  .join(', ')}`;

async function main(): Promise<void> {
  ignoreOutputErrors();
  const { help, printsConfig, name, words } = commandLine();
  if (help) return say(USAGE);
  if (printsConfig) return printSettings(say);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new LaunchError(USAGE);
  if (words.length > (command.most ?? 0)) throw new LaunchError(`use: ${`${name} ${command.words}`.trim()}`);
  await command.run(words);
}

function commandLine() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        'print-config': { type: 'boolean' },
        // A setting, which `readSources` reads.
        'approver-token-file': { type: 'string' },
      },
    });
    const [name = '', ...words] = positionals;
    const printsConfig = values['print-config'] === true;
    if (printsConfig && (name !== 'run' || words.length > 0)) throw new LaunchError('use: run --print-config');
    return { help: values.help === true, printsConfig, name, words };
  } catch (error) {
    if (error instanceof LaunchError) throw error;
    // What follows the first sentence is advice for programmers.
    const [fault] = (error as Error).message.split('. ');
    throw new LaunchError(`${fault}; ${USAGE}`);
  }
}

function restoreOptions(words: readonly string[]) {
  const unknown = words.find((word) => word !== 'force' && word !== 'unauthenticated');
  if (unknown !== undefined) throw new LaunchError(`write force or unauthenticated instead of ${unknown}`);
  return { force: words.includes('force'), acceptsUnauthenticated: words.includes('unauthenticated') };
}

function isForced(word: string | undefined): boolean {
  if (word !== undefined && word !== 'force') throw new LaunchError(`write force, or nothing, instead of ${word}`);
  return word === 'force';
}

async function demo(): Promise<void> {
  const defaults = process.env['CHAINS'] === 'on' ? CHAINS_DEFAULTS : DEMO_DEFAULTS;
  await runDemo(await servingSettings(defaults), say);
}

/**
 * Returns the settings of a command that starts one server. Refuses ports that are in use before anything is created.
 */
async function servingSettings(defaults: Environment = {}): Promise<Settings> {
  const settings = await serverSettings(defaults);
  await refuseUsedPorts(settings, portsOfServer(settings), say);
  return settings;
}

function isForOperator(error: unknown): error is Error {
  return [LaunchError, StopRequested, SettingFileFault].some((kind) => error instanceof kind);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${isForOperator(error) ? error.message : error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  },
);
