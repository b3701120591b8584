/**
 * The steps of a run and their frequencies: most send commands, some inspect, and some disturb servers, clocks or the
 * database.
 */
import { takeClusterStep } from './cluster/clusterSteps';
import type { SimulatedWorld } from './simulatedWorld';

interface SimulationStep {
  /** Relative frequency. */
  readonly share: number;
  readonly name: string;
  readonly take: (world: SimulatedWorld) => void | Promise<void>;
}

const HOUR_MS = 3_600_000;

const STEPS: readonly SimulationStep[] = [
  { share: 760, name: 'send commands', take: sendCommands },
  { share: 80, name: 'repeat a request', take: repeatRequest },
  { share: 20, name: 'find an outcome', take: findOutcome },
  { share: 20, name: 'preview', take: previewOrder },
  { share: 40, name: 'inspect', take: inspectServer },
  { share: 20, name: 'let time pass', take: ({ time, random }) => time.advance(random.integer(100, 4_000)) },
  {
    share: 12,
    name: 'set all clocks forward',
    take: (world) => world.setClocks(world.random.pick([1, 60_000, HOUR_MS, 7 * HOUR_MS, 24 * HOUR_MS, 240 * HOUR_MS])),
  },
  { share: 4, name: 'set all clocks back', take: (world) => world.setClocks(-world.random.integer(1, HOUR_MS)) },
  { share: 16, name: 'kill the server', take: ({ server }) => server?.kill() },
  { share: 8, name: 'stop the server', take: ({ server }) => server?.stop() },
  { share: 6, name: 'suspend the server', take: suspendServer },
  { share: 5, name: 'start a second server', take: (world) => void world.startServer() },
  { share: 5, name: 'start a standby', take: (world) => void world.startServer({ isStandby: true }) },
  {
    share: 10,
    name: 'start a warm standby',
    take: (world) => void world.startServer({ isStandby: true, isWarm: true }),
  },
  { share: 8, name: 'crash the database', take: (world) => world.crashDatabase(world.random.integer(0, 4_000)) },
];

const SHARES = STEPS.reduce((sum, { share }) => sum + share, 0);

export async function takeStep(world: SimulatedWorld): Promise<void> {
  const { random, time, trace } = world;
  world.keepServing();
  if (world.cluster !== undefined) takeClusterStep(world.cluster);
  let choice = random.integer(1, SHARES);
  const step = STEPS.find(({ share }) => (choice -= share) <= 0) as SimulationStep;
  trace.addLine(step.name);
  trace.count(`step: ${step.name}`);
  await step.take(world);
  await time.advance(random.pick([0, 0, 0.3, 0.3, 1, 1, 3, 10, 60, 400]));
  for (const server of world.servers) server.readWatermark();
}

/** Sends one command, or several at once. */
function sendCommands({ anyReceiver: receiver, workload, random }: SimulatedWorld): void {
  for (let left = random.pick([1, 1, 1, 4]); left > 0; left -= 1) {
    const command = workload.nextCommand();
    void receiver?.send(command).catch(() => undefined);
    // A double click.
    if (command.idempotencyKeys.length > 0 && random.integer(1, 16) === 1)
      void receiver?.send(command).catch(() => undefined);
  }
}

function repeatRequest({ receiver, workload, requests, random }: SimulatedWorld): void {
  const keyed = requests.keyedCommands();
  const command = keyed[random.integer(0, Math.max(keyed.length - 1, 0))];
  if (command !== undefined) void receiver?.send(workload.repeatCommand(command)).catch(() => undefined);
}

/** An outcome that is found under an idempotency key must be published. */
function findOutcome({ receiver, requests, random, judge }: SimulatedWorld): void {
  const keyed = requests.keyedCommands();
  const [key] = keyed[random.integer(0, Math.max(keyed.length - 1, 0))]?.idempotencyKeys ?? [];
  if (key === undefined || receiver === undefined) return;
  const { engine } = receiver;
  engine.findOutcome(key).then(
    (outcome) => {
      const sequence = outcome?.event?.sequence ?? 0;
      judge.expect(
        sequence <= engine.publishedSequence,
        () => `the outcome found under a key is event ${sequence}, which is not published`,
      );
    },
    () => undefined,
  );
}

/** An order must have the previewed effects if no other command is decided in between. */
function previewOrder({ receiver, workload, judge, reference }: SimulatedWorld): void {
  if (receiver === undefined) return;
  const command = { ...workload.orderForPreview(), idempotencyKeys: [] };
  const { engine } = receiver;
  const previewed = engine.preview(command);
  const answer = receiver.send(command);
  Promise.all([previewed, answer]).then(
    ([{ sequence, decision }, outcome]) => {
      if (outcome.refusal !== null) {
        if (engine.published.sequence === sequence && reference.sequence === sequence)
          judge.expectSame(decision.refusal, outcome.refusal, () => 'a preview');
        return;
      }
      if (outcome.event.sequence !== sequence + 1 || decision.refusal !== null) return;
      const effects = ({ event }: { event: typeof outcome.event }) => [
        event.trades.map(({ price, quantity }) => [price, quantity]),
        event.order?.status,
        event.order?.filled,
      ];
      const what = () => `a preview of event ${outcome.event.sequence}`;
      // The preview of an order that goes on also shows what its further events will do.
      const [trades, ...end] = effects(decision);
      const [done, ...state] = effects(outcome);
      if (outcome.event.order?.restedAt === 0)
        judge.expectSame((trades as unknown[]).slice(0, outcome.event.trades.length), done, what);
      else judge.expectSame([trades, ...end], [done, ...state], what);
    },
    () => undefined,
  );
}

async function inspectServer(world: SimulatedWorld): Promise<void> {
  if (world.server !== undefined) await world.inspectServer(world.server);
}

function suspendServer({ server, time, random }: SimulatedWorld): void {
  server?.process.suspend();
  time.after(random.integer(100, 15_000), () => server?.process.resume());
}
