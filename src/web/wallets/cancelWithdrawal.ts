/**
 * The button that cancels a withdrawal in the history. It needs no code of the second factor, because the money stays
 * with the user. Sending the form twice has no further effect.
 */
import { newToken } from '../../foundation/secrets/tokens';
import { definePage } from '../framework/page';
import { requestedAsset, unknownWalletView, WALLETS_PATH, walletPath } from './wallet';
import { EMPTY_FORM, formView } from './withdrawForm';

export const cancelWithdrawal = definePage({
  method: 'post',
  path: `${WALLETS_PATH}/{asset}/withdraw/cancel`,
  formPage: `${WALLETS_PATH}/{asset}/withdraw`,
  access: 'fullSession',
  handler: async (request, services) => {
    const { texts, user, ip, form } = request;
    const asset = requestedAsset(request, services);
    if (asset === undefined) return unknownWalletView(request);
    const id = form.textOrEmpty('id');
    if (!/^[1-9]\d{0,14}$/.test(id)) return { redirect: walletPath(asset, 'withdraw') };
    const { refusal } = await services.engine.execute({
      type: 'cancel_withdrawal',
      idempotencyKeys: [],
      trader: { userId: user.id, feeTier: user.feeTier, level: user.level, state: user.state, ip },
      withdrawalId: Number(id),
    });
    if (refusal === null) return { redirect: `${walletPath(asset, 'withdraw')}?cancelled=1` };
    const values = { ...EMPTY_FORM, once: newToken() };
    return formView(request, services, asset, values, { '': texts.withdraw.notCancellable });
  },
});
