/** All planted faults. */
import type { PlantedFault } from '../plantedFault';
import { ACCESS } from './access';
import { ARCHIVES } from './archives';
import { EDGE } from './edge';
import { OUTAGES } from './outages';
import { PARTNERS } from './partners';
import { RUNNING } from './running';
import { SIMULATION } from './simulation';
import { STREAMS } from './streams';

export const SABOTAGES: readonly PlantedFault[] = [
  ...SIMULATION,
  ...OUTAGES,
  ...PARTNERS,
  ...ACCESS,
  ...EDGE,
  ...STREAMS,
  ...RUNNING,
  ...ARCHIVES,
];

/** Promises without a planted fault, with the reason. */
export const UNTRIED: Readonly<Record<number, string>> = {};
