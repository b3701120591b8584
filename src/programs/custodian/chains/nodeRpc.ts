/** JSON-RPC of a node: one deadline for each request, and no amount is ever read from a JSON number. */
import { Pool } from 'undici';
import { NodeError } from '../model/chain';

export interface NodeRpcOptions {
  readonly url: string;
  readonly timeoutMs: number;
  readonly version: '1.0' | '2.0';
  /** The `authorization` header; undefined if the node needs none. Called before each request. */
  readonly authorization: () => string | undefined;
}

/** The node answered with an error. Anything else that goes wrong is a plain `NodeError`. */
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
  /** The results in the order of the calls. Throws if one of them fails. */
  callAll<Result>(calls: readonly RpcCall[]): Promise<readonly Result[]>;
  close(): Promise<void>;
}

const CONNECTIONS = 4;
/** Hosted nodes refuse larger batches. */
const CALLS_PER_REQUEST = 50;

export function createNodeRpc({ url, timeoutMs, version, authorization }: NodeRpcOptions): NodeRpc {
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
      return { status: response.statusCode, body: parsed(await response.body.text()) };
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function resultOf<Result>(method: string, body: unknown, status: number): Result {
  const answer = typeof body === 'object' && body !== null ? (body as RpcAnswer) : {};
  if (answer.error !== null && answer.error !== undefined)
    throw new RpcRefusal(answer.error.code, `${method}: ${answer.error.message}`);
  // A node that starts or is overloaded answers without a JSON object.
  if (!('result' in answer)) throw new NodeError(`${method}: the node answered with status ${status}`);
  return answer.result as Result;
}
