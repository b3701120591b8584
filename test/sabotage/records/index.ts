/** All planted faults. */
import type { PlantedFault } from '../plantedFault';
import { ACCESS } from './access';
import { ACCOUNT_SECURITY } from './accountSecurity';
import { ACCOUNTS } from './accounts';
import { ARCHIVES } from './archives';
import { CLUSTER } from './cluster';
import { CLUSTER_PROCESSES } from './clusterProcesses';
import { CURRENT_DATA } from './currentData';
import { DATA_AT_REST } from './dataAtRest';
import { DENIAL_OF_SERVICE } from './denialOfService';
import { DUAL_CONTROL } from './dualControl';
import { EDGE } from './edge';
import { GATEWAYS } from './gateways';
import { GROUP } from './group';
import { IMAGES } from './images';
import { LEADERSHIP } from './leadership';
import { OPERATORS } from './operators';
import { OUTAGES } from './outages';
import { PARTNERS } from './partners';
import { PORTAL_SPENDING } from './portalSpending';
import { RUNNING } from './running';
import { SHARED_STATE } from './sharedState';
import { SIGNATURES } from './signatures';
import { SIMULATION } from './simulation';
import { STREAMS } from './streams';
import { WARM_STANDBY } from './warmStandby';
import { WEBHOOKS } from './webhooks';
import { WITHDRAWALS } from './withdrawals';

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
  ...DATA_AT_REST,
  ...GROUP,
  ...LEADERSHIP,
  ...WARM_STANDBY,
  ...SHARED_STATE,
  ...CLUSTER,
  ...CLUSTER_PROCESSES,
  ...GATEWAYS,
  ...SIGNATURES,
  ...DUAL_CONTROL,
  ...ACCOUNTS,
  ...ACCOUNT_SECURITY,
  ...PORTAL_SPENDING,
  ...IMAGES,
  ...DENIAL_OF_SERVICE,
  ...WEBHOOKS,
  ...WITHDRAWALS,
  ...OPERATORS,
];

/** Promises without a planted fault, with the reason. */
export const UNTRIED: Readonly<Record<number, string>> = {};
