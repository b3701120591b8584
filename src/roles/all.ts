/** `ROLE=all`: one process does everything. It begins to serve when it is the leader. */
import { pause, systemEventLoop } from '../eventLoop';
import { createCustodyParts } from './custodyParts';
import { createFrontend } from './frontend';
import { prepareLeader } from './leader';
import type { Preparation } from './preparation';
import { stopOnSignals } from './stopOnSignals';
import { createWebhookWorker } from './webhookParts';

export async function startAll(preparation: Preparation): Promise<void> {
  const { config, log, clock, database, probe, tracing } = preparation;
  const leader = await prepareLeader(preparation);
  const { engine, health, sandbox } = leader;
  const custodyParts = createCustodyParts(preparation, () => engine.committed);
  const { custody } = custodyParts;
  // Everything is prepared before this server is the leader, so that a takeover is short.
  const frontend = await createFrontend(preparation, {
    ...custodyParts,
    engine,
    health,
    identityChanges: undefined,
    streamClock: clock,
  });
  const worker = await leader.lead(custody);
  const webhooks = createWebhookWorker(preparation, engine);
  stopOnSignals(log, async () => {
    health.startDraining();
    await pause(systemEventLoop, config.http.shutdownDrainMs);
    worker.stop();
    await sandbox?.stop();
    webhooks.stop();
    await frontend.close();
    // Calls to the custodian that are still running are cancelled and repeated after the next start.
    await custody.close();
    await worker.whenIdle();
    await webhooks.whenIdle();
    await engine.stop();
    probe.close();
    await database.destroy();
    leader.metricsServer?.close();
    await tracing?.close();
  });
  const port = await frontend.serve();
  if (custody.kind !== 'manual') worker.start();
  await sandbox?.start(engine);
  webhooks.start();
  process.send?.({ listening: port });
}
