/** Faults in the protection of people against strangers who want to lock them out. */
import type { PlantedFault } from '../plantedFault';

export const DENIAL_OF_SERVICE: readonly PlantedFault[] = [
  {
    promises: [31],
    what: 'the header of every peer is believed when TRUST_PROXY lists some',
    file: 'src/http/pipeline/addresses.ts',
    find: 'isTrusted: isIP(peer) !== 0 && isAllowed(',
    replace: 'isTrusted: isIP(peer) !== 0 || isAllowed(',
    caughtBy: {
      file: 'test/http/pipeline/trustedProxy.test.ts',
      name: 'a client that forges the header from elsewhere is known by its own address',
    },
  },
  {
    promises: [42],
    what: 'the host of a request is not compared',
    file: 'src/http/pipeline/hostCheck.ts',
    find: 'return isLoopbackName(name) && isLoopbackAddress(clientIp);',
    replace: 'return isLoopbackAddress(clientIp);',
    caughtBy: {
      file: 'test/http/pipeline/hostCheck.test.ts',
      name: 'a page of another site that resolves its name to this server gets no data',
    },
  },
  {
    promises: [42],
    what: 'a client behind the proxy may name the server localhost',
    file: 'src/http/pipeline/hostCheck.ts',
    find: 'return isLoopbackName(name) && isLoopbackAddress(clientIp);',
    replace: 'return isLoopbackName(name) && clientIp.length > 0;',
    caughtBy: {
      file: 'test/http/pipeline/hostCheck.test.ts',
      name: 'a client behind the proxy may not',
    },
  },
  {
    promises: [52],
    what: 'a server that other machines reach without TLS starts',
    file: 'src/config.ts',
    find: 'if (allowPlainHttp || isLoopback(host)',
    replace: "if (allowPlainHttp || host !== ''",
    caughtBy: {
      file: 'test/launch/unsafeStart.test.ts',
      name: 'a server that other machines reach without TLS does not start',
    },
  },
];
