/** Fills an empty exchange: a first market, and tokens for its first operators. */
import { closeSync, fchmodSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { OperatorRole } from '../../../generated/operations';
import type { Command } from '../../core/model/commands';
import type { AddressFormat, Asset, AssetNetwork, MarketSymbol, VerificationLevel } from '../../core/model/model';
import { type Amount, amountFrom } from '../../core/values/decimal';
import type { Engine } from '../../engine/types';
import type { Clock } from '../../foundation/clock';
import { hashToken, newToken } from '../../foundation/secrets/tokens';
import { DAILY_ROLES } from '../../store/identity/operatorRoles';
import { insertOperatorToken, listOperatorRoles } from '../../store/identity/operatorTokens';
import type { SecretKeys } from '../../store/secrets/secretKeys';

const FEE_RATE = amountFrom('0.0025');
const VAT_RATE = amountFrom('0.07');

/**
 * Withdrawals above twice the daily limit of level_1 need the approval of a second person. The ledger keeps 12 decimals
 * of THB, so that price (2 decimals) x quantity (8 decimals) is exact, with 2 more for rounding fees.
 */
const ASSETS: readonly Asset[] = [
  cryptoAsset('btc', 8, '0.0001', '0.0002', '1', [enabledNetwork('bitcoin', 'bitcoin', 3)]),
  cryptoAsset('eth', 8, '0.001', '0.002', '20', [enabledNetwork('ethereum', 'ethereum', 12)]),
  cryptoAsset('usdt', 6, '1', '5', '40000', [
    enabledNetwork('ethereum', 'ethereum', 12),
    enabledNetwork('tron', 'tron', 20),
  ]),
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
  bahtSymbol('btc', 2, 8, '0.0001', '100000000'),
  bahtSymbol('eth', 2, 8, '0.001', '10000000'),
  bahtSymbol('usdt', 3, 4, '1', '1000'),
];

/** At the prices of a sandbox, the smallest quantity is worth less than this. */
const SANDBOX_NOTIONAL = amountFrom('10');
const SANDBOX_QUANTITIES: Readonly<Record<string, string>> = { btc: '0.000001', eth: '0.00001', usdt: '0.1' };

/** Withdrawal limits per 24 hours. Users of level_0 cannot withdraw. */
const LIMITS: Readonly<Record<Exclude<VerificationLevel, 'level_0'>, Readonly<Record<string, string>>>> = {
  level_1: { btc: '0.5', eth: '10', usdt: '20000', thb: '500000' },
  level_2: { btc: '5', eth: '100', usdt: '200000', thb: '5000000' },
  level_3: { btc: '50', eth: '1000', usdt: '2000000', thb: '50000000' },
};

/**
 * Lists the first market if the exchange has no symbols. All commands are in one batch, so that a crash leaves either
 * all of them or none. Those of a sandbox have limits that fit its prices.
 */
export async function listFirstMarket(
  engine: Pick<Engine, 'committed' | 'execute'>,
  { isSandbox = false } = {},
): Promise<void> {
  if (engine.committed.symbols().length > 0) return;
  const symbols = isSandbox ? SYMBOLS.map(withSandboxLimits) : SYMBOLS;
  const outcomes = await Promise.all(firstCommands(symbols).map((command) => engine.execute(command)));
  const refused = outcomes.find((outcome) => outcome.refusal !== null);
  if (refused !== undefined) throw new Error(`first-start data was refused: ${JSON.stringify(refused.refusal)}`);
}

/** The first operator, and the second person who approves. They create all other tokens. */
const FIRST_TOKENS: Readonly<Record<'operator' | 'approver', readonly OperatorRole[]>> = {
  operator: DAILY_ROLES,
  approver: ['approver'],
};

export interface FirstTokenOptions {
  readonly dataDir: string;
  /** Empty for `approver-token` in `dataDir`. */
  readonly approverTokenFile: string;
  readonly clock: Clock;
}

/**
 * Creates each of these tokens, unless there was ever one with its roles, and writes it to a file that only its owner can
 * read. Nothing prints a token: what a service prints is kept in logs that others read. The approver's belongs to another
 * person, who gets it from whoever installs the exchange. Resolves to the file names.
 */
export async function issueFirstOperatorTokens(
  database: Knex,
  masterKeys: SecretKeys,
  { dataDir, approverTokenFile, clock }: FirstTokenOptions,
): Promise<string[]> {
  const files: string[] = [];
  const given = await listOperatorRoles(database);
  for (const [person, roles] of Object.entries(FIRST_TOKENS)) {
    if (given.some((others) => roles.every((role) => others.includes(role)))) continue;
    const token = newToken();
    const named = person === 'approver' ? approverTokenFile : '';
    const file = named === '' ? join(dataDir, `${person}-token`) : named;
    // The token is written first: one that exists only in the table would be lost.
    writePrivateFile(file, `${token}\n`);
    files.push(file);
    await insertOperatorToken(database, masterKeys, {
      name: `first ${person}`,
      roles,
      tokenHash: hashToken(token),
      creator: null,
      awaitsActivation: false,
      ipAllowlist: [],
      createdAtMs: clock.nowMs(),
      expiresAtMs: null,
    });
  }
  return files;
}

/** Also if the file was there before, and others could read it. */
function writePrivateFile(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    fchmodSync(file, 0o600);
    writeSync(file, text);
  } finally {
    closeSync(file);
  }
}

function firstCommands(symbols: readonly MarketSymbol[]): Command[] {
  const limits = Object.entries(LIMITS).flatMap(([level, capacities]) =>
    Object.entries(capacities).map(
      ([asset, capacity]): Command => ({
        type: 'set_withdrawal_limit',
        idempotencyKeys: [],
        limit: { level: level as VerificationLevel, asset, capacity: amountFrom(capacity) },
      }),
    ),
  );
  return [
    ...ASSETS.map((asset): Command => ({ type: 'set_asset', idempotencyKeys: [], asset })),
    ...limits,
    ...symbols.flatMap((symbol): Command[] => [
      { type: 'set_symbol', idempotencyKeys: [], symbol },
      {
        type: 'set_fees',
        idempotencyKeys: [],
        fees: { symbol: symbol.symbol, tier: 0, makerRate: FEE_RATE, takerRate: FEE_RATE },
      },
    ]),
  ];
}

function cryptoAsset(
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

function enabledNetwork(name: string, addressFormat: AddressFormat, confirmations: number): AssetNetwork {
  return { network: name, addressFormat, tag: 'none', confirmations, depositsEnabled: true, withdrawalsEnabled: true };
}

function withSandboxLimits(symbol: MarketSymbol): MarketSymbol {
  const minimumQuantity = SANDBOX_QUANTITIES[symbol.base];
  return {
    ...symbol,
    minimumNotional: SANDBOX_NOTIONAL,
    minimumQuantity: minimumQuantity === undefined ? symbol.minimumQuantity : amountFrom(minimumQuantity),
  };
}

function bahtSymbol(
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
    minimumNotional: amountFrom('1'),
    maxOpenOrders: 1_000,
    maxStopOrders: 100,
  };
}
