/** The scenario that every generated client runs, in a process of its own, like a user's program. */
import { spawn } from 'node:child_process';
import type { TestExchange } from '../../support/exchange';
import { placeOrder } from '../../support/orderHelpers';
import type { FakePartner } from '../../support/partner/fakePartner';
import { portalLogin, registerApp } from '../../support/portalLogin';
import type { ScenarioInput, ScenarioOutcome } from '../generators/scenarios/world';

/** A funded user with an API key, authorized for the partner's app, and something to buy. */
export async function prepareScenario(exchange: TestExchange, partner: FakePartner): Promise<ScenarioInput> {
  const maker = await exchange.createUser({ balances: { btc: '10' } });
  await placeOrder(maker, { side: 'sell', price: '100000', amount: '1' });
  const user = await exchange.createUser({ level: 'level_3', balances: { thb: '1000' } });
  const { authorization, extras } = await portalLogin(exchange, await registerApp(exchange, partner), user);
  if (user.client.credentials.kind !== 'key') throw new Error('the user has no key');
  const { apiKey, apiSecret } = user.client.credentials;
  return { baseUrl: exchange.baseUrl, apiKey, apiSecret, authorization, extras };
}

export interface ScenarioProgram {
  readonly command: readonly [string, ...string[]];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs the program with the input as JSON on stdin and in its environment. It prints the outcome as JSON. */
export async function runScenario(
  { command: [program, ...args], folder, environment }: ScenarioProgram,
  input: ScenarioInput,
): Promise<ScenarioOutcome> {
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...environment,
      BASE_URL: input.baseUrl,
      API_KEY: input.apiKey,
      API_SECRET: input.apiSecret,
      AUTHORIZATION: input.authorization,
      EXTRAS: input.extras,
    },
  });
  child.stdin.end(JSON.stringify(input));
  let output = '';
  for await (const part of child.stdout) output += String(part);
  return JSON.parse(output) as ScenarioOutcome;
}

/** Asymmetric matchers for what every client must get. */
export const EXPECTED_OUTCOME = {
  symbols: ['btc_thb', 'eth_thb', 'usdt_thb'],
  order: { status: 'created', amount: '0.01' },
  refusal: { status: 422, code: 'INSUFFICIENT_BALANCE' },
  purchase: { value: expect.stringMatching(/^0\.00\d+$/), withdrawal_status: 'success' },
  // Two members whose names differ only by case, with different values.
  trade: { m: false, M: true, T: expect.any(Number) },
};
