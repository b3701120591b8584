/**
 * The state of each part of the service. It is derived from the state of the exchange and of this server; only
 * maintenance windows are announcements of operators.
 */
import type { components } from '../../../generated/openapi';
import { canWithdraw } from '../../core/decide/withdrawalRules';
import type { Asset, AssetNetwork, MarketSymbol } from '../../core/model/model';
import { formatTime } from '../../foundation/times';
import {
  listCurrentMaintenance,
  type MaintenanceWindow,
  type ServicePart,
} from '../../store/operations/maintenanceWindows';
import { closedForDeposits, closedForWithdrawals, transferNetworks } from '../../usecases/assets/openTransfers';
import type { Services } from '../../usecases/services';
import { renderMaintenance } from '../rendering/maintenance';

type Schemas = components['schemas'];
type PartStatus = Schemas['PartStatus'];

/** From the best to the worst. */
const BY_SEVERITY: readonly PartStatus[] = ['operational', 'degraded', 'maintenance', 'closed', 'unavailable'];
/** Running and planned windows together. */
export const MAINTENANCE_WINDOWS_MAX = 100;
/** The pairs of the Portal (`PortalPairInput` in the contract). */
const PORTAL_PAIRS: ReadonlySet<string> = new Set(['btc_thb', 'eth_thb', 'usdt_thb']);

type StatusServices = Pick<Services, 'engine' | 'database' | 'clock' | 'config' | 'health'>;

/** Throws `Outage` if the state is not known. */
export async function readServiceStatus(services: StatusServices): Promise<Schemas['ServiceStatus']> {
  const { engine, database, clock, config } = services;
  const nowMs = clock.nowMs();
  const maintenance = await listCurrentMaintenance(database, nowMs, MAINTENANCE_WINDOWS_MAX);
  const inMaintenance = partsInMaintenance(maintenance, nowMs);
  const { committed } = engine;
  const [symbols, assets] = [committed.symbols(), committed.assets()];
  const portalSymbols = symbols.filter(({ symbol }) => PORTAL_PAIRS.has(symbol));
  const component = componentStatus(services);
  const statusOf = (part: ServicePart, ...own: readonly PartStatus[]): PartStatus =>
    worst([component, inMaintenance.has(part) ? 'maintenance' : 'operational', ...own]);
  // In quarantine, everything that moves money is refused, and streams go on.
  const admission: PartStatus = engine.isQuarantined ? 'closed' : 'operational';

  const paused = pausedPairs(symbols);
  const portalPaused = pausedPairs(portalSymbols);
  const noDeposits = assets.flatMap((asset) => closedNetworks(asset, closedForDeposits(asset, config)));
  const noWithdrawals = assets.flatMap((asset) => closedNetworks(asset, closedForWithdrawals(asset)));
  const places = assets.flatMap(transferNetworks).length;
  const parts = {
    trading: { status: statusOf('trading', admission, closure(paused.length, symbols.length)), paused_pairs: paused },
    deposits: {
      status: statusOf('deposits', admission, closure(noDeposits.length, places)),
      closed_networks: noDeposits,
    },
    withdrawals: {
      status: statusOf('withdrawals', admission, closure(noWithdrawals.length, places)),
      closed_networks: noWithdrawals,
    },
    portal: {
      status: statusOf(
        'portal',
        admission,
        closure(portalPaused.length, portalSymbols.length),
        arePurchasesWithdrawn(portalSymbols, assets) ? 'operational' : 'degraded',
      ),
      paused_pairs: portalPaused,
    },
    streams: { status: statusOf('streams') },
  };
  return {
    status: worst(Object.values(parts).map(({ status }) => status)),
    time: formatTime(nowMs),
    ...parts,
    maintenance: [...maintenance].sort((a, b) => a.startsAtMs - b.startsAtMs || a.id - b.id).map(renderMaintenance),
  };
}

/** The state of what all parts need: the engine, and its database. */
function componentStatus({ engine, health }: StatusServices): PartStatus {
  const { recovered, databaseAnswers, clockTrusted } = health.readiness();
  if (!recovered || !databaseAnswers || !clockTrusted) return 'unavailable';
  return engine.hasRoom ? 'operational' : 'degraded';
}

function partsInMaintenance(windows: readonly MaintenanceWindow[], nowMs: number): ReadonlySet<ServicePart> {
  return new Set(windows.filter(({ startsAtMs }) => startsAtMs <= nowMs).flatMap(({ parts }) => parts));
}

function pausedPairs(symbols: readonly MarketSymbol[]): string[] {
  return symbols.filter(({ status }) => status !== 'TRADING').map(({ symbol }) => symbol);
}

function closedNetworks({ asset }: Asset, closed: readonly (AssetNetwork | null)[]): Schemas['ClosedNetwork'][] {
  return closed.map((network) => ({ asset, network: network?.network ?? null }));
}

function closure(closed: number, all: number): PartStatus {
  if (closed === 0) return 'operational';
  return closed < all ? 'degraded' : 'closed';
}

/** Whether the coins of all pairs can be withdrawn on the network that the Portal uses. */
function arePurchasesWithdrawn(symbols: readonly MarketSymbol[], assets: readonly Asset[]): boolean {
  return symbols.every(({ base }) => {
    const asset = assets.find((one) => one.asset === base);
    return asset !== undefined && canWithdraw(asset, asset.networks[0] ?? null);
  });
}

function worst(statuses: readonly PartStatus[]): PartStatus {
  const severity = Math.max(...statuses.map((status) => BY_SEVERITY.indexOf(status)));
  return BY_SEVERITY[severity] ?? 'operational';
}
