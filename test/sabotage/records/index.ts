/** All planted faults. */
import type { PlantedFault } from '../plantedFault';
import { ACCESS } from './access';
import { ACCOUNTS } from './accounts';
import { ARCHIVES } from './archives';
import { CLUSTER } from './cluster';
import { CLUSTER_PROCESSES } from './clusterProcesses';
import { CURRENT_DATA } from './currentData';
import { EDGE } from './edge';
import { GATEWAYS } from './gateways';
import { GROUP } from './group';
import { LEADERSHIP } from './leadership';
import { OUTAGES } from './outages';
import { PARTNERS } from './partners';
import { RUNNING } from './running';
import { SHARED_STATE } from './sharedState';
import { SIMULATION } from './simulation';
import { STREAMS } from './streams';
import { WARM_STANDBY } from './warmStandby';

export const SABOTAGES: readonly PlantedFault[] = [
  ...SIMULATION,
  ...OUTAGES,
  ...PARTNERS,
  ...ACCESS,
  ...EDGE,
  ...STREAMS,
  ...RUNNING,
  ...ARCHIVES,
  ...CURRENT_DATA,
  ...GROUP,
  ...LEADERSHIP,
  ...WARM_STANDBY,
  ...SHARED_STATE,
  ...CLUSTER,
  ...CLUSTER_PROCESSES,
  ...GATEWAYS,
  ...ACCOUNTS,
];

/** Promises without a planted fault, with the reason. */
export const UNTRIED: Readonly<Record<number, string>> = {};
