/** Faults in the protection of people against strangers who want to lock them out. */
import type { PlantedFault } from '../plantedFault';

const strangers = 'test/pages/signIn/strangersGuesses.test.ts';
const shares = 'test/pages/signIn/hashingShares.test.ts';
const addressPool = 'test/security/depositAddressPool.test.ts';

export const DENIAL_OF_SERVICE: readonly PlantedFault[] = [
  {
    promises: [45],
    what: 'requests that were sent before the client could read the first refusal count towards a ban',
    file: 'src/api/http/calls/weightLimits.ts',
    find: 'if (nowMs - use.refusedSinceMs >= this.settings.noticeMs) use.offences += 1;',
    replace: 'use.offences += 1;',
    caughtBy: {
      file: 'test/http/pipeline/weightLimits.test.ts',
      name: '500 requests at once are served up to the limit, and the others get 429 and ban nobody',
    },
  },
  {
    promises: [45],
    what: 'a banned address cannot cancel its orders',
    file: 'src/api/http/pipeline/admission.ts',
    find: "if (isOverWeight && allowance.allowed && call.operation?.permission === 'order_cancel') {",
    replace: "if (isOverWeight && allowance.allowed && call.operation?.permission === 'order_create') {",
    caughtBy: {
      file: 'test/http/pipeline/weightLimits.test.ts',
      name: 'cancels its orders with a valid key, over HTTP and in messages, and does nothing else',
    },
  },
  {
    promises: [31],
    what: 'the header of every peer is believed when TRUST_PROXY lists some',
    file: 'src/api/http/calls/addresses.ts',
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
    file: 'src/api/http/calls/hostCheck.ts',
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
    file: 'src/api/http/calls/hostCheck.ts',
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
    file: 'src/foundation/settings/config.ts',
    find: 'if (allowPlainHttp || isLoopback(host)',
    replace: "if (allowPlainHttp || host !== ''",
    caughtBy: {
      file: 'test/launch/unsafeStart.test.ts',
      name: 'a server that other machines reach without TLS does not start',
    },
  },
  {
    promises: [35],
    what: 'failures count for the account alone, so that a stranger locks it',
    file: 'src/usecases/accounts/failedAttempts.ts',
    find: 'ipNetwork(origin.ip, GUESS_NETWORK)',
    replace: "ipNetwork('192.0.2.1', GUESS_NETWORK)",
    caughtBy: { file: strangers, name: 'a stranger who guesses from one network locks only that network' },
  },
  {
    promises: [35],
    what: 'a device that signed in before has no allowance of its own',
    file: 'src/usecases/accounts/devices.ts',
    find: "return isKnown ? { kind: 'device', hash }",
    replace: "return isKnown && cookie === '' ? { kind: 'device', hash }",
    caughtBy: { file: strangers, name: 'locks out neither a device that signed in before nor a live session' },
  },
  {
    promises: [35],
    what: 'the device cookie of any account gives an allowance',
    file: 'src/usecases/accounts/devices.ts',
    find: 'const isKnown = await isKnownDevice(database, userId ?? 0, hash);',
    replace: 'const isKnown = (await isKnownDevice(database, userId ?? 0, hash)) || hash.length > 0;',
    caughtBy: { file: strangers, name: "the device cookie of an attacker's own account gives no allowance" },
  },
  {
    promises: [35],
    what: 'a guesser with many networks is not bounded',
    file: 'src/usecases/accounts/failedAttempts.ts',
    find: ', name: account, failuresMax: failuresPerAccountTotalMax }',
    replace: ', name: origin.ip, failuresMax: failuresPerAccountTotalMax }',
    caughtBy: { file: strangers, name: 'a stranger with many networks gets a bounded number of guesses' },
  },
  {
    promises: [35],
    what: 'known devices wait in the queue of strangers',
    file: 'src/usecases/accounts/passwordHashing.ts',
    find: 'if (userId !== undefined) {',
    replace: 'if (userId === -1) {',
    caughtBy: { file: shares, name: 'a flood from many networks keeps no device that signed in before' },
  },
  {
    promises: [35],
    what: 'a full queue of password hashes refuses whoever comes last',
    file: 'src/usecases/accounts/fairQueue.ts',
    find: 'const isOwn = wide === undefined ||',
    replace: 'const isOwn = tiers.wide.length > 0 ||',
    caughtBy: { file: 'test/accounts/fairQueue.test.ts', name: 'when full,' },
  },
  {
    promises: [35],
    what: 'each /56 network of IPv6 has a share of the queue',
    file: 'src/usecases/accounts/passwordHashing.ts',
    find: 'wide: ipNetwork(ip, { ipv4: 24, ipv6: 48 })',
    replace: 'wide: ipNetwork(ip, { ipv4: 24, ipv6: 56 })',
    caughtBy: { file: shares, name: 'keeps no user of another network from signing in with a new device' },
  },
  {
    promises: [35],
    what: 'a network that floods the sign-in waits no longer than others',
    file: 'src/usecases/accounts/passwordHashing.ts',
    find: 'previous.seconds * 2)',
    replace: 'previous.seconds * 1)',
    caughtBy: { file: shares, name: 'the network that floods has to wait longer each time' },
  },
  {
    promises: [35],
    what: 'forms of a network that has to wait are written before they are refused',
    file: 'src/web/signIn/signIn.ts',
    find: '  refuseDelayed: ({ device }, { accounts }) => refuseDelayedSignIn(accounts, device),\n',
    replace: '',
    caughtBy: { file: shares, name: 'a form of the network that floods writes nothing' },
  },
  {
    promises: [30],
    what: 'accounts that are not verified get deposit addresses',
    file: 'src/usecases/deposits/findOrAssignDepositAddress.ts',
    find: '? user.isEmailVerified :',
    replace: '? user.level.length > 0 :',
    caughtBy: { file: addressPool, name: 'accounts that were made for it, without confirmed addresses, get none' },
  },
  {
    promises: [6],
    what: 'concurrent requests of a user for a deposit address fail',
    file: 'src/store/transfers/depositAddresses.ts',
    find: 'if ((await unlessDuplicate(withTimeout(database, claim))) !== 0) return findDepositAddress(database, route);',
    replace:
      "if ((await withTimeout(database, claim.whereNotNull('id'))) !== 0) return findDepositAddress(database, route);",
    caughtBy: { file: addressPool, name: 'one user who asks again and again' },
  },
];
