/** The table that a run prints. */
import { type Figure, formatMedianAndRange, isMet } from './figure';

export function printTable(figures: readonly Figure[]): void {
  printLines([['figure', 'ours', 'floor or peer', 'ratio (spread)', 'bar', 'met'], ...figures.map(tableRow)]);
}

/** Prints rows of cells, the first one being the header. */
export function printLines(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  process.stdout.write(`${lines.join('\n')}\n`);
}

function tableRow(figure: Figure): string[] {
  const { name, ours, against, ratios, bar } = figure;
  return [name, ours, against, formatMedianAndRange(ratios), `${bar.kind} ${bar.ratio}`, isMet(figure) ? 'yes' : 'NO'];
}
