/** All figures that `make bench` measures, in the order of the table. ONLY takes these names. */
import type { MeasuredFigures } from '../measuredFigures';
import { measureCluster } from './cluster';
import { measureEngine } from './engine';
import { measureGateways } from './gateways';
import { measureGrowth } from './growth';
import { measureOrders } from './orders';
import { measureOrdersAtRest } from './ordersAtRest';
import { measurePortalOrders } from './portalOrders';
import { measureReads } from './reads';
import { measureSignIn } from './signIn';
import { measureStart } from './start';
import { measureStreams } from './streams';
import { measureTrades } from './trades';

export const figures: Readonly<Record<string, (rounds: number) => Promise<MeasuredFigures>>> = {
  engine: measureEngine,
  orders: measureOrders,
  ordersAtRest: measureOrdersAtRest,
  portalOrders: measurePortalOrders,
  reads: measureReads,
  streams: measureStreams,
  growth: measureGrowth,
  signIn: measureSignIn,
  start: measureStart,
  trades: measureTrades,
  cluster: measureCluster,
  gateways: measureGateways,
};
