/** Faults of gateways as complete processes: their connection to the bus, what they tell each other, and their end. */
import type { PlantedFault } from '../plantedFault';

const natsBus = 'src/engine/cluster/natsBus.ts';
const identity = 'test/cluster/identity.test.ts';
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
    promises: [60, 63],
    what: 'a gateway serves with a clock that is an hour wrong',
    file: 'src/programs/roles/gateway.ts',
    find: '    clockGuard: clock,\n',
    replace: '',
    caughtBy: { file: 'test/cluster/gatewayClock.test.ts', name: 'refuses to start, and says why' },
  },
  {
    promises: [45, 63],
    what: 'a gateway does not count what a client uses of its limits at the others',
    file: 'src/engine/cluster/limitUses.ts',
    find: 'if (session === this.options.session) return;',
    replace: "if (session !== '') return;",
    caughtBy: { file: 'test/cluster/limitUses.test.ts', name: 'what a key and an address use at one gateway' },
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
