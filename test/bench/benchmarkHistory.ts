/**
 * Results of earlier runs, one per line, so that a regression is seen: `history.jsonl` in this folder, kept with the
 * source.
 */
import { appendFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Figure, isMet, median } from './figure';

const FILE = join(__dirname, 'history.jsonl');

export function appendBenchmarkHistory(figures: readonly Figure[], commit: string): void {
  const processors = cpus();
  const run = {
    at: new Date().toISOString(),
    commit,
    machine: `${processors.length} x ${processors[0]?.model.trim()}`,
    node: process.version,
    figures: figures.map((figure) => ({
      name: figure.name,
      ours: figure.ours,
      against: figure.against,
      ...ratioSummary(figure),
      met: isMet(figure),
    })),
  };
  if (process.env['RECORD'] === 'on') appendFileSync(FILE, `${JSON.stringify(run)}\n`);
}

function ratioSummary({ ratios, bar }: Figure) {
  const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
  return {
    ratio: rounded(median(ratios)),
    least: rounded(Math.min(...ratios)),
    most: rounded(Math.max(...ratios)),
    bar: `${bar.kind} ${bar.ratio}`,
  };
}
