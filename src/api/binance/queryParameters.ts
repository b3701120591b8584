/** Query parameters of the Binance interface. The contract has checked that a limit has only digits. */

/** A limit above the maximum counts as the maximum; undefined if it is 0, which is not valid. */
export function parseBinanceLimit(text: string | undefined, otherwise: number, largest: number): number | undefined {
  const limit = text === undefined ? otherwise : Math.min(Number(text), largest);
  return limit === 0 ? undefined : limit;
}
