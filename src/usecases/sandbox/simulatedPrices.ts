/**
 * The prices of a sandbox: a function of market and time, so that history is the same in every sandbox, and the market
 * maker continues where history ends. Pure. Waves of different lengths give it trends, and hashed steps give it noise.
 */
import { createHash } from 'node:crypto';
import type { SandboxMarket } from './markets';

const HOUR_MS = 3_600_000;
/** Length of each wave, and its height as a fraction of the price. No two lengths share a short common multiple. */
const WAVES: readonly { readonly hours: number; readonly height: number }[] = [
  { hours: 997, height: 0.06 },
  { hours: 211, height: 0.03 },
  { hours: 53, height: 0.012 },
  { hours: 11, height: 0.004 },
];
/** Noise is drawn for each of these steps and interpolated between them. */
const NOISE_STEP_MS = 60_000;
const NOISE_HEIGHT = 0.0015;

/** The middle price in ticks. */
export function simulatedPriceTicks({ pair, anchorTicks, volatility }: SandboxMarket, timeMs: number): number {
  const waves = WAVES.map(({ hours, height }, index) => {
    const phase = fractionOf(`${pair} wave ${index}`);
    return height * Math.sin(2 * Math.PI * (timeMs / (hours * HOUR_MS) + phase));
  });
  const step = Math.floor(timeMs / NOISE_STEP_MS);
  const part = (timeMs % NOISE_STEP_MS) / NOISE_STEP_MS;
  const noise = noiseAt(pair, step) * (1 - part) + noiseAt(pair, step + 1) * part;
  const change = waves.reduce((sum, wave) => sum + wave, noise) * volatility;
  return Math.round(anchorTicks * Math.exp(change));
}

function noiseAt(pair: string, step: number): number {
  return NOISE_HEIGHT * (2 * fractionOf(`${pair} noise ${step}`) - 1);
}

/** Returns a number from 0 to 1 that is the same for the same text. */
export function fractionOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
