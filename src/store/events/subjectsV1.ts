/**
 * Version 1 of an event's subject, which is the object that its command created or changed besides orders (a
 * withdrawal, a deposit, an asset and so on), or its refusal. It is stored as a JSON object with amounts as decimal
 * strings. The lists are frozen: a member that is added to the core's types later does not compile here until version 1
 * has a value for it.
 */
import type { SubjectMember } from '../../core/model/events';
import type { Asset, Deposit, FeeSchedule, MarketSymbol, Withdrawal, WithdrawalLimit } from '../../core/model/model';
import type { Refusal } from '../../core/model/refusals';
import type { SymbolLimits } from '../../core/model/symbolLimits';
import { type Amount, amountFrom, formatAmount } from '../../core/values/decimal';

/** How each member is stored: an amount as a decimal string, anything else as its JSON value. */
type Members<Thing> = {
  readonly [Name in keyof Thing]-?: Extract<Thing[Name], Amount> extends never ? 'plain' : 'amount';
};

const WITHDRAWAL: Members<Omit<Withdrawal, 'clientId'>> = {
  id: 'plain',
  userId: 'plain',
  asset: 'plain',
  amount: 'amount',
  fee: 'amount',
  network: 'plain',
  bankCode: 'plain',
  address: 'plain',
  tag: 'plain',
  status: 'plain',
  needsApproval: 'plain',
  approvedBy: 'plain',
  handledBy: 'plain',
  txid: 'plain',
  confirmations: 'plain',
  failure: 'plain',
  orderId: 'plain',
  createdAtMs: 'plain',
  updatedAtMs: 'plain',
};

const DEPOSIT: Members<Deposit> = {
  id: 'plain',
  userId: 'plain',
  asset: 'plain',
  amount: 'amount',
  reference: 'plain',
  status: 'plain',
  network: 'plain',
  address: 'plain',
  tag: 'plain',
  txid: 'plain',
  confirmations: 'plain',
  bankCode: 'plain',
  accountNumber: 'plain',
  createdAtMs: 'plain',
  updatedAtMs: 'plain',
};

const ASSET: Members<Asset> = {
  asset: 'plain',
  kind: 'plain',
  precision: 'plain',
  transferPrecision: 'plain',
  withdrawalFee: 'amount',
  withdrawalMinimum: 'amount',
  withdrawalEnabled: 'plain',
  approvalThreshold: 'amount',
  networks: 'plain',
};

/** Version 1 has no place for the limits of a symbol. These are meant. */
export const SYMBOL_LIMITS_V1: SymbolLimits = { minimumNotional: 0n, maxOpenOrders: 1_000, maxStopOrders: 100 };

const MARKET_SYMBOL: Members<Omit<MarketSymbol, keyof SymbolLimits>> = {
  symbol: 'plain',
  base: 'plain',
  quote: 'plain',
  status: 'plain',
  pricePrecision: 'plain',
  quantityPrecision: 'plain',
  minimumQuantity: 'amount',
  minimumPrice: 'amount',
  maximumPrice: 'amount',
  vatRate: 'amount',
};

const FEES: Members<FeeSchedule> = { symbol: 'plain', tier: 'plain', makerRate: 'amount', takerRate: 'amount' };

const WITHDRAWAL_LIMIT: Members<WithdrawalLimit> = { level: 'plain', asset: 'plain', capacity: 'amount' };

/** The members of all refusal codes. Each code has some of them. */
const REFUSAL: Members<UnionToRecord<Refusal>> = {
  code: 'plain',
  precision: 'plain',
  minimum: 'amount',
  maximum: 'amount',
  status: 'plain',
  fields: 'plain',
  rule: 'plain',
};
type UnionToRecord<Union> = {
  [Name in KeysOf<Union>]: Union extends Readonly<Record<Name, infer Value>> ? Value : never;
};
type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** The members of a payload that few events have, in the order in which they are written; `null` for a plain value. */
export const SUBJECTS_V1: {
  readonly [Name in
    | Exclude<SubjectMember, 'order' | 'partnerId' | 'cancelTimer' | 'orderList'>
    | 'refusal']: AnyMembers | null;
} = {
  refusal: REFUSAL,
  withdrawal: WITHDRAWAL,
  withdrawalRefusal: null,
  deposit: DEPOSIT,
  asset: ASSET,
  marketSymbol: MARKET_SYMBOL,
  fees: FEES,
  withdrawalLimit: WITHDRAWAL_LIMIT,
};
export type SubjectName = keyof typeof SUBJECTS_V1;
type AnyMembers = Readonly<Record<string, 'plain' | 'amount'>>;

export const SUBJECT_NAMES_V1 = Object.keys(SUBJECTS_V1) as SubjectName[];

export function subjectToJson(name: SubjectName, subject: unknown): string {
  return JSON.stringify(
    mapMembers(name, subject, (value) => (typeof value === 'bigint' ? formatAmount(value) : value)),
  );
}

export function subjectFromJson(name: SubjectName, stored: unknown): unknown {
  const subject = mapMembers(name, stored, (value) => (typeof value === 'string' ? amountFrom(value) : value));
  if (name === 'withdrawal') return { ...(subject as object), clientId: null };
  return name === 'marketSymbol' ? { ...(subject as object), ...SYMBOL_LIMITS_V1 } : subject;
}

/** The listed members that the subject has, with its amounts converted. */
function mapMembers(name: SubjectName, subject: unknown, convert: (amount: unknown) => unknown): unknown {
  const members = SUBJECTS_V1[name];
  if (members === null) return subject;
  const from = subject as Readonly<Record<string, unknown>>;
  const to: Record<string, unknown> = {};
  for (const [member, kind] of Object.entries(members))
    if (member in from) to[member] = kind === 'amount' ? convert(from[member]) : from[member];
  return to;
}
