/** The commands of an operator on a replication group: each finds the primary, also after a failover. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLauncher } from '../support/commandLauncher';
import { TestExchange } from '../support/exchange';
import { MysqlGroup } from '../support/mysql/mysqlGroup';
import { downloadMysql } from '../support/mysql/mysqlPackages';
import { printProgress } from './chaosEnvironment';

const launch = commandLauncher();

test('migrate, audit, backup, archive and restore work with the hosts of a group, before and after a failover', async () => {
  const group = await MysqlGroup.create(await downloadMysql(printProgress));
  const folder = mkdtempSync(join(tmpdir(), 'talad-group-commands-'));
  const run = async (...args: string[]): Promise<string> => {
    const command = launch(args, {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: group.url('service'),
      MIGRATE_DATABASE_URL: group.url('owner'),
      KEEP_EVENTS_DAYS: '7',
    });
    const { code } = await command.exited;
    if (code !== 0) throw new Error(`${args.join(' ')} failed: ${command.output()}`);
    return command.output();
  };
  try {
    expect(await run('migrate')).toContain('migrated: ');
    const schema = {
      name: 'talad',
      serviceUrl: group.url('service'),
      ownerUrl: group.url('owner'),
      drop: () => Promise.resolve(),
    };
    const exchange = await TestExchange.start({ schema });
    try {
      await exchange.createUser({ balances: { thb: '100' } });
      await exchange.stop();
      const primary = await group.primary();
      await primary.kill();
      await group.primary(primary);
      expect(await run('migrate')).toContain('the schema is up to date');
      expect(await run('audit')).toMatch(/clean|no violations/);
      const backup = join(folder, 'talad.sql.gz');
      expect(await run('backup', backup)).toContain('backup written');
      await run('archive');
      expect(await run('restore', backup, 'force')).toContain('restored up to sequence');
      await exchange.audit();
    } finally {
      await exchange.close();
    }
  } finally {
    await group.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
