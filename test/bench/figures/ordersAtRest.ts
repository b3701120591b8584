/**
 * What one client waits for a durable order while nothing else happens: ten orders a second on one connection, compared
 * with a POST to bare node:http and a commit of as many bytes, each at the same rate. It matters to most users more than
 * the capacity.
 */
import { TestExchange } from '../../support/exchange';
import { measureCommitLatency } from '../commitLatency';
import { type Figure, measureAlternately, median, percentile, ratiosOf } from '../figure';
import { applyHttpLoad } from '../httpLoad';
import type { MeasuredFigures } from '../measuredFigures';
import { startFloor } from '../measuredProcesses';
import { OrderFlow } from '../orderFlow';

const RATE = 10;
const ORDERS_A_ROUND = 60;
const WARM_UP_ORDERS = 10;
const RATIO_MAX = 2;

interface Waits {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export async function measureOrdersAtRest(rounds: number): Promise<MeasuredFigures> {
  const node = await startFloor('nodeHttp');
  const exchange = await TestExchange.start();
  try {
    const orders = await OrderFlow.create(exchange, 2);
    const load = (url: string, processId: number) => {
      const requests = orders.nextRequests(WARM_UP_ORDERS + ORDERS_A_ROUND);
      return applyHttpLoad({ url, processId, connections: 1, requests, warmUp: WARM_UP_ORDERS, rate: RATE });
    };
    const ours = () => load(exchange.baseUrl, exchange.processId);
    await ours();
    const [{ bytes }] = (await exchange
      .database('events')
      .select(exchange.database.raw('AVG(LENGTH(payload)) AS bytes'))) as [{ readonly bytes: string }];
    const theirs = async () => {
      const times = { everyMs: 1_000 / RATE, bytes: Math.round(Number(bytes)), count: ORDERS_A_ROUND };
      const commits = await measureCommitLatency(exchange.schema.ownerUrl, times);
      const http = await load(node.url, node.processId);
      return {
        http,
        commit: { p50Ms: percentile(commits, 50), p99Ms: percentile(commits, 99) },
      };
    };
    const measured = await measureAlternately(rounds, ours, theirs);
    const figure = (percent: keyof Waits, name: string): Figure => {
      const own = measured.ours.map((round) => round[percent]);
      const http = measured.theirs.map((round) => round.http[percent]);
      const commit = measured.theirs.map((round) => round.commit[percent]);
      const floor = http.map((ms, round) => ms + (commit[round] ?? Number.NaN));
      return {
        name: `one client's order at ${RATE} a second, ${name}`,
        ours: `${median(own).toFixed(2)} ms`,
        against: `bare node:http POST ${median(http).toFixed(2)} ms and a commit of ${Number(bytes).toFixed(0)} bytes ${median(commit).toFixed(2)} ms`,
        ratios: ratiosOf(own, floor),
        bar: { kind: 'at most', ratio: RATIO_MAX },
      };
    };
    await exchange.stop();
    await exchange.audit();
    return { figures: [figure('p50Ms', 'p50'), figure('p99Ms', 'p99')] };
  } finally {
    await exchange.close();
    await node.end();
  }
}
