/** Users and markets of a simulated world. */
import type { Trader } from '../../../src/core/model/commands';
import type { VerificationLevel } from '../../../src/core/model/model';

const LEVELS: readonly VerificationLevel[] = ['level_1', 'level_3', 'level_2', 'level_1', 'level_0'];

export const USERS = [1, 2, 3, 4, 5] as const;
export const ASSETS = ['btc', 'eth', 'usdt', 'thb'] as const;

export interface WorkloadMarket {
  readonly symbol: string;
  /** Average price and price step, in hundredths. */
  readonly aboutHundredths: number;
  readonly stepHundredths: number;
}

export const MARKETS: readonly [WorkloadMarket, ...WorkloadMarket[]] = [
  { symbol: 'btc_thb', aboutHundredths: 10_000, stepHundredths: 25 },
  { symbol: 'eth_thb', aboutHundredths: 1_000, stepHundredths: 7 },
];

export function levelOf(userId: number): VerificationLevel {
  return LEVELS[userId - 1] ?? 'level_0';
}

export function traderOf(userId: number, ip: string): Trader {
  return { userId, feeTier: userId % 2, level: levelOf(userId), ip };
}
