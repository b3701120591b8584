/** Faults in operation: starting, stopping, migrating, auditing and installing. */
import type { PlantedFault } from '../plantedFault';

const leader = 'src/roles/leader.ts';
const preparation = 'src/roles/preparation.ts';
const recordedPayloads = {
  file: 'test/store/events/payloads.test.ts',
  name: 'the recorded payload decodes to the recorded event',
};
const upgrade = { file: 'test/launch/upgrade.test.ts', name: 'an upgrade under load loses nothing' };
const auditCheckpoint = { file: 'test/engine/auditCheckpoint.test.ts', name: '' };
const unsafeStart = {
  file: 'test/launch/unsafeStart.test.ts',
  name: 'an unknown schema, audit violations and missing files prevent the start',
};
const migrations = {
  file: 'test/store/connection/migrations.test.ts',
  name: 'reverting all migrations one by one and running them again',
};

export const RUNNING: readonly PlantedFault[] = [
  {
    promises: [6, 7],
    what: 'a column is inserted into the frozen order columns of stored events',
    file: 'src/store/events/payloadV1.ts',
    find: 'price, stopPrice, quantity, filled,\n',
    replace: 'price, stopPrice, , quantity, filled,\n',
    caughtBy: recordedPayloads,
  },
  {
    promises: [6, 7],
    what: 'a payload of an unknown version is decoded like the present one',
    file: 'src/store/events/eventRows.ts',
    find: 'CODECS.get(version as number)',
    replace: 'CODECS.get(1)',
    caughtBy: { file: recordedPayloads.file, name: 'a payload of an unknown version is not decoded' },
  },
  {
    promises: [13],
    what: 'the lease is renewed only when the queue is empty',
    file: 'src/engine/engineLoop.ts',
    find: 'if (this.inspections.length === 0 && !this.isRenewalDue) ',
    replace: 'if (this.inspections.length === 0) ',
    caughtBy: { file: 'test/engine/engine.test.ts', name: 'the lease is renewed even while refused commands' },
  },
  {
    promises: [51],
    what: 'SIGTERM closes the connections of requests in flight',
    file: 'src/http/server/server.ts',
    find: '  for (const pipeline of pipelines) pipeline.close();\n',
    replace: '  for (const pipeline of pipelines) pipeline.close();\n  server.closeAllConnections();\n',
    caughtBy: { file: 'test/http/pipeline/outage.test.ts', name: 'after SIGTERM, accepted requests are finished' },
  },
  {
    promises: [51],
    what: 'SIGTERM stops the engine before the last responses',
    file: 'src/roles/all.ts',
    find: '    await frontend.close();\n',
    replace: '    await engine.stop();\n    await frontend.close();\n',
    caughtBy: { file: 'test/http/pipeline/outage.test.ts', name: 'after SIGTERM, accepted requests are finished' },
  },
  {
    promises: [51],
    what: 'a stopping server still reports that it is ready',
    file: 'src/engine/health.ts',
    find: '    this.accepting = false;\n',
    replace: '',
    caughtBy: { file: 'test/handlers/system/getReadiness.test.ts', name: 'on SIGTERM it is unready immediately' },
  },
  {
    promises: [52],
    what: 'a server starts on a schema that lacks migrations',
    file: preparation,
    find: 'if (missing.length > 0)\n    throw',
    replace: 'if (missing.length > 99)\n    throw',
    caughtBy: unsafeStart,
  },
  {
    promises: [13, 52],
    what: 'a standby takes over although a newer version changed the schema',
    file: leader,
    find: '    if (isStandby) await refuseUnsafeDatabase(database, log);\n',
    replace: '',
    caughtBy: { file: unsafeStart.file, name: 'a standby checks again when it takes over' },
  },
  {
    promises: [52],
    what: 'a server starts on a schema of a newer version',
    file: preparation,
    find: 'if (tooNew.length > 0)\n    throw',
    replace: 'if (tooNew.length > 99)\n    throw',
    caughtBy: unsafeStart,
  },
  {
    promises: [52],
    what: 'a server starts although the audit found violations',
    file: leader,
    find: '  if (fatal.length === 0) return;',
    replace: '  if (fatal.length < 99) return;',
    caughtBy: unsafeStart,
  },
  {
    promises: [53],
    what: 'a reverted migration leaves something behind',
    file: 'migrations/scripts.ts',
    find: '.reverse();',
    replace: '.reverse().slice(1);',
    caughtBy: migrations,
  },
  {
    promises: [53],
    what: 'a migration that was killed is not repeated',
    file: 'src/store/connection/migrationRun.ts',
    find: '      await this.execute(connection, (knex) => this.load(name).down?.(knex));\n      await connection(TABLE).where({ name }).delete();\n    }\n  }\n\n  /** Statements',
    replace: '      await connection(TABLE).where({ name }).delete();\n    }\n  }\n\n  /** Statements',
    caughtBy: migrations,
  },
  {
    promises: [53],
    what: 'a migration that waits for a table blocks all other access to it',
    file: 'src/store/connection/migrationRun.ts',
    find: 'const SHORT_WAIT_SECONDS = 1;',
    replace: 'const SHORT_WAIT_SECONDS = 86_400;',
    caughtBy: upgrade,
  },
  {
    promises: [53],
    what: 'an older server does not work on an extended schema',
    file: 'src/store/connection/migrations.ts',
    find: 'newer.filter(isContract)',
    replace: "newer.filter((name) => isContract(name) || name !== '')",
    caughtBy: upgrade,
  },
  {
    promises: [53],
    what: 'a migration removes what the previous version uses',
    file: 'migrations/007_identity_tables.ts',
    find: 'const SCRIPT = `\n',
    replace: 'const SCRIPT = `\nalter table listen_keys modify sealed_key varchar(500) not null;\n',
    caughtBy: {
      file: 'test/store/connection/migrationRules.test.ts',
      name: 'no migration prevents the previous version from serving',
    },
  },
  {
    promises: [55],
    what: 'a package is added without a description',
    file: 'package.json',
    find: '    "ws": "8.23.0"',
    replace: '    "left-pad": "1.3.0",\n    "ws": "8.23.0"',
    caughtBy: { file: 'test/tidy.test.ts', name: 'src/dependencies.md describes each direct dependency' },
  },
  {
    promises: [55],
    what: 'packages may run install scripts',
    file: '.npmrc',
    find: 'ignore-scripts=true\n',
    replace: '',
    caughtBy: { file: 'test/tidy.test.ts', name: 'every package has one exact version' },
  },
  ...[
    [
      'later postings are not subtracted from balances',
      'src/engine/audit/balances.ts',
      'accountText(account, balance - sum)',
      'accountText(account, balance)',
    ],
    [
      'balances are not compared with the checkpoint',
      'src/engine/audit/balances.ts',
      'if (atCheckpoint.digestHex() !== checkpoint.balances)',
      'if (atCheckpoint.digestHex() === undefined)',
    ],
    [
      'orders from before the checkpoint are not compared with it',
      'src/engine/audit/orders.ts',
      'digest.digestHex() === checkpoint.openOrders',
      "digest.digestHex() !== ''",
    ],
    [
      'charges of orders from before the checkpoint are not checked',
      'src/engine/audit/orders.ts',
      'const traded = tradedBefore(order, halves);',
      'const traded = tradedBefore(order, []);',
    ],
    [
      'klines restart at the checkpoint',
      'src/engine/audit/trades.ts',
      'new FoldedKlines(from.klines);\n    let',
      'new FoldedKlines([]);\n    let',
    ],
    [
      'an audit with violations keeps the checkpoint',
      'src/engine/audit/audit.ts',
      'await ignoreOutage(deleteAuditCheckpoint(connection));',
      ';',
    ],
    [
      'unbalanced entries are accepted',
      'src/engine/audit/entries.ts',
      'for (const [asset, total] of [[this.asset, this.total] as const, ...this.others])',
      'for (const [asset, total] of this.others)',
    ],
    [
      'entries that are unbalanced in an asset other than their first are accepted',
      'src/engine/audit/entries.ts',
      'for (const [asset, total] of [[this.asset, this.total] as const, ...this.others])',
      'for (const [asset, total] of [[this.asset, this.total] as const])',
    ],
    [
      'new open orders are not compared with their trades',
      'src/engine/audit/orders.ts',
      'for (const order of exchange.orders.values()) if (order.id > checkpoint.orderId) check(order);',
      '',
    ],
    [
      'new closed orders are not compared with their trades',
      'src/engine/audit/orders.ts',
      'check(orderFromRow(row));',
      ';',
    ],
    [
      'closed orders may have holds',
      'src/engine/audit/orders.ts',
      'held !== 0n)\n    snapshot',
      'held < 0n)\n    snapshot',
    ],
  ].map(([what = '', file = '', find = '', replace = '']) => ({
    promises: [3, 52],
    what,
    file,
    find,
    replace,
    caughtBy: auditCheckpoint,
  })),
];
