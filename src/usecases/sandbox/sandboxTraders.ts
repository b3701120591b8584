/**
 * The two accounts of a sandbox that trade with each other: the maker quotes, the taker takes. They are ordinary users
 * without credentials, and their money is credited like other test funds.
 */
import type { Knex } from 'knex';
import type { Trader } from '../../core/model/commands';
import { amountFrom } from '../../core/values/decimal';
import type { Engine } from '../../engine/types';
import { insertUser, listUsers } from '../../store/identity/users';

export interface SandboxTraders {
  readonly maker: Trader;
  readonly taker: Trader;
}

/** Below a quarter of it, the balance is completed again. */
const FUNDS: Readonly<Record<string, string>> = { thb: '10000000000', btc: '5000', eth: '100000', usdt: '100000000' };
/** An address of no machine. */
const TRADER_IP = '127.0.0.1';
const LEVEL = 'level_3';

export async function findOrCreateTraders(database: Knex, nowMs: number): Promise<SandboxTraders> {
  return { maker: await traderNamed(database, 'maker', nowMs), taker: await traderNamed(database, 'taker', nowMs) };
}

async function traderNamed(database: Knex, name: string, createdAtMs: number): Promise<Trader> {
  const email = `${name}@sandbox.invalid`;
  const userId =
    (await insertUser(database, { email, level: LEVEL, feeTier: 0, createdAtMs })) ??
    (await listUsers(database, { text: email, isWhole: true }, { limit: 1, offset: 0 }))[0]?.id;
  if (userId === undefined) throw new Error(`the sandbox has no user ${email}, although the address is taken`);
  return { userId, feeTier: 0, level: LEVEL, ip: TRADER_IP };
}

/** Credits what the traders lack. */
export async function fundTraders(
  engine: Pick<Engine, 'committed' | 'execute'>,
  traders: SandboxTraders,
): Promise<void> {
  const credits = Object.values(traders).flatMap(({ userId }) =>
    Object.entries(FUNDS).flatMap(([asset, funds]) => {
      const [wanted, { available }] = [amountFrom(funds), engine.committed.balance(userId, asset)];
      if (engine.committed.asset(asset) === undefined || available > wanted / 4n) return [];
      const reference = `test-funds:${userId}:${asset}:${engine.committed.balance(userId, asset).available}:${engine.committed.sequence}`;
      return [{ type: 'credit_deposit', idempotencyKeys: [], userId, asset, amount: wanted, reference } as const];
    }),
  );
  await Promise.all(credits.map((credit) => engine.execute(credit)));
}
