/** The scripts of the collection, which run in the client that sends its requests (Postman, or newman on a command line). */

/**
 * Before each request: sets `nonce`, and for a request with the header `Signature` also `timestamp` and `signature`, as
 * version 2 of the signature requires.
 */
export const SIGNING_SCRIPT: readonly string[] = `const now = Date.now();
// Each request with a nonce needs a new one that is greater than those before it.
const nonce = Math.max(now, Number(pm.collectionVariables.get('lastNonce') || 0) + 1);
pm.collectionVariables.set('lastNonce', nonce);
pm.variables.set('nonce', String(nonce));

if (pm.request.headers.has('Signature')) {
  const CryptoJS = require('crypto-js');
  const resolve = (text) => pm.variables.replaceIn(text);
  const url = resolve(pm.request.url.toString()).replace(/^[a-z]+:\\/\\/[^/]+/, '').split('#')[0];
  const [path, query = ''] = url.split('?');
  const hasBody = pm.request.method !== 'GET' && pm.request.body && pm.request.body.raw;
  const body = hasBody ? resolve(pm.request.body.raw) : '';
  const signedText = [
    'TALAD-SIGNATURE-2',
    resolve('{{apiKey}}'),
    String(now),
    '',
    pm.request.method,
    path,
    query,
    CryptoJS.SHA256(body).toString(),
  ].join('\\n');
  pm.variables.set('timestamp', String(now));
  pm.variables.set('signature', CryptoJS.HmacSHA512(signedText, resolve('{{apiSecret}}')).toString());
}`.split('\n');

/** After a request: copies members of a successful response to variables of the collection. */
export function rememberScript(remembered: readonly (readonly [string, string])[]): string[] {
  return [
    'if (pm.response.code < 300) {',
    '  const body = pm.response.json();',
    ...remembered.map(([member, variable]) => `  pm.collectionVariables.set('${variable}', String(body.${member}));`),
    '}',
  ];
}
