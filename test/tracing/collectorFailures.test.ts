/** A collector of traces that is wrong or unreachable, and the addresses of collectors as OpenTelemetry specifies them. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tracesUrl } from '../../src/api/tracing/tracesUrl';
import { type ConfigError, readConfig } from '../../src/foundation/settings/config';
import { eventually } from '../support/eventually';
import { type TestExchange, withExchange } from '../support/exchange';

/** Answers each export with the present status. */
class Collector {
  status = 200;
  body = '{}';
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
  private readonly server: Server = createServer((request, response) => {
    request.resume().on('end', () => {
      this.requests.push({ path: String(request.url), headers: request.headers });
      response.writeHead(this.status, { 'Content-Type': 'application/json' }).end(this.body);
    });
  });

  static async start(): Promise<Collector> {
    const collector = new Collector();
    await new Promise<void>((resolve) => collector.server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const FAILS = 'the collector does not take traces; they are dropped until it does';
const WORKS = 'the collector takes traces again';

/** What the server has logged of its collector. */
function reports({ lines }: TestExchange): { collector: string; error?: string; msg: string }[] {
  return lines
    .filter((line) => line.includes(FAILS) || line.includes(WORKS))
    .map((line) => JSON.parse(line) as { collector: string; error?: string; msg: string });
}

test('a collector that refuses traces is reported once, and again only after it has worked', async () => {
  const collector = await Collector.start();
  const environment = { TRACING_URL: `${collector.base}/v1/wrong?token=secret-word` };
  await withExchange({ environment }, async (exchange) => {
    /** Makes spans, and resolves when the collector has been sent them. */
    const nextExport = async (): Promise<void> => {
      const before = collector.requests.length;
      await exchange.anonymous.call('getTime');
      await eventually(
        () => Promise.resolve(collector.requests.length),
        (count) => count > before,
      );
    };
    const messages = (): string[] => reports(exchange).map(({ msg }) => msg);
    collector.status = 404;
    await nextExport();
    await nextExport();
    collector.status = 200;
    await nextExport();
    await eventually(
      () => Promise.resolve(messages()),
      (all) => all.includes(WORKS),
    );
    expect(messages()).toEqual([FAILS, WORKS]);
    collector.status = 404;
    await nextExport();
    await exchange.stop();
    expect(messages()).toEqual([FAILS, WORKS, FAILS]);
    expect(reports(exchange)[0]).toMatchObject({ collector: `${collector.base}/v1/wrong`, error: expect.any(String) });
    expect(exchange.lines.join('\n')).not.toContain('secret-word');
  });
  await collector.close();
});

test.each([
  ['a page for people', '<!doctype html><title>Sign in</title>', /not valid JSON/],
  ['refused spans', '{"partialSuccess":{"rejectedSpans":"5","errorMessage":"quota"}}', /Partial Success .*quota/],
])('%s in a success is reported once', async (_what, body, warning) => {
  const collector = await Collector.start();
  collector.body = body;
  await withExchange({ environment: { TRACING_URL: `${collector.base}/v1/traces` } }, async (exchange) => {
    for (const exports of [1, 2]) {
      await exchange.anonymous.call('getTime');
      await eventually(
        () => Promise.resolve(collector.requests.length),
        (count) => count >= exports,
      );
    }
    await exchange.stop();
    const reported = exchange.lines.filter((line) => line.includes('traces may be lost at the collector'));
    expect(reported.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        level: 40,
        collector: `${collector.base}/v1/traces`,
        warning: expect.stringMatching(warning),
      }),
    ]);
  });
  await collector.close();
});

test('an unreachable collector is reported with the address that is used', async () => {
  const collector = await Collector.start();
  const { base } = collector;
  await collector.close();
  await withExchange({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: base } }, async (exchange) => {
    await exchange.anonymous.call('getTime');
    await eventually(
      () => Promise.resolve(reports(exchange)),
      (all) => all.length > 0,
    );
    expect(reports(exchange)).toMatchObject([{ collector: `${base}/v1/traces`, msg: FAILS }]);
  });
});

test('traces go to v1/traces under the base address, with the headers of both variables', async () => {
  const collector = await Collector.start();
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.base}/collector`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20bmFtZQ%3D%3D, x-team = exchange',
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'X-Team=traces',
  };
  await withExchange({ environment }, async (exchange) => {
    await exchange.anonymous.call('getTime');
    await exchange.stop();
  });
  expect(collector.requests[0]).toMatchObject({
    path: '/collector/v1/traces',
    headers: { authorization: 'Basic bmFtZQ==', 'x-team': 'traces', 'content-type': 'application/json' },
  });
  await collector.close();
});

test.each([
  [{}, ''],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, 'http://collector:4318/v1/traces'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }, 'http://collector:4318/v1/traces'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://a.example/otlp/' }, 'https://a.example/otlp/v1/traces'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/' }, 'http://collector:4318/'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://base:1', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://own:2/take?it' },
    'http://own:2/take?it',
  ],
  [{ TRACING_URL: 'http://first:1/x', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://own:2/' }, 'http://first:1/x'],
])('%j sends traces to %j', (environment, url) => {
  expect(tracesUrl(readConfig({ DATABASE_URL: 'mysql://u:p@localhost/t', ...environment }).tracing)).toBe(url);
});

test.each([
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/json, not "grpc"'],
  [
    { OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf' },
    'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL must be one of http/json, not "http/protobuf"',
  ],
  [{ OTEL_EXPORTER_OTLP_TIMEOUT: '0' }, 'OTEL_EXPORTER_OTLP_TIMEOUT must be an integer from 1 to 3600000, not "0"'],
  [
    { OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: 'soon' },
    'OTEL_EXPORTER_OTLP_TRACES_TIMEOUT must be an integer from 0 to 3600000, not "soon"',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318?x=1' },
    /^OTEL_EXPORTER_OTLP_ENDPOINT must be like http:\/\/127.0.0.1:4318, without user, query or fragment/,
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be like/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'token' }, /^OTEL_EXPORTER_OTLP_HEADERS must be like name=value,other=value/],
  [{ OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'a=%0A' }, /^OTEL_EXPORTER_OTLP_TRACES_HEADERS must be like/],
])('%j is refused at the start', (environment, message) => {
  let refusal = '';
  try {
    readConfig({ DATABASE_URL: 'mysql://u:p@localhost/t', ...environment });
  } catch (error) {
    refusal = (error as ConfigError).message;
  }
  expect(refusal).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
});
