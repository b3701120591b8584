/** Faults in following the primary of a replication group, and in what its errors mean. */
import type { PlantedFault } from '../plantedFault';

export const GROUP: readonly PlantedFault[] = [
  {
    promises: [18],
    what: 'a transaction that the replication group did not accept counts as not done',
    file: 'src/store/connection/databaseError.ts',
    find: 'new Set([1180, 3100, 3101])',
    replace: 'new Set([1180, 3100])',
    caughtBy: { file: 'test/store/connection/commitErrors.test.ts', name: 'of a statement that commits by itself' },
  },
  {
    promises: [18],
    what: 'an error of COMMIT counts as not done unless its number is known',
    file: 'src/store/connection/engineConnection.ts',
    find: "statements[completed] === 'COMMIT'",
    replace: "statements[completed] === 'commit'",
    caughtBy: { file: 'test/store/connection/commitErrors.test.ts', name: 'at COMMIT: the outcome is unknown' },
  },
  {
    promises: [13],
    what: 'a secondary of a replication group is used as its primary',
    file: 'src/store/connection/groupMembership.ts',
    find: "if (role !== 'PRIMARY')",
    replace: "if (role === '')",
    caughtBy: { file: 'test/store/connection/primaryFinder.test.ts', name: 'a secondary that was made writable' },
  },
  {
    promises: [13],
    what: 'a primary that has lost the majority of its group is used',
    file: 'src/store/connection/groupMembership.ts',
    find: 'if (2 * online <= members)',
    replace: 'if (online === 0)',
    caughtBy: { file: 'test/store/connection/primaryFinder.test.ts', name: 'a primary without the majority' },
  },
  {
    promises: [17],
    what: 'connections to a former primary are used again after a failover',
    file: 'src/store/connection/primaryFinder.ts',
    find: '    this.order = [host, ...this.order.filter((other) => other !== host)];\n    this.beginTerm();\n',
    replace: '    this.order = [host, ...this.order.filter((other) => other !== host)];\n',
    caughtBy: { file: 'test/store/connection/primaryFinder.test.ts', name: 'a new primary begins a new term' },
  },
  {
    promises: [16],
    what: 'a server that was safe once is not checked again, so that it may come back with unsafe settings',
    file: 'src/store/connection/durability.ts',
    find: '  const faults = await findUnsafeSettings((sql) => connection.rows(sql));\n',
    replace:
      '  const safe = ((globalThis as { safe?: Set<string> }).safe ??= new Set());\n' +
      '  const { serverIdentity } = connection;\n' +
      '  const faults = safe.has(serverIdentity) ? [] : await findUnsafeSettings((sql) => connection.rows(sql));\n' +
      '  if (faults.length === 0) safe.add(serverIdentity);\n',
    caughtBy: { file: 'test/store/connection/serverCheck.test.ts', name: 'each connection is checked' },
  },
  {
    promises: [16],
    what: 'a Galera cluster is accepted',
    file: 'src/store/connection/durability.ts',
    find: "    'wsrep_on',",
    replace: "    'wsrep',",
    caughtBy: { file: 'test/store/connection/serverCheck.test.ts', name: 'a Galera node' },
  },
];
