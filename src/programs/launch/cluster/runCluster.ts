/**
 * `make run-cluster`: an exchange of several processes on one machine. Starts database, message bus, two engines (a
 * leader and its warm standby), two gateways and a proxy, keeps them running, and stops them in reverse order.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverEnvironment, serverStopGraceMs, startExchangeDatabase } from '../exchange/exchangeDatabase';
import { refuseUsedPorts } from '../exchange/ports';
import { sayTokenFiles } from '../exchange/run';
import { type LaunchSequence, launchInSequence } from '../process/launchSequence';
import type { LeftoverProcess } from '../process/leftoverProcess';
import { serverUrl } from '../process/serverUrl';
import type { Settings } from '../process/settings';
import { type Say, withProgress } from '../process/terminal';
import { type ClusterPlan, planCluster, portsOf, readinessUrl } from './clusterPlan';
import { findOrInstallNatsServer, findOrInstallNginx } from './clusterPrograms';
import { natsServerProgram, natsTokenFile } from './natsServer';
import type { Program } from './program';
import { proxyProgram } from './proxy';
import { isEngineReady, type ServerProgramOptions, serverProgram, serverState } from './serverProgram';
import { SupervisedProgram } from './supervisedProgram';

/**
 * The proxy and the message bus are restarted at most so often. One that ends more often has a fault that a restart
 * does not mend.
 */
const RESTARTS_PER_MINUTE_MAX = 3;

export async function runCluster(settings: Settings, say: Say): Promise<void> {
  const folder = join(settings.config.dataDir, 'cluster');
  const plan = planCluster(settings, natsTokenFile(folder));
  await refuseUsedPorts(settings, { ports: portsOf(plan), leftovers: leftoversOf(settings, plan, folder) }, say);
  await launchInSequence(say, async (sequence) => {
    const natsServer = await sequence.unlessStopped(findOrInstallNatsServer(say));
    const nginx = await sequence.unlessStopped(findOrInstallNginx(say));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const used = await startExchangeDatabase(settings, say, sequence);
    const options = { settings, environment: serverEnvironment(settings, used), folder, say };
    const { proxy: listen, gateways, natsPort: port } = plan;
    const programs = {
      nats: natsServerProgram({ command: natsServer, folder, port }),
      engines: enginePrograms(plan, options),
      gateways: gatewayPrograms(plan, options),
      proxy: proxyProgram({
        command: nginx,
        folder,
        listen,
        gateways: gateways.map((gateway) => gateway.listen),
        config: settings.config,
      }),
    };
    const parts = await startParts(programs, plan, sequence, say);
    sayAddresses(settings, plan, folder, say);
    await Promise.race([sequence.stop, used.failed, ...parts.map(({ failed }) => failed)]);
  });
}

/** What an earlier cluster in this folder may have left. */
function leftoversOf({ config }: Settings, { gateways, engines }: ClusterPlan, folder: string): LeftoverProcess[] {
  const stopGraceMs = serverStopGraceMs(config);
  const servers = [...gateways, ...engines].map(({ name }) => [`server ${name}`, name] as const);
  return ([['proxy', 'proxy'], ...servers, ['message bus', 'nats']] as const).map(([name, file]) => ({
    name,
    file: join(folder, `${file}.pid`),
    stopGraceMs,
  }));
}

interface ClusterPrograms {
  readonly nats: Program;
  readonly engines: readonly Program[];
  readonly gateways: readonly Program[];
  readonly proxy: Program;
}

/** Each part is registered for the stop before it is ready, so that a stop during the start leaves nothing behind. */
async function startParts(
  programs: ClusterPrograms,
  plan: ClusterPlan,
  { unlessStopped, atEnd }: LaunchSequence,
  say: Say,
): Promise<readonly SupervisedProgram[]> {
  const start = (program: Program, restartsPerMinuteMax: number): SupervisedProgram =>
    new SupervisedProgram(program, { restartsPerMinuteMax, say });
  const untilStarted = async (...parts: readonly SupervisedProgram[]): Promise<void> => {
    const [names, started] = [parts.map(({ name }) => name), Promise.all(parts.map(({ started }) => started))];
    await unlessStopped(withProgress(say, `starting the ${names.join(' and the ')}`, started));
  };

  const nats = start(programs.nats, RESTARTS_PER_MINUTE_MAX);
  atEnd(() => nats.stop());
  await untilStarted(nats);

  // The second engine starts later, so that the first one leads.
  const engines: SupervisedProgram[] = [];
  atEnd(() => stopEngines(engines, plan));
  for (const program of programs.engines) {
    const engine = start(program, Number.POSITIVE_INFINITY);
    engines.push(engine);
    await untilStarted(engine);
  }

  // The proxy first only refuses new connections. It ends when the gateways have answered the accepted requests and
  // closed the streams of their clients.
  let proxy: SupervisedProgram | undefined;
  atEnd(async () => proxy?.stop());
  const gateways = programs.gateways.map((program) => start(program, Number.POSITIVE_INFINITY));
  atEnd(() => Promise.all(gateways.map((gateway) => gateway.stop())));
  await untilStarted(...gateways);

  proxy = start(programs.proxy, RESTARTS_PER_MINUTE_MAX);
  atEnd(async () => proxy?.letEnd('SIGQUIT'));
  await untilStarted(proxy);
  return [nats, ...engines, ...gateways, proxy];
}

/** The standby first: otherwise it would become the leader for a moment. */
async function stopEngines(engines: readonly SupervisedProgram[], plan: ClusterPlan): Promise<void> {
  const states = await Promise.all(plan.engines.map(({ monitoring }) => serverState(readinessUrl(monitoring))));
  const [leaders, others] = [true, false].map((leads) =>
    engines.filter((_, index) => (states[index] === 'leads') === leads),
  );
  for (const group of [others, leaders]) await Promise.all((group ?? []).map((engine) => engine.stop()));
}

function enginePrograms({ engines }: ClusterPlan, options: ServerProgramOptions): Program[] {
  const urls = engines.map(({ monitoring }) => readinessUrl(monitoring));
  return engines.map((engine, index) => serverProgram(engine, () => isEngineReady(urls[index] ?? '', urls), options));
}

/** A gateway is ready when its own port, which clients use, says so. */
function gatewayPrograms({ gateways }: ClusterPlan, options: ServerProgramOptions): Program[] {
  return gateways.map((gateway) =>
    serverProgram(gateway, async () => (await serverState(readinessUrl(gateway.listen))) === 'leads', options),
  );
}

function sayAddresses(settings: Settings, plan: ClusterPlan, folder: string, say: Say): void {
  say(`Talad serves on ${serverUrl(plan.proxy.host, plan.proxy.port)} (Ctrl-C stops everything)`);
  for (const { operators } of plan.gateways) say(`  operators:      ${serverUrl(operators.host, operators.port)}`);
  sayTokenFiles(settings, say);
  say(`  logs:           ${folder}`);
  for (const { name, monitoring } of [...plan.engines, ...plan.gateways])
    say(`  ${`${name}:`.padEnd(15)} ${serverUrl(monitoring.host, monitoring.port)}/metrics`);
}
