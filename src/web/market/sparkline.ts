/** A small line of prices. Prices become numbers here only as positions in the drawing. */
import { type Html, html } from '../framework/html';

const WIDTH = 120;
const HEIGHT = 32;
/** Room for the line's width at the upper and lower edge. */
const MARGIN = 2;

export function sparkline(prices: readonly string[], name: string): Html {
  const values = prices.map(Number);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length < 2) return html`<span class="quiet">–</span>`;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const share = high === low ? 0.5 : (high - value) / (high - low);
    return `${x.toFixed(1)},${(MARGIN + share * (HEIGHT - 2 * MARGIN)).toFixed(1)}`;
  });
  return html`<svg class="spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${name}"><polyline points="${points.join(' ')}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></svg>`;
}
