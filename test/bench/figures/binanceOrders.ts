/**
 * What an order costs that a bot of Binance signs, relative to the same order of the exchange's own interface: with
 * HMAC-SHA256, and with Ed25519, whose bar contains the verification of a signature, measured in the same run.
 */
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import type { TestExchange } from '../../support/exchange';
import { BinanceOrderFlow } from '../binanceOrderFlow';
import { CONNECTIONS } from '../compareOrderCost';
import { type Figure, median, ratiosOf } from '../figure';
import { applyHttpLoad } from '../httpLoad';
import type { OrderFlow } from '../orderFlow';

const COST_MAX = 1.15;
const ORDERS_A_ROUND = 8_000;
const WARM_UP_ORDERS = 2_000;
const VERIFICATIONS = 2_000;

type Costs = Record<'own' | 'hmac' | 'ed25519', number[]>;

/** The three are measured in turns, and begin with another in each round. */
export async function measureBinanceOrders(
  exchange: TestExchange,
  orders: OrderFlow,
  rounds: number,
): Promise<Figure[]> {
  const flows = {
    own: orders,
    hmac: await BinanceOrderFlow.create(exchange, orders, 'hmac-sha256'),
    ed25519: await BinanceOrderFlow.create(exchange, orders, 'ed25519'),
  };
  const names = ['own', 'hmac', 'ed25519'] as const;
  const costOf = async (name: keyof Costs): Promise<number> => {
    const { baseUrl: url, processId } = exchange;
    const requests = flows[name].nextRequests(WARM_UP_ORDERS + ORDERS_A_ROUND);
    const load = { url, processId, connections: CONNECTIONS, requests, warmUp: WARM_UP_ORDERS };
    return (await applyHttpLoad(load)).serverMicroseconds;
  };
  for (const name of names) await costOf(name);
  const costs: Costs = { own: [], hmac: [], ed25519: [] };
  const verification: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const at of names.keys()) {
      const name = names[(round + at) % names.length] as keyof Costs;
      costs[name].push(await costOf(name));
    }
    verification.push(verificationMicroseconds());
  }
  const own = `the exchange's own order ${median(costs.own).toFixed(0)} us`;
  const bar = { kind: 'at most', ratio: COST_MAX } as const;
  return [
    {
      name: 'order signed as for Binance, HMAC-SHA256, processor time of the server',
      ours: `${median(costs.hmac).toFixed(0)} us an order`,
      against: own,
      ratios: ratiosOf(costs.hmac, costs.own),
      bar,
    },
    {
      name: 'order signed as for Binance, Ed25519, processor time of the server',
      ours: `${median(costs.ed25519).toFixed(0)} us an order`,
      against: `${own} and a verification ${median(verification).toFixed(0)} us`,
      ratios: costs.ed25519.map((cost, round) => cost / ((costs.own[round] ?? 0) + (verification[round] ?? 0))),
      bar,
    },
  ];
}

/** CPU time of the verification of one Ed25519 signature of an order, in this process. */
function verificationMicroseconds(): number {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const text = Buffer.from('symbol=BTCTHB&side=BUY&type=LIMIT&timeInForce=GTC&quantity=1.01&price=900&timestamp=1');
  const signature = sign(null, text, privateKey);
  const before = process.cpuUsage();
  for (let count = 0; count < VERIFICATIONS; count += 1) verify(null, text, publicKey, signature);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / VERIFICATIONS;
}
