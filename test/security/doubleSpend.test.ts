/**
 * 64 clients spend one balance concurrently through every operation that can spend it. The granted amounts and the
 * remainder add up exactly to the initial balance, and no request is refused that the balance covers. `ROUNDS=1000`
 * runs more rounds.
 */
import { type Amount, amountFrom, formatAmount } from '../../src/core/values/decimal';
import { type TestExchange, type TestUser, withExchange } from '../support/exchange';
import { orderBody, placeOrder } from '../support/orderHelpers';
import { startFakePartner } from '../support/partner/fakePartner';
import { type AppPartner, type PortalLogin, portalLogin, registerApp } from '../support/portalLogin';
import { printSeed, type Random, seededRandom } from '../support/randomSeed';
import { bahtBody, coinBody } from '../support/transferHelpers';

const ROUNDS = Number(process.env['ROUNDS'] ?? 50);
const CLIENTS = 64;
const ASK_PRICE = '100000';

interface Victim {
  readonly user: TestUser;
  readonly portal: PortalLogin;
  /** The withdrawal fee of each asset. */
  readonly withdrawalFees: Readonly<Record<'btc' | 'thb', Amount>>;
}

interface Attempt {
  /** The balance that it requires, including fees. */
  readonly asked: Amount;
  /** The amount taken according to the response; undefined if it was refused. */
  readonly taken: Amount | undefined;
}
type Route = (victim: Victim, random: Random) => Promise<Attempt>;

/** Rests, because no order matches its price, and holds `held` for each thousandth of a bitcoin. */
function orderRoute(side: 'buy' | 'sell', price: string, held: string): Route {
  return async ({ user }, random) => {
    const thousandths = random.integer(1, 5);
    const answer = await user.client.call('createOrder', {
      body: orderBody({ side, price, amount: `0.00${thousandths}` }),
    });
    return {
      asked: amountFrom(held) * BigInt(thousandths),
      taken: answer.status === 200 ? amountFrom(answer.body.open_cost) : expectInsufficientBalance(answer.body),
    };
  };
}

/** Takes at most its budget; the tables show the exact amount. */
const purchase: Route = async ({ portal: { client, extras } }, random) => {
  const body = {
    extras,
    pair: 'btc_thb',
    side: 'buy',
    price: ASK_PRICE,
    amount: String(random.integer(100, 300)),
  } as const;
  const answer = await client.call('createPortalOrder', { body });
  if (answer.status === 201) expect(answer.body).toMatchObject({ withdrawal_status: 'success' });
  return { asked: amountFrom(body.amount), taken: answer.status === 201 ? 0n : expectInsufficientBalance(answer.body) };
};

const bankTransfer: Route = async ({ user, withdrawalFees }, random) => {
  const body = bahtBody({ amount: String(random.integer(100, 300)) });
  const answer = await user.client.call('createFiatWithdrawal', { body });
  return {
    asked: amountFrom(body.amount) + withdrawalFees.thb,
    taken: answer.status === 201 ? totalDebit(answer.body) : expectInsufficientBalance(answer.body),
  };
};

const coins: Route = async ({ user, withdrawalFees }, random) => {
  const body = coinBody({ amount: `0.00${random.integer(1, 5)}` });
  const answer = await user.client.call('createCryptoWithdrawal', { body });
  return {
    asked: amountFrom(body.amount) + withdrawalFees.btc,
    taken: answer.status === 201 ? totalDebit(answer.body) : expectInsufficientBalance(answer.body),
  };
};

function totalDebit({ amount, fee }: { readonly amount: string; readonly fee: string }): Amount {
  return amountFrom(amount) + amountFrom(fee);
}

function expectInsufficientBalance(body: unknown): undefined {
  expect(body).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  return undefined;
}

/** The balance of a round, and all operations that spend it. */
const LOOTS: readonly {
  readonly asset: string;
  readonly balance: string;
  readonly routes: readonly [Route, ...Route[]];
}[] = [
  // 50 baht, with a fee of 0.25 % and 7 % VAT on the fee.
  { asset: 'thb', balance: '3000', routes: [orderRoute('buy', '50000', '50.13375'), purchase, bankTransfer] },
  { asset: 'btc', balance: '0.05', routes: [orderRoute('sell', '900000', '0.001'), coins] },
];

async function victimOf(exchange: TestExchange, partner: AppPartner): Promise<Victim> {
  const maker = await exchange.createUser({ balances: { btc: '1000' } });
  await placeOrder(maker, { side: 'sell', price: ASK_PRICE, amount: '1000' });
  const user = await exchange.createUser({ level: 'level_3' });
  const { assets } = await exchange.operator.expect('getMarketRules', 200);
  const feeOf = (wanted: string) => amountFrom(assets.find(({ asset }) => asset === wanted)?.withdrawal_fee ?? '');
  const withdrawalFees = { btc: feeOf('btc'), thb: feeOf('thb') };
  return { user, portal: await portalLogin(exchange, await registerApp(exchange, partner), user), withdrawalFees };
}

async function availableBalance({ user }: Victim, asset: string): Promise<Amount> {
  const { wallets } = await user.client.expect('getUser', 200, { path: { userid: 'me' } });
  return amountFrom(wallets[asset]?.available_balance ?? '');
}

/** A balance of this multiple, and its exact amount. */
async function fillUp(exchange: TestExchange, victim: Victim, asset: string, balance: string): Promise<Amount> {
  const missing = amountFrom(balance) - (await availableBalance(victim, asset));
  // Rounded down to the precision of deposits.
  const whole = missing - (missing % amountFrom('0.01'));
  const deposit = asset === 'thb' ? whole : missing;
  if (deposit > 0n) await exchange.deposit(victim.user.id, asset, formatAmount(deposit));
  return availableBalance(victim, asset);
}

/** The total cost of all purchases so far. */
async function boughtFor(exchange: TestExchange, { user }: Victim): Promise<Amount> {
  const rows = exchange.database('orders').where('user_id', user.id).whereNotNull('budget');
  const sum = await rows.sum<{ total: string | null }[]>({ total: exchange.database.raw('cost + fee + vat') }).first();
  return amountFrom(sum?.total ?? '0');
}

test(`${CLIENTS} concurrent clients never take more than one balance holds, in ${ROUNDS} rounds`, async () => {
  const random = seededRandom(printSeed('doubleSpend'));
  const partner = await startFakePartner();
  await withExchange({}, async (exchange) => {
    const victim = await victimOf(exchange, partner);
    const count = { granted: 0, refused: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { asset, balance, routes } = LOOTS[round % LOOTS.length] as (typeof LOOTS)[number];
      const before = await fillUp(exchange, victim, asset, balance);
      const boughtBefore = await boughtFor(exchange, victim);
      const attempts = await Promise.all(Array.from({ length: CLIENTS }, () => random.pick(routes)(victim, random)));

      const left = await availableBalance(victim, asset);
      const bought = (await boughtFor(exchange, victim)) - boughtBefore;
      const taken = attempts.reduce((sum, attempt) => sum + (attempt.taken ?? 0n), bought);
      expect([round, formatAmount(taken + left)]).toEqual([round, formatAmount(before)]);
      const enough = attempts.filter((attempt) => attempt.taken === undefined && attempt.asked <= left);
      expect([round, enough]).toEqual([round, []]);

      count.granted += attempts.filter((attempt) => attempt.taken !== undefined).length;
      count.refused += attempts.filter((attempt) => attempt.taken === undefined).length;
      await victim.user.client.expect('cancelAllOrders', 200, { body: { pair: 'btc_thb' } });
      if (round % 25 === 24) await exchange.audit();
    }
    // A round in which all requests succeed, or none, would prove nothing.
    process.stderr.write(`doubleSpend: ${count.granted} granted, ${count.refused} refused\n`);
    expect(count.granted).toBeGreaterThan(ROUNDS * 4);
    expect(count.refused).toBeGreaterThan(ROUNDS * 4);
  });
  await partner.close();
}, 900_000);
