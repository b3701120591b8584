/** Signs requests in the browser. The secret never leaves it. */

export interface SignedParts {
  readonly apiKey: string;
  readonly secret: string;
  readonly method: string;
  readonly path: string;
  /** Without question mark. */
  readonly query: string;
  readonly body: string;
}

/** The headers of version 2 of the exchange's signature. */
export async function signVersion2(parts: SignedParts): Promise<Record<string, string>> {
  const { apiKey, secret, method, path, query, body } = parts;
  const timestamp = String(Date.now());
  const hash = toHex(await crypto.subtle.digest('SHA-256', encode(body)));
  const text = ['TALAD-SIGNATURE-2', apiKey, timestamp, '', method, path, query, hash].join('\n');
  return {
    Authorization: `TDAX-API ${apiKey}`,
    'Signature-Version': '2',
    'X-Timestamp': timestamp,
    Signature: await hmac('SHA-512', secret, text),
  };
}

/** The query with time and signature, as on Binance. */
export async function signBinanceQuery(query: string, secret: string): Promise<string> {
  const text = `${query === '' ? '' : `${query}&`}timestamp=${Date.now()}`;
  return `${text}&signature=${await hmac('SHA-256', secret, text)}`;
}

async function hmac(hash: string, secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash }, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, encode(text)));
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
