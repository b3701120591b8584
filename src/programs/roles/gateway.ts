/** `ROLE=gateway`: HTTP, pages and streams for an engine in another process. */
import { randomUUID } from 'node:crypto';
import { GatewayEngine } from '../../engine/cluster/gatewayEngine';
import { IdentityChanges } from '../../engine/cluster/identityChanges';
import { LimitUses } from '../../engine/cluster/limitUses';
import { connectNats } from '../../engine/cluster/natsBus';
import { Health } from '../../engine/health';
import { pause } from '../../foundation/eventLoop';
import { settings } from '../../foundation/settings/config';
import { renewPool } from '../../store/connection/database';
import { engineDatabase } from '../../store/connection/engineConnection';
import { createCustodyParts } from './custodyParts';
import { createFrontend } from './frontend';
import { startMonitoring } from './monitoring';
import type { Preparation } from './preparation';
import { waitForSecretUpgrade } from './secretUpgrade';
import { stopOnSignals } from './stopOnSignals';

export async function startGateway(preparation: Preparation): Promise<void> {
  const { config, log, clock, eventLoop, database, probe, metrics, tracing, processName } = preparation;
  const { lagMaxMs, natsPrefix } = config.cluster;
  const { commitTimeoutMs, commandDeadlineMs, queueCommandsMax } = config.engine;
  const bus = await connectNats({ config: config.cluster, name: `talad gateway, ${processName}`, log });
  const engine = new GatewayEngine({
    bus,
    database: engineDatabase(database, eventLoop),
    clock,
    clockGuard: clock,
    eventLoop,
    log,
    newSession: randomUUID,
    natsPrefix,
    traces: tracing,
    lagMaxMs,
    commitTimeoutMs,
    commandDeadlineMs,
    auditTimeoutMs: config.http.handlerDeadlineMs,
    queueCommandsMax,
    compared: { settings, shared: preparation.shared, renewConnections: () => renewPool(database) },
  });
  const health = new Health(engine, probe, clock, () => engine.leadership);
  metrics?.watchBus(bus);
  metrics?.watchGateway(engine);
  const limitUses = new LimitUses({ bus, natsPrefix, eventLoop, clock: engine.leaderClock, session: randomUUID() });
  const metricsServer = await startMonitoring(preparation, health);
  const custodyParts = createCustodyParts(preparation, () => engine.committed);
  const frontend = await createFrontend(preparation, {
    ...custodyParts,
    engine,
    health,
    identityChanges: new IdentityChanges({ bus, natsPrefix }),
    limitUses,
    streamClock: engine.leaderClock,
  });
  await engine.start();
  await waitForSecretUpgrade(preparation);
  stopOnSignals(preparation, async () => {
    health.startDraining();
    await pause(eventLoop, config.http.shutdownDrainMs);
    await frontend.close();
    await custodyParts.custody.close();
    engine.stop();
    limitUses.stop();
    await bus.close();
    preparation.loopWatch.stop();
    preparation.descriptorWatch.stop();
    probe.close();
    await database.destroy();
    metricsServer?.close();
    await tracing?.close();
  });
  const port = await frontend.serve();
  preparation.loopWatch.start();
  preparation.descriptorWatch.start();
  process.send?.({ listening: port });
}
