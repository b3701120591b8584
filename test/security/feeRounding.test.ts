/**
 * Nobody saves fees or VAT by splitting an order. Charges are rounded up to the precision of the quote asset, once per
 * order and on the total of its fills: each further order can cost one such step more, never less, and the number of
 * fills changes nothing.
 */
import { type Amount, amountFrom, unit } from '../../src/core/values/decimal';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { scaledCount } from '../support/runSize';

const UNLIMITED = Object.fromEntries(
  ['ADDRESS', 'KEY'].flatMap((who) => ['GET', 'POST', 'OTHER'].map((what) => [`RATE_LIMIT_${who}_${what}`, '1000000'])),
);
const exchange = exchangeOfThisFile({
  environment: { ...UNLIMITED, RATE_LIMIT_ADDRESS_PROCESSOR_PERCENT: '1000000' },
});

/** 10,000 in a long run. */
const PIECES = scaledCount(10_000);
/** Price and quantity whose fee has more decimals than the quote asset, so that each order is rounded. */
const PRICE = '1000.01';
const PIECE = '0.00100001';
/** The precision of THB. */
const STEP = unit(12);

interface Charges {
  readonly fee: Amount;
  readonly vat: Amount;
}

function trader(): Promise<TestUser> {
  return exchange().createUser({ balances: { btc: '100', thb: '1000000' } });
}

const nonces = new Map<number, number>();
async function place({ id, client }: TestUser, side: 'buy' | 'sell', amount: string): Promise<void> {
  const nonce = (nonces.get(id) ?? 0) + 1;
  nonces.set(id, nonce);
  const body = { type: 'limit', pair: 'btc_thb', side, price: PRICE, amount, nonce } as const;
  await client.expect('createOrder', 200, { body });
}

async function buyInPieces(user: TestUser): Promise<void> {
  for (let index = 0; index < PIECES; index += 1) await place(user, 'buy', PIECE);
}

/** What the user's orders have been charged. */
async function chargesOf({ id }: TestUser): Promise<Charges> {
  const sums: { readonly fee?: string; readonly vat?: string } | undefined = await exchange()
    .database('orders')
    .where('user_id', id)
    .sum({ fee: 'fee', vat: 'vat' })
    .first();
  return { fee: amountFrom(sums?.fee ?? ''), vat: amountFrom(sums?.vat ?? '') };
}

const WHOLE = (PIECES * Number(PIECE)).toFixed(8);

test(`${PIECES} tiny orders are never charged less than one order, and at most one step more for each`, async () => {
  const [atOnce, inPieces, maker, otherMaker] = [await trader(), await trader(), await trader(), await trader()];
  await place(maker, 'sell', WHOLE);
  await place(atOnce, 'buy', WHOLE);
  await place(otherMaker, 'sell', WHOLE);
  await buyInPieces(inPieces);

  const [once, split] = [await chargesOf(atOnce), await chargesOf(inPieces)];
  for (const name of ['fee', 'vat'] as const) {
    expect(split[name]).toBeGreaterThanOrEqual(once[name]);
    // VAT is rounded up too, on a fee that was rounded up.
    expect(split[name] - once[name]).toBeLessThanOrEqual(2n * BigInt(PIECES) * STEP);
  }
  expect(split.fee).toBeGreaterThan(once.fee);

  // The resting order that was filled in pieces pays to the last digit what the one that was filled at once pays.
  expect(await chargesOf(otherMaker)).toEqual(await chargesOf(maker));

  // The exchange has received exactly what was charged.
  const charged = await Promise.all([atOnce, inPieces, maker, otherMaker].map(chargesOf));
  for (const name of ['fee', 'vat'] as const)
    expect(await houseBalance(name === 'fee' ? 'fees' : 'vat')).toBe(
      charged.reduce((sum, charges) => sum + charges[name], 0n),
    );
});

async function houseBalance(kind: 'fees' | 'vat'): Promise<Amount> {
  const row: { readonly balance: string } = await exchange()
    .database('accounts')
    .where({ owner: 0, asset: 'thb', kind })
    .first('balance');
  return amountFrom(row.balance);
}
