/**
 * Whether a request of an operator needs another person. The table is generated from the contract (`x-effect`): what
 * loosens the exchange's safety or moves money needs two people, and what tightens it takes effect at once, by one. Where
 * that depends on the request, its members are compared with the present state here, and nowhere else.
 */
import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '../../../generated/operations';
import {
  type ComparedOperation,
  type EffectiveOperation,
  type MemberEffect,
  type OperatorEffect,
  operatorEffects,
} from '../../../generated/operatorEffects';
import type { VerificationLevel } from '../../core/model/model';
import { type Amount, amountFrom } from '../../core/values/decimal';
import { findListedOperatorToken } from '../../store/identity/operatorTokens';
import { findUser } from '../../store/identity/users';
import type { Services } from '../services';

/** A request that has passed the contract's validation. */
interface ValidRequest {
  readonly path: object;
  readonly body: object | undefined;
}
type Used = Pick<Services, 'engine' | 'database'>;
/** The members of a body by their names. Amounts are compared as numbers. */
type Members = Readonly<Record<string, unknown>>;
/** Undefined if the operation refuses the request anyway. Of something new, there is nothing to compare with: `{}`. */
type ReadPresent = (
  path: Readonly<Record<string, string>>,
  used: Used,
) => Members | undefined | Promise<Members | undefined>;

/** Null for operations that read only. */
export function effectOf(id: OperationId): OperatorEffect | null {
  return Object.hasOwn(operatorEffects, id) ? operatorEffects[id as EffectiveOperation] : null;
}

export function canNeedAnotherPerson(id: OperationId): 'never' | 'sometimes' | 'always' {
  const effect = effectOf(id);
  if (effect?.kind !== 'loosens' && effect?.kind !== 'moves_money') return 'never';
  return effect.members === null ? 'always' : 'sometimes';
}

/** Whether both people must be approvers, and not only one of them. */
export function needsTwoApprovers(id: OperationId): boolean {
  return Object.values(effectOf(id)?.members ?? {}).some(({ direction }) => direction === 'an_approver');
}

export async function needsAnotherPerson(id: OperationId, { path, body }: ValidRequest, used: Used): Promise<boolean> {
  const members = effectOf(id)?.members ?? null;
  if (members === null) return canNeedAnotherPerson(id) === 'always';
  const present = await PRESENT[id as ComparedOperation](path as Readonly<Record<string, string>>, used);
  if (present === undefined) return false;
  // The table names every member that passes the contract's validation.
  const given: Members = { ...path, ...body };
  return Object.entries(members).some(
    ([name, effect]) => given[name] !== undefined && isLoosened(effect, given[name], present[name]),
  );
}

const NEW: Members = {};

const PRESENT: Readonly<Record<ComparedOperation, ReadPresent>> = {
  createUser: () => ({ identity_verification_level: 'level_0', fee_tier: 0 }),
  updateUser: async ({ userid }, { database }) => {
    const user = await findUser(database, Number(userid));
    return user && { identity_verification_level: user.level, fee_tier: user.feeTier, state: user.state };
  },
  // Of an app, only `enabled` is compared. An app that is disabled does not become less so.
  updatePartner: () => NEW,
  putAsset: ({ asset = '' }, { engine }) => {
    const listed = engine.committed.asset(asset);
    if (listed === undefined) return NEW;
    return {
      kind: listed.kind,
      precision: listed.precision,
      transfer_precision: listed.transferPrecision,
      withdrawal_fee: listed.withdrawalFee,
      withdrawal_minimum: listed.withdrawalMinimum,
      withdrawal_enabled: listed.withdrawalEnabled,
      networks: listed.networks.map((one) => ({
        network: one.network,
        address_format: one.addressFormat,
        tag: one.tag,
        confirmations: one.confirmations,
        deposits_enabled: one.depositsEnabled,
        withdrawals_enabled: one.withdrawalsEnabled,
      })),
    };
  },
  putNetworkStatus: ({ asset = '', network }, { engine }) => {
    const listed = engine.committed.asset(asset)?.networks.find((one) => one.network === network);
    return listed && { deposits_enabled: listed.depositsEnabled, withdrawals_enabled: listed.withdrawalsEnabled };
  },
  putApprovalThreshold: ({ asset = '' }, { engine }) => {
    const listed = engine.committed.asset(asset);
    return listed && { threshold: listed.approvalThreshold };
  },
  putSymbol: ({ symbol = '' }, { engine }) => {
    const listed = engine.committed.symbol(symbol);
    if (listed === undefined) return NEW;
    return {
      status: listed.status,
      price_precision: listed.pricePrecision,
      quantity_precision: listed.quantityPrecision,
      minimum_quantity: listed.minimumQuantity,
      minimum_price: listed.minimumPrice,
      maximum_price: listed.maximumPrice,
      vat_rate: listed.vatRate,
      minimum_notional: listed.minimumNotional,
      max_open_orders: listed.maxOpenOrders,
      max_stop_orders: listed.maxStopOrders,
    };
  },
  // A token that was revoked already stays so.
  revokeOperatorToken: async ({ tokenid }, { database }) => {
    const token = await findListedOperatorToken(database, Number(tokenid));
    return token === undefined || token.revokedAtMs !== null ? undefined : { tokenid: token.roles };
  },
  putWithdrawalLimit: ({ level, asset = '' }, { engine }) => ({
    capacity: engine.committed.withdrawalLimit(level as VerificationLevel, asset),
  }),
};

function isLoosened({ direction, order }: MemberEffect, given: unknown, now: unknown): boolean {
  switch (direction) {
    case 'never':
      return false;
    case 'given':
      return true;
    case 'an_approver':
      return (now as readonly string[] | undefined)?.includes('approver') === true;
    case 'opened':
      return given === true && now !== true;
    case 'changed':
      return !isDeepStrictEqual(typeof now === 'bigint' ? amountFrom(String(given)) : given, now);
    case 'raised':
      return isGreater(given, now, order);
    case 'lowered':
      return now === undefined || isGreater(now, given, order);
  }
}

/** A number that is null has no bound. Everything is greater than what does not exist yet. */
function isGreater(one: unknown, other: unknown, order: readonly string[]): boolean {
  if (other === undefined) return true;
  if (order.length > 0) return order.indexOf(String(one)) > order.indexOf(String(other));
  if (one === null || other === null) return one === null && other !== null;
  return numberFrom(one) > numberFrom(other);
}

/** Decimals are texts in requests, and amounts in the exchange. */
function numberFrom(value: unknown): Amount | number {
  return typeof value === 'string' ? amountFrom(value) : (value as Amount | number);
}
