/** The metric of the published heads of the operators' log, and what the audit says at the same time. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../support/eventually';
import { type TestExchange, withExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { scrapeMetrics } from '../support/scrapeMetrics';

const findings = async ({ operator }: TestExchange): Promise<string> =>
  (await operator.expect('getAudit', 200)).violations.map(({ detail }) => detail).join('\n');

test('whoever cuts the receiver of the heads off is noticed by the audit and by monitoring', async () => {
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
    expect(await findings(exchange)).toMatch(/the newest row could not be published: .* answered 500/);
    isCutOff = false;
    await eventually(isPublished, (value) => value === 1);
    expect(await findings(exchange)).toBe('');
  });
  receiver.close();
});
