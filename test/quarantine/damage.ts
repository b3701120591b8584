/** Damages the tables of an exchange for a test, and mends them again. */
import type { Knex } from 'knex';
import { TestExchange } from '../support/exchange';

export interface Damage {
  readonly bend: (database: Knex) => PromiseLike<unknown>;
  readonly mend: (database: Knex) => PromiseLike<unknown>;
}

/** Adds to a user's balance, which then is not the sum of its postings. */
export function wrongBalance(owner: number, asset: string, by = 1, kind: 'available' | 'held' = 'available'): Damage {
  const row = { owner, asset, kind };
  return {
    bend: (database) => database('accounts').where(row).increment('balance', by),
    mend: (database) => database('accounts').where(row).decrement('balance', by),
  };
}

/** Restarts the exchange on damaged tables. */
export async function restartDamaged(
  exchange: TestExchange,
  { bend }: Pick<Damage, 'bend'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  await exchange.stop();
  await bend(exchange.database);
  await exchange.restart(environment);
}

/**
 * One exchange for all tests of a file, in quarantine. `prepare` fills it before, and says how to damage it. At the end,
 * the damage is repaired, and the audit of the running server must be clean.
 */
export function damagedExchangeOfThisFile(
  prepare: (exchange: TestExchange) => Promise<Damage>,
  environment: Readonly<Record<string, string>> = {},
): () => TestExchange {
  let exchange: TestExchange | undefined;
  let damage: Damage | undefined;
  beforeAll(async () => {
    exchange = await TestExchange.start();
    damage = await prepare(exchange);
    await restartDamaged(exchange, damage, environment);
  });
  afterAll(async () => {
    try {
      if (exchange !== undefined) await damage?.mend(exchange.database);
      await exchange?.audit();
    } finally {
      await exchange?.close();
    }
  });
  return () => {
    if (exchange === undefined) throw new Error('the exchange has not started yet: use it inside tests');
    return exchange;
  };
}

export async function isQuarantined({ operator }: Pick<TestExchange, 'operator'>): Promise<boolean> {
  return (await operator.expect('getQuarantine', 200)).in_quarantine;
}

/** The violations that keep the exchange in quarantine: check, subject, stored and expected value. */
export async function foundViolations({ operator }: Pick<TestExchange, 'operator'>) {
  const { report } = await operator.expect('getQuarantine', 200);
  return (report?.violations ?? []).map(({ check_id: check, subject, stored, expected }) => ({
    check,
    subject: `${subject.kind} ${subject.id}`.trim(),
    stored,
    expected,
  }));
}

/** Status and code of an order of the user. */
export async function tryOrder(
  user: { readonly client: TestExchange['anonymous'] },
  body: object = {},
): Promise<[number, string | undefined]> {
  const answer = await user.client.call('createOrder', {
    body: { type: 'limit', pair: 'btc_thb', side: 'buy', price: '20', amount: '1', nonce: nextNonce(), ...body },
  });
  return [answer.status, 'code' in answer.body ? String(answer.body.code) : undefined];
}

let nonce = 1_000_000;
export function nextNonce(): number {
  nonce += 1;
  return nonce;
}
