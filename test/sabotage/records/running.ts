/** What must be noticed of running it: faults in starting, stopping, migrating, and in what is installed. */
import type { Sabotage } from '../sabotage';

const main = 'src/main.ts';
const upgrade = { file: 'test/launch/upgrade.test.ts', name: 'an upgrade under load loses nothing' };
const auditMark = { file: 'test/engine/auditMark.test.ts', name: '' };
const unsafeStart = { file: 'test/launch/unsafeStart.test.ts', name: 'tables that are not as the server knows them' };
const migrations = { file: 'test/store/migrations.test.ts', name: 'taken back one by one and brought again' };

export const RUNNING: readonly Sabotage[] = [
  {
    promises: [13],
    what: 'the lease is renewed only when nobody waits',
    file: 'src/engine/engine.ts',
    find: 'this.inspections.length === 0 && !this.renewalDue && ',
    replace: 'this.inspections.length === 0 && ',
    caughtBy: { file: 'test/engine/engine.test.ts', name: 'the lease is renewed also while nothing but refusals' },
  },
  {
    promises: [51],
    what: 'SIGTERM cuts the connections of those who wait',
    file: 'src/http/server.ts',
    find: '  pipeline.close();\n',
    replace: '  pipeline.close();\n  server.closeAllConnections();\n',
    caughtBy: { file: 'test/http/outage.test.ts', name: 'SIGTERM finishes what was accepted' },
  },
  {
    promises: [51],
    what: 'SIGTERM stops the engine before the last answers',
    file: main,
    find: '    await streams.close();\n    await http.close();\n',
    replace: '    await engine.stop();\n    await streams.close();\n    await http.close();\n',
    caughtBy: { file: 'test/http/outage.test.ts', name: 'SIGTERM finishes what was accepted' },
  },
  {
    promises: [51],
    what: 'a server that was told to stop goes on saying that it is ready',
    file: 'src/engine/health.ts',
    find: '    this.accepting = false;\n',
    replace: '',
    caughtBy: { file: 'test/handlers/getReadiness.test.ts', name: 'told to stop, it says so at once' },
  },
  {
    promises: [52],
    what: 'a server starts on tables that lack migrations',
    file: main,
    find: 'if (missing.length > 0) throw',
    replace: 'if (missing.length > 99) throw',
    caughtBy: unsafeStart,
  },
  {
    promises: [52],
    what: 'a server starts on tables of a newer one',
    file: main,
    find: 'if (tooNew.length > 0) throw',
    replace: 'if (tooNew.length > 99) throw',
    caughtBy: unsafeStart,
  },
  {
    promises: [52],
    what: 'a server starts on books that do not add up',
    file: main,
    find: '  if (violations.length === 0) return;',
    replace: '  if (violations.length < 99) return;',
    caughtBy: unsafeStart,
  },
  {
    promises: [53],
    what: 'a migration leaves something behind when it is taken back',
    file: 'migrations/013_accounts.ts',
    find: "['attempts', 'sessions', 'recovery_codes',",
    replace: "['attempts', 'sessions',",
    caughtBy: migrations,
  },
  {
    promises: [53],
    what: 'a migration that was killed in the middle stays half done',
    file: 'src/store/migrations.ts',
    find: '  if (halfDone !== undefined) await (await source.getMigration(halfDone)).down?.(database);\n',
    replace: "  if (halfDone === '') await (await source.getMigration(halfDone)).down?.(database);\n",
    caughtBy: migrations,
  },
  {
    promises: [53],
    what: 'a migration that waits for a table keeps everybody else waiting behind it',
    file: 'src/store/migrations.ts',
    find: 'const LOCK_WAIT_SECONDS = 1;',
    replace: 'const LOCK_WAIT_SECONDS = 86_400;',
    caughtBy: upgrade,
  },
  {
    promises: [53],
    what: 'an older server cannot live with what a newer one added',
    file: 'src/store/migrations.ts',
    find: 'newer.filter((name) => CONTRACT.test(name))',
    replace: "newer.filter((name) => CONTRACT.test(name) || name !== '')",
    caughtBy: upgrade,
  },
  {
    promises: [53],
    what: 'a migration takes away what the version before uses',
    file: 'migrations/016_session_listen_keys.ts',
    find: 'export async function up(knex: Knex): Promise<void> {\n',
    replace: "export async function up(knex: Knex): Promise<void> {\n  await knex.raw('alter table listen_keys modify sealed_key varchar(500) not null');\n",
    caughtBy: { file: 'test/store/migrationRules.test.ts', name: 'no migration keeps the version before it from serving' },
  },
  {
    promises: [55],
    what: 'a package comes in that nobody has listed',
    file: 'package.json',
    find: '    "ws": "8.23.0"',
    replace: '    "left-pad": "1.3.0",\n    "ws": "8.23.0"',
    caughtBy: { file: 'test/tidy.test.ts', name: 'README.md gives each direct dependency its sentence' },
  },
  {
    promises: [55],
    what: 'packages run what they like when they are installed',
    file: '.npmrc',
    find: 'ignore-scripts=true\n',
    replace: '',
    caughtBy: { file: 'test/tidy.test.ts', name: 'every package is named with one version' },
  },
  ...[
    [
      'what was posted since is not taken back from balances',
      'src/engine/audit/balances.ts',
      'accountText(account, balance - sum)',
      'accountText(account, balance)',
    ],
    [
      'the mark vouches for balances that nobody compares',
      'src/engine/audit/balances.ts',
      'if (atMark.end() !== mark.balances)',
      'if (atMark.end() === undefined)',
    ],
    ['orders of before the mark are not compared with it', 'src/engine/audit/orders.ts', 'digest.end() === mark.openOrders', "digest.end() !== ''"],
    [
      'charges of orders from before the mark are not looked at',
      'src/engine/audit/orders.ts',
      'const traded = before(order, halves);',
      'const traded = before(order, []);',
    ],
    ['cancelled orders of before the mark are forgotten', 'src/engine/audit/entries.ts', 'if (reference <= mark.orderId) orders.add(reference);', ';'],
    ['klines begin anew at the mark', 'src/engine/audit/trades.ts', 'new FoldedKlines(from.klines);\n    let', 'new FoldedKlines([]);\n    let'],
    ['an audit that found something leaves the mark', 'src/engine/audit/audit.ts', 'await unlessRefused(dropAuditMark(connection));', ';'],
    [
      'entries that are not even are let through',
      'src/engine/audit/entries.ts',
      'if (total !== 0n) snapshot.violated(A1,',
      'if (total === 1n) snapshot.violated(A1,',
    ],
    ['final orders may hold', 'src/engine/audit/orders.ts', 'held !== 0n) snapshot', 'held < 0n) snapshot'],
  ].map(([what = '', file = '', find = '', replace = '']) => ({ promises: [3, 52], what, file, find, replace, caughtBy: auditMark })),
];
