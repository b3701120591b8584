/** `ROLE=engine`: the single writer, for gateways that it serves over the message bus. */
import { EngineService } from '../../engine/cluster/engineService';
import { connectNats } from '../../engine/cluster/natsBus';
import { createComparisonWorker, createCustodyParts } from './custodyParts';
import { prepareLeader } from './leader';
import type { Preparation } from './preparation';
import { stopOnSignals } from './stopOnSignals';
import { createWebhookWorker } from './webhookParts';

export async function startEngine(preparation: Preparation): Promise<void> {
  const { config, log, clock, eventLoop, database, probe, metrics, tracing, processName } = preparation;
  const leader = await prepareLeader(preparation);
  const { engine, health, sandbox } = leader;
  const { custody } = createCustodyParts(preparation, () => engine.committed);
  const bus = await connectNats({ config: config.cluster, name: `talad engine, ${processName}`, log });
  metrics?.watchBus(bus);
  const comparison = createComparisonWorker(preparation, engine, custody);
  const worker = await leader.lead(custody);
  const service = new EngineService({
    engine: tracing?.traceEngine(engine) ?? engine,
    bus,
    clock,
    eventLoop,
    log,
    natsPrefix: config.cluster.natsPrefix,
    traces: tracing,
  });
  const webhooks = createWebhookWorker(preparation, engine);
  stopOnSignals(preparation, async () => {
    health.startDraining();
    worker.stop();
    await leader.stop();
    webhooks.stop();
    const compared = comparison.stop();
    await custody.close();
    await worker.whenIdle();
    await webhooks.whenIdle();
    await compared;
    // The outcomes of the last batch are sent before the bus is closed.
    await engine.stop();
    service.stop();
    await bus.close();
    preparation.loopWatch.stop();
    probe.close();
    await database.destroy();
    leader.metricsServer?.close();
    await tracing?.close();
  });
  if (custody.kind !== 'manual') worker.start();
  if (custody.kind === 'webhook') comparison.start();
  await sandbox?.start(engine);
  webhooks.start();
  log.info('the engine serves its gateways');
  preparation.loopWatch.start();
  process.send?.({ listening: config.metricsPort });
}
