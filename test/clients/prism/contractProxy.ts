/**
 * Passes requests for published operations through Prism, which validates them and their responses, and all others, such
 * as those for pages, directly to the exchange. Prism reports violations in a response header.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { asObject, type DocumentObject, members } from '../../../src/programs/codegen/json/jsonDocument';
import { BUILD } from '../../support/build';
import { freePort } from '../../support/freePort';

const PRISM = join(BUILD, 'clients', 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js');
const START_TIMEOUT_MS = 120_000;

export interface Violation {
  /** The operation id and, for a response, its status. */
  readonly operation: string;
  readonly status: number;
  /** As Prism names it, such as `response.body`. */
  readonly location: string;
  readonly message: string;
}

export interface ContractProxy {
  readonly baseUrl: string;
  /** The ids of the operations that succeeded at least once. */
  seen(): string[];
  violations(): readonly Violation[];
  /** Prism sees a JSON body with one more member in the next response to a request for this path. */
  corruptNext(path: string): void;
  close(): Promise<void>;
}

interface ContractProxyOptions {
  readonly exchangeUrl: string;
  readonly document: DocumentObject;
  /** The file with the document. */
  readonly file: string;
  /** Ids of operations that do not pass through Prism. */
  readonly direct: readonly string[];
}

export async function startContractProxy({
  exchangeUrl,
  document,
  file,
  direct,
}: ContractProxyOptions): Promise<ContractProxy> {
  const operations = operationsOf(document);
  const seen = new Set<string>();
  const violations: Violation[] = [];
  let corrupted: string | null = null;

  // Behind Prism, so that a test can change what Prism sees.
  const back = await listen((incoming, outgoing) =>
    forward(incoming, outgoing, {
      target: exchangeUrl,
      change(_response, body) {
        if (incoming.url !== corrupted) return body;
        corrupted = null;
        return Buffer.from(body.toString('utf8').replace('{', '{"unexpected":1,'));
      },
    }),
  );
  const prism = await startPrism(file, addressOf(back));
  const front = await listen((incoming, outgoing) => {
    const id = operations.find(
      ({ method, path }) =>
        (method === incoming.method || (method === 'GET' && incoming.method === 'HEAD')) &&
        path.test((incoming.url ?? '').replace(/\?.*/, '')),
    )?.id;
    // Prism knows only the methods that a document lists.
    const isChecked = id !== undefined && !direct.includes(id) && incoming.method !== 'HEAD';
    forward(incoming, outgoing, {
      target: isChecked ? prism.baseUrl : exchangeUrl,
      change({ headers, statusCode = 0 }, body) {
        if (id !== undefined && statusCode < 400) seen.add(id);
        const report = headers['sl-violations'];
        if (isChecked && typeof report === 'string')
          violations.push(...readReport(report).map((found) => ({ operation: id, status: statusCode, ...found })));
        return body;
      },
    });
  });

  return {
    baseUrl: addressOf(front),
    seen: () => [...seen],
    violations: () => violations,
    corruptNext: (path) => {
      corrupted = path;
    },
    async close() {
      for (const server of [front, back]) {
        server.closeAllConnections();
        server.close();
      }
      prism.child.kill();
      if (prism.child.exitCode === null && prism.child.signalCode === null) await once(prism.child, 'exit');
    },
  };
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, change }: { target: string; change(response: IncomingMessage, body: Buffer): Buffer },
): void {
  const { method, headers } = incoming;
  const onward = request(`${target}${incoming.url}`, { method, headers }, (response) => {
    answer(response).catch(() => outgoing.destroy());
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);

  async function answer(response: IncomingMessage): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    const body = change(response, Buffer.concat(parts));
    const {
      'transfer-encoding': _encoding,
      'content-length': _length,
      connection: _connection,
      ...kept
    } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, {
      ...kept,
      ...(method !== 'HEAD' && { 'content-length': body.length }),
    });
    outgoing.end(body);
  }
}

/** Paths without parameters first: `/api/orders/user` is not an order's. */
function operationsOf(document: DocumentObject): { id: string; method: string; path: RegExp }[] {
  const paths = members(document['paths']).sort(([one], [other]) => parametersIn(one) - parametersIn(other));
  return paths.flatMap(([path, item]) =>
    members(item).map(([method, operation]) => ({
      id: String(asObject(operation, path)['operationId']),
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    })),
  );
}

function parametersIn(path: string): number {
  return path.split('{').length;
}

function readReport(report: string): { location: string; message: string }[] {
  const found = JSON.parse(report) as { location: string[]; message: string }[];
  return found.map(({ location, message }) => ({ location: location.join('.'), message }));
}

async function startPrism(file: string, upstream: string): Promise<{ child: ChildProcess; baseUrl: string }> {
  const port = await freePort();
  const child = spawn(process.execPath, [PRISM, 'proxy', file, upstream, '--port', String(port), '--cors', 'false'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const listening = new Promise<void>((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(new Error(`Prism did not start within ${START_TIMEOUT_MS} ms`)),
      START_TIMEOUT_MS,
    );
    lines.on('line', (line) => {
      if (!line.includes('Prism is listening')) return;
      clearTimeout(timeout);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timeout);
      reject(new Error(`Prism ended with ${code}`));
    });
  });
  await listening;
  return { child, baseUrl: `http://127.0.0.1:${port}` };
}

async function listen(handler: (incoming: IncomingMessage, outgoing: ServerResponse) => void): Promise<Server> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
