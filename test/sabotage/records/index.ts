/** All planted faults. */
import type { PlantedFault } from '../plantedFault';
import { ACCESS } from './access';
import { ACCOUNT_SECURITY } from './accountSecurity';
import { ACCOUNTS } from './accounts';
import { ARCHIVES } from './archives';
import { BINANCE_SIGNATURES } from './binanceSignatures';
import { BINANCE_SURFACES } from './binanceSurfaces';
import { CANCEL_TIMERS } from './cancelTimers';
import { CANDLES } from './candles';
import { CLUSTER } from './cluster';
import { CLUSTER_PROCESSES } from './clusterProcesses';
import { CONTRACT_REVIEW } from './contractReview';
import { CURRENT_DATA } from './currentData';
import { CUSTODIAN } from './custodian';
import { DATA_AT_REST } from './dataAtRest';
import { DENIAL_OF_SERVICE } from './denialOfService';
import { DUAL_CONTROL } from './dualControl';
import { EDGE } from './edge';
import { FAIR_MATCHING } from './fairMatching';
import { GATEWAYS } from './gateways';
import { GROUP } from './group';
import { IDENTITY } from './identity';
import { IMAGES } from './images';
import { LEADERSHIP } from './leadership';
import { MARKET_PAGE } from './marketPage';
import { OPENAPI_30 } from './openapi30';
import { OPERATOR_EFFECTS } from './operatorEffects';
import { OPERATORS } from './operators';
import { ORDER_BATCHES } from './orderBatches';
import { ORDER_KINDS } from './orderKinds';
import { ORDER_LISTS } from './orderLists';
import { OUTAGES } from './outages';
import { PAGES } from './pages';
import { PARTNER_CHECK } from './partnerCheck';
import { PARTNERS } from './partners';
import { PORTAL_QUOTES } from './portalQuotes';
import { PORTAL_SPENDING } from './portalSpending';
import { QUARANTINE } from './quarantine';
import { RESTORES } from './restores';
import { RUNNING } from './running';
import { SANDBOX } from './sandbox';
import { SHARED_STATE } from './sharedState';
import { SIGNATURES } from './signatures';
import { SIMULATION } from './simulation';
import { STREAMS } from './streams';
import { WARM_STANDBY } from './warmStandby';
import { WEBHOOKS } from './webhooks';
import { WITHDRAWALS } from './withdrawals';

export const SABOTAGES: readonly PlantedFault[] = [
  ...SIMULATION,
  ...RESTORES,
  ...IDENTITY,
  ...ORDER_BATCHES,
  ...ORDER_LISTS,
  ...OUTAGES,
  ...PARTNERS,
  ...ACCESS,
  ...EDGE,
  ...STREAMS,
  ...CANDLES,
  ...RUNNING,
  ...QUARANTINE,
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
  ...BINANCE_SIGNATURES,
  ...BINANCE_SURFACES,
  ...DUAL_CONTROL,
  ...ACCOUNTS,
  ...ACCOUNT_SECURITY,
  ...PORTAL_SPENDING,
  ...PORTAL_QUOTES,
  ...IMAGES,
  ...DENIAL_OF_SERVICE,
  ...WEBHOOKS,
  ...WITHDRAWALS,
  ...OPENAPI_30,
  ...OPERATOR_EFFECTS,
  ...OPERATORS,
  ...PARTNER_CHECK,
  ...SANDBOX,
  ...CONTRACT_REVIEW,
  ...CUSTODIAN,
  ...FAIR_MATCHING,
  ...ORDER_KINDS,
  ...CANCEL_TIMERS,
  ...MARKET_PAGE,
  ...PAGES,
];

/** Promises without a planted fault, with the reason. */
export const UNTRIED: Readonly<Record<number, string>> = {};
