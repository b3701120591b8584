/**
 * Between the custodian and a node: passes its calls on, and on request refuses those that broadcast, does not deliver
 * them, or loses their answers. It remembers what was to be broadcast.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `lost`: the node is not reached. `answer_lost`: it is, but its answer does not arrive. `refused`: it has no room. */
export type BroadcastFate = 'pass' | 'lost' | 'answer_lost' | 'refused';

const BROADCASTS = new Set(['eth_sendRawTransaction', 'sendrawtransaction']);
const REFUSAL = { code: -32_000, message: 'txpool is full' };

export class NodeRelay {
  broadcastFate: BroadcastFate = 'pass';
  /** The bytes of each attempt, in hexadecimal. */
  readonly broadcasts: string[] = [];

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    /** With the node's credentials. */
    readonly url: string,
  ) {}

  /** `nodeUrl` may contain user and password. */
  static async start(nodeUrl: string): Promise<NodeRelay> {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = new URL(nodeUrl);
    url.port = String((server.address() as AddressInfo).port);
    const relay = new NodeRelay(server, url.href.replace(/\/$/, ''));
    server.on('request', (request, response) => {
      relay.pass(new URL(nodeUrl).origin, request, response).catch(() => response.destroy());
    });
    return relay;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async pass(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString('utf8');
    const call = JSON.parse(body) as { readonly id?: number; readonly method?: string; readonly params?: unknown[] };
    const isBroadcast = BROADCASTS.has(call.method ?? '');
    const fate = isBroadcast ? this.broadcastFate : 'pass';
    if (isBroadcast) this.broadcasts.push(String(call.params?.[0]).replace(/^0x/, ''));
    if (fate === 'lost') return void response.destroy();
    if (fate === 'refused')
      return void response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, result: null, error: REFUSAL }));
    const { authorization = '' } = request.headers;
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    const answer = await fetch(origin, { method: 'POST', headers, body });
    const text = await answer.text();
    if (fate === 'answer_lost') return void response.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  }
}
