/**
 * Indicators of the price chart. They are lines on the screen, and the chart's library takes numbers only, so decimals of
 * decimal.js would be rounded to numbers in the end, after a larger script and more work for each trade.
 */

/** The average of each value and those before it; undefined until there are `count` values. */
export function movingAverage(values: readonly number[], count: number): (number | undefined)[] {
  let sum = 0;
  return values.map((value, index) => {
    sum += value - (values[index - count] ?? 0);
    return index < count - 1 ? undefined : sum / count;
  });
}

/**
 * Wilder's relative strength index, 0 to 100: the average gain as a share of average gain plus average loss. The first
 * averages are plain, further ones smoothed. 50 if the price did not move.
 */
export function relativeStrength(values: readonly number[], count: number): (number | undefined)[] {
  let [gain, loss] = [0, 0];
  return values.map((value, index) => {
    const change = value - (values[index - 1] ?? value);
    const [up, down] = [Math.max(change, 0), Math.max(-change, 0)];
    if (index <= count) {
      gain += up / count;
      loss += down / count;
    } else {
      gain = (gain * (count - 1) + up) / count;
      loss = (loss * (count - 1) + down) / count;
    }
    if (index < count) return undefined;
    return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss);
  });
}
