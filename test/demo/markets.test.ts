/** The arithmetic of the demo's markets: units, the random walk of the price, and random amounts. */
import { decimalText, MARKETS, nextMiddlePrice, randomLots, unitsFrom } from '../../src/demo/markets';

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

describe('the random walk of the middle price', () => {
  it.each(MARKETS)('$pair stays near its anchor', (market) => {
    let [lowest, highest] = [market.anchorTicks, market.anchorTicks];
    let middleTicks = market.anchorTicks;
    for (let step = 0; step < 100_000; step += 1) {
      middleTicks = nextMiddlePrice(market, middleTicks);
      lowest = Math.min(lowest, middleTicks);
      highest = Math.max(highest, middleTicks);
    }
    expect(Number.isInteger(middleTicks)).toBe(true);
    expect(lowest).toBeGreaterThan(market.anchorTicks / 2);
    expect(highest).toBeLessThan(market.anchorTicks * 2);
    expect(highest).toBeGreaterThan(lowest);
  });

  it('draws whole lots between a tenth of the maximum and the maximum', () => {
    for (let round = 0; round < 10_000; round += 1) {
      const lots = randomLots(1_000);
      expect(Number.isInteger(lots) && lots >= 100 && lots <= 1_000).toBe(true);
    }
  });
});
