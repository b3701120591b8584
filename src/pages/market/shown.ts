/** How much of each is shown: the page comes with so many rows, and its script fills the same ones. */
export const SHOWN = { levels: 10, trades: 30, klines: 20 } as const;

/** Amounts are lined up by so many decimals; one that has more shows them all. */
export const AMOUNT_DECIMALS_MAX = 4;
