/** Slow clients cannot occupy the server (promise 40): a thousand that never say, ask or take what they came for, and normal people beside them. */
import { median, spread } from '../bench/figure';
import { eventually } from '../support/eventually';
import { openFiles } from '../support/processUse';
import { SLOWNESSES, type SlowClient, type Slowness, slowClient } from '../support/slowClients';
import { SECONDS, underAttack } from './ground';
import { Traffic } from './traffic/traffic';

const CLIENTS = 1_000;
const ROUNDS = 3;
const LET_GO_MS = 15_000;
const NORMAL = { kind: 'mixed', perSecond: 60, connections: 32, seconds: SECONDS / ROUNDS } as const;
/** A hundred a second, twice what `slowhttptest` does unasked: this is about those who stay, overload is about those who rush in. A place that got free is taken again. */
const COME_EVERY_MS = 10;
const COME_BACK_MS = 100;

/** Always as many, until they are told that they shall not come back. */
class SlowCrew {
  /** How long each was let to stay, by what it was slow with. */
  readonly stays: Record<Slowness, number[]> = { silent: [], headers: [], body: [], reading: [], next: [] };
  private readonly here = new Set<SlowClient>();
  private isComing = true;

  constructor(
    private readonly port: number,
    count: number,
  ) {
    for (let index = 0; index < count; index += 1)
      setTimeout(() => this.come(SLOWNESSES[index % SLOWNESSES.length] ?? 'silent'), index * COME_EVERY_MS);
  }

  async leave(): Promise<void> {
    this.isComing = false;
    await Promise.all(Array.from(this.here, ({ closed }) => closed));
  }

  private come(slowness: Slowness): void {
    if (!this.isComing) return;
    const client = slowClient(this.port, slowness, { from: '127.0.0.2', dripMs: 1_000 });
    this.here.add(client);
    void client.closed.then((stayedMs) => {
      this.here.delete(client);
      this.stays[slowness].push(stayedMs);
      setTimeout(() => this.come(slowness), COME_BACK_MS);
    });
  }
}

test(
  `${CLIENTS} slow clients: normal people do not notice, and each of them is let go`,
  () =>
    underAttack({ promise: 40, what: 'slow clients' }, async (exchange, seed) => {
      const traffic = await Traffic.start(exchange, seed);
      await traffic.run({ ...NORMAL, seconds: 2 });
      const filesBefore = openFiles(exchange.processId);
      const without: number[] = [];
      const beside: number[] = [];
      const longestMs: Record<string, number> = {};
      let slow = 0;
      let unanswered = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        without.push((await traffic.run(NORMAL)).accepted.p99Ms);
        const crew = new SlowCrew(exchange.port, CLIENTS);
        const { accepted, sent } = await traffic.run(NORMAL);
        beside.push(accepted.p99Ms);
        unanswered += sent - accepted.count;
        await crew.leave();
        for (const [slowness, stays] of Object.entries(crew.stays)) {
          slow += stays.length;
          longestMs[slowness] = Math.round(Math.max(longestMs[slowness] ?? 0, ...stays));
        }
      }
      traffic.close();
      const files = await eventually(
        () => openFiles(exchange.processId),
        (open) => open <= filesBefore,
      ).catch(() => openFiles(exchange.processId));
      return {
        rounds: ROUNDS,
        figures: `normal p99 ${spread(without)} ms, beside them ${spread(beside)} ms; ${slow} slow sockets, who stayed at most ${JSON.stringify(longestMs)} ms; ${filesBefore} files before, ${files} after`,
        demands: {
          'normal p99 below twice its baseline': median(beside) < 2 * median(without),
          'normal people are answered with success': unanswered === 0,
          'slow sockets closed within 15 s': Object.values(longestMs).every((stayedMs) => stayedMs < LET_GO_MS),
          'file descriptors return': files <= filesBefore,
        },
      };
    }),
  3_600_000,
);
