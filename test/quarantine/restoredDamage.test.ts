/**
 * A backup of a damaged exchange can be restored: it reports the damage, and the server starts in quarantine, as it did
 * before the backup.
 *
 * @needs mariadb-dump, mariadb
 */
import { join } from 'node:path';
import { commandLauncher } from '../support/commandLauncher';
import { withExchange } from '../support/exchange';
import { temporaryFolder } from '../support/temporaryFolder';
import { foundViolations, restartDamaged, tryOrder, wrongBalance } from './damage';

const launch = commandLauncher();
const BACKUP = join(temporaryFolder(), 'talad.sql.gz');

test('a backup of a damaged exchange is restored, and the server starts in quarantine', () =>
  withExchange({}, async (exchange) => {
    const { dataDir, schema } = exchange;
    const run = async (...args: readonly string[]): Promise<string> => {
      const command = launch(args, {
        DATA_DIR: dataDir,
        MASTER_KEY_FILE: join(dataDir, 'master.key'),
        DATABASE_URL: schema.serviceUrl,
        MIGRATE_DATABASE_URL: schema.ownerUrl,
      });
      expect([(await command.exited).code, command.output()]).toEqual([0, expect.anything()]);
      return command.output();
    };
    const user = await exchange.createUser({ balances: { thb: '1000' } });
    const damage = wrongBalance(user.id, 'thb');
    await restartDamaged(exchange, damage);
    const before = await foundViolations(exchange);
    await run('backup', BACKUP);
    await exchange.stop();
    const restored = await run('restore', BACKUP, 'force');
    expect(restored).toMatch(/The audit found \d+ violations?\. The server will start in quarantine/);
    await run('confirm', 'all');
    await exchange.restart({ ACCEPT_DATA_LOSS_FROM: /ACCEPT_DATA_LOSS_FROM=(\d+)/.exec(restored)?.[1] ?? '' });
    expect(await foundViolations(exchange)).toEqual(before);
    expect(await tryOrder(user)).toEqual([503, 'EXCHANGE_IN_QUARANTINE']);
    await damage.mend(exchange.database);
    await exchange.audit();
    expect(await tryOrder(user)).toEqual([200, undefined]);
  }));
