/**
 * Replaces a cluster of an older build by this one, server after server, under load: migrations beside the older
 * engine, an engine of this build with the older gateway, then both gateways. Clients that
 * repeat unanswered requests with the same idempotency key lose nothing and get nothing twice.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD } from '../support/build';
import { withNatsServer } from '../support/natsServer';
import { temporaryFolder } from '../support/temporaryFolder';
import { buildOlderVersion, isInHistory, OLDER_COMMIT, VersionedServers, waitUntil } from './olderServers';

const CLIENTS = 4;
const folder = temporaryFolder();

(isInHistory(OLDER_COMMIT) ? test : test.skip)(
  'engines and gateways of two builds serve together while one replaces the other',
  () =>
    withNatsServer(async (nats) => {
      const servers = await VersionedServers.start(folder, {
        NATS_URL: nats.url,
        NATS_TOKEN_FILE: nats.tokenFile,
      });
      try {
        const older = buildOlderVersion(OLDER_COMMIT);
        const [olderEngine, olderGateway] = [
          await servers.add('older-engine', older),
          await servers.add('older', older),
        ];
        const [newerEngine, newerGateway] = [
          await servers.add('newer-engine', BUILD),
          await servers.add('newer', BUILD),
        ];
        await olderEngine.migrate();
        olderEngine.start({ ROLE: 'engine' });
        olderGateway.start({ ROLE: 'gateway' });
        await waitUntil(() => olderGateway.isReady());
        const token = readFileSync(join(olderEngine.dataDir, 'operator-token'), 'utf8').trim();
        await servers.startLoad(CLIENTS, token, [olderGateway, newerGateway]);
        await servers.waitForOrders(100);

        const placed: Record<string, number> = {};
        const step = async (name: string): Promise<void> => {
          const before = servers.placed();
          await servers.waitForOrders(200);
          placed[name] = servers.placed() - before;
        };
        // The order of `src/programs/launch/README.md`: engines first.
        await newerEngine.migrate();
        newerEngine.start({ ROLE: 'engine', STANDBY: 'warm' });
        await step('the older engine, after the migrations');
        await olderEngine.stop();
        await waitUntil(() => olderGateway.isReady());
        await step('an engine of this build, the older gateway');
        newerGateway.start({ ROLE: 'gateway' });
        await waitUntil(() => newerGateway.isReady());
        await step('an engine of this build, both gateways');
        await olderGateway.stop();
        await step('this build alone');
        await servers.stopLoad();
        await newerGateway.stop();
        await newerEngine.stop();
        process.stderr.write(`mixed versions: orders placed with ${JSON.stringify(placed)}\n`);
        await servers.expectNothingLostOrDoubled();
      } finally {
        await servers.close();
      }
    }),
);

(isInHistory(OLDER_COMMIT) ? test : test.skip)(
  'gateways of two builds serve together with an older leader, then a newer one, and on the way back',
  () =>
    withNatsServer(async (nats) => {
      const bus = { NATS_URL: nats.url, NATS_TOKEN_FILE: nats.tokenFile };
      const servers = await VersionedServers.start(join(folder, 'way-back'), bus);
      try {
        const older = buildOlderVersion(OLDER_COMMIT);
        const [first, second, third] = [
          await servers.add('first-engine', older),
          await servers.add('second-engine', BUILD),
          await servers.add('third-engine', older),
        ];
        const gateways = [await servers.add('older', older), await servers.add('newer', BUILD)] as const;
        await second.migrate();
        first.start({ ROLE: 'engine' });
        for (const gateway of gateways) {
          gateway.start({ ROLE: 'gateway' });
          await waitUntil(() => gateway.isReady());
        }
        const token = readFileSync(join(first.dataDir, 'operator-token'), 'utf8').trim();
        await servers.startLoad(CLIENTS, token, gateways);
        const step = async (): Promise<void> => {
          for (const gateway of gateways) await waitUntil(() => gateway.isReady());
          await servers.waitForOrders(200);
        };
        await step();
        for (const [leader, standby] of [
          [first, second],
          [second, third],
        ] as const) {
          standby.start({ ROLE: 'engine', STANDBY: 'warm' });
          await step();
          await leader.stop();
          await step();
        }
        await servers.stopLoad();
        for (const server of [...gateways, third]) await server.stop();
        process.stderr.write(`way back: ${servers.placed()} orders placed\n`);
        await servers.expectNothingLostOrDoubled();
      } finally {
        await servers.close();
      }
    }),
);
