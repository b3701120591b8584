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
];
