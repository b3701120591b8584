/** The client of blockchain nodes, with a server whose answers the test sets. `make chains` runs it on real nodes. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNodeRpc, NodeError, type NodeRpc, type NodeRpcOptions, RpcRefusal } from '../../src/foundation/nodeRpc';

interface Received {
  readonly authorization: string | undefined;
  readonly path: string | undefined;
  readonly content: unknown;
}

let server: Server;
let received: Received[] = [];
let answer: { readonly status: number; readonly text: string };
const clients: NodeRpc[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const { url: path, headers } = request;
      received.push({ authorization: headers.authorization, path, content: JSON.parse(text) });
      response.writeHead(answer.status).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function clientOf({ login = '', path = '', ...options }: Partial<NodeRpcOptions> & { login?: string; path?: string }) {
  const { port } = server.address() as AddressInfo;
  const url = `http://${login}127.0.0.1:${port}${path}`;
  const client = createNodeRpc({ url, timeoutMs: 5_000, version: '2.0', ...options });
  clients.push(client);
  return client;
}

test('a call sends its method and parameters to the path of the URL, and returns the result', async () => {
  answer = { status: 200, text: '{"jsonrpc":"2.0","id":1,"result":{"height":7}}' };
  expect(await clientOf({ path: '/wallet/outside' }).call('getinfo', 1, 'two')).toEqual({ height: 7 });
  const content = { jsonrpc: '2.0', id: 1, method: 'getinfo', params: [1, 'two'] };
  expect(received).toEqual([{ authorization: undefined, path: '/wallet/outside', content }]);
});

test('results of many calls come in the order of the calls, whatever the order of the answers', async () => {
  answer = { status: 200, text: '[{"id":1,"result":"second"},{"id":0,"result":"first"}]' };
  const calls = ['one', 'other'].map((method) => ({ method, parameters: [] }));
  expect(await clientOf({}).callAll(calls)).toEqual(['first', 'second']);
});

test.each([
  ['user and password of the URL', { login: 'us%40er:pass@' }, 'us@er:pass'],
  ['others instead', { login: 'user:pass@', authorization: () => `Basic ${btoa('__cookie__:1')}` }, '__cookie__:1'],
])('the authorization header has %s', async (_what, options, credentials) => {
  answer = { status: 200, text: '{"result":null}' };
  await clientOf(options).call('getinfo');
  expect(received[0]?.authorization).toBe(`Basic ${btoa(credentials)}`);
});

test('amounts of a Bitcoin node become texts where they are asked for as texts, and other numbers stay numbers', async () => {
  answer = { status: 200, text: '{"result":[{"amount":20999999.97690001,"fee": 0.10000000,"height":7,"rate":0.5}]}' };
  expect(await clientOf({ amountsAsText: true }).call('list')).toEqual([
    { amount: '20999999.97690001', fee: '0.10000000', height: 7, rate: 0.5 },
  ]);
  expect(await clientOf({}).call('list')).toMatchObject([{ fee: 0.1 }]);
});

test('an error of the node is a refusal with its code, whatever the status', async () => {
  answer = { status: 500, text: '{"result":null,"error":{"code":-35,"message":"already loaded"},"id":1}' };
  const refusal = clientOf({}).call('loadwallet');
  await expect(refusal).rejects.toBeInstanceOf(RpcRefusal);
  await expect(refusal).rejects.toMatchObject({ rpcCode: -35, message: 'loadwallet: already loaded' });
});

test('anything else than JSON is a fault of the node and no refusal', async () => {
  answer = { status: 503, text: 'Work queue depth exceeded' };
  const fault: unknown = await clientOf({})
    .call('getinfo')
    .catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(NodeError);
  expect(fault).not.toBeInstanceOf(RpcRefusal);
  expect((fault as Error).message).toBe('getinfo: the node answered with status 503');
});
