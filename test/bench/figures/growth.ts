/**
 * An order must cost the same among two hundred symbols as among three when all of them trade, and when the others only
 * have subscribers. `start.ts` does the same for open orders and accounts, `trades.ts` for history.
 */
import { TestExchange } from '../../support/exchange';
import { compareOrderCost, createOrderLoad } from '../compareOrderCost';
import type { MeasuredFigures } from '../measuredFigures';
import { StreamSubscriber } from '../streamSubscribers';

const SYMBOLS = 200;
const STREAMS = ['bookTicker', 'ticker', 'miniTicker', 'depth5'];
/** A frame from a client has at most 4 KiB. */
const NAMES_A_MESSAGE = 80;

export async function measureGrowth(rounds: number): Promise<MeasuredFigures> {
  const [many, few] = [await TestExchange.start(SETTINGS), await TestExchange.start(SETTINGS)];
  try {
    const pairs = await listSymbols(many);
    const [spread, alone, three] = [
      await createOrderLoad(many, pairs),
      await createOrderLoad(many),
      await createOrderLoad(few),
    ];
    const trading = await compareOrderCost(rounds, spread, three, {
      words: `over ${SYMBOLS} symbols`,
      lessWords: 'over one of three',
    });
    const followers = [
      await subscribeToStreams(many, pairs),
      await subscribeToStreams(few, ['btc_thb', 'eth_thb', 'usdt_thb']),
    ];
    const quoting = await compareOrderCost(rounds, alone, three, {
      words: `on one of ${SYMBOLS} symbols, all followed`,
      lessWords: 'of three',
    });
    for (const follower of followers) follower.close();
    return { figures: [...trading, ...quoting] };
  } finally {
    await many.close();
    await few.close();
  }
}

/** One connection subscribes to everything at once. */
const SETTINGS = { environment: { STREAMS_CONTROL_MESSAGES_PER_SECOND: '1000' } };

/** Lists symbols until there are this many; the new ones are like bitcoin. */
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
    const grid = {
      price_precision: 2,
      quantity_precision: 8,
      minimum_quantity: '0.0001',
      minimum_price: '0.01',
      maximum_price: '100000000',
    };
    await operator.expect('putAsset', 200, { path: { asset }, body: coin });
    await operator.expect('putSymbol', 200, {
      path: { symbol: pair },
      body: { status: 'TRADING', vat_rate: '0.07', ...grid },
    });
    await operator.expect('putFees', 200, {
      path: { symbol: pair, tier: '0' },
      body: { maker_rate: '0.0025', taker_rate: '0.0025' },
    });
    pairs.push(pair);
  }
  return pairs;
}

async function subscribeToStreams({ port }: TestExchange, pairs: readonly string[]): Promise<StreamSubscriber> {
  const follower = await StreamSubscriber.open(port, '/ws');
  const names = pairs.flatMap((pair) => STREAMS.map((stream) => `${pair}@${stream}`));
  for (let from = 0; from < names.length; from += NAMES_A_MESSAGE)
    follower.sendText(
      JSON.stringify({ method: 'SUBSCRIBE', params: names.slice(from, from + NAMES_A_MESSAGE), id: from }),
    );
  return follower;
}
