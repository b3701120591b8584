/** What a stopping server still does for clients that are connected. */
import { connect } from 'node:net';
import { eventually } from '../../support/eventually';
import { withExchange } from '../../support/exchange';
import { openUserStream } from '../../support/listenKeyHelpers';
import { parseResponses } from '../../support/rawHttp';

/** Resolves when the server does not accept connections any more. */
function whenNotListening(port: number): Promise<unknown> {
  return eventually(
    () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
        socket.once('connect', () => socket.destroy());
      }),
    (isListening) => !isListening,
  );
}

test('an order that is answered while the server stops is reported on the open stream, which then closes', () =>
  withExchange({}, async (exchange) => {
    const trader = await exchange.createUser({ balances: { thb: '1000' } });
    const stream = await openUserStream(exchange, trader);
    const order = { type: 'limit', pair: 'btc_thb', side: 'buy', price: '100', amount: '0.1', nonce: Date.now() };
    const body = JSON.stringify(order);
    const headers = {
      host: '127.0.0.1',
      'content-type': 'application/json',
      'content-length': String(body.length),
      ...trader.client.signedHeaders('POST', order, '/api/orders/'),
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(exchange.port, '127.0.0.1');
    let received = '';
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    // The second request lacks its end, and has arrived when the first one is answered.
    socket.write('GET /api/v3/ping HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    socket.write(`POST /api/orders/ HTTP/1.1\r\n${head.join('')}\r\n${body.slice(0, -1)}`);
    await eventually(
      () => received,
      (text) => text.includes('{}'),
    );
    const stopped = exchange.stop();
    await whenNotListening(exchange.port);
    socket.write(body.slice(-1));
    expect(await stream.next(({ e }) => e === 'executionReport')).toMatchObject({ x: 'NEW', p: '100', q: '0.1' });
    expect((await stream.closed).code).toBe(1012);
    await stopped;
    expect(parseResponses(received).map(({ status }) => status)).toEqual([200, 200]);
  }));
