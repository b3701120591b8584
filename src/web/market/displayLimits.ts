/** Number of rows in each section. The page renders them, and its script fills the same rows. */
export const DISPLAY_LIMITS = { levels: 10, trades: 30, klines: 20 } as const;

/** Amounts are padded to at most this many decimals; additional decimals are shown in full. */
export const AMOUNT_DECIMALS_MAX = 4;
