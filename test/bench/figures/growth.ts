/**
 * That an order costs the same among two hundred symbols as among three, when all of them trade; and that it costs the same when the others are only
 * followed: nothing is done for what did not change. `start.ts` has the same for open orders and accounts.
 */
import { TestExchange } from '../../support/exchange';
import { type Figure, inTurns, median, ratiosOf } from '../figure';
import { applyLoad } from '../load';
import type { Measured } from '../measured';
import { OrderFlow } from '../orderFlow';
import { Follower } from '../sockets';

const SYMBOLS = 200;
const CONNECTIONS = 64;
const ORDERS_A_ROUND = 6_000;
const FLAT: Figure['bar'] = { kind: 'at most', ratio: 1.3 };
const STREAMS = ['bookTicker', 'ticker', 'miniTicker', 'depth5'];
/** A frame from a client has at most 4 KiB. */
const NAMES_A_MESSAGE = 80;

export async function measureGrowth(rounds: number): Promise<Measured> {
  const [many, few] = [await TestExchange.start(SETTINGS), await TestExchange.start(SETTINGS)];
  try {
    const pairs = await listSymbols(many);
    const [spread, one, alone] = [
      await OrderFlow.create(many, CONNECTIONS, pairs),
      await OrderFlow.create(few, CONNECTIONS),
      await OrderFlow.create(many, CONNECTIONS),
    ];
    const cost = (exchange: TestExchange, orders: OrderFlow) => async () => {
      const load = { url: exchange.baseUrl, processId: exchange.processId, connections: CONNECTIONS };
      return (await applyLoad({ ...load, requests: orders.next(ORDERS_A_ROUND) })).serverMicroseconds;
    };
    const trading = await compare(rounds, cost(many, spread), cost(few, one));
    const followers = [await follow(many, pairs), await follow(few, ['btc_thb', 'eth_thb', 'usdt_thb'])];
    const quoting = await compare(rounds, cost(many, alone), cost(few, one));
    for (const follower of followers) follower.close();
    return {
      figures: [
        { name: `order entry over ${SYMBOLS} symbols, processor time of the server`, ...trading },
        { name: `order entry on one of ${SYMBOLS} symbols, all followed`, ...quoting },
      ],
    };
  } finally {
    await many.close();
    await few.close();
  }
}

/** One socket asks for everything at once. */
const SETTINGS = { environment: { STREAMS_CONTROL_MESSAGES_PER_SECOND: '1000' } };

async function compare(rounds: number, ours: () => Promise<number>, theirs: () => Promise<number>): Promise<Omit<Figure, 'name'>> {
  await theirs();
  await ours();
  const measured = await inTurns(rounds, ours, theirs);
  return {
    ours: `${median(measured.ours).toFixed(0)} us an order`,
    against: `among three ${median(measured.theirs).toFixed(0)} us`,
    ratios: ratiosOf(measured.ours, measured.theirs),
    bar: FLAT,
  };
}

/** So many in all; those that are new are like bitcoin. */
async function listSymbols({ operator, anonymous }: TestExchange): Promise<string[]> {
  const { symbols } = await anonymous.expect('getExchangeInfo', 200);
  const pairs = symbols.map(({ symbol }) => symbol);
  while (pairs.length < SYMBOLS) {
    const asset = `c${pairs.length}`;
    const pair = `${asset}_thb`;
    const coin = {
      kind: 'crypto',
      precision: 8,
      transfer_precision: 8,
      withdrawal_fee: '0.001',
      withdrawal_minimum: '0.002',
      withdrawal_enabled: true,
    } as const;
    const grid = { price_precision: 2, quantity_precision: 8, minimum_quantity: '0.0001', minimum_price: '0.01', maximum_price: '100000000' };
    await operator.expect('putAsset', 200, { path: { asset }, body: coin });
    await operator.expect('putSymbol', 200, { path: { symbol: pair }, body: { status: 'TRADING', vat_rate: '0.07', ...grid } });
    await operator.expect('putFees', 200, { path: { symbol: pair, tier: '0' }, body: { maker_rate: '0.0025', taker_rate: '0.0025' } });
    pairs.push(pair);
  }
  return pairs;
}

async function follow({ port }: TestExchange, pairs: readonly string[]): Promise<Follower> {
  const follower = await Follower.open(port, '/ws');
  const names = pairs.flatMap((pair) => STREAMS.map((stream) => `${pair}@${stream}`));
  for (let from = 0; from < names.length; from += NAMES_A_MESSAGE)
    follower.say(JSON.stringify({ method: 'SUBSCRIBE', params: names.slice(from, from + NAMES_A_MESSAGE), id: from }));
  return follower;
}
