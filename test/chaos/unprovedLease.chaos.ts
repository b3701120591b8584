/**
 * A leader whose link to the database drops everything, beside a new leader that takes over (promise 59): within the
 * lease and a second its public data is answered 503 and its streams are closed, and nothing is served as current
 * afterwards, also not when the link is back.
 */
import { audit } from '../../src/engine/audit/audit';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { readPublicData, SHORT_LEASE, SHORT_LEASE_MS, withLinkedExchange } from '../support/cutOffLeader';
import type { TestExchange } from '../support/exchange';
import { createTraders, tradeBetween } from '../support/orderHelpers';
import { startSecondServer } from '../support/secondServer';
import { StreamClient } from '../support/streamClient';
import { printProgress } from './chaosEnvironment';

const SECONDS = Number(process.env['LINK_SECONDS'] ?? 60);
const WITHIN_MS = SHORT_LEASE_MS + 1_000;
const LOOK_MS = 100;
const STREAMS = '/stream?streams=btc_thb@depth@100ms/btc_thb@depth5/btc_thb@ticker/!miniTicker@arr/btc_thb@kline_1m';

interface Served {
  /** When the last answer with data arrived, in milliseconds since the cut. */
  lastDataMs: number;
  lastFrameMs: number;
  reads: number;
  refused: number;
  upgrades: number;
}

/** Reads public data and tries to open streams until `isOver`. */
async function watch(leader: TestExchange, cutMs: number, isOver: () => boolean): Promise<Served> {
  const served: Served = { lastDataMs: 0, lastFrameMs: 0, reads: 0, refused: 0, upgrades: 0 };
  const rounds: Promise<unknown>[] = [];
  while (!isOver()) {
    // Reads of the tables wait for the database, while others are answered at once.
    rounds.push(
      readPublicData(leader, (status) => {
        served.reads += 1;
        if (status === 503) served.refused += 1;
        else if (status !== 0) served.lastDataMs = performance.now() - cutMs;
      }),
    );
    const stream = await StreamClient.open(leader.baseUrl, STREAMS).catch(() => undefined);
    if (stream !== undefined) {
      served.upgrades += 1;
      stream.socket.on('message', () => {
        served.lastFrameMs = performance.now() - cutMs;
      });
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  await Promise.all(rounds);
  return served;
}

test(
  `a leader cut off from its database for ${SECONDS} s beside a new leader serves nothing as current after its lease`,
  () =>
    withLinkedExchange(SHORT_LEASE, async (leader, proxy) => {
      const traders = await createTraders(leader);
      await tradeBetween(traders, '100', '1');
      const market = await leader.openStream(STREAMS);
      await market.next(({ stream }) => stream === 'btc_thb@ticker');
      const takeover = startSecondServer(leader, { environment: { ...SHORT_LEASE, STANDBY: 'on' } });
      await new Promise((resolve) => setTimeout(resolve, 2_000));

      proxy.setConditions({ isBlackHole: true });
      const cutMs = performance.now();
      let isOver = false;
      const watching = watch(leader, cutMs, () => isOver);
      const closed = market.closed.then((event) => ({ ...event, afterMs: performance.now() - cutMs }));
      const next = await takeover;
      const takenOverMs = performance.now() - cutMs;
      // The new leader has more than the old one.
      const own = traders.map((trader) => ({
        ...trader,
        client: next.anonymous.withCredentials(trader.client.credentials),
      }));
      const untilMs = cutMs + SECONDS * 1_000;
      for (let price = 101; performance.now() < untilMs; price += 1) {
        await tradeBetween([own[0] as (typeof traders)[0], own[1] as (typeof traders)[1]], String(price), '0.001');
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      proxy.setConditions({});
      await new Promise((resolve) => setTimeout(resolve, WITHIN_MS));
      isOver = true;
      const served = await watching;
      const { code, afterMs } = await closed;
      printProgress(
        `unproved lease: ${SECONDS} s cut off, taken over after ${Math.round(takenOverMs)} ms; last data after ` +
          `${Math.round(served.lastDataMs)} ms, last frame after ${Math.round(served.lastFrameMs)} ms, streams closed ` +
          `with ${code} after ${Math.round(afterMs)} ms; ${served.refused} of ${served.reads} reads answered 503`,
      );
      expect(code).toBe(1012);
      for (const ms of [afterMs, served.lastDataMs, served.lastFrameMs]) expect(ms).toBeLessThan(WITHIN_MS);
      expect(served.refused).toBeGreaterThan(0);
      expect((await audit({ database: engineDatabase(next.database) })).violations).toEqual([]);
      await leader.kill();
      await next.close();
    }),
  3_600_000,
);
