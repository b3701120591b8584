/**
 * Takes over from an older version, which is built from the history of the repository: this version's migrations, and
 * more that are made for this test, run while that one serves under load, this one waits as standby, and that one is
 * stopped. Clients that repeat unanswered requests with the same idempotency key lose nothing and get nothing twice, and
 * keep their API keys.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLUMN, CONTRACT, INDEX, NOTE, newerBuild, TABLE } from '../support/newerBuild';
import { temporaryFolder } from '../support/temporaryFolder';
import { buildOlderVersion, isInHistory, OLDER_COMMIT, VersionedServers, waitUntil } from './olderServers';

const CLIENTS = 4;
const folder = temporaryFolder();

(isInHistory(OLDER_COMMIT) ? test : test.skip)(
  'this version takes over from an older one under load, and nothing is lost or duplicated',
  async () => {
    const servers = await VersionedServers.start(folder);
    try {
      const older = await servers.add('older', buildOlderVersion(OLDER_COMMIT));
      const build = newerBuild(join(folder, 'newer-build'), COLUMN, NOTE, TABLE, INDEX, CONTRACT);
      const newer = await servers.add('newer', build);
      expect(await older.migrate()).toContain('001_market_tables');
      older.start();
      await waitUntil(() => older.isReady());
      const token = readFileSync(join(older.dataDir, 'operator-token'), 'utf8').trim();
      await servers.startLoad(CLIENTS, token, [older, newer]);

      await servers.waitForOrders(100);
      const before = servers.placed();
      expect(await newer.migrate()).toContain(CONTRACT);
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
