/**
 * The input of a withdrawal as the user gives it, and its resolution into the engine's command, for requests and
 * previews.
 */
import type { RequestWithdrawal } from '../../core/model/commands';
import type { Amount } from '../../core/values/decimal';
import { resolveNetwork } from '../assets/resolveNetwork';
import { BAHT, findAsset } from '../assets/transferAssets';
import type { RequestRefusal } from '../refusals';
import type { Services } from '../services';
import { destinationRefusal, parseDestination } from './destination';

/** A withdrawal of cryptocurrency to an address. */
export interface CryptoWithdrawalInput {
  readonly kind: 'coins';
  /** Upper or lower case. */
  readonly asset: string;
  /** Optional if the asset has only one network. */
  readonly network: string | undefined;
  readonly amount: Amount;
  readonly address: string;
  readonly tag: string | null;
}

/** A withdrawal of Thai baht to a bank account. */
export interface BankWithdrawalInput {
  readonly kind: 'baht';
  readonly amount: Amount;
  readonly bankCode: string;
  readonly accountNumber: string;
}

export type WithdrawalInput = CryptoWithdrawalInput | BankWithdrawalInput;

/** The engine's command without keys and trader. */
export type ResolvedWithdrawal = Omit<RequestWithdrawal, 'type' | 'idempotencyKeys' | 'trader'>;

export type WithdrawalInputRefusal = Extract<
  RequestRefusal,
  { readonly code: 'INVALID_ASSET' | 'INVALID_NETWORK' | 'INVALID_ADDRESS' | 'INVALID_PARAMETERS' }
>;

/** Refusals: INVALID_ASSET, INVALID_NETWORK, INVALID_ADDRESS, INVALID_PARAMETERS (`network`, `tag`). */
export function resolveWithdrawal(
  { engine: { committed }, config }: Pick<Services, 'engine' | 'config'>,
  input: WithdrawalInput,
): ResolvedWithdrawal | { readonly refusal: WithdrawalInputRefusal } {
  const { amount } = input;
  if (input.kind === 'baht')
    return { asset: BAHT, network: null, amount, address: input.accountNumber, tag: null, bankCode: input.bankCode };
  const asset = findAsset(committed, input.asset);
  if (asset === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const network = resolveNetwork(asset, input.network);
  if ('refusal' in network) return network;
  const { address, tag } = input;
  const destination = parseDestination({ address, tag }, network, config);
  if ('fault' in destination) return { refusal: destinationRefusal(destination) };
  // The address keeps the user's spelling, because the user will look for that spelling in the list of withdrawals.
  return { asset: asset.asset, network: network.network, amount, address, tag, bankCode: null };
}
