/** Signs requests with version 2, and the contract's worked examples of it. */
import { createHmac, createPrivateKey, type KeyObject, sign as signBytes } from 'node:crypto';
import document from '../../generated/openapi.json';
import { type SignedRequestParts, signedRequestText } from '../../src/core/values/requestSignature';

export interface SignatureV2Vector {
  readonly name: string;
  readonly algorithm: string;
  readonly secret?: string;
  /** The private key, as DER in Base64. Its public key is only in these examples. */
  readonly privateKey?: string;
  readonly publicKey?: string;
  readonly apiKey: string;
  readonly timestamp: string;
  readonly recvWindow?: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string | null;
  readonly message: string;
  readonly signature: string;
}

export const signatureV2Vectors: readonly SignatureV2Vector[] =
  document.components.securitySchemes.signature['x-signature-v2-vectors'];

/** A request as a client means to send it. */
export interface RequestToSign {
  readonly method: string;
  /** Includes the query string. */
  readonly path: string;
  readonly body?: string | undefined;
  /** The present time if omitted. */
  readonly timestampMs?: number;
  readonly recvWindow?: string;
}

/** A secret as text, or an Ed25519 private key. */
export type SigningKey = string | KeyObject;

export function signText(key: SigningKey, text: string): string {
  return typeof key === 'string'
    ? createHmac('sha512', key).update(text).digest('hex')
    : signBytes(null, Buffer.from(text), key).toString('hex');
}

export function privateKeyOf({ privateKey = '' }: SignatureV2Vector): KeyObject {
  return createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
}

export function signedV2Headers(
  { apiKey, key }: { readonly apiKey: string; readonly key: SigningKey },
  { method, path, body, timestampMs = Date.now(), recvWindow }: RequestToSign,
): Record<string, string> {
  const [pathOnly = '', query = ''] = path.split('?');
  const timestamp = String(timestampMs);
  const parts: SignedRequestParts = {
    apiKey,
    timestamp,
    recvWindow: recvWindow ?? '',
    method,
    path: pathOnly,
    query,
    body: body ?? '',
  };
  return {
    authorization: `TDAX-API ${apiKey}`,
    'signature-version': '2',
    'x-timestamp': timestamp,
    ...(recvWindow !== undefined && { 'x-recv-window': recvWindow }),
    signature: signText(key, signedRequestText(parts)),
  };
}
