/** The limits of one address and of one connection, and that a client that exceeds them does not affect others. */
import { connect } from 'node:net';
import { eventually } from '../../support/eventually';
import { withExchange } from '../../support/exchange';
import { parseResponses } from '../../support/rawHttp';

const CONNECTIONS_MAX = 20;

/** Whether the server accepts a connection from the address, which its response to a request shows. */
function connectFrom(port: number, from: string): Promise<{ readonly accepted: boolean; end(): void }> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.write('GET /api/v3/ping HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', () => resolve({ accepted: true, end: () => socket.destroy() }));
    socket.once('error', () => undefined);
    socket.once('close', () => resolve({ accepted: false, end: () => undefined }));
  });
}

test('connections beyond the limit of an address are closed, and other addresses are not affected', () =>
  withExchange(
    { environment: { HTTP_CONNECTIONS_PER_ADDRESS_MAX: String(CONNECTIONS_MAX), HTTP_KEEP_ALIVE_TIMEOUT_MS: '60000' } },
    async ({ port }) => {
      const many = await Promise.all(
        Array.from({ length: CONNECTIONS_MAX + 10 }, () => connectFrom(port, '127.0.0.2')),
      );
      expect(many.filter(({ accepted }) => accepted)).toHaveLength(CONNECTIONS_MAX);
      const other = await connectFrom(port, '127.0.0.3');
      expect(other.accepted).toBe(true);
      for (const { end } of many) end();
      other.end();
      for (;;) {
        const again = await connectFrom(port, '127.0.0.2');
        again.end();
        if (again.accepted) break;
      }
    },
  ));

test('behind a trusted proxy, connections are not counted, because all of them come from its address', () =>
  withExchange(
    { environment: { HTTP_CONNECTIONS_PER_ADDRESS_MAX: '1', TRUST_PROXY: 'on', HTTP_KEEP_ALIVE_TIMEOUT_MS: '60000' } },
    async ({ port }) => {
      const many = await Promise.all(Array.from({ length: 5 }, () => connectFrom(port, '127.0.0.2')));
      expect(many.every(({ accepted }) => accepted)).toBe(true);
      for (const { end } of many) end();
    },
  ));

/** The responses to that many requests in one packet, until all have come or the server closes the connection. */
function sendPipelined(
  port: number,
  requests: number,
): Promise<{ readonly statuses: readonly number[]; readonly isClosed: boolean }> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.write('GET /api/v3/ping HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));
  return new Promise((resolve) => {
    const statuses = () => parseResponses(Buffer.concat(chunks).toString('latin1')).map(({ status }) => status);
    const finish = (isClosed: boolean): void => {
      socket.destroy();
      resolve({ statuses: statuses(), isClosed });
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (statuses().length === requests) finish(false);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => finish(true));
  });
}

test('a connection with more unanswered requests than the limit is closed', () =>
  // Reading 100,000 requests at the same time takes longer than one turn of the event loop may.
  withExchange({ environment: { HTTP_PIPELINED_MAX: '16' }, mayBlockLoop: true }, async (exchange) => {
    const few = await sendPipelined(exchange.port, 16);
    expect([few.isClosed, few.statuses]).toEqual([false, Array.from({ length: 16 }, () => 200)]);
    expect((await sendPipelined(exchange.port, 17)).isClosed).toBe(true);
    const many = await Promise.all(Array.from({ length: 20 }, () => sendPipelined(exchange.port, 5_000)));
    expect(many.every(({ isClosed, statuses }) => isClosed && statuses.length <= 16)).toBe(true);
    // What was sent meanwhile may still be refused.
    await eventually(
      async () => Number((await exchange.anonymous.call('ping')).status),
      (status) => status === 200,
    );
  }));
