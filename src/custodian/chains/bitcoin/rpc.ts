/** JSON-RPC of a Bitcoin Core compatible node: one deadline for each request, and no amount is ever read from JSON. */
import { readFileSync } from 'node:fs';
import { Pool } from 'undici';
import { NodeError } from '../chain';

export interface BitcoinRpcOptions {
  /** May contain a user and a password. */
  readonly url: string;
  /** Read before each request, because the node writes a new one at each start; empty if the URL has the password. */
  readonly cookieFile: string;
  readonly timeoutMs: number;
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

export interface BitcoinRpc {
  /** Throws `RpcRefusal` or `NodeError`. */
  call<Result>(method: string, ...parameters: readonly unknown[]): Promise<Result>;
  close(): Promise<void>;
}

const CONNECTIONS = 4;

export function createBitcoinRpc({ url, cookieFile, timeoutMs }: BitcoinRpcOptions): BitcoinRpc {
  const { origin, pathname, username, password } = new URL(url);
  const pool = new Pool(origin, { connections: CONNECTIONS, connect: { timeout: timeoutMs } });

  return {
    async call<Result>(method: string, ...parameters: readonly unknown[]): Promise<Result> {
      const { status, text } = await post(JSON.stringify({ jsonrpc: '1.0', id: 1, method, params: parameters }));
      const answer = parseAnswer(text);
      // A node that starts or is overloaded answers without a JSON object.
      if (answer === undefined) throw new NodeError(`${method}: the node answered with status ${status}`);
      if (answer.error !== null && answer.error !== undefined)
        throw new RpcRefusal(answer.error.code, `${method}: ${answer.error.message}`);
      return answer.result as Result;
    },
    close: () => pool.destroy(),
  };

  async function post(body: string): Promise<{ readonly status: number; readonly text: string }> {
    try {
      const response = await pool.request({
        method: 'POST',
        path: pathname,
        headers: { 'content-type': 'application/json', authorization: `Basic ${credentials().toString('base64')}` },
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      return { status: response.statusCode, text: await response.body.text() };
    } catch (error) {
      // The message of a connection error names an address, and no credentials.
      throw new NodeError(
        `the node does not respond: ${(error as NodeJS.ErrnoException).code ?? (error as Error).name}`,
      );
    }
  }

  function credentials(): Buffer {
    if (cookieFile !== '') return readFileSync(cookieFile);
    return Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  }
}

interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string } | null;
}

function parseAnswer(text: string): RpcAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'result' in answer ? (answer as RpcAnswer) : undefined;
  } catch {
    return undefined;
  }
}
