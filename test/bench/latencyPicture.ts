/**
 * Draws the latency of orders by load as an SVG in this folder, for the README. It follows the reader's light or dark
 * color scheme.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LatencyPoint } from './measuredFigures';

const FILE = join(__dirname, 'latency.svg');
const WIDTH = 720;
const HEIGHT = 360;
const PLOT = { left: 64, right: 696, top: 52, bottom: 308 };
const LINES_ACROSS = 4;
/** Step sizes of an axis: one of these times a power of ten. */
const ROUND_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #57606a }
  .title { font-size: 15px; font-weight: 600; fill: #1f2328 }
  .grid { stroke: #d0d7de; stroke-width: 1 }
  .line { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }
  .p50 { stroke: #0969da } .p99 { stroke: #bc4c00 }
  .p50-name { fill: #0969da; font-weight: 600 } .p99-name { fill: #bc4c00; font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    text { fill: #9198a1 } .title { fill: #f0f6fc } .grid { stroke: #3d444d }
    .p50 { stroke: #4493f8 } .p99 { stroke: #f0883e } .p50-name { fill: #4493f8 } .p99-name { fill: #f0883e }
  }`;

export function writeLatencyPicture(points: readonly LatencyPoint[]): void {
  if (process.env['RECORD'] === 'on') writeFileSync(FILE, renderLatencyPicture(points));
}

/** `points` are sorted by rate. */
export function renderLatencyPicture(points: readonly LatencyPoint[]): string {
  const mostMs = roundedUp(Math.max(...points.map(({ p99Ms }) => p99Ms)));
  const mostRate = Math.max(...points.map(({ requestsPerSecond, share }) => requestsPerSecond / share));
  const x = (rate: number): number => PLOT.left + (rate / mostRate) * (PLOT.right - PLOT.left);
  const y = (ms: number): number => PLOT.bottom - (ms / mostMs) * (PLOT.bottom - PLOT.top);
  const line = (of: 'p50Ms' | 'p99Ms'): string =>
    points.map((point) => `${x(point.requestsPerSecond).toFixed(1)},${y(point[of]).toFixed(1)}`).join(' ');
  const across = Array.from({ length: LINES_ACROSS + 1 }, (_, step) => (mostMs / LINES_ACROSS) * step);
  const last = points[points.length - 1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title">`,
    `<style>${STYLE}\n</style>`,
    `<text id="title" class="title" x="${PLOT.left}" y="28">From a signed order to its durable answer, by load</text>`,
    ...across.map((ms) => `<path class="grid" d="M${PLOT.left} ${y(ms).toFixed(1)}H${PLOT.right}"/>`),
    ...across.map(
      (ms) =>
        `<text x="${PLOT.left - 10}" y="${(y(ms) + 4).toFixed(1)}" text-anchor="end">${formatNumber(ms)} ms</text>`,
    ),
    ...points.map(({ requestsPerSecond, share }) => {
      const place = `x="${x(requestsPerSecond).toFixed(1)}" y="${PLOT.bottom + 22}" text-anchor="middle"`;
      return `<text ${place}>${Math.round(share * 100)} %</text>`;
    }),
    `<text x="${(PLOT.left + PLOT.right) / 2}" y="${PLOT.bottom + 44}" text-anchor="middle">share of capacity, ${Math.round(mostRate)} orders a second</text>`,
    `<polyline class="line p50" points="${line('p50Ms')}"/>`,
    `<polyline class="line p99" points="${line('p99Ms')}"/>`,
    ...(last === undefined
      ? []
      : [
          curveLabel('p50', x(last.requestsPerSecond), y(last.p50Ms)),
          curveLabel('p99', x(last.requestsPerSecond), y(last.p99Ms)),
        ]),
    '</svg>\n',
  ].join('\n');
}

function curveLabel(name: 'p50' | 'p99', x: number, y: number): string {
  return `<text class="${name}-name" x="${(x + 10).toFixed(1)}" y="${(y + 4).toFixed(1)}">${name}</text>`;
}

/** An axis ends at a round number, and its quarters are round too. */
function roundedUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value / LINES_ACROSS));
  const step = ROUND_STEPS.find((each) => each * power * LINES_ACROSS >= value) ?? 10;
  return step * power * LINES_ACROSS;
}

function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}
