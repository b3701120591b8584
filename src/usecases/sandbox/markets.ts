/** The markets of a sandbox. Prices are in ticks and amounts in lots, so that all numbers are integers. */

export interface SandboxMarket {
  readonly pair: string;
  /** Decimals of a tick and of a lot. */
  readonly priceDecimals: number;
  readonly quantityDecimals: number;
  /** The price around which the simulated price moves, in ticks. */
  readonly anchorTicks: number;
  /** Distances from the middle price to the best quote, and from level to level, in ticks. */
  readonly halfSpreadTicks: number;
  readonly levelTicks: number;
  /** Movement of the simulated price, relative to the other markets. */
  readonly volatility: number;
  /** Maximum size of a quote and of a crossing order in lots. The minimum is a tenth. */
  readonly quoteLotsMax: number;
  readonly crossLotsMax: number;
}

export const MARKETS: readonly SandboxMarket[] = [
  {
    pair: 'btc_thb',
    priceDecimals: 2,
    quantityDecimals: 4,
    anchorTicks: 325_000_000,
    halfSpreadTicks: 130_000,
    levelTicks: 110_000,
    volatility: 1,
    quoteLotsMax: 4_000,
    crossLotsMax: 400,
  },
  {
    pair: 'eth_thb',
    priceDecimals: 2,
    quantityDecimals: 3,
    anchorTicks: 11_800_000,
    halfSpreadTicks: 5_500,
    levelTicks: 4_500,
    volatility: 1.3,
    quoteLotsMax: 9_000,
    crossLotsMax: 1_500,
  },
  {
    pair: 'usdt_thb',
    priceDecimals: 3,
    quantityDecimals: 1,
    anchorTicks: 32_500,
    halfSpreadTicks: 8,
    levelTicks: 7,
    volatility: 0.1,
    quoteLotsMax: 120_000,
    crossLotsMax: 9_000,
  },
];

/** Converts units to decimal text without trailing zeros: 325000050 with 2 decimals is `3250000.5`. */
export function decimalText(units: number, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}

/** Converts decimal text to units. Additional decimals are truncated. */
export function unitsFrom(text: string, decimals: number): number {
  const [whole = '0', fraction = ''] = text.split('.');
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** A random number of lots between a tenth of the maximum and the maximum. */
export function randomLots(lotsMax: number): number {
  return Math.max(1, Math.round(lotsMax * (0.1 + 0.9 * Math.random())));
}
