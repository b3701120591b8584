/** The arithmetic of a sandbox's markets: units, the simulated price, and random amounts. */
import { decimalText, MARKETS, randomLots, unitsFrom } from '../../src/usecases/sandbox/markets';
import { simulatedPriceTicks } from '../../src/usecases/sandbox/simulatedPrices';

describe('conversion between units and decimal text', () => {
  it.each([
    [0, 2, '0'],
    [1, 2, '0.01'],
    [10, 2, '0.1'],
    [100, 2, '1'],
    [325_000_050, 2, '3250000.5'],
    [325_000_000, 2, '3250000'],
    [32_501, 3, '32.501'],
    [7, 4, '0.0007'],
    [120_000, 1, '12000'],
  ])('%i with %i decimals is %s', (units, decimals, text) => {
    expect(decimalText(units, decimals)).toBe(text);
    expect(unitsFrom(text, decimals)).toBe(units);
  });

  it('truncates additional decimals', () => {
    expect(unitsFrom('3250000.519', 2)).toBe(325_000_051);
  });
});

describe('the simulated price', () => {
  const START_MS = Date.UTC(2026, 0, 1);
  const HOURS = 24 * 365;

  it.each(MARKETS)('$pair stays near its anchor, moves, and is the same at every call', (market) => {
    const prices = Array.from({ length: HOURS }, (_, hour) => simulatedPriceTicks(market, START_MS + hour * 3_600_000));
    expect(prices.every((price) => Number.isInteger(price))).toBe(true);
    expect(Math.min(...prices)).toBeGreaterThan(market.anchorTicks * 0.8);
    expect(Math.max(...prices)).toBeLessThan(market.anchorTicks * 1.2);
    expect(new Set(prices).size).toBeGreaterThan(50);
    expect(simulatedPriceTicks(market, START_MS)).toBe(prices[0]);
  });

  it('draws whole lots between a tenth of the maximum and the maximum', () => {
    for (let round = 0; round < 10_000; round += 1) {
      const lots = randomLots(1_000);
      expect(Number.isInteger(lots) && lots >= 100 && lots <= 1_000).toBe(true);
    }
  });
});
