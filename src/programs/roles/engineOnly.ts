/** `ROLE=engine`: the single writer, for gateways that it serves over the message bus. */
import { EngineService } from '../../engine/cluster/engineService';
import type { LeaderIdentity } from '../../engine/cluster/messages';
import { connectNats } from '../../engine/cluster/natsBus';
import { Outage } from '../../engine/types';
import { DatabaseError } from '../../store/connection/databaseError';
import { engineDatabase } from '../../store/connection/engineConnection';
import { LeaseLost, markLease } from '../../store/engine/lease';
import { createComparisonWorker, createCustodyParts } from './custodyParts';
import { prepareLeader } from './leader';
import { refuseBesideOtherLeader } from './otherLeader';
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
  const confirmNoLeader = () => refuseBesideOtherLeader(preparation, bus);
  // Settings that differ are reported at the start. The database can be replaced by a copy while this server waits.
  await confirmNoLeader();
  const worker = await leader.lead(custody, confirmNoLeader);
  const service = new EngineService({
    engine: tracing?.traceEngine(engine) ?? engine,
    bus,
    clock,
    eventLoop,
    log,
    natsPrefix: config.cluster.natsPrefix,
    traces: tracing,
    identify: (epoch) => identify(preparation, epoch),
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
    preparation.descriptorWatch.stop();
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
  preparation.descriptorWatch.start();
  process.send?.({ listening: config.metricsPort });
}

/** On a connection of its own, so that a slow commit does not make it fail. Throws `LeaseLost` and `DatabaseError`. */
async function identify(
  { config: { engine }, database, eventLoop, shared }: Preparation,
  epoch: number,
): Promise<LeaderIdentity> {
  const connection = await engineDatabase(database, eventLoop).connect(engine.commandDeadlineMs);
  try {
    return { lease: await markLease(connection, epoch, engine.leaseMs), settings: shared };
  } catch (error) {
    if (error instanceof LeaseLost || error instanceof DatabaseError) throw new Outage('not_done', error.message);
    throw error;
  } finally {
    connection.close();
  }
}
