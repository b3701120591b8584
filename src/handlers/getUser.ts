import { formatAmount } from '../core/decimal';
import type { Asset } from '../core/model';
import type { Context, KeyCaller } from './context';
import type { AnswerOf, Handler } from './types';
import { withdrawalRoom } from './withdrawalRoom';

type UserBody = Extract<AnswerOf<'getUser'>, { readonly status: 200 }>['body'];

/** The key's owner, with every listed asset. Refusals: PERMISSION_DENIED for anybody else, there or not. */
export const getUser: Handler<'getUser'> = ({ path }, context) => {
  const { caller, engine } = context;
  if (path.userid !== 'me' && path.userid !== String(caller.userId)) return { refusal: { code: 'PERMISSION_DENIED' } };
  const assets = engine.committed.assets();
  const body: UserBody = {
    id: caller.userId,
    email: caller.email,
    identity_verification_level: caller.level,
    wallets: Object.fromEntries(assets.map((asset) => [asset.asset, wallet(asset, context)])),
    limits: Object.fromEntries(assets.map((asset) => [asset.asset, limit(asset, context)])),
  };
  return { status: 200, body };
};

function wallet({ asset, kind }: Asset, { caller, engine }: Context<KeyCaller>): UserBody['wallets'][string] {
  // Nobody has a deposit address yet; fiat never has one.
  return { addresses: kind === 'fiat' ? null : [], available_balance: formatAmount(engine.committed.balance(caller.userId, asset).available) };
}

function limit({ asset }: Asset, context: Context<KeyCaller>): UserBody['limits'][string] {
  const { userId, level } = context.caller;
  const { available, capacity } = withdrawalRoom(context, { userId, level, asset });
  return { available: formatAmount(available), capacity: formatAmount(capacity) };
}
