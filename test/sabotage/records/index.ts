/** All sabotages, by what they break. */
import type { Sabotage } from '../sabotage';
import { SIMULATION } from './simulation';

export const SABOTAGES: readonly Sabotage[] = [...SIMULATION];
