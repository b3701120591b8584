/** What an empty exchange needs before anybody can use it: a market to trade on, and tokens for its first operators. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { OperatorRole } from '../generated/operations';
import type { Clock } from './clock';
import type { Command } from './core/commands';
import { type Amount, amountFrom } from './core/decimal';
import type { AddressFormat, Asset, AssetNetwork, MarketSymbol, VerificationLevel } from './core/model';
import type { Engine } from './engine/types';
import { countOperatorTokens, insertOperatorToken } from './store/operatorTokens';
import { hashToken, newToken } from './store/tokens';

const FEE_RATE = amountFrom('0.0025');
const VAT_RATE = amountFrom('0.07');

/**
 * A second person approves what is more than twice level_1's day.
 * THB keeps 12 decimals in the ledger, so that 2 decimals of price x 8 of quantity are exact with room to round fees.
 */
const ASSETS: readonly Asset[] = [
  crypto('btc', 8, '0.0001', '0.0002', '1', [network('bitcoin', 'bitcoin', 3)]),
  crypto('eth', 8, '0.001', '0.002', '20', [network('ethereum', 'ethereum', 12)]),
  crypto('usdt', 6, '1', '5', '40000', [network('ethereum', 'ethereum', 12), network('tron', 'tron', 20)]),
  {
    asset: 'thb',
    kind: 'fiat',
    precision: 12,
    transferPrecision: 2,
    withdrawalFee: amountFrom('20'),
    withdrawalMinimum: amountFrom('100'),
    withdrawalEnabled: true,
    approvalThreshold: amountFrom('1000000'),
    networks: [],
  },
];

const SYMBOLS: readonly MarketSymbol[] = [
  symbol('btc', 2, 8, '0.0001', '100000000'),
  symbol('eth', 2, 8, '0.001', '10000000'),
  symbol('usdt', 3, 4, '1', '1000'),
];

/** What each level may withdraw in 24 hours; level_0 may not. */
const LIMITS: Readonly<Record<Exclude<VerificationLevel, 'level_0'>, Readonly<Record<string, string>>>> = {
  level_1: { btc: '0.5', eth: '10', usdt: '20000', thb: '500000' },
  level_2: { btc: '5', eth: '100', usdt: '200000', thb: '5000000' },
  level_3: { btc: '50', eth: '1000', usdt: '2000000', thb: '50000000' },
};

/** On an exchange without symbols: lists the first market in one batch, so that a crash leaves all of it or nothing. */
export async function listFirstMarket(engine: Pick<Engine, 'committed' | 'execute'>): Promise<void> {
  if (engine.committed.symbols().length > 0) return;
  const outcomes = await Promise.all(firstCommands().map((command) => engine.execute(command)));
  const refused = outcomes.find((outcome) => outcome.refusal !== null);
  if (refused !== undefined) throw new Error(`first-start data was refused: ${JSON.stringify(refused.refusal)}`);
}

/** Who runs the house at first, and the second person. They make the tokens of everybody else. */
const FIRST_ROLES: readonly OperatorRole[] = ['operator', 'approver'];

/** For each of these roles that no token was ever made for, makes one and writes it where only its owner can read it. Resolves to the files' names. */
export async function issueFirstOperatorTokens(database: Knex, dataDir: string, clock: Clock): Promise<string[]> {
  const files: string[] = [];
  for (const role of FIRST_ROLES) {
    if ((await countOperatorTokens(database, role)) > 0) continue;
    const token = newToken();
    const file = join(dataDir, `${role}-token`);
    // The file first: a token that is only in the table would be lost to everybody.
    writeFileSync(file, `${token}\n`, { mode: 0o600 });
    await insertOperatorToken(database, {
      name: `first ${role}`,
      role,
      tokenHash: hashToken(token),
      createdAtMs: clock.nowMs(),
    });
    files.push(file);
  }
  return files;
}

function firstCommands(): Command[] {
  const limits = Object.entries(LIMITS).flatMap(([level, capacities]) =>
    Object.entries(capacities).map(
      ([asset, capacity]): Command => ({
        type: 'set_withdrawal_limit',
        once: [],
        limit: { level: level as VerificationLevel, asset, capacity: amountFrom(capacity) },
      }),
    ),
  );
  return [
    ...ASSETS.map((asset): Command => ({ type: 'set_asset', once: [], asset })),
    ...limits,
    ...SYMBOLS.flatMap((symbol): Command[] => [
      { type: 'set_symbol', once: [], symbol },
      {
        type: 'set_fees',
        once: [],
        fees: { symbol: symbol.symbol, tier: 0, makerRate: FEE_RATE, takerRate: FEE_RATE },
      },
    ]),
  ];
}

function crypto(
  asset: string,
  transferPrecision: number,
  fee: string,
  minimum: string,
  threshold: string,
  networks: readonly AssetNetwork[],
): Asset {
  return {
    asset,
    kind: 'crypto',
    precision: 8,
    transferPrecision,
    withdrawalFee: amountFrom(fee),
    withdrawalMinimum: amountFrom(minimum),
    withdrawalEnabled: true,
    approvalThreshold: amountFrom(threshold),
    networks,
  };
}

function network(name: string, addressFormat: AddressFormat, confirmations: number): AssetNetwork {
  return { network: name, addressFormat, tag: 'none', confirmations, depositsEnabled: true, withdrawalsEnabled: true };
}

function symbol(
  base: string,
  pricePrecision: number,
  quantityPrecision: number,
  minimumQuantity: string,
  maximumPrice: string,
): MarketSymbol {
  const minimumPrice: Amount = amountFrom(pricePrecision === 2 ? '0.01' : '0.001');
  return {
    symbol: `${base}_thb`,
    base,
    quote: 'thb',
    status: 'TRADING',
    pricePrecision,
    quantityPrecision,
    minimumQuantity: amountFrom(minimumQuantity),
    minimumPrice,
    maximumPrice: amountFrom(maximumPrice),
    vatRate: VAT_RATE,
  };
}
