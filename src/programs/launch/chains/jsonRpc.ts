/** A client of the JSON-RPC of a node for development. Amounts with decimals arrive as text, so that none is rounded. */

export interface JsonRpcAddress {
  readonly url: string;
  /** `user:password` */
  readonly credentials?: string;
}

/** The node's own refusal, as opposed to a node that cannot be reached. */
export class JsonRpcError extends Error {
  override readonly name = 'JsonRpcError';

  constructor(
    method: string,
    readonly code: number,
    readonly reason: string,
  ) {
    super(`${method}: ${reason} (${code})`);
  }
}

const TIMEOUT_MS = 30_000;

interface JsonRpcResponse {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string } | null;
}

export async function callJsonRpc<Result>(
  { url, credentials }: JsonRpcAddress,
  method: string,
  params: readonly unknown[],
): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(credentials === undefined ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (!text.startsWith('{')) throw new Error(`${method}: HTTP status ${response.status} ${text.slice(0, 200)}`);
  const { result, error } = JSON.parse(text.replaceAll(/(:\s*)(\d+\.\d{8})(?=[,\s}])/g, '$1"$2"')) as JsonRpcResponse;
  if (error !== undefined && error !== null) throw new JsonRpcError(method, error.code, error.message);
  return result as Result;
}
