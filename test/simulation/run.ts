/** Plays one seed: the market is listed and everybody funded, then so many steps, then the weather clears and everything must come out right. */
import { listFirstMarket } from '../../src/firstStart';
import { takeStep } from './steps';
import { settling, World } from './world';

/** In simulated time: what is still under way when the weather clears, and how long a server may take to come back then. */
const AFTERMATH_MS = 10_000;
const COMES_BACK_MS = 180_000;

export interface Played {
  readonly seed: number;
  readonly findings: readonly string[];
  /** At which step the first finding was made. */
  readonly step: number;
  /** Equal for two plays of one seed. */
  readonly hash: string;
  readonly events: number;
  /** How often each thing happened. */
  readonly counts: ReadonlyMap<string, number>;
  /** What happened last. */
  readonly trace: readonly string[];
}

export async function play(seed: number, steps: number): Promise<Played> {
  const world = await World.create(seed);
  const { judge, weather, trace } = world;
  let step = 0;
  await begin(world);
  weather.enabled = true;
  for (; step < steps && judge.findings.length === 0; step += 1) await takeStep(world);
  weather.enabled = false;
  if (judge.findings.length === 0) await end(world);
  const counts = new Map([
    ...trace.counts,
    ...Array.from(world.deeds.answers, ([name, count]) => [`answer: ${name}`, count] as const),
  ]);
  return {
    seed,
    findings: judge.findings,
    step,
    hash: trace.digest(),
    events: world.reference.sequence,
    counts,
    trace: trace.last,
  };
}

export async function begin(world: World): Promise<void> {
  const server = world.startServer();
  await world.time.passUntil(() => server.state === 'serving', 5_000);
  const listed = settling(() =>
    listFirstMarket({ committed: server.engine.committed, execute: (command) => server.ask(command) }),
  );
  await world.time.passUntil(() => listed.over, 5_000);
  for (const command of world.workload.firstDeposits()) void server.ask(command);
  await world.time.passUntil(() => server.waiting === 0, 5_000);
}

/** What was asked of the exchange and never answered is asked again, and gets its answer; another server finds the same. */
export async function end(world: World): Promise<void> {
  const { judge, deeds, time } = world;
  for (const server of world.servers) server.process.letGo();
  await time.pass(AFTERMATH_MS);
  const serving = async () => {
    const comesBack = () => {
      world.keepServing();
      return world.server?.engine.ready === true && world.servers.filter(({ state }) => state !== 'over').length === 1;
    };
    if (!(await time.passUntil(comesBack, COMES_BACK_MS)))
      judge.find('no server comes back when the weather has cleared');
  };
  await serving();
  await time.passUntil(() => (world.server?.waiting ?? 0) === 0, COMES_BACK_MS);
  for (const command of deeds.keyed()) {
    void world.server?.ask(command).catch(() => undefined);
    await time.pass(0.5);
  }
  if (!(await time.passUntil(() => world.server?.waiting === 0, COMES_BACK_MS))) judge.find('somebody waits for ever');
  deeds.settle();
  if (world.server !== undefined && !(await world.inspect(world.server))) judge.find('the server cannot be looked at');
  world.server?.kill();
  await serving();
  if (world.server !== undefined && !(await world.inspect(world.server)))
    judge.find('the next server cannot be looked at');
}
