/** The depth chart: the total quantity of bids and asks up to each price. Numbers are positions on the screen here. */
import type { LocalOrderBook } from './localOrderBook';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 600;
const HEIGHT = 300;
/** Prices further than this share from the middle are not shown, so that orders far away do not hide the others. */
const RANGE = 0.05;
/** The smallest range, and its room beside the furthest level. */
const RANGE_MIN = 0.001;
const ROOM = 1.1;
const LEVELS_MAX = 5_000;

export function depthView(
  container: HTMLElement,
  priceText: (price: number) => string,
): (book: LocalOrderBook) => void {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  drawing.setAttribute('preserveAspectRatio', 'none');
  drawing.ariaHidden = 'true';
  const shapes = { bids: shape('bids'), asks: shape('asks') };
  const scale = document.createElement('p');
  scale.className = 'scale';
  const marks = [0, 1, 2].map(() => document.createElement('span'));
  scale.append(...marks);
  container.append(drawing, scale);
  return (book) => {
    if (container.hidden) return;
    const levels = { bids: book.bids.bestLevels(LEVELS_MAX), asks: book.asks.bestLevels(LEVELS_MAX) };
    const [bid, ask] = [levels.bids[0]?.[0], levels.asks[0]?.[0]].map((price) => price && Number(price));
    if (bid === undefined && ask === undefined) return;
    const middle = (Number(bid ?? ask) + Number(ask ?? bid)) / 2;
    const reach = reachOf([...levels.bids, ...levels.asks], middle);
    const sums = { bids: sumsOf(levels.bids, middle, reach), asks: sumsOf(levels.asks, middle, reach) };
    const highest = Math.max(sums.bids.at(-1)?.sum ?? 0, sums.asks.at(-1)?.sum ?? 0, Number.MIN_VALUE);
    for (const side of ['bids', 'asks'] as const) {
      const edge = side === 'bids' ? 0 : WIDTH;
      const x = (price: number): number => ((price - middle + reach) / (2 * reach)) * WIDTH;
      const y = (sum: number): number => HEIGHT - (sum / highest) * (HEIGHT - 10);
      let path = '';
      for (const { price, sum } of sums[side]) {
        path += path === '' ? `M${x(price)} ${HEIGHT}V${y(sum)}` : `H${x(price)}V${y(sum)}`;
      }
      shapes[side].setAttribute('d', path === '' ? '' : `${path}H${edge}V${HEIGHT}Z`);
    }
    for (const [index, mark] of marks.entries()) mark.textContent = priceText(middle + (index - 1) * reach);
  };

  function shape(side: string): SVGPathElement {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', `area ${side}`);
    drawing.append(path);
    return path;
  }
}

/** The distance from the middle to the furthest level that is shown, and some room beside it. */
function reachOf(levels: readonly (readonly string[])[], middle: number): number {
  const distances = levels.map(([price = '0']) => Math.abs(Number(price) - middle));
  const shown = distances.filter((distance) => distance <= middle * RANGE);
  return Math.max(...shown, middle * RANGE_MIN) * ROOM;
}

function sumsOf(
  levels: readonly (readonly string[])[],
  middle: number,
  reach: number,
): readonly { readonly price: number; readonly sum: number }[] {
  let sum = 0;
  return levels
    .map(([price = '0', quantity = '0']) => {
      sum += Number(quantity);
      return { price: Number(price), sum };
    })
    .filter(({ price }) => Math.abs(price - middle) <= reach);
}
