/** Faults in the signatures of the Binance-compatible interface, and in the kinds of API keys. */
import type { PlantedFault } from '../plantedFault';

const authentication = 'src/api/http/authentication/authentication.ts';
const binanceSignature = 'test/http/authentication/binanceSignature.test.ts';

export const BINANCE_SIGNATURES: readonly PlantedFault[] = [
  {
    promises: [28],
    what: 'the time of a Binance request is ignored',
    file: authentication,
    find: "if (message !== undefined) return { code: 'OUTSIDE_RECV_WINDOW', message };",
    replace: "if (message === '') return { code: 'OUTSIDE_RECV_WINDOW', message };",
    caughtBy: { file: binanceSignature, name: 'is refused with the skew' },
  },
  {
    promises: [28],
    what: 'the form of a Binance request is not signed if there is a query',
    file: 'src/core/values/binanceSignature.ts',
    find: 'return { text: signedQuery + signedBody,',
    replace: "return { text: signedQuery === '' ? signedBody : signedQuery,",
    caughtBy: { file: binanceSignature, name: 'is refused, and places nothing' },
  },
  {
    promises: [28],
    what: 'a signed Binance request can be divided anew between query and form',
    file: 'src/api/http/authentication/binanceRequest.ts',
    find: "queryText === '' || bodyText === '' ? undefined : parameterNames(context)",
    replace: "queryText !== '-' ? undefined : parameterNames(context)",
    caughtBy: { file: binanceSignature, name: 'a signed text that is divided anew between query and form is refused' },
  },
  {
    promises: [28],
    what: 'the Binance interface accepts keys of the exchange’s own kind',
    file: authentication,
    find: "if (credential === undefined || credential.kind === 'talad' || isExpiredOrRevoked(credential, nowMs))",
    replace: 'if (credential === undefined || isExpiredOrRevoked(credential, nowMs))',
    caughtBy: { file: binanceSignature, name: 'of the exchange’s own kind are refused alike' },
  },
  {
    promises: [28],
    what: "keys of a Binance kind verify the exchange's own signatures",
    file: authentication,
    find: "if (credential?.kind !== 'talad') return DUMMY_SIGNING_KEY;",
    replace: 'if (credential === undefined) return DUMMY_SIGNING_KEY;',
    caughtBy: {
      file: 'test/accounts/apiKeys.test.ts',
      name: 'a key of a Binance kind is listed with its kind, and does not sign requests of this exchange',
    },
  },
  {
    promises: [33],
    what: 'the code of a row of an API key does not cover its kind',
    file: 'src/store/secrets/codedTables.ts',
    find: "later: { kind: 'talad' },",
    replace: 'later: {},',
    caughtBy: {
      file: 'test/security/changedCredentials.test.ts',
      name: 'an API key of a Binance kind is not turned into one of another kind in the table',
    },
  },
  {
    promises: [30],
    what: 'a key that may place orders cancels others by replacing them',
    file: 'src/api/handlers/binanceTrading/replaceBinanceOrder.ts',
    find: "if (!context.caller.permissions.has('order_cancel'))",
    replace: 'if (context.caller.permissions.size === 0)',
    caughtBy: { file: binanceSignature, name: 'a key that may place but not cancel orders does not replace orders' },
  },
];
