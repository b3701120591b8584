/**
 * Everything outside of the database that a start, a takeover or the log touches is taken away before, during and after a
 * start. The table "What happens without" in src/programs/launch/README.md says what happens; each of its rows is a test here.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { ensureMasterKey } from '../../src/programs/launch/exchange/masterKey';
import { BUILD, ROOT } from '../support/build';
import { Client } from '../support/client';
import { eventually } from '../support/eventually';
import { startExchange, type TestExchange, withExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { NatsServer } from '../support/natsServer';
import { scrapeMetrics } from '../support/scrapeMetrics';
import { temporaryFolder } from '../support/temporaryFolder';
import { freshSchema } from '../support/testDatabase';

const folder = temporaryFolder();

/** A service on a port of this machine. Present, it accepts connections and never answers; away, it refuses them. */
class SilentService {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(readonly port: number) {}

  static async create(): Promise<SilentService> {
    return new SilentService(await freePort());
  }

  async arrive(): Promise<void> {
    this.server = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined).resume();
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async leave(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    const { server } = this;
    this.server = undefined;
    if (server !== undefined) await new Promise((resolve) => server.close(resolve));
  }
}

/** Money moves, the books are right, and the server is ready. */
async function expectWorking(exchange: TestExchange): Promise<void> {
  const { client } = await exchange.createUser({ balances: { thb: '1000' } });
  await client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'buy', price: '100', amount: '1', nonce: 1 },
  });
  expect((await exchange.anonymous.call('getReadiness')).status).toBe(200);
  await exchange.audit();
}

/** Away and silent: at a start, while the server runs, and at its end. */
async function expectIndependent(environmentAt: (port: number) => Readonly<Record<string, string>>): Promise<void> {
  const service = await SilentService.create();
  await withExchange({ environment: environmentAt(service.port) }, async (exchange) => {
    await expectWorking(exchange);
    await service.arrive();
    await expectWorking(exchange);
    await exchange.restart();
    await expectWorking(exchange);
    await service.leave();
    await expectWorking(exchange);
    await exchange.restart();
    await exchange.kill();
    await exchange.restart();
    await expectWorking(exchange);
  });
  await service.leave();
}

const url = (scheme: string) => (name: string) => (port: number) => ({ [name]: `${scheme}://127.0.0.1:${port}/x` });
const http = url('http');

/** Output of a server whose log goes to `log`: what was written to the other end of a pipe, if it is one. */
async function withLogAt(log: number | 'pipe', work: (output: NodeJS.ReadableStream | null) => void): Promise<void> {
  const schema = await freshSchema();
  const dataDir = mkdtempSync(join(folder, 'log-'));
  ensureMasterKey(join(dataDir, 'master.key'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(BUILD, 'src', 'programs', 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: schema.serviceUrl,
      ENV_FILE: '/dev/null',
      APPROVER_TOKEN_FILE: join(dataDir, 'approver-token'),
      OPERATOR_PORT: String(await freePort()),
      LOG_REQUESTS: 'on',
      RATE_LIMIT_ADDRESS_GET: '1000000',
      RATE_LIMIT_ADDRESS_PROCESSOR_PERCENT: '1000000',
    },
    stdio: ['ignore', log, log, 'ipc'],
  });
  const exited = once(child, 'exit');
  try {
    await Promise.race([once(child, 'message'), exited.then(() => Promise.reject(new Error('the server has ended')))]);
    work(child.stdout);
    const anyone = new Client(() => `http://127.0.0.1:${port}`);
    // More lines than a pipe and the server's own memory of them can hold.
    for (let round = 0; round < 40; round += 1)
      await Promise.all(
        Array.from({ length: 25 }, () =>
          fetch(`http://127.0.0.1:${port}/${'x'.repeat(3_000)}`).then((got) => got.text()),
        ),
      );
    await anyone.expect('getExchangeInfo', 200);
    await anyone.close();
  } finally {
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    await schema.drop();
  }
}

const ROWS: Readonly<Record<string, () => Promise<void>>> = {
  'copy of the action log (ACTION_LOG_HEAD_TO)': () => expectIndependent(http('ACTION_LOG_HEAD_TO')),

  'mail server (MAIL_URL)': () => expectIndependent(url('smtp')('MAIL_URL')),

  'custodian (CUSTODY_URL)': () =>
    expectIndependent((port) => ({ CUSTODY: 'webhook', ...http('CUSTODY_URL')(port), CUSTODY_COMPARE_MS: '1000' })),

  'tracing collector (TRACING_URL)': () => expectIndependent(http('TRACING_URL')),

  'message bus (NATS_URL)': async () => {
    const bus = await NatsServer.start();
    const cluster = {
      NATS_URL: bus.url,
      NATS_TOKEN_FILE: bus.tokenFile,
      ROLE: 'engine',
      METRICS_PORT: String(await freePort()),
    };
    const readiness = async () => (await scrapeMetrics(Number(cluster.METRICS_PORT))).values.get('talad_bus_connected');
    await bus.kill();
    const starting = startExchange({ environment: cluster });
    // It waits for the bus, and its monitoring port answers meanwhile.
    await eventually(
      () =>
        scrapeMetrics(Number(cluster.METRICS_PORT)).then(
          () => true,
          () => false,
        ),
      (answers) => answers,
    );
    await bus.restart();
    const engine = await starting;
    await eventually(readiness, (value) => value === 1);
    await bus.kill();
    await eventually(readiness, (value) => value === 0);
    await bus.restart();
    await eventually(readiness, (value) => value === 1);
    await engine.close();
    await bus.close();
  },

  'monitoring port (METRICS_PORT)': async () => {
    const service = await SilentService.create();
    await service.arrive();
    const environment = { METRICS_PORT: String(service.port) };
    await expect(startExchange({ environment })).rejects.toThrow('cannot listen for metrics on');
    await service.leave();
    await withExchange({ environment }, expectWorking);
  },

  'key command (MASTER_KEY_COMMAND)': async () => {
    const command = join(mkdtempSync(join(folder, 'key-')), 'print-key');
    const key = join(folder, 'key');
    ensureMasterKey(key);
    writeFileSync(command, `#!/bin/sh\ncat ${key}\n`);
    const masterKey = readFileSync(key, 'utf8').trim();
    const environment = { MASTER_KEY_COMMAND: command, MASTER_KEY_COMMAND_TIMEOUT_MS: '2000' };
    await expect(startExchange({ environment })).rejects.toThrow('MASTER_KEY_COMMAND');
    chmodSync(command, 0o700);
    const exchange = await startExchange({ environment });
    rmSync(command);
    try {
      const { operator } = exchange;
      await operator.expect('createUser', 201, { body: { email: 'key@example.com' } });
      await exchange.audit();
      await expect(exchange.restart()).rejects.toThrow('MASTER_KEY_COMMAND');
      expect(exchange.lines.join('\n')).not.toContain(masterKey);
    } finally {
      await exchange.close();
    }
  },

  'folder of its own files (DATA_DIR)': async () => {
    const metricsPort = String(await freePort());
    await withExchange({ environment: { METRICS_PORT: metricsPort } }, async (exchange) => {
      const isSaved = async () =>
        (await scrapeMetrics(Number(metricsPort))).values.get('talad_published_position_saved');
      await expectWorking(exchange);
      const { operator } = exchange;
      const { id } = await exchange.createUser();
      // As if the disk were gone: nothing in it can be written.
      renameSync(exchange.dataDir, `${exchange.dataDir}.away`);
      await operator.expect('creditDeposit', 201, {
        body: { user_id: id, asset: 'thb', amount: '1', reference: 'away' },
      });
      await eventually(isSaved, (value) => value === 0);
      expect(exchange.lines.join('\n')).toContain('the published position could not be saved');
      renameSync(`${exchange.dataDir}.away`, exchange.dataDir);
      await eventually(isSaved, (value) => value === 1);
      await exchange.restart();
      await expectWorking(exchange);
    });
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    await expect(startExchange({ dataDir: join(file, 'data') })).rejects.toThrow();
  },

  'log (standard output, log file)': async () => {
    await withLogAt(openSync('/dev/full', 'w'), () => undefined);
    await withLogAt('pipe', (output) => (output as unknown as Socket).destroy());
    // Nobody reads.
    await withLogAt('pipe', () => undefined);
  },
};

const README = readFileSync(join(ROOT, 'src', 'programs', 'launch', 'README.md'), 'utf8');
const section = README.slice(README.indexOf('## What happens without'));
const rows = [...section.slice(0, section.indexOf('\n## ', 1)).matchAll(/^\| ([^|]+) \|/gm)]
  .map(([, name = '']) => name.trim())
  .filter((name) => name !== 'Without' && !name.startsWith('---'));

test('the table has a row for each test', () => {
  expect(rows).toEqual(Object.keys(ROWS));
});

test.each(rows)('without the %s', async (name) => {
  await ROWS[name]?.();
});
