/**
 * Signs requests to a Talad exchange. No dependencies: it runs wherever `fetch` and Web Crypto are (browsers, Node.js 24, Deno, Bun).
 *
 * `signingFetch` is a `fetch` that signs, so any client that takes a `fetch` of one's own needs nothing else:
 *
 *     const client = createClient<paths>({ baseUrl: 'https://exchange.example', fetch: signingFetch({ apiKey, apiSecret, version: 2 }) });
 *
 * Signatures of version 2 are valid for one request only, and for a few seconds. Version 1 is the default because existing programs use it.
 */

export interface SigningOptions {
  readonly apiKey: string;
  /** The secret of the API key; not needed with `privateKey`. */
  readonly apiSecret?: string;
  /** The Ed25519 private key whose public key was registered with the API key, in PEM format (`BEGIN PRIVATE KEY`). It always signs with version 2. */
  readonly privateKey?: string;
  /** The version of the signature; 1 if omitted. */
  readonly version?: 1 | 2;
  /** How many milliseconds a request may take to reach the exchange (at most 60,000). If omitted, it is 5000 in version 2; in version 1 no time is sent, and a request never expires. */
  readonly recvWindow?: number;
  /** What sends; the platform's own unless given. */
  readonly fetch?: typeof fetch;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

export function signingFetch(options: SigningOptions): typeof fetch {
  const { apiKey, apiSecret, privateKey, version = 1, recvWindow, fetch: send = fetch } = options;
  if (privateKey !== undefined || version === 2) return signingFetchV2(options);
  if (apiSecret === undefined) throw new Error('either apiSecret or privateKey is required');
  return async (input, init) => {
    const request = new Request(input, init);
    const body = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.clone().text();
    const headers = new Headers(request.headers);
    let message = body === '' ? '' : canonicalMessage(JSON.parse(body));
    if (recvWindow !== undefined) {
      const timestamp = String(Date.now());
      headers.set('X-Timestamp', timestamp);
      headers.set('X-Recv-Window', String(recvWindow));
      message = timedMessage(message, timestamp, String(recvWindow));
    }
    headers.set('Authorization', `TDAX-API ${apiKey}`);
    headers.set('Signature', await sign(apiSecret, message));
    return send(new Request(request, { headers }));
  };
}

/** The parts of a request that a signature of version 2 covers, as they are sent. */
export interface SignedParts {
  readonly apiKey: string;
  /** The value of `X-Timestamp`. */
  readonly timestamp: string;
  /** The value of `X-Recv-Window`; empty or omitted if the header is not sent. */
  readonly recvWindow?: string;
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query?: string;
  readonly body?: string | Uint8Array;
}

/** The text that version 2 signs. */
export async function requestText({ apiKey, timestamp, recvWindow = '', method, path, query = '', body = '' }: SignedParts): Promise<string> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
  const bodyHash = hex(await crypto.subtle.digest('SHA-256', bytes));
  return ['TALAD-SIGNATURE-2', apiKey, timestamp, recvWindow, method, path, query, bodyHash].join('\n');
}

/** The Ed25519 signature of the text with the private key (PEM), in lower-case hex. */
export async function signEd25519(privateKey: string, text: string): Promise<string> {
  const base64 = privateKey.replace(/-----(BEGIN|END) PRIVATE KEY-----/g, '').replace(/\s/g, '');
  const der = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('pkcs8', der, 'Ed25519', false, ['sign']);
  return hex(await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(text)));
}

function signingFetchV2({ apiKey, apiSecret, privateKey, recvWindow, fetch: send = fetch }: SigningOptions): typeof fetch {
  if (apiSecret === undefined && privateKey === undefined) throw new Error('either apiSecret or privateKey is required');
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    const timestamp = String(Date.now());
    const text = await requestText({
      apiKey,
      timestamp,
      recvWindow: recvWindow === undefined ? '' : String(recvWindow),
      method: request.method,
      path,
      query: search.slice(1),
      body: new Uint8Array(await request.clone().arrayBuffer()),
    });
    headers.set('Signature-Version', '2');
    headers.set('X-Timestamp', timestamp);
    if (recvWindow !== undefined) headers.set('X-Recv-Window', String(recvWindow));
    headers.set('Authorization', `TDAX-API ${apiKey}`);
    headers.set('Signature', privateKey === undefined ? await sign(apiSecret ?? '', text) : await signEd25519(privateKey, text));
    return send(new Request(request, { headers }));
  };
}

/** HMAC-SHA512 of the message under the secret, which is text and never decoded, in lower-case hex. */
export async function sign(apiSecret: string, message: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(apiSecret), { name: 'HMAC', hash: 'SHA-512' }, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, text.encode(message)));
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The body's members sorted by name, `name=value` joined by `&`. What is inside another member is named after its nearest parent alone. */
export function canonicalMessage(body: { readonly [member: string]: Json }, parent = ''): string {
  return Object.keys(body)
    .sort(inByteOrder)
    .map((name) => memberText(body[name] ?? null, name, parent))
    .join('&');
}

/** What stands in front when `X-Timestamp` is sent. The window is 5000 where `X-Recv-Window` is not. */
export function timedMessage(message: string, timestamp: string, recvWindow = '5000'): string {
  const time = `timestamp=${timestamp}&recvWindow=${recvWindow}`;
  return message === '' ? time : `${time}&${message}`;
}

function memberText(value: Json, name: string, parent: string): string {
  if (Array.isArray(value)) return value.map((entry: Json, index) => memberText(entry, String(index), name)).join('&');
  if (typeof value === 'object' && value !== null) return canonicalMessage(value as { readonly [member: string]: Json }, name);
  return `${parent === '' ? name : `${parent}[${name}]`}=${String(value)}`;
}

function inByteOrder(one: string, other: string): number {
  const [a, b] = [one, other].map((name) => [...new TextEncoder().encode(name)]);
  const at = a?.findIndex((byte, index) => byte !== b?.[index]) ?? -1;
  return at < 0 ? one.length - other.length : (a?.[at] ?? 0) - (b?.[at] ?? -1);
}
