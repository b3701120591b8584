/** Faults of gateways as complete processes: their connection to the bus, what they tell each other, and their end. */
import type { PlantedFault } from '../plantedFault';

const natsBus = 'src/engine/cluster/natsBus.ts';
const identity = 'test/cluster/identity.test.ts';
const swappedDatabase = 'test/cluster/swappedDatabase.test.ts';
const caughtByBus = (name: string) => ({ file: 'test/cluster/natsBus.test.ts', name });

export const GATEWAYS: readonly PlantedFault[] = [
  {
    promises: [51, 63],
    what: 'a server that stops closes connections on which the next request of a busy client is on its way',
    file: 'src/api/http/server/server.ts',
    find: 'eventLoop.after(idleMs, ()',
    replace: 'eventLoop.after(0 * idleMs, ()',
    caughtBy: {
      file: 'test/http/pipeline/outage.test.ts',
      name: 'while the server stops, a request on a connection that was open before is answered',
    },
  },
  {
    promises: [63],
    what: 'a defect that shows when the bus is connected again ends the server',
    file: natsBus,
    find: '      try {\n        listener(isConnected);',
    replace: '      listener(isConnected);\n      try {',
    caughtBy: caughtByBus('also if a listener throws'),
  },
  {
    promises: [2, 63],
    what: 'a gateway publishes without a connection to the bus, so that its messages arrive much later or never',
    file: natsBus,
    find: '    if (!this.isUp) return false;\n',
    replace: '',
    caughtBy: caughtByBus('without the server nothing is sent'),
  },
  {
    promises: [59, 63],
    what: 'a frozen bus is noticed after minutes',
    file: natsBus,
    find: 'pingInterval: PING_INTERVAL_MS,',
    replace: 'pingInterval: 60 * PING_INTERVAL_MS,',
    caughtBy: caughtByBus('a server that is frozen is noticed soon'),
  },
  {
    promises: [51, 63],
    what: 'a server that stops waits until the bus is back',
    file: natsBus,
    find: 'if (this.isUp) await this.drainInTime();',
    replace:
      'for (; !this.isUp; ) await new Promise((resolve) => setTimeout(resolve, 100));\n    await this.drainInTime();',
    caughtBy: { file: 'test/cluster/busAway.test.ts', name: 'gateways and their engine end in order while the bus' },
  },
  {
    promises: [30, 63],
    what: 'a gateway does not tell the others that a key was revoked',
    file: 'src/api/http/server/server.ts',
    find: '    identityChanges?.announceChange();',
    replace: '    identityChanges?.onChange(() => undefined);',
    caughtBy: { file: identity, name: 'a key that is revoked at one gateway is refused at the other' },
  },
  {
    promises: [50, 63],
    what: 'a gateway does not tell the others that a listen key has ended',
    file: 'src/programs/roles/frontend.ts',
    find: '    identityChanges?.announceListenKeyEnded(hash);',
    replace: '    void hash;',
    caughtBy: { file: identity, name: 'a listen key that is deleted at one gateway closes its connections' },
  },
  {
    promises: [59, 63],
    what: 'a gateway or engine serves with a copy of the database of the leader',
    file: 'src/engine/cluster/leaderComparison.ts',
    find: 'const ofDatabase = isSame ? []',
    replace: 'const ofDatabase = isSame || !isSame ? []',
    caughtBy: { file: 'test/cluster/otherDatabase.test.ts', name: 'whose database is a copy of the leader' },
  },
  {
    promises: [59, 63],
    what: 'a running gateway goes on serving when a copy takes the place of its database',
    file: 'src/engine/cluster/leaderComparison.ts',
    find: "    if (refused === '') return this.accept();\n    this.isAgreed = false;",
    replace: "    if (refused === '' || this.isAgreed) return this.accept();\n    this.isAgreed = false;",
    caughtBy: { file: swappedDatabase, name: 'a running gateway does not serve while a copy is in the place' },
  },
  {
    promises: [59, 63],
    what: 'a gateway whose pool leads to a former database is refused instead of opening new connections',
    file: 'src/engine/cluster/leaderComparison.ts',
    find: '  options.renewConnections();\n',
    replace: '',
    caughtBy: { file: swappedDatabase, name: 'opens new ones, and goes on serving' },
  },
  {
    promises: [59, 63],
    what: 'a gateway that does not serve says so in the log twice a second',
    file: 'src/engine/cluster/leaderComparison.ts',
    find: '    const isNews = withoutBeats(refused) !== withoutBeats(this.refusal);',
    replace: '    const isNews = withoutBeats(refused) !== this.refusal;',
    caughtBy: { file: swappedDatabase, name: 'and says so once' },
  },
  {
    promises: [58, 63],
    what: 'a standby takes the lead on a copy of the database, beside the leader',
    file: 'src/programs/roles/engineOnly.ts',
    find: 'leader.lead(custody, confirmNoLeader)',
    replace: 'leader.lead(custody)',
    caughtBy: { file: swappedDatabase, name: 'a standby does not take the lead when a copy takes the place' },
  },
  {
    promises: [58],
    what: 'a question of a gateway takes back the lease that its leader has just released',
    file: 'src/store/engine/lease.ts',
    find: "'WHERE id = 1 AND epoch = ? AND expires_at_ms > 0'",
    replace: "'WHERE id = 1 AND epoch = ?'",
    caughtBy: { file: 'test/store/engine/lease.test.ts', name: 'does not take back a lease' },
  },
  {
    promises: [60, 63],
    what: 'a running gateway serves while its leader has another time',
    file: 'src/engine/cluster/gatewayEngine.ts',
    find: ' &&\n      this.options.clockGuard?.isAgreeing !== false\n',
    replace: '\n',
    caughtBy: {
      file: 'test/cluster/gatewayClock.test.ts',
      name: 'a running gateway is not ready while the time of its leader is another one',
    },
  },
  {
    promises: [60, 63],
    what: 'a gateway is ready although its own clock has jumped',
    file: 'src/engine/health.ts',
    find: 'databaseAnswers && clockTrusted && accepting',
    replace: 'databaseAnswers && accepting',
    caughtBy: { file: 'test/cluster/gatewayClock.test.ts', name: 'is not ready, ends no session' },
  },
  {
    promises: [60, 63],
    what: 'a gateway serves with a clock that is an hour wrong',
    file: 'src/programs/roles/gateway.ts',
    find: '    clockGuard: clock,\n',
    replace: '',
    caughtBy: { file: 'test/cluster/gatewayClock.test.ts', name: 'refuses to start, and says why' },
  },
  {
    promises: [63],
    what: 'the commands that reach a leader that stands still are lost',
    file: 'src/engine/cluster/engineService.ts',
    find: 'if (canProve && engine.epoch !== this.epoch) this.listen(engine.epoch);',
    replace: 'if ((canProve ? engine.epoch : 0) !== this.epoch) this.listen(canProve ? engine.epoch : 0);',
    caughtBy: {
      file: 'test/cluster/suspendedLeader.test.ts',
      name: 'orders that reach a suspended leader are executed',
    },
  },
  {
    promises: [52, 60],
    what: 'a start goes on without a word after events of a clock that was ahead',
    file: 'src/engine/futureEvents.ts',
    find: 'if (eventMs > acceptedTimeMs) throw new FutureEvents(times);',
    replace: 'if (eventMs < 0 * acceptedTimeMs) throw new FutureEvents(times);',
    caughtBy: { file: 'test/time/futureEvents.test.ts', name: 'a start refuses events of tomorrow' },
  },
];
