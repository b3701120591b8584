/**
 * Signs requests to a Talad exchange. No dependencies: it runs wherever `fetch` and Web Crypto are (browsers, Node.js 20, Deno, Bun).
 *
 * `signingFetch` is a `fetch` that signs, so any client that takes a `fetch` of one's own needs nothing else:
 *
 *     const client = createClient<paths>({ baseUrl: 'https://exchange.example', fetch: signingFetch({ apiKey, apiSecret }) });
 */

export interface SigningOptions {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** How many milliseconds a request may take to reach the exchange (at most 60,000). Without it no time is sent, and a request never runs late. */
  readonly recvWindow?: number;
  /** What sends; the platform's own unless given. */
  readonly fetch?: typeof fetch;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

export function signingFetch({ apiKey, apiSecret, recvWindow, fetch: send = fetch }: SigningOptions): typeof fetch {
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

/** HMAC-SHA512 of the message under the secret, which is text and never decoded, in lower-case hex. */
export async function sign(apiSecret: string, message: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(apiSecret), { name: 'HMAC', hash: 'SHA-512' }, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(message)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
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
