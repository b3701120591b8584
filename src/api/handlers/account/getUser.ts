import type { Asset } from '../../../core/model/model';
import { formatAmount } from '../../../core/values/decimal';
import type { CommittedView } from '../../../engine/state/committedView';
import type { DepositAddress } from '../../../store/transfers/depositAddresses';
import type { KeyCaller } from '../../../usecases/callers';
import { remainingWithdrawalLimit } from '../../../usecases/withdrawals/remainingWithdrawalLimit';
import type { Handler, ResultOf } from '../types';

type UserBody = Extract<ResultOf<'getUser'>, { readonly status: 200 }>['body'];

/**
 * Returns the owner of the API key, with balances and limits of every listed asset. Refusals: PERMISSION_DENIED for any
 * other user id, whether it exists or not.
 */
export const getUser: Handler<'getUser'> = async ({ path }, context) => {
  const { caller, engine, clock, depositAddressesOf } = context;
  if (path.userid !== 'me' && path.userid !== String(caller.userId)) return { refusal: { code: 'PERMISSION_DENIED' } };
  const addresses = await depositAddressesOf(caller.userId);
  const { committed } = engine;
  const nowMs = clock.nowMs();
  const assets = committed.assets();
  const wallets = assets.map((asset) => [asset.asset, renderWallet(asset, addresses, caller, committed)]);
  const limits = assets.map(({ asset }) => [asset, renderLimit(asset, caller, committed, nowMs)]);
  const body: UserBody = {
    id: caller.userId,
    email: caller.email,
    identity_verification_level: caller.level,
    wallets: Object.fromEntries(wallets),
    limits: Object.fromEntries(limits),
  };
  return { status: 200, body };
};

function renderWallet(
  { asset, kind }: Asset,
  addresses: readonly DepositAddress[],
  { userId }: KeyCaller,
  committed: CommittedView,
): UserBody['wallets'][string] {
  const assetAddresses = addresses.flatMap((own) => (own.asset === asset ? [own.address] : []));
  return {
    addresses: kind === 'fiat' ? null : assetAddresses,
    available_balance: formatAmount(committed.balance(userId, asset).available),
  };
}

function renderLimit(
  asset: string,
  { userId, level }: KeyCaller,
  committed: CommittedView,
  nowMs: number,
): UserBody['limits'][string] {
  const { available, capacity } = remainingWithdrawalLimit(committed, nowMs, { userId, level, asset });
  return { available: formatAmount(available), capacity: formatAmount(capacity) };
}
