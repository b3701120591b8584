/**
 * ccxt.pro watches and trades with our server as it does with Binance, beside the demo's market maker: no exception, no
 * order or fill that its streams have missed, and balances that are those of the ledger. CLIENT_SECONDS=3600 makes it an
 * hour.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createBinanceUser } from '../support/binanceUser';
import { ROOT } from '../support/build';
import { exchangeOfThisFile } from '../support/exchange';
import { startDemo } from '../support/runningDemo';

const SECONDS = Number(process.env['CLIENT_SECONDS'] ?? '12');
const exchange = exchangeOfThisFile({
  environment: { SANDBOX: 'on', SANDBOX_QUOTE_MS: '60', CUSTODY_TEST_NETWORKS: 'on' },
});

/** Each was done at least once. */
const EVERYTHING = [
  'round',
  'watchBalance',
  'watchMyTrades',
  'watchOHLCV',
  'watchOrderBook',
  'watchOrders',
  'watchTicker',
  'watchTrades',
];

interface Seen {
  readonly exceptions: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  readonly rounds: number;
  /** Orders and trades whose last state the streams have not told. */
  readonly unseen: readonly string[];
  readonly unseenTrades: readonly string[];
  readonly tradeCount: number;
  readonly watched: Readonly<Record<string, number>>;
  readonly total: Readonly<Record<string, number>>;
}

async function ledgerOf(userId: number, asset: string): Promise<number> {
  const rows = await exchange().database('accounts').where({ owner: userId, asset }).sum({ sum: 'balance' });
  return Number((rows[0] as { readonly sum: string }).sum);
}

test(
  'an unmodified bot sees and does everything beside the market maker',
  async () => {
    const { baseUrl } = exchange();
    const demo = startDemo(exchange());
    try {
      await demo.says(/demo +ready/);
      const { user, signer } = await createBinanceUser(exchange(), { balances: { thb: '1000000000', btc: '100' } });
      const input = { baseUrl: `${baseUrl}/binance`, apiKey: signer.apiKey, secret: signer.key, seconds: SECONDS };
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(ROOT, 'test', 'clients', 'ccxt', 'watcher.mjs'), JSON.stringify(input)],
        { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 },
      );
      const seen = JSON.parse(stdout) as Seen;
      process.stderr.write(`ccxtWatching: ${JSON.stringify({ ...seen.counts, fills: seen.tradeCount })}\n`);
      expect(seen).toMatchObject({ exceptions: [], unseen: [], unseenTrades: [] });
      expect(seen.rounds).toBeGreaterThan(1);
      expect(Object.keys(seen.counts)).toEqual(expect.arrayContaining(EVERYTHING));
      for (const [asset, name] of [
        ['thb', 'THB'],
        ['btc', 'BTC'],
      ] as const) {
        const held = await ledgerOf(user.id, asset);
        expect(seen.total[name]).toBeCloseTo(held, 6);
        expect(seen.watched[name]).toBeCloseTo(held, 6);
      }
    } finally {
      await demo.stop();
    }
  },
  SECONDS * 1_000 + 120_000,
);
