/** What one address and one connection may take, and that nobody else notices when one wants more. */
import { connect } from 'node:net';
import { withExchange } from '../../support/exchange';
import { parseResponses } from '../../support/rawHttp';

const MOST = 20;

/** Whether the server keeps the socket, as its answer to a request on it tells. */
function isLetIn(port: number, from: string): Promise<{ readonly letIn: boolean; end(): void }> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.write('GET /api/v3/ping HTTP/1.1\r\nHost: x\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', () => resolve({ letIn: true, end: () => socket.destroy() }));
    socket.once('error', () => undefined);
    socket.once('close', () => resolve({ letIn: false, end: () => undefined }));
  });
}

test('an address that has its share is hung up on; another one is not, and a place that gets free can be taken', () =>
  withExchange(
    { environment: { HTTP_CONNECTIONS_PER_ADDRESS_MAX: String(MOST), HTTP_KEEP_ALIVE_TIMEOUT_MS: '60000' } },
    async ({ port }) => {
      const many = await Promise.all(Array.from({ length: MOST + 10 }, () => isLetIn(port, '127.0.0.2')));
      expect(many.filter(({ letIn }) => letIn)).toHaveLength(MOST);
      const other = await isLetIn(port, '127.0.0.3');
      expect(other.letIn).toBe(true);
      for (const { end } of many) end();
      other.end();
      for (;;) {
        const again = await isLetIn(port, '127.0.0.2');
        again.end();
        if (again.letIn) break;
      }
    },
  ));

test('behind a proxy of one’s own everybody comes from one address, so nobody is counted', () =>
  withExchange(
    { environment: { HTTP_CONNECTIONS_PER_ADDRESS_MAX: '1', TRUST_PROXY: 'on', HTTP_KEEP_ALIVE_TIMEOUT_MS: '60000' } },
    async ({ port }) => {
      const many = await Promise.all(Array.from({ length: 5 }, () => isLetIn(port, '127.0.0.2')));
      expect(many.every(({ letIn }) => letIn)).toBe(true);
      for (const { end } of many) end();
    },
  ));

/** All that comes back for so many requests in one packet, until the server hangs up or is quiet. */
function pipelined(
  port: number,
  requests: number,
  quietMs = 500,
): Promise<{ readonly statuses: readonly number[]; readonly isCut: boolean }> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.write('GET /api/v3/ping HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests));
  return new Promise((resolve) => {
    const finish = (isCut: boolean): void => {
      socket.destroy();
      resolve({
        statuses: parseResponses(Buffer.concat(chunks).toString('latin1')).map(({ status }) => status),
        isCut,
      });
    };
    socket.setTimeout(quietMs, () => finish(false));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.once('close', () => finish(true));
  });
}

test('requests that wait for their answers to be taken are few on one connection: one more, and it is cut', () =>
  withExchange({ environment: { HTTP_PIPELINED_MAX: '16' } }, async (exchange) => {
    const few = await pipelined(exchange.port, 16);
    expect([few.isCut, few.statuses]).toEqual([false, Array.from({ length: 16 }, () => 200)]);
    expect((await pipelined(exchange.port, 17)).isCut).toBe(true);
    const many = await Promise.all(Array.from({ length: 20 }, () => pipelined(exchange.port, 5_000, 10_000)));
    expect(many.every(({ isCut, statuses }) => isCut && statuses.length <= 16)).toBe(true);
    expect((await exchange.anonymous.call('ping')).status).toBe(200);
  }));
