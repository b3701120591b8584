/**
 * The metrics of the published heads of the operators' log, and what the audit says at the same time. A receiver that
 * cannot be reached is reported, but is no violation; one that disagrees is one.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../support/eventually';
import { startExchange, type TestExchange, withExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { scrapeMetrics } from '../support/scrapeMetrics';

const findings = async ({ operator }: TestExchange): Promise<string> =>
  (await operator.expect('getAudit', 200)).violations.map(({ detail }) => detail).join('\n');

test('whoever cuts the receiver of the heads off is noticed by monitoring, and the books stay clean', async () => {
  let isCutOff = false;
  const receiver = createServer((request, response) => {
    request.resume();
    response.writeHead(request.method === 'GET' ? 404 : isCutOff ? 500 : 200).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  const metricsPort = await freePort();
  const environment = {
    ACTION_LOG_HEAD_TO: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/heads`,
    ACTION_LOG_HEAD_INTERVAL_MS: '100',
    METRICS_PORT: String(metricsPort),
  };
  const isPublished = async () => (await scrapeMetrics(metricsPort)).values.get('talad_action_log_published');
  await withExchange({ environment }, async (exchange) => {
    await exchange.createUser();
    expect([await isPublished(), await findings(exchange)]).toEqual([1, '']);
    isCutOff = true;
    await exchange.createUser();
    await eventually(isPublished, (value) => value === 0);
    expect(exchange.lines.join('\n')).toContain('the receiver of the head of the action log answered 500');
    expect(await findings(exchange)).toBe('');
    isCutOff = false;
    await eventually(isPublished, (value) => value === 1);
    expect(await findings(exchange)).toBe('');
  });
  receiver.close();
});

test.each(['nothing listens', 'it never answers', 'it answers 503', 'its copy is damaged'])(
  'a server starts although its receiver is away: %s; afterwards it compares what it missed',
  async (how) => {
    let isAway = true;
    let copy = '';
    const receiver = createServer((request, response) => {
      request.resume();
      if (isAway && how === 'it never answers') return;
      if (isAway && how === 'it answers 503') return void response.writeHead(503).end();
      response.end(isAway ? '{"id":1,' : copy);
    });
    const port = await freePort();
    const listen = () => new Promise<void>((resolve) => receiver.listen(port, '127.0.0.1', resolve));
    if (how !== 'nothing listens') await listen();
    const metricsPort = await freePort();
    const environment = {
      ACTION_LOG_HEAD_TO: `http://127.0.0.1:${port}/heads`,
      ACTION_LOG_HEAD_INTERVAL_MS: '100',
      METRICS_PORT: String(metricsPort),
    };
    const metric = async (name: string) => (await scrapeMetrics(metricsPort)).values.get(`talad_action_log_${name}`);
    const exchange = await startExchange({ environment });
    try {
      await exchange.createUser();
      await exchange.restart();
      expect(await metric('published')).toBe(0);
      expect(await findings(exchange)).toBe('');
      expect(exchange.lines.join('\n')).toContain('the head of the action log was not published');
      copy = '{"id":1,"hash":"another"}\n';
      isAway = false;
      if (how === 'nothing listens') await listen();
      await eventually(
        () => metric('changed'),
        (value) => value === 1,
      );
      expect(await findings(exchange)).toMatch(/action row 1 is not the one that was published/);
      copy = '';
    } finally {
      await exchange.close();
      receiver.closeAllConnections();
      receiver.close();
    }
  },
);
