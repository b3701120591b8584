/** Writes measured costs into the files of the contract: `x-cost-us` below the id of each operation. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/build';
import type { OperationCost } from './measureCosts';

/** No request costs less: reading it, its limits, and writing the answer. */
const MICROSECONDS_MIN = 100;

/** Up to two digits, so that another measurement changes little. */
export function roundedCost(microseconds: number): number {
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(1, microseconds))) - 1);
  return Math.max(MICROSECONDS_MIN, Math.ceil(microseconds / unit) * unit);
}

export function recordCosts(costs: readonly OperationCost[]): void {
  const folder = join(ROOT, 'spec', 'paths');
  const microseconds = new Map<string, number>(costs.map((cost) => [cost.id, roundedCost(cost.microseconds)]));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  )) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const written = text.replace(
      /^( +)operationId: (\w+)\n(?: +x-cost-us: \d+\n)?/gm,
      (line, indentation: string, id: string) => {
        const cost = microseconds.get(id);
        return cost === undefined ? line : `${indentation}operationId: ${id}\n${indentation}x-cost-us: ${cost}\n`;
      },
    );
    if (written !== text) writeFileSync(file, written);
  }
}
