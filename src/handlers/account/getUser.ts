import type { KeyCaller } from '../../application/callers';
import { remainingWithdrawalLimit } from '../../application/withdrawals/remainingWithdrawalLimit';
import type { Asset } from '../../core/model';
import { formatAmount } from '../../core/values/decimal';
import type { DepositAddress } from '../../store/transfers/depositAddresses';
import type { Context } from '../context';
import type { Handler, ResultOf } from '../types';

type UserBody = Extract<ResultOf<'getUser'>, { readonly status: 200 }>['body'];

/**
 * Returns the owner of the API key, with balances and limits of every listed asset. Refusals: PERMISSION_DENIED for any
 * other user id, whether it exists or not.
 */
export const getUser: Handler<'getUser'> = async ({ path }, context) => {
  const { caller, engine, depositAddressesOf } = context;
  if (path.userid !== 'me' && path.userid !== String(caller.userId)) return { refusal: { code: 'PERMISSION_DENIED' } };
  const assets = engine.committed.assets();
  const addresses = await depositAddressesOf(caller.userId);
  const body: UserBody = {
    id: caller.userId,
    email: caller.email,
    identity_verification_level: caller.level,
    wallets: Object.fromEntries(assets.map((asset) => [asset.asset, renderWallet(asset, addresses, context)])),
    limits: Object.fromEntries(assets.map((asset) => [asset.asset, renderLimit(asset, context)])),
  };
  return { status: 200, body };
};

function renderWallet(
  { asset, kind }: Asset,
  addresses: readonly DepositAddress[],
  { caller, engine }: Context<KeyCaller>,
): UserBody['wallets'][string] {
  const assetAddresses = addresses.flatMap((own) => (own.asset === asset ? [own.address] : []));
  return {
    addresses: kind === 'fiat' ? null : assetAddresses,
    available_balance: formatAmount(engine.committed.balance(caller.userId, asset).available),
  };
}

function renderLimit({ asset }: Asset, context: Context<KeyCaller>): UserBody['limits'][string] {
  const { userId, level } = context.caller;
  const { available, capacity } = remainingWithdrawalLimit(context, { userId, level, asset });
  return { available: formatAmount(available), capacity: formatAmount(capacity) };
}
