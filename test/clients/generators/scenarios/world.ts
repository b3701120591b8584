/** What every scenario is given, and what it must bring back. The same for each generator, so that one check judges them all. */

export interface World {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** What a Portal login gave the app. */
  readonly authorization: string;
  readonly extras: string;
}

export interface Outcome {
  readonly symbols: readonly string[];
  /** A resting order of a hundredth of a bitcoin at 1000 baht. */
  readonly order: { readonly status: string; readonly amount: string } | undefined;
  /** What is said to one for more than there is. */
  readonly refusal: { readonly status: number; readonly code: string | undefined };
  readonly purchase: { readonly value: string; readonly withdrawal_status: string } | undefined;
}

export type Scenario = (world: World) => Promise<Outcome>;

const LIMIT_BUY = { type: 'limit', pair: 'btc_thb', side: 'buy', price: '1000' } as const;

export const ORDER = { ...LIMIT_BUY, amount: '0.01', nonce: 1 } as const;
export const TOO_LARGE = { ...LIMIT_BUY, amount: '1000', nonce: 2 } as const;

export function purchaseWith(extras: string) {
  return { extras, pair: 'btc_thb', side: 'buy', price: '100000', amount: '300' } as const;
}
