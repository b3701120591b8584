/** The result of a benchmark: a ratio against a floor or a peer that was measured in the same run, and its bar. */

export interface Figure {
  /** What was measured. */
  readonly name: string;
  /** Our value and that of the floor or peer, with units, for the reader. */
  readonly ours: string;
  readonly against: string;
  /** Our value divided by theirs, one per round. */
  readonly ratios: readonly number[];
  readonly bar: RequiredRatio;
}

export interface RequiredRatio {
  readonly kind: 'at least' | 'at most';
  readonly ratio: number;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Interpolated between the two nearest values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function isMet({ ratios, bar }: Figure): boolean {
  return bar.kind === 'at least' ? median(ratios) >= bar.ratio : median(ratios) <= bar.ratio;
}

/** `1.62 (1.55-1.71)`: the median and the range of the rounds. */
export function formatMedianAndRange(values: readonly number[]): string {
  return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}-${Math.max(...values).toFixed(2)})`;
}

/**
 * Runs both alternately, so that other load on the machine disturbs them alike; `theirs` comes first in even rounds.
 */
export async function measureAlternately<Ours, Theirs>(
  rounds: number,
  ours: (round: number) => Ours | Promise<Ours>,
  theirs: (round: number) => Theirs | Promise<Theirs>,
): Promise<{ readonly ours: Ours[]; readonly theirs: Theirs[] }> {
  const measured = { ours: [] as Ours[], theirs: [] as Theirs[] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) measured.theirs.push(await theirs(round));
    measured.ours.push(await ours(round));
    if (round % 2 === 1) measured.theirs.push(await theirs(round));
  }
  return measured;
}

export function ratiosOf(ours: readonly number[], theirs: readonly number[]): number[] {
  return ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
}
