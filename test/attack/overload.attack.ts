/**
 * Under overload the server refuses the excess and keeps working (promise 45): five times its capacity, then normal
 * load.
 */
import type { TestExchange } from '../support/exchange';
import { runAttack, SECONDS } from './runAttack';
import { formatPercentiles, type RunResult } from './traffic/run';
import { Traffic } from './traffic/traffic';

const TIMES_CAPACITY = 5;
const CONNECTIONS = 4_000;
const REFUSED_WITHIN_MS = 1_000;
const ACCEPTED_P99_MS = 2_000;
const BACK_WITHIN_SECONDS = 5;
/** The share of the capacity that counts as normal load. */
const NORMAL_SHARE = 0.25;

/** Seconds until a second of normal traffic is as good as before; one more than the limit if it never is. */
async function secondsUntil(good: (second: RunResult) => boolean, second: () => Promise<RunResult>): Promise<number> {
  for (let passed = 0; passed <= BACK_WITHIN_SECONDS; passed += 1) if (good(await second())) return passed;
  return BACK_WITHIN_SECONDS + 1;
}

async function countMissing(exchange: TestExchange, acknowledged: readonly number[]): Promise<number> {
  const stored = new Set<number>(
    (await exchange.database('orders').select<{ id: number }[]>('id')).map(({ id }) => Number(id)),
  );
  return acknowledged.filter((id) => !stored.has(id)).length;
}

test(
  `${TIMES_CAPACITY} times the capacity for ${SECONDS} s: the excess is refused at once, accepted orders are executed`,
  () =>
    runAttack(
      { promise: 45, what: 'overload', environment: { LOG_LEVEL: 'error', HTTP_CONNECTIONS_PER_ADDRESS_MAX: '10000' } },
      async (exchange, seed) => {
        const traffic = await Traffic.start(exchange, seed);
        const kind = 'orders';
        await traffic.run({ kind, seconds: 2, perSecond: 'closed', connections: 256 });
        const full = await traffic.run({ kind, seconds: SECONDS / 4, perSecond: 'closed', connections: 256 });
        const capacity = full.accepted.count / full.seconds;
        const normal = { kind, perSecond: capacity * NORMAL_SHARE, connections: 256 } as const;
        const before = await traffic.run({ ...normal, seconds: SECONDS / 4 });
        const over = await traffic.run({
          kind,
          seconds: SECONDS,
          perSecond: capacity * TIMES_CAPACITY,
          connections: CONNECTIONS,
        });
        const isNormal = ({ accepted, refused }: RunResult): boolean =>
          refused.count === 0 && accepted.p99Ms < 2 * before.accepted.p99Ms;
        const backAfter = await secondsUntil(isNormal, () => traffic.run({ ...normal, seconds: 1 }));
        traffic.close();
        const acknowledged = [full, before, over].flatMap(({ orderIds }) => orderIds);
        const lost = await countMissing(exchange, acknowledged);
        const offered = over.sent + over.heldBack;
        return {
          rounds: 1,
          figures:
            `capacity ${capacity.toFixed(0)}/s, offered ${(offered / SECONDS).toFixed(0)}/s ` +
            `(${over.heldBack} of ${offered} found no free connection); ` +
            `accepted ${formatPercentiles(over.accepted)}, refused ${formatPercentiles(over.refused)}, ` +
            `others ${JSON.stringify(over.others)}; normal before ${formatPercentiles(before.accepted)}, ` +
            `normal again after ${backAfter} s; ${acknowledged.length} orders acknowledged, ${lost} lost`,
          requirements: {
            'there was an excess': over.refused.count > 0,
            'the excess is refused in less than 1 s': over.refused.p99Ms < REFUSED_WITHIN_MS,
            'only 2xx, and 429 and 503 with Retry-After': Object.keys(over.others).length === 0,
            'accepted p99 below 2 s': over.accepted.p99Ms < ACCEPTED_P99_MS,
            'normal again within 5 s': backAfter <= BACK_WITHIN_SECONDS,
            'each 2xx response has the id of its order': over.orderIds.length === over.accepted.count,
            'no acknowledged order is lost': lost === 0,
          },
        };
      },
    ),
  3_600_000,
);
