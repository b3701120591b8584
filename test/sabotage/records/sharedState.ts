/** Faults in what several processes share: positions of the event log, partners' tokens, cached credentials. */
import type { PlantedFault } from '../plantedFault';

const renewals = 'test/portal/tokenRenewals.test.ts';

export const SHARED_STATE: readonly PlantedFault[] = [
  {
    promises: [63],
    what: 'a request does not wait for the position that its response must reflect',
    file: 'src/api/http/pipeline/pipeline.ts',
    find: 'if (minSequence > this.options.engine.publishedSequence && !',
    replace: 'if (minSequence < 0 && !',
    caughtBy: { file: 'test/http/pipeline/minSequence.test.ts', name: 'a request waits for its position' },
  },
  {
    promises: [63],
    what: 'a request that waits for a position is released by any event',
    file: 'src/engine/sequenceWaiters.ts',
    find: '      if (waiter.sequence > published) continue;\n',
    replace: '',
    caughtBy: { file: 'test/http/pipeline/minSequence.test.ts', name: 'a request waits for its position' },
  },
  {
    promises: [63],
    what: 'a client resumes at a server that has not published its position',
    file: 'src/api/streams/handshake.ts',
    find: 'if ((await this.parts.userData?.isReached(after)) === false)',
    replace: 'if (after < 0)',
    caughtBy: { file: 'test/streams/userData.test.ts', name: 'must not be repeated; of an event that does not come' },
  },
  {
    promises: [63],
    what: 'any number of requests may wait for a position',
    file: 'src/engine/sequenceWait.ts',
    find: 'if (this.waiting >= this.waitingMax) return false;',
    replace: 'if (this.waiting >= this.waitingMax * 1_000) return false;',
    caughtBy: { file: 'test/http/pipeline/minSequence.test.ts', name: 'requests that wait take no room from others' },
  },
  {
    promises: [63],
    what: 'several servers may have the claim on one renewal',
    file: 'src/store/portal/tokenRenewals.ts',
    find: 'return claimed === 1 ? { sessionId, untilMs } : undefined;',
    replace: 'return claimed <= 1 ? { sessionId, untilMs } : undefined;',
    caughtBy: { file: renewals, name: 'of servers that renew a token at the same time, one uses the refresh token' },
  },
  {
    promises: [63],
    what: 'the claim of a killed server does not expire',
    file: 'src/store/portal/tokenRenewals.ts',
    find: 'heldUntilMs > nowMs && heldUntilMs <= nowMs + 2 * validMs',
    replace: 'heldUntilMs <= nowMs + 2 * validMs',
    caughtBy: { file: renewals, name: 'the claim of a server that was killed blocks the others until it expires' },
  },
  {
    promises: [63],
    what: 'a server that was suspended during a renewal ends a session that another one has renewed',
    file: 'src/usecases/portal/accessTokens.ts',
    find: '    if (known !== undefined) return known;\n    await endPortalSession',
    replace: '    await endPortalSession',
    caughtBy: { file: renewals, name: 'a server that was suspended for longer than its claim' },
  },
  {
    promises: [63],
    what: 'gateways cache credentials as long as a single server',
    file: 'src/api/http/authentication/credentials.ts',
    find: 'Math.min(authentication.identityCacheMs, GATEWAY_CACHE_MS_MAX)',
    replace: 'authentication.identityCacheMs',
    caughtBy: {
      file: 'test/http/authentication/credentials.test.ts',
      name: 'a key that is revoked at one gateway is refused at the other within a second',
    },
  },
];
