/**
 * The rules that the partner check tests, each with the sentence of the contract (spec/partner.openapi.yaml and its
 * guide) that states it. The sentences are quoted literally; a test compares them with the published document.
 */

export interface CheckDefinition {
  /** A few words that name the tested rule. */
  readonly title: string;
  /** A sentence of the contract, or its relevant part. */
  readonly sentence: string;
}

const INVALID_GRANT =
  'The code or the refresh token is not valid (`invalid_grant`), or the app does not accept the request.';
const CODE_ONCE =
  'A code is valid once, and only with the verifier that belongs to its challenge; the app must check this.';
const BODY = 'the body is at most 8 KiB, uncompressed, in UTF-8, and one JSON object without duplicate members;';

export const CHECKS = {
  redirectUri: {
    title: 'authorize: another redirect URI is refused',
    sentence: 'Compare it with the registered one, character by character.',
  },
  authorization: {
    title: 'authorize: the user returns with a code',
    sentence: 'The app redirects the user to the redirect URI of the exchange, `/portal/callback`, with a code.',
  },
  state: { title: 'authorize: the state is returned unchanged', sentence: 'Return it unchanged.' },
  issuer: {
    title: 'authorize: the response names the registered issuer',
    sentence: 'Once the operator has registered the issuer, the exchange rejects responses without it.',
  },
  clientSecret: {
    title: 'token: a wrong client secret is refused with 401',
    sentence: 'The client id or secret of the exchange is not valid.',
  },
  unknownCode: { title: 'token: an unknown code is refused', sentence: INVALID_GRANT },
  unknownRefreshToken: { title: 'token: an unknown refresh token is refused', sentence: INVALID_GRANT },
  wrongVerifier: { title: 'token: a code with a wrong verifier is refused', sentence: CODE_ONCE },
  code: {
    title: 'token: a code is redeemed for an access token',
    sentence:
      'For a code that the app issued: `grant_type=authorization_code` with `code`, `redirect_uri` and `code_verifier`.',
  },
  codeTwice: { title: 'token: a code that was used is refused', sentence: CODE_ONCE },
  refresh: {
    title: 'token: an access token is renewed',
    sentence: 'To renew an access token: `grant_type=refresh_token` with `refresh_token`.',
  },
  refreshAgain: {
    title: 'token: the newest refresh token renews again',
    sentence: 'If the response to a renewal contains another refresh token, it replaces the old one.',
  },
  coin: {
    title: 'deposit address: a valid address of the requested coin',
    sentence: 'a deposit address is for the requested coin and is valid, checksum included',
  },
  tagAbsent: {
    title: 'deposit address: no tag on a network without tags',
    sentence: "If the coin's network has no tags, omit it or send null or an empty string.",
  },
  tagPresent: {
    title: 'deposit address: a tag on a network that requires one',
    sentence: 'If the network requires a tag, a response without one is refused.',
  },
  unknownCoin: {
    title: 'deposit address: a coin that does not exist is answered 404',
    sentence: 'The app does not receive this coin.',
  },
  invalidToken: {
    title: 'deposit address: an invalid access token is answered 401',
    sentence: 'The access token is not valid or has expired.',
  },
  expiredToken: {
    title: 'deposit address: an expired access token is answered 401',
    sentence: 'The access token is not valid or has expired.',
  },
  publicAddress: {
    title: 'every request: the address is public',
    sentence: 'The exchange connects to public addresses only.',
  },
  reachable: {
    title: 'every request: the app answers',
    sentence: 'Without a usable response nothing is bought',
  },
  deadline: {
    title: 'every request: the answer arrives in time',
    sentence:
      'The exchange waits 3 seconds in all for the name lookup, the connection, TLS, the headers and the complete body.',
  },
  redirects: { title: 'every answer: no redirect', sentence: 'The exchange does not follow redirects.' },
  mediaType: {
    title: 'every answer: the media type is JSON',
    sentence: 'the status is 200 and the media type is `application/json`;',
  },
  size: { title: 'every answer: at most 8 KiB', sentence: BODY },
  compression: { title: 'every answer: not compressed', sentence: BODY },
  json: { title: 'every answer: one JSON object', sentence: BODY },
  schema: { title: 'every answer: matches its schema', sentence: 'the body matches its schema in this document;' },
  webhook: {
    title: 'webhook: a signed message is accepted',
    sentence: 'Answer a message of a `type` that you do not know like any other, with a status from 200 to 299.',
  },
  webhookSignature: {
    title: 'webhook: a wrong signature is refused',
    sentence: 'If none of them is right, answer 400, 401 or 403.',
  },
  webhookUnsigned: {
    title: 'webhook: a message without a signature is refused',
    sentence: 'If none of them is right, answer 400, 401 or 403.',
  },
  webhookBody: {
    title: 'webhook: a changed body is refused',
    sentence: 'the signature covers the id, the timestamp and the body as it was received',
  },
  webhookOld: {
    title: 'webhook: an old message is refused',
    sentence: 'Refuse a message whose timestamp differs from your clock by more than 5 minutes in the same way.',
  },
  webhookFuture: {
    title: 'webhook: a message from the future is refused',
    sentence: 'Refuse a message whose timestamp differs from your clock by more than 5 minutes in the same way.',
  },
  webhookRotation: {
    title: 'webhook: one right signature of several is enough',
    sentence: 'While a secret is being replaced there are several signatures, separated by spaces; one is enough.',
  },
  webhookRepeated: {
    title: 'webhook: a repeated message is accepted as the same one',
    sentence:
      'A message whose `webhook-id` you have already processed is the same message: answer it with the same status',
  },
} as const satisfies Readonly<Record<string, CheckDefinition>>;

export type CheckId = keyof typeof CHECKS;
