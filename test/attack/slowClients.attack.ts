/**
 * Slow clients cannot occupy the server (promise 40): a thousand clients that never finish sending a request or reading
 * a response, beside normal traffic.
 */
import { formatMedianAndRange, median } from '../bench/figure';
import { eventually } from '../support/eventually';
import { openFiles } from '../support/processResources';
import { SLOWNESSES, type SlowClient, type Slowness, slowClient } from '../support/slowClients';
import { runAttack, SECONDS } from './runAttack';
import { Traffic } from './traffic/traffic';

const CLIENTS = 1_000;
const ROUNDS = 3;
const CLOSED_WITHIN_MS = 15_000;
const NORMAL = { kind: 'mixed', perSecond: 60, connections: 32, seconds: SECONDS / ROUNDS } as const;
/**
 * A hundred new connections per second, twice the default of `slowhttptest`. This attack is about connections that
 * stay; the overload attack is about many new ones.
 */
const CONNECT_EVERY_MS = 10;
const RECONNECT_AFTER_MS = 100;

/** A constant number of slow clients, which reconnect until `stopAndWaitUntilClosed`. */
class SlowCrew {
  /** How long each connection stayed open, by the kind of slowness. */
  readonly stays: Record<Slowness, number[]> = { silent: [], headers: [], body: [], reading: [], next: [] };
  private readonly connected = new Set<SlowClient>();
  private isConnecting = true;

  constructor(
    private readonly port: number,
    count: number,
  ) {
    for (let index = 0; index < count; index += 1)
      setTimeout(() => this.connect(SLOWNESSES[index % SLOWNESSES.length] ?? 'silent'), index * CONNECT_EVERY_MS);
  }

  async stopAndWaitUntilClosed(): Promise<void> {
    this.isConnecting = false;
    await Promise.all(Array.from(this.connected, ({ closed }) => closed));
  }

  private connect(slowness: Slowness): void {
    if (!this.isConnecting) return;
    const client = slowClient(this.port, slowness, { from: '127.0.0.2', dripMs: 1_000 });
    this.connected.add(client);
    void client.closed.then((stayedMs) => {
      this.connected.delete(client);
      this.stays[slowness].push(stayedMs);
      setTimeout(() => this.connect(slowness), RECONNECT_AFTER_MS);
    });
  }
}

test(
  `${CLIENTS} slow clients: each of their connections is closed, and normal traffic is not affected`,
  () =>
    runAttack({ promise: 40, what: 'slow clients' }, async (exchange, seed) => {
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
        await crew.stopAndWaitUntilClosed();
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
        figures:
          `normal p99 ${formatMedianAndRange(without)} ms, beside slow clients ${formatMedianAndRange(beside)} ms; ` +
          `${slow} slow sockets, open for at most ${JSON.stringify(longestMs)} ms; ` +
          `${filesBefore} files before, ${files} after`,
        requirements: {
          'normal p99 below twice its baseline': median(beside) < 2 * median(without),
          'normal requests succeed': unanswered === 0,
          'slow sockets closed within 15 s': Object.values(longestMs).every((stayedMs) => stayedMs < CLOSED_WITHIN_MS),
          'the number of open files returns to its start': files <= filesBefore,
        },
      };
    }),
  3_600_000,
);
