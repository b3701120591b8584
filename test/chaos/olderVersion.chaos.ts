/**
 * Takes over from the last version with schema 024, which is built from the history of the repository: this version's
 * migrations run while that one serves under load, this one waits as standby, and that one is stopped. Clients that
 * repeat unanswered requests with the same idempotency key lose nothing and get nothing twice, and keep their API keys.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD } from '../support/build';
import { temporaryFolder } from '../support/temporaryFolder';
import { buildOlderVersion, isInHistory, VersionedServers, waitUntil } from './olderServers';

/** The last commit with schema 024. */
const OLDER_COMMIT = 'e3fcd2a';
const CLIENTS = 4;
const folder = temporaryFolder();

(isInHistory(OLDER_COMMIT) ? test : test.skip)(
  'this version takes over from one with schema 024 under load, and nothing is lost or duplicated',
  async () => {
    const servers = await VersionedServers.start(folder);
    try {
      const older = await servers.add('older', buildOlderVersion(OLDER_COMMIT));
      const newer = await servers.add('newer', BUILD);
      expect(await older.migrate()).toContain('024_portal_token_renewals');
      older.start();
      await waitUntil(() => older.isReady());
      const token = readFileSync(join(older.dataDir, 'operator-token'), 'utf8').trim();
      await servers.startLoad(CLIENTS, token, [older, newer]);

      await servers.waitForOrders(100);
      const before = servers.placed();
      expect(await newer.migrate()).toContain('065_contract_bound_credentials');
      const whileMigrating = servers.placed() - before;
      await servers.waitForOrders(100);
      newer.start({ STANDBY: 'on' });
      await servers.waitForOrders(100);
      await older.stop();
      await waitUntil(() => newer.isReady());
      await servers.waitForOrders(200);
      await servers.stopLoad();
      await newer.stop();
      process.stderr.write(
        `older version: ${servers.placed()} orders, ${whileMigrating} of them during the migrations\n`,
      );
      expect(whileMigrating).toBeGreaterThan(0);
      await servers.expectNothingLostOrDoubled();
    } finally {
      await servers.close();
    }
  },
);
