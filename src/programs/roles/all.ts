/** `ROLE=all`: one process does everything. It begins to serve when it is the leader. */
import { pause } from '../../foundation/eventLoop';
import { createComparisonWorker, createCustodyParts } from './custodyParts';
import { createFrontend } from './frontend';
import { prepareLeader } from './leader';
import type { Preparation } from './preparation';
import { stopOnSignals } from './stopOnSignals';
import { createWebhookWorker } from './webhookParts';

export async function startAll(preparation: Preparation): Promise<void> {
  const { config, clock, eventLoop, database, probe, tracing } = preparation;
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
    limitUses: undefined,
    streamClock: clock,
  });
  const comparison = createComparisonWorker(preparation, engine, custody);
  const worker = await leader.lead(custody);
  const webhooks = createWebhookWorker(preparation, engine);
  stopOnSignals(preparation, async () => {
    health.startDraining();
    await pause(eventLoop, config.http.shutdownDrainMs);
    worker.stop();
    webhooks.stop();
    const compared = comparison.stop();
    await frontend.close();
    await leader.stop();
    // Calls to the custodian that are still running are cancelled and repeated after the next start.
    await custody.close();
    await worker.whenIdle();
    await webhooks.whenIdle();
    await compared;
    await engine.stop();
    preparation.loopWatch.stop();
    preparation.descriptorWatch.stop();
    probe.close();
    await database.destroy();
    leader.metricsServer?.close();
    await tracing?.close();
  });
  const port = await frontend.serve();
  if (custody.kind !== 'manual') worker.start();
  if (custody.kind === 'webhook') comparison.start();
  await sandbox?.start(engine);
  webhooks.start();
  preparation.loopWatch.start();
  preparation.descriptorWatch.start();
  process.send?.({ listening: port });
}
