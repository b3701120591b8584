/** The client of the JSON-RPC of a blockchain node, with a deadline for each request. */
import { Pool } from 'undici';
import { parseJson } from './json';

export interface NodeRpcOptions {
  /** URL of the node. It may contain a user and a password. */
  readonly url: string;
  readonly timeoutMs: number;
  readonly version: '1.0' | '2.0';
  /** Returns the `authorization` header, which replaces user and password of the URL. Called before each request. */
  readonly authorization?: (() => string | undefined) | undefined;
  /**
   * If true, numbers with eight decimals are returned as texts, so that none is rounded. A Bitcoin node writes amounts
   * in this form.
   */
  readonly amountsAsText?: boolean;
}

/** The node did not respond, or not as its interface promises. */
export class NodeError extends Error {
  override readonly name = 'NodeError';
}

/** The node answered with an error. All other failures are a plain `NodeError`. */
export class RpcRefusal extends NodeError {
  constructor(
    readonly rpcCode: number,
    message: string,
  ) {
    super(message);
  }
}

export interface RpcCall {
  readonly method: string;
  readonly parameters: readonly unknown[];
}

export interface NodeRpc {
  /** Throws `RpcRefusal` or `NodeError`. */
  call<Result>(method: string, ...parameters: readonly unknown[]): Promise<Result>;
  /** Returns the results in the order of the calls. Throws if one of them fails. */
  callAll<Result>(calls: readonly RpcCall[]): Promise<readonly Result[]>;
  close(): Promise<void>;
}

const CONNECTIONS = 4;
/** Largest number of calls in one request, because hosted nodes refuse larger batches. */
const CALLS_PER_REQUEST = 50;

export function createNodeRpc({
  url,
  timeoutMs,
  version,
  authorization = () => basicAuthorization(url),
  amountsAsText = false,
}: NodeRpcOptions): NodeRpc {
  const { origin, pathname, search } = new URL(url);
  const path = `${pathname}${search}`;
  const pool = new Pool(origin, { connections: CONNECTIONS, connect: { timeout: timeoutMs } });

  return {
    async call<Result>(method: string, ...parameters: readonly unknown[]): Promise<Result> {
      const { status, body } = await post(request({ method, parameters }, 1));
      return resultOf<Result>(method, body, status);
    },

    async callAll<Result>(calls: readonly RpcCall[]): Promise<readonly Result[]> {
      const results: Result[] = [];
      for (let from = 0; from < calls.length; from += CALLS_PER_REQUEST) {
        const some = calls.slice(from, from + CALLS_PER_REQUEST);
        const { status, body } = await post(some.map(request));
        const answers = new Map((Array.isArray(body) ? body : []).map((one: RpcAnswer) => [one.id, one]));
        results.push(...some.map(({ method }, index) => resultOf<Result>(method, answers.get(index), status)));
      }
      return results;
    },

    close: () => pool.destroy(),
  };

  function request({ method, parameters }: RpcCall, id: number): object {
    return { jsonrpc: version, id, method, params: parameters };
  }

  async function post(content: object): Promise<{ readonly status: number; readonly body: unknown }> {
    try {
      const allowed = authorization();
      const response = await pool.request({
        method: 'POST',
        path,
        headers: {
          'content-type': 'application/json',
          ...(allowed === undefined ? {} : { authorization: allowed }),
        },
        body: JSON.stringify(content),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      const text = await response.body.text();
      return { status: response.statusCode, body: parseJson(amountsAsText ? quoteAmounts(text) : text) };
    } catch (error) {
      // The message of a connection error names an address, and no credentials.
      throw new NodeError(
        `the node does not respond: ${(error as NodeJS.ErrnoException).code ?? (error as Error).name}`,
      );
    }
  }
}

interface RpcAnswer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string } | null;
}

/** The header for the user and password of the URL; undefined if it contains neither. */
function basicAuthorization(url: string): string | undefined {
  const { username, password } = new URL(url);
  if (username === '' && password === '') return undefined;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}

function quoteAmounts(json: string): string {
  return json.replaceAll(/(:\s*)(\d+\.\d{8})(?=[,\s}])/g, '$1"$2"');
}

function resultOf<Result>(method: string, body: unknown, status: number): Result {
  const answer = typeof body === 'object' && body !== null ? (body as RpcAnswer) : {};
  if (answer.error !== null && answer.error !== undefined)
    throw new RpcRefusal(answer.error.code, `${method}: ${answer.error.message}`);
  // A node that is starting or overloaded answers with something else than a JSON object.
  if (!('result' in answer)) throw new NodeError(`${method}: the node answered with status ${status}`);
  return answer.result as Result;
}
