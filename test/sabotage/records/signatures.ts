/** Faults in signatures of version 2, and in keys that are limited to them. */
import type { PlantedFault } from '../plantedFault';

const authentication = 'src/api/http/authentication/authentication.ts';
const signedRequest = 'src/api/http/authentication/signedRequest.ts';
const requestSignature = 'src/core/values/requestSignature.ts';
const verificationKeys = 'src/store/identity/verificationKeys.ts';
const signatureV2 = 'test/http/authentication/signatureV2.test.ts';

export const SIGNATURES: readonly PlantedFault[] = [
  {
    promises: [28],
    what: 'a key that is limited to version 2 accepts version 1',
    file: authentication,
    find: 'if (credential.isV2Only && signed.version === 1) return VERSION_2_REQUIRED;',
    replace: '',
    caughtBy: { file: signatureV2, name: 'refuses the constant signature of a GET that is used for' },
  },
  {
    promises: [28],
    what: 'the path is not signed',
    file: signedRequest,
    find: '    path,\n    query: queryText,',
    replace: "    path: '/api/orders/test',\n    query: queryText,",
    caughtBy: { file: signatureV2, name: 'a signed dry run that is sent as an order is refused' },
  },
  {
    promises: [28],
    what: 'the method is not signed',
    file: requestSignature,
    find: 'recvWindow, method, path, query',
    replace: "recvWindow, method === '' ? '' : 'ANY', path, query",
    caughtBy: { file: signatureV2, name: 'a signed request that is sent with' },
  },
  {
    promises: [28],
    what: 'the query is not signed',
    file: signedRequest,
    find: '    query: queryText,',
    replace: "    query: queryText === '' ? '' : 'limit=1',",
    caughtBy: { file: signatureV2, name: 'a signed request that is sent with' },
  },
  {
    promises: [28],
    what: 'the body is not signed',
    file: requestSignature,
    find: "hash('sha256', body, 'hex')].join",
    replace: "hash('sha256', body.length === 0 ? '' : 'body', 'hex')].join",
    caughtBy: { file: signatureV2, name: 'a signed request that is sent with' },
  },
  {
    promises: [28],
    what: 'a request of version 2 is accepted at any later time',
    file: signedRequest,
    find: 'if (-skewMs <= windowMs && skewMs <= aheadMaxMs) return undefined;',
    replace: 'if (skewMs <= aheadMaxMs) return undefined;',
    caughtBy: { file: signatureV2, name: 'ms off with a window of' },
  },
  {
    promises: [28],
    what: 'the API key is not signed, so that one public key serves for all of its API keys',
    file: requestSignature,
    find: 'return [FIRST_LINE, apiKey, timestamp',
    replace: 'return [FIRST_LINE, apiKey.slice(0, 5), timestamp',
    caughtBy: { file: signatureV2, name: 'does not sign for another API key with the same public key' },
  },
  {
    promises: [28],
    what: 'a public key is used as the secret of an HMAC',
    file: verificationKeys,
    find: "algorithm: 'ed25519', publicKey: text.slice(ED25519_V2.length), isV2Only: true };",
    replace: "algorithm: 'hmac', secret: text.slice(ED25519_V2.length), isV2Only: true };",
    caughtBy: { file: signatureV2, name: 'is not accepted as the secret of an HMAC, in either version' },
  },
  {
    promises: [33],
    what: 'the limit to version 2 in the encrypted text is ignored',
    file: verificationKeys,
    find: 'secret: text.slice(HMAC_V2.length), isV2Only: true }',
    replace: 'secret: text.slice(HMAC_V2.length), isV2Only: false }',
    caughtBy: { file: signatureV2, name: 'stays limited if a writer of the tables clears the columns' },
  },
  {
    promises: [28],
    what: 'weak public keys are accepted, with which anybody can sign',
    file: requestSignature,
    find: "WEAK_KEYS.has(bytes.toString('hex')) ? undefined : line;",
    replace: "WEAK_KEYS.has('') ? undefined : line;",
    caughtBy: { file: 'test/pages/apiKeys/apiKeys.test.ts', name: ', keeps the values, and creates no key' },
  },
  {
    promises: [28],
    what: 'names and texts of members that make messages of version 1 ambiguous are accepted',
    file: signedRequest,
    find: 'if (body !== undefined && isAmbiguous(body)) return AMBIGUOUS;',
    replace: '',
    caughtBy: { file: signatureV2, name: 'a body with a member name with' },
  },
  {
    promises: [28],
    what: 'messages of the WebSocket API may have the signed text of another one',
    file: 'src/api/http/authentication/binanceRequest.ts',
    find: 'if (signature !== undefined && hasAmbiguousParameter(params))',
    replace: 'if (signature === params && hasAmbiguousParameter(params))',
    caughtBy: { file: 'test/security/signedText.test.ts', name: 'is refused at the WebSocket API' },
  },
  {
    promises: [6],
    what: 'a transaction id with 0x is another one than without',
    file: 'src/usecases/custody/transactionIds.ts',
    find: 'const HEXADECIMAL = /^(?:0x)?([0-9a-f]+)$/i;',
    replace: 'const HEXADECIMAL = /^((?:0x)?[0-9a-f]+)$/i;',
    caughtBy: {
      file: 'test/handlers/system/receiveCustodyCallback.test.ts',
      name: 'a deposit whose transaction id is reported with and without 0x',
    },
  },
  {
    promises: [32],
    what: 'caches may keep private responses',
    file: 'src/api/http/responses/jsonResponse.ts',
    find: "else headerLines.push('Cache-Control', 'no-store');",
    replace: '',
    caughtBy: { file: 'test/http/pipeline/cacheControl.test.ts', name: 'no cache may keep the response' },
  },
];
