/** The input and the expected result of every scenario, the same for each generator. */

export interface ScenarioInput {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** The result of a Portal login. */
  readonly authorization: string;
  readonly extras: string;
}

export interface ScenarioOutcome {
  readonly symbols: readonly string[];
  /** A resting order of 0.01 bitcoin at 1,000 baht. */
  readonly order: { readonly status: string; readonly amount: string } | undefined;
  /** The refusal of an order that exceeds the balance. */
  readonly refusal: { readonly status: number; readonly code: string | undefined };
  readonly purchase: { readonly value: string; readonly withdrawal_status: string } | undefined;
  /** The newest trade. */
  readonly trade: { readonly m: boolean; readonly M: boolean; readonly T: number } | undefined;
}

export type Scenario = (world: ScenarioInput) => Promise<ScenarioOutcome>;

const LIMIT_BUY = { type: 'limit', pair: 'btc_thb', side: 'buy', price: '1000' } as const;

export const ORDER = { ...LIMIT_BUY, amount: '0.01', nonce: 1 } as const;
export const TOO_LARGE = { ...LIMIT_BUY, amount: '1000', nonce: 2 } as const;

export function purchaseBody(extras: string) {
  return { extras, pair: 'btc_thb', side: 'buy', price: '100000', amount: '300' } as const;
}
