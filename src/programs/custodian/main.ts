/**
 * The custodian's program. `run` starts it, `migrate` applies its migrations, `reconcile` compares its ledger with the
 * chains, `acknowledge` prints alarms and marks them as seen, `funding` prints where to send coins for the wallet,
 * `refill` prepares a refill from cold storage and takes it back signed, `print-config` lists the settings.
 */
import { ignoreOutputErrors } from '../../foundation/logOutput';
import { formatSettings } from '../../foundation/settings/formatSettings';
import { acknowledgeCommand, fundingCommand, migrateCommand, reconcileCommand, refillCommand } from './commands';
import { runCustodian } from './run';
import { custodianSettings, readCustodianConfig } from './settings';

const COMMANDS = ['run', 'migrate', 'reconcile', 'acknowledge', 'funding', 'refill', 'print-config'];
const USAGE = `use one of: ${COMMANDS.join(', ')}`;

async function main([command = 'run', ...rest]: readonly string[]): Promise<void> {
  ignoreOutputErrors();
  if (command === 'help' || rest.concat(command).includes('--help')) return void process.stdout.write(`${USAGE}\n`);
  if (!COMMANDS.includes(command)) throw new Error(USAGE);
  if (rest.length > 0 && command !== 'refill') throw new Error(`${command} takes nothing, not ${rest.join(' ')}`);
  const { env } = process;
  if (command === 'print-config')
    return void process.stdout.write(
      formatSettings(custodianSettings, {
        environment: env,
        from: (name) => (env[name] === undefined ? undefined : 'the environment'),
        unknownSettings: new Map(),
      }),
    );
  const config = readCustodianConfig(env);
  for (const { env: name, shown } of custodianSettings) if (shown !== undefined) delete process.env[name];
  if (command === 'run') return await runCustodian(config);
  if (command === 'migrate') return await migrateCommand(config);
  if (command === 'reconcile') return await reconcileCommand(config);
  if (command === 'acknowledge') return await acknowledgeCommand(config);
  if (command === 'refill') return await refillCommand(config, rest);
  await fundingCommand(config);
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`custodian: ${error.message}\n`);
  process.exit(1);
});
