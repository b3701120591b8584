/** The partner can never hold money or a lock (promise 25): it hangs in every way there is under 200 Portal orders at once, and normal people beside them. */
import { Agent } from 'undici';
import { median, spread } from '../bench/figure';
import { Client } from '../support/client';
import { eventually } from '../support/eventually';
import type { TestExchange } from '../support/exchange';
import { inside } from '../support/loopDelay';
import { expectNoTransaction } from '../support/noTransaction';
import { startDeafListener } from '../support/partner/deafListener';
import { type PartnerBehaviour, startFakePartner } from '../support/partner/fakePartner';
import { type PortalLogin, portalLogin, registerApp } from '../support/portalLogin';
import { openFiles } from '../support/processUse';
import { underAttack } from './ground';
import { timesOf } from './traffic/run';
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
/** Nobody sells: a partner that answers is asked, and then nothing is bought. */
const PAIR = 'eth_thb';
const NORMAL = { kind: 'mixed', perSecond: 60, connections: 32 } as const;
/** A hanging call lasts three seconds. */
const BESIDE_SECONDS = 4;

/** Each way to hang, and the URL at which the partner then is. */
interface Hang {
  readonly name: string;
  readonly url: string;
  readonly behaviour?: PartnerBehaviour;
}

interface Burst {
  readonly statuses: readonly number[];
  readonly slowestMs: number;
}

/** A connection each: none waits in our own client for another. */
async function buyAtOnce(exchange: TestExchange, { client, extras }: PortalLogin): Promise<Burst> {
  const crowd = new Client(() => exchange.baseUrl, client.credentials, new Agent({ connections: ORDERS }));
  const body = { extras, pair: PAIR, side: 'buy' as const, price: '1000', amount: '2000' };
  const times: number[] = [];
  const order = async (): Promise<number> => {
    const startedMs = performance.now();
    const { status } = await crowd.call('createPortalOrder', { body });
    times.push(performance.now() - startedMs);
    return Number(status);
  };
  const statuses = await Promise.all(Array.from({ length: ORDERS }, order));
  await crowd.close();
  return { statuses, slowestMs: timesOf(times).mostMs };
}

test(
  `${ORDERS} Portal orders at once while the partner hangs: answered in time, no transaction open, and nobody else notices`,
  () =>
    underAttack({ promise: 25, what: 'hanging partner' }, async (exchange, seed) => {
      const [partner, deaf] = [await startFakePartner(), await startDeafListener()];
      const app = await registerApp(exchange, partner);
      const login = await portalLogin(
        exchange,
        app,
        await exchange.createUser({ balances: { thb: '10000000' }, level: 'level_3' }),
      );
      const hangs: readonly Hang[] = [
        ...HANGS.map((behaviour) => ({ name: behaviour, url: partner.depositAddressUrl, behaviour })),
        { name: 'hangs at connect', url: deaf.url },
        // It waits for the end of a request that is none to it.
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
      await buyAtOnce(exchange, login);
      const [filesBefore, beforeMiB] = [openFiles(exchange.processId), (await inside(exchange)).usedMiB];
      const without: number[] = [];
      const beside: number[] = [];
      const statuses = new Set<number>();
      let slowestMs = 0;
      let refused = 0;
      for (const { url, behaviour = 'hangs_before_headers' } of hangs) {
        // The same orders to a partner that answers: what is more than this is the hanging.
        await partnerAt(partner.depositAddressUrl, 'good');
        const honest = buyAtOnce(exchange, login);
        without.push((await traffic.run({ ...NORMAL, seconds: BESIDE_SECONDS })).accepted.p99Ms);
        await honest;
        await partnerAt(url, behaviour);
        const normal = traffic.run({ ...NORMAL, seconds: BESIDE_SECONDS });
        const burst = buyAtOnce(exchange, login);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await expectNoTransaction(exchange);
        const { accepted, sent } = await normal;
        beside.push(accepted.p99Ms);
        refused += sent - accepted.count;
        const told = await burst;
        slowestMs = Math.max(slowestMs, told.slowestMs);
        for (const status of told.statuses) statuses.add(status);
      }
      traffic.close();
      const files = await eventually(
        () => openFiles(exchange.processId),
        (open) => open <= filesBefore,
      ).catch(() => openFiles(exchange.processId));
      const afterMiB = (await inside(exchange)).usedMiB;
      const bought = await exchange.database('withdrawals').count<{ n: number }[]>({ n: '*' });
      await partner.close();
      await deaf.close();
      return {
        rounds: without.length,
        figures: `answers ${[...statuses].join(', ')}, the slowest after ${Math.round(slowestMs)} ms; normal p99 beside an honest partner ${spread(without)} ms, beside this one ${spread(beside)} ms; ${filesBefore} files before, ${files} after; memory in use ${beforeMiB.toFixed(0)} MiB before, ${afterMiB.toFixed(0)} after`,
        demands: {
          'each order is answered 502': [...statuses].join() === '502',
          'within 4 s': slowestMs < ANSWERED_WITHIN_MS,
          'nothing is bought': Number(bought[0]?.n) === 0,
          'normal p99 below twice what it is beside an honest partner': median(beside) < 2 * median(without),
          'normal people are answered with success': refused === 0,
          'sockets return': files <= filesBefore,
          'memory returns': afterMiB - beforeMiB < GROWTH_MIB,
        },
      };
    }),
  3_600_000,
);
