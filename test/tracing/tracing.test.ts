/** Traces as the collector receives them: how spans are related, and what they must not contain. */
import { join } from 'node:path';
import { withCluster } from '../support/cluster';
import { type TestExchange, withExchange } from '../support/exchange';
import { placeOrder } from '../support/orderHelpers';
import { startFakePartner } from '../support/partner/fakePartner';
import { portalLogin, registerApp } from '../support/portalLogin';
import { recordedSecrets } from '../support/secretRecorder';
import { type CollectedSpan, TraceCollector } from '../support/traceCollector';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const TRACEPARENT = `00-${TRACE}-${PARENT}-01`;

/** Runs `work` on an exchange and stops it, so that all spans have been exported. */
async function collectTraces(
  environment: Readonly<Record<string, string>>,
  work: (exchange: TestExchange) => Promise<void>,
): Promise<TraceCollector> {
  const collector = await TraceCollector.start();
  try {
    await withExchange({ environment: { TRACING_URL: collector.url, ...environment } }, async (exchange) => {
      await work(exchange);
      await exchange.audit();
      await exchange.stop();
    });
  } finally {
    await collector.close();
  }
  return collector;
}

function childrenOf(collector: TraceCollector, parent: CollectedSpan | undefined): string[] {
  return collector.spans
    .filter(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === parent?.spanId)
    .map(({ name }) => name);
}

function attributeOf(span: CollectedSpan | undefined, key: string): unknown {
  return Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0];
}

test('a trace has the request, its command, the wait for a batch, and a link from the batch', async () => {
  let requestId = '';
  const collector = await collectTraces({}, async (exchange) => {
    const alice = await exchange.createUser({ balances: { thb: '1000' } });
    await placeOrder(alice);
    const answer = await exchange.anonymous.send({
      method: 'GET',
      path: '/api/v3/time',
      headers: { traceparent: TRACEPARENT },
    });
    requestId = String(answer.headers['x-request-id']);
  });
  const [request] = collector.spansNamed('createOrder');
  const [command] = collector.spansNamed('engine create_order');
  expect(childrenOf(collector, request)).toEqual(['engine create_order']);
  expect(childrenOf(collector, command)).toEqual(['engine wait']);
  expect([
    attributeOf(request, 'http.request.method'),
    Number(attributeOf(request, 'http.response.status_code')),
  ]).toEqual(['POST', 200]);
  const commit = collector
    .spansNamed('engine commit')
    .find(({ links = [] }) => links.some(({ spanId }) => spanId === command?.spanId));
  expect([Number(attributeOf(commit, 'talad.commands')), commit?.parentSpanId ?? '']).toEqual([1, '']);
  // Each request starts its own trace, and the traceparent of an untrusted client is ignored.
  const requests = [
    ...collector.spansNamed('createOrder'),
    ...collector.spansNamed('createUser'),
    ...collector.spansNamed('getTime'),
  ];
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(requests.length);
  expect(attributeOf(collector.spansNamed('getTime')[0], 'talad.request_id')).toBe(requestId);
  expect(collector.text).not.toContain(TRACE);
  expect(collector.text).toContain('{"key":"service.name","value":{"stringValue":"talad"}}');
  expect(recordedSecrets().filter((secret) => collector.text.includes(secret))).toEqual([]);
});

test('a call to a partner belongs to its request, and the partner does not receive the trace id', async () => {
  const partner = await startFakePartner();
  const collector = await collectTraces({ TRUST_PROXY: 'on' }, async (exchange) => {
    const alice = await exchange.createUser({ balances: { thb: '1000' } });
    const maker = await exchange.createUser({ balances: { btc: '1' } });
    await placeOrder(maker, { side: 'sell', price: '100', amount: '1' });
    const { client, extras } = await portalLogin(exchange, await registerApp(exchange, partner), alice);
    const headers = { traceparent: TRACEPARENT };
    const body = { extras, price: '100', pair: 'btc_thb', side: 'buy', amount: '100' } as const;
    await client.call('createPortalOrder', { body, headers });
  });
  const [request] = collector.spansNamed('createPortalOrder');
  expect([request?.traceId, request?.parentSpanId]).toEqual([TRACE, PARENT]);
  expect(childrenOf(collector, request)).toContain('partner depositAddress');
  expect(collector.spansNamed('partner depositAddress')[0]?.traceId).toBe(TRACE);
  expect(JSON.stringify(partner.requests)).not.toContain('traceparent');
  await partner.close();
});

test('if the collector is unreachable, only traces are lost', async () => {
  const collector = await TraceCollector.start();
  const { url } = collector;
  await collector.close();
  await withExchange({ environment: { TRACING_URL: url } }, async (exchange) => {
    expect((await exchange.anonymous.call('getTime')).status).toBe(200);
    await exchange.restart();
  });
});

test('metrics, tracing and pretty logs are loaded only if they are enabled', () =>
  withExchange(
    { nodeArguments: ['--require', join(__dirname, '..', 'support', 'loadedModules.js')] },
    async (exchange) => {
      await exchange.restart({});
      const loaded = exchange.lines.find((line) => line.startsWith('loaded: '));
      expect(loaded).toContain('/pino/');
      for (const name of ['@opentelemetry', 'prom-client', 'pino-pretty']) expect(loaded).not.toContain(name);
    },
  ));

test('a trace goes on from a gateway to the engine', async () => {
  const collector = await TraceCollector.start();
  try {
    await withCluster({ gateways: 1, environment: { TRACING_URL: collector.url } }, async ({ gateways: [gateway] }) => {
      if (gateway === undefined) throw new Error('a gateway was started');
      await placeOrder(await gateway.createUser({ balances: { thb: '1000' } }));
    });
  } finally {
    await collector.close();
  }
  const [request] = collector.spansNamed('createOrder');
  const commands = collector.spansNamed('engine create_order');
  const atGateway = commands.find(({ parentSpanId }) => parentSpanId === request?.spanId);
  const atEngine = commands.find(({ parentSpanId }) => parentSpanId === atGateway?.spanId);
  expect(new Set([request, atGateway, atEngine].map((span) => span?.traceId)).size).toBe(1);
  expect(childrenOf(collector, atEngine)).toEqual(['engine wait']);
});
