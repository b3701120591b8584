/** Faults in surviving outages: when server and database are killed, frozen, cut off, or refuse writes. */
import type { PlantedFault } from '../plantedFault';

const engine = 'src/engine/engine.ts';

export const OUTAGES: readonly PlantedFault[] = [
  {
    promises: [1, 2],
    what: 'a batch is committed only when the next one starts, and the server is killed before that',
    file: 'src/store/engine/commitBatch.ts',
    find: ", ...inserts, 'COMMIT'])",
    replace: ', ...inserts])',
    caughtBy: {
      file: 'test/crash/kill.test.ts',
      name: 'no acknowledged order or withdrawal is lost',
      environment: { ROUNDS: '2', SEED: '1' },
    },
  },
  {
    promises: [12],
    what: 'a cancelled order stays in the book',
    file: 'src/core/decide/orderJournalEntries.ts',
    find: '  exchange.book(symbol.symbol).remove(order);\n',
    replace: '',
    caughtBy: { file: 'test/engine/stopOrders.test.ts', name: '10,000 races between a cancel and a fill one wins' },
  },
  {
    promises: [14],
    what: 'a list shows rows before they are known to be durable',
    file: engine,
    find: '    if (this.pipeline.isCommitting) await this.publisher.nextRelease();\n',
    replace: '',
    caughtBy: { file: 'test/engine/durableReads.test.ts', name: 'a list endpoint does not answer with rows' },
  },
  {
    promises: [14],
    what: 'a list shows rows of a commit with an unknown outcome',
    file: engine,
    find: "    if (this.pipeline.generation !== generation) throw new Outage('not_done', READ_ACROSS_RECOVERY);\n",
    replace: '',
    caughtBy: {
      file: 'test/engine/durableReads.test.ts',
      name: 'a list read before the answer to the COMMIT was lost',
    },
  },
  {
    promises: [16],
    what: 'a database that flushes commits once a second is accepted as durable',
    file: 'src/store/connection/durability.ts',
    find: "['innodb_flush_log_at_trx_commit', oneOf('1'),",
    replace: "['innodb_flush_log_at_trx_commit', oneOf('1', '2'),",
    caughtBy: {
      file: 'test/store/connection/durability.test.ts',
      name: 'each unsafe setting keeps the server from starting',
    },
  },
  {
    promises: [17],
    what: 'the server ends when the database disappears',
    file: 'src/engine/engineLoop.ts',
    find: '    if (!isOutage(error)) {\n',
    replace: '    if (error instanceof Error) {\n',
    caughtBy: {
      file: 'test/chaos/databaseEnds.chaos.ts',
      name: 'the database dies or restarts',
      environment: { ROUNDS: '2', SEED: '1' },
    },
  },
  {
    promises: [19],
    what: 'a request that waits for a frozen database gets 500',
    file: 'src/api/http/pipeline/admission.ts',
    find: 'if (error instanceof Outage)',
    replace: "if (error instanceof Outage && error.outcome === 'unknown')",
    caughtBy: {
      file: 'test/chaos/frozenDatabase.chaos.ts',
      name: 'a database frozen for',
      environment: { FROZEN_MS: '5000' },
    },
  },
  {
    promises: [17],
    what: 'the connection for lookups is not kept alive, so the database closes it',
    file: 'src/engine/engineWriter.ts',
    find: '    await this.compareClocks();\n  }',
    replace: '  }',
    caughtBy: {
      file: 'test/store/connection/idleConnections.test.ts',
      name: 'an order after an idle period is accepted at once',
    },
  },
  {
    promises: [7, 17],
    what: 'a truncated result counts as complete',
    file: 'src/store/connection/resultStream.ts',
    find: '    if (this.failure !== undefined) throw this.failure;\n',
    replace: '',
    caughtBy: {
      file: 'test/store/connection/resultStream.test.ts',
      name: 'a connection that ends half-way is an unanswered error',
    },
  },
  {
    promises: [7, 17],
    what: 'the unread rest of a result is returned to the next statement',
    file: 'src/store/connection/resultStream.ts',
    find: "    if (how === 'complete') return;\n",
    replace: '    return;\n',
    caughtBy: {
      file: 'test/store/connection/resultStream.test.ts',
      name: 'stopping half-way closes the connection',
    },
  },
  {
    promises: [20],
    what: 'the server ends when a connection breaks',
    file: 'src/engine/engineLoop.ts',
    find: '    if (!isOutage(error)) {\n',
    replace: '    if (!isOutage(error) || !error.answered) {\n',
    caughtBy: {
      file: 'test/chaos/badLink.chaos.ts',
      name: 's over a link that is slow',
      environment: { LINK_SECONDS: '6', SEED: '1' },
    },
  },
  {
    promises: [21],
    what: 'a transaction that was rolled back for a deadlock is not retried',
    file: 'src/store/connection/databaseError.ts',
    find: 'new Set([1213, 1205, 1020])',
    replace: 'new Set([1205, 1020])',
    caughtBy: {
      file: 'test/engine/lockWaits.test.ts',
      name: 'deadlocks with a transaction that locks the same rows',
      environment: { ROUNDS: '4' },
    },
  },
  {
    promises: [22],
    what: 'a read-only database counts as a bug of the server',
    file: 'src/store/connection/databaseError.ts',
    find: 'new Set([1062,',
    replace: 'new Set([1290, 1062,',
    caughtBy: { file: 'test/engine/refusedWrites.test.ts', name: 'a read-only database' },
  },
  {
    promises: [21],
    what: 'an import of addresses fails if the database ends it because of a deadlock',
    file: 'src/store/connection/columnValues.ts',
    find: 'error.errno === DEADLOCK',
    replace: 'error.errno === -DEADLOCK',
    caughtBy: {
      file: 'test/handlers/operator/importDepositAddresses.test.ts',
      name: 'an import that the database ends because of a deadlock is repeated',
    },
  },
];
