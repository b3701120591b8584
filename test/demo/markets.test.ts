import { decimalText, MARKETS, nextMiddlePrice, randomLots, unitsFrom } from '../../src/demo/markets';

describe('whole units and their text', () => {
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
  ])('%i at %i decimals is %s', (units, decimals, text) => {
    expect(decimalText(units, decimals)).toBe(text);
    expect(unitsFrom(text, decimals)).toBe(units);
  });

  it('cuts what is finer than a unit', () => {
    expect(unitsFrom('3250000.519', 2)).toBe(325_000_051);
  });
});

describe('the wandering price', () => {
  it.each(MARKETS)('$pair stays in sight of its anchor and far above its ladder', (market) => {
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

  it('deals in whole lots from a tenth of the most up to the most', () => {
    for (let round = 0; round < 10_000; round += 1) {
      const lots = randomLots(1_000);
      expect(Number.isInteger(lots) && lots >= 100 && lots <= 1_000).toBe(true);
    }
  });
});
