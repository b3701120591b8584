/**
 * A partner that hangs never blocks money or locks (promise 25): it hangs at every stage of a request, during 200
 * concurrent Portal orders, beside normal traffic.
 */
import { Agent } from 'undici';
import { formatMedianAndRange, median } from '../bench/figure';
import { Client } from '../support/client';
import { eventually } from '../support/eventually';
import type { TestExchange } from '../support/exchange';
import { expectNoTransaction } from '../support/expectNoTransaction';
import { processSnapshot } from '../support/loopDelay';
import { startDeafListener } from '../support/partner/deafListener';
import { type PartnerBehaviour, startFakePartner } from '../support/partner/fakePartner';
import { type PortalLogin, portalLogin, registerApp } from '../support/portalLogin';
import { openFiles } from '../support/processResources';
import { runAttack } from './runAttack';
import { latencyPercentiles } from './traffic/run';
import { Traffic } from './traffic/traffic';

const ORDERS = 200;
const ANSWERED_WITHIN_MS = 4_000;
const GROWTH_MIB = 10;
const HANGS = [
  'hangs_before_headers',
  'hangs_in_headers',
  'hangs_in_body',
  'one_byte_a_second',
  'endless_early_hints',
] as const satisfies PartnerBehaviour[];
/** A pair without sell orders, so that an order whose partner has answered is refused and buys nothing. */
const PAIR = 'eth_thb';
const NORMAL = { kind: 'mixed', perSecond: 60, connections: 32 } as const;
/** Duration of the normal traffic beside the orders: longer than the partner timeout of three seconds. */
const BESIDE_SECONDS = 4;

/** A way to hang, and the partner's URL for it. */
interface HangingBehaviour {
  readonly name: string;
  readonly url: string;
  readonly behaviour?: PartnerBehaviour;
}

interface BurstResult {
  readonly statuses: readonly number[];
  readonly slowestMs: number;
}

/** Each order has its own connection, so that none waits in the client for another. */
async function buyConcurrently(exchange: TestExchange, { client, extras }: PortalLogin): Promise<BurstResult> {
  const buyer = new Client(() => exchange.baseUrl, client.credentials, new Agent({ connections: ORDERS }));
  const body = { extras, pair: PAIR, side: 'buy' as const, price: '1000', amount: '2000' };
  const times: number[] = [];
  const order = async (): Promise<number> => {
    const startedMs = performance.now();
    const { status } = await buyer.call('createPortalOrder', { body });
    times.push(performance.now() - startedMs);
    return Number(status);
  };
  const statuses = await Promise.all(Array.from({ length: ORDERS }, order));
  await buyer.close();
  return { statuses, slowestMs: latencyPercentiles(times).maxMs };
}

test(
  `${ORDERS} concurrent Portal orders while the partner hangs: answered in time, without an open transaction`,
  () =>
    runAttack({ promise: 25, what: 'hanging partner' }, async (exchange, seed) => {
      const [partner, deaf] = [await startFakePartner(), await startDeafListener()];
      const app = await registerApp(exchange, partner);
      const login = await portalLogin(
        exchange,
        app,
        await exchange.createUser({ balances: { thb: '10000000' }, level: 'level_3' }),
      );
      const hangs: readonly HangingBehaviour[] = [
        ...HANGS.map((behaviour) => ({ name: behaviour, url: partner.depositAddressUrl, behaviour })),
        { name: 'hangs at connect', url: deaf.url },
        // The partner's HTTP server reads the TLS handshake as an incomplete request and waits for more bytes.
        { name: 'hangs in TLS', url: partner.depositAddressUrl.replace('http:', 'https:') },
      ];
      const partnerAt = async (url: string, behaviour: PartnerBehaviour): Promise<void> => {
        await exchange.operator.expect('updatePartner', 200, {
          path: { partnerid: app.id },
          body: { deposit_address_url: url },
        });
        partner.behave(behaviour);
      };
      const traffic = await Traffic.start(exchange, seed);
      await traffic.run({ ...NORMAL, seconds: 3 });
      await buyConcurrently(exchange, login);
      const [filesBefore, beforeMiB] = [openFiles(exchange.processId), (await processSnapshot(exchange)).usedMiB];
      const without: number[] = [];
      const beside: number[] = [];
      const statuses = new Set<number>();
      let slowestMs = 0;
      let refused = 0;
      for (const { url, behaviour = 'hangs_before_headers' } of hangs) {
        // The baseline: the same orders to a partner that answers.
        await partnerAt(partner.depositAddressUrl, 'good');
        const baseline = buyConcurrently(exchange, login);
        without.push((await traffic.run({ ...NORMAL, seconds: BESIDE_SECONDS })).accepted.p99Ms);
        await baseline;
        await partnerAt(url, behaviour);
        const normal = traffic.run({ ...NORMAL, seconds: BESIDE_SECONDS });
        const burst = buyConcurrently(exchange, login);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await expectNoTransaction(exchange);
        const { accepted, sent } = await normal;
        beside.push(accepted.p99Ms);
        refused += sent - accepted.count;
        const result = await burst;
        slowestMs = Math.max(slowestMs, result.slowestMs);
        for (const status of result.statuses) statuses.add(status);
      }
      traffic.close();
      const files = await eventually(
        () => openFiles(exchange.processId),
        (open) => open <= filesBefore,
      ).catch(() => openFiles(exchange.processId));
      const afterMiB = (await processSnapshot(exchange)).usedMiB;
      const bought = await exchange.database('withdrawals').count<{ n: number }[]>({ n: '*' });
      await partner.close();
      await deaf.close();
      return {
        rounds: without.length,
        figures:
          `statuses ${[...statuses].join(', ')}, the slowest after ${Math.round(slowestMs)} ms; ` +
          `normal p99 beside a good partner ${formatMedianAndRange(without)} ms, beside the hanging one ${formatMedianAndRange(beside)} ms; ` +
          `${filesBefore} files before, ${files} after; ` +
          `memory in use ${beforeMiB.toFixed(0)} MiB before, ${afterMiB.toFixed(0)} after`,
        requirements: {
          'each order is answered 502': [...statuses].join() === '502',
          'within 4 s': slowestMs < ANSWERED_WITHIN_MS,
          'nothing is bought': Number(bought[0]?.n) === 0,
          'normal p99 below twice its value beside a good partner': median(beside) < 2 * median(without),
          'normal requests succeed': refused === 0,
          'the number of open files returns to its start': files <= filesBefore,
          'memory returns to its start': afterMiB - beforeMiB < GROWTH_MIB,
        },
      };
    }),
  3_600_000,
);
