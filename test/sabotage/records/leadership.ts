/** Faults of the lease and of the event log: two leaders, a leader deposed without need, lost commits not noticed. */
import type { PlantedFault } from '../plantedFault';

const watch = 'src/engine/leaseWatch.ts';
const watched = (name: string) => ({ file: 'test/engine/leaseWatch.test.ts', name });
const noticed = (name: string) => ({ file: 'test/engine/lostCommits.test.ts', name });

export const LEADERSHIP: readonly PlantedFault[] = [
  {
    promises: [58],
    what: 'a leader that renews its lease is deposed',
    file: watch,
    find: 'last.epoch !== view.epoch || last.beat !== view.beat',
    replace: 'last.epoch !== view.epoch',
    caughtBy: watched('a holder that renews its lease is alive for ever'),
  },
  {
    promises: [58, 62],
    what: 'a free lock counts as proof on a server where the leader never had it',
    file: watch,
    find: "    if (!hasSeenItHeld && lockServer !== connection.serverIdentity) return 'undecided';\n",
    replace: '',
    caughtBy: watched('a free lock proves nothing on a database server where the holder never had it'),
  },
  {
    promises: [58],
    what: 'an outage of the database counts as silence of the leader',
    file: watch,
    find: '    this.last = undefined;\n',
    replace: '',
    caughtBy: watched('time in which the database did not answer'),
  },
  {
    promises: [58],
    what: 'a leader that reconnects at once is deposed',
    file: watch,
    find: "    return nowMs - this.unlockedSinceMs >= momentMs ? 'gone' : 'undecided';",
    replace: "    return momentMs > 0 ? 'gone' : 'undecided';",
    caughtBy: watched('a holder that lost its connection and comes back within that moment keeps the lease'),
  },
  {
    promises: [58, 59],
    what: 'a leader that has lost its lock believes in its lease until it expires',
    file: 'src/engine/engineWriter.ts',
    find: ' && withoutLockMs < TRUSTED_WITHOUT_LOCK_MS',
    replace: ' && withoutLockMs < this.options.leaseMs',
    caughtBy: {
      file: 'test/simulation/foundFaults.test.ts',
      name: 'a leader that has lost its lock and cannot reconnect does not believe in its lease',
    },
  },
  {
    promises: [22],
    what: 'a leader whose database refuses to write gives up its lock',
    file: 'src/engine/engineWriter.ts',
    find: 'this.lockKeeper = connection?.isOpen === true ? connection : undefined;',
    replace: 'this.lockKeeper = undefined;',
    caughtBy: { file: 'test/engine/refusedWrites.test.ts', name: 'a read-only database' },
  },
  {
    promises: [57],
    what: 'a start does not compare the tables with what was published',
    file: 'src/store/engine/lostCommits.ts',
    find: '    if (last < sequence) return LostCommits.missing(last, published);\n',
    replace: '',
    caughtBy: noticed('lost commits are refused, and accepted only under the sequence'),
  },
  {
    promises: [57],
    what: 'a different history of the same length is not noticed',
    file: 'src/store/engine/lostCommits.ts',
    find: 'return isSame ? undefined : LostCommits.different(published);',
    replace: 'return undefined;',
    caughtBy: noticed('a different history of the same length is refused'),
  },
  {
    promises: [57],
    what: 'any value of ACCEPT_DATA_LOSS_FROM accepts any loss',
    file: 'src/engine/engineWriter.ts',
    find: 'loss.from !== acceptedFrom',
    replace: 'acceptedFrom === 0',
    caughtBy: noticed('lost commits are refused, and accepted only under the sequence'),
  },
  {
    promises: [57],
    what: 'a running server accepts a loss because of a setting that was left in place',
    file: 'src/engine/engineWriter.ts',
    find: '    await this.refuseLoss(connection);\n',
    replace: '    await this.acceptLoss(connection);\n',
    caughtBy: noticed('a loss that was accepted at a start is not accepted again while the engine runs'),
  },
  {
    promises: [57],
    what: 'a server that is refused records that it accepts a loss',
    file: 'src/engine/engineWriter.ts',
    find: '      await this.refuseLoss(connection, this.options.acceptDataLossFrom);\n',
    replace: '      await this.acceptLoss(connection);\n',
    caughtBy: noticed('a server that is refused beside a leader accepts nothing'),
  },
  {
    promises: [57],
    what: 'a running server blames another leader when its database was put back',
    file: 'src/engine/engineWriter.ts',
    find: 'return loss ?? error;',
    replace: 'return error;',
    caughtBy: noticed('a running engine stops for good when its database comes back without the last five commits'),
  },
  {
    promises: [57],
    what: 'the audit does not verify the hashes of events',
    file: 'src/engine/audit/eventChain.ts',
    find: 'hash: verifyEventLink(previous, row),',
    replace: "hash: previous === '' ? verifyEventLink(previous, row) : row.hash.toString('hex'),",
    caughtBy: noticed('the audit finds an event that was changed'),
  },
];
