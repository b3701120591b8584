/**
 * Runs one seed: lists the market and funds the users, takes random steps, then ends all faults and checks that
 * everything recovers.
 */
import { listFirstMarket } from '../../src/programs/roles/firstStart';
import { SimulatedWorld, trackWork } from './simulatedWorld';
import { takeStep } from './simulationSteps';

/** Simulated time in which work in progress ends after the last fault. */
const AFTERMATH_MS = 10_000;
/** Simulated time within which a server must serve again after the last fault. */
const RECOVERS_WITHIN_MS = 180_000;

export interface SimulationResult {
  readonly seed: number;
  readonly findings: readonly string[];
  /** The step of the first violation, or the number of steps. */
  readonly step: number;
  /** Digest of the trace; equal for two runs of one seed. */
  readonly hash: string;
  /** Number of events, and the head of their hash chain. */
  readonly head: string;
  readonly events: number;
  /** Number of occurrences by name. */
  readonly counts: ReadonlyMap<string, number>;
  /** The last lines of the trace. */
  readonly trace: readonly string[];
}

export async function runSeed(seed: number, steps: number): Promise<SimulationResult> {
  const world = await SimulatedWorld.create(seed);
  const { judge, randomFaults: weather, trace, cluster } = world;
  let step = 0;
  await startWorld(world);
  weather.enabled = true;
  if (cluster !== undefined) cluster.faults.enabled = true;
  for (; step < steps && judge.findings.length === 0; step += 1) {
    await takeStep(world);
    await world.audits.afterStep();
  }
  weather.enabled = false;
  if (judge.findings.length === 0) await finishAndCheck(world);
  const counts = new Map([
    ...trace.counts,
    ...Array.from(world.requests.answers, ([name, count]) => [`answer: ${name}`, count] as const),
  ]);
  return {
    seed,
    findings: judge.findings,
    step,
    hash: trace.digest(),
    head: world.chainHead(),
    events: world.reference.sequence,
    counts,
    trace: trace.last,
  };
}

export async function startWorld(world: SimulatedWorld): Promise<void> {
  const server = world.startServer();
  await world.time.advanceUntil(() => server.state === 'serving', 5_000);
  const listed = trackWork(() =>
    listFirstMarket({ committed: server.engine.published, execute: (command) => server.send(command) }),
  );
  await world.time.advanceUntil(() => listed.over, 5_000);
  for (const command of world.workload.firstDeposits()) void server.send(command);
  await world.time.advanceUntil(() => server.attemptsInProgress === 0, 5_000);
  const { cluster, judge } = world;
  if (cluster !== undefined && !(await world.time.advanceUntil(() => cluster.isServing(server), 5_000)))
    judge.addFinding('no gateway serves');
}

/**
 * Repeats all requests without an answer, checks their outcomes, and checks the state of this server and of the next
 * one.
 */
export async function finishAndCheck(world: SimulatedWorld): Promise<void> {
  const { judge, requests, time } = world;
  for (const server of world.servers) server.process.resume();
  world.cluster?.endFaults();
  await time.advance(AFTERMATH_MS);
  for (const server of world.servers) if (server.isWaiting) server.kill();
  const untilServing = async () => {
    const isServing = () => {
      world.keepServing();
      const { server, cluster } = world;
      const isAlone = world.servers.filter(({ state }) => state !== 'over').length === 1;
      return server?.engine.ready === true && isAlone && (cluster?.isServing(server) ?? true);
    };
    if (!(await time.advanceUntil(isServing, RECOVERS_WITHIN_MS)))
      judge.addFinding('no server recovers after the last fault');
    if (world.server !== undefined) world.cluster?.checkHealed(world.server);
  };
  await untilServing();
  await time.advanceUntil(() => world.attemptsInProgress === 0, RECOVERS_WITHIN_MS);
  for (const command of requests.keyedCommands()) {
    void world.receiver?.send(command).catch(() => undefined);
    await time.advance(0.5);
  }
  if (!(await time.advanceUntil(() => world.attemptsInProgress === 0, RECOVERS_WITHIN_MS)))
    judge.addFinding('a request is never answered');
  requests.checkAnswers();
  if (world.server !== undefined && !(await world.inspectServer(world.server)))
    judge.addFinding('the server cannot be inspected');
  await world.audits.auditNow();
  world.server?.kill();
  await untilServing();
  if (world.server !== undefined && !(await world.inspectServer(world.server)))
    judge.addFinding('the next server cannot be inspected');
}
