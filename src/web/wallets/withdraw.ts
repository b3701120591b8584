/**
 * The withdrawal page in two steps: fill in the form, then review it and confirm with a code of the second factor. Each
 * form leads to at most one withdrawal, however often it is sent.
 */

import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { Asset } from '../../core/model/model';
import { assertPresent } from '../../core/values/assert';
import { newToken } from '../../foundation/secrets/tokens';
import { giveBackRecoveryCode, requireFreshSecondFactor } from '../../usecases/accounts/secondFactor';
import {
  createIdempotencyKey,
  fingerprintOf,
  rejectConcurrentDuplicates,
} from '../../usecases/idempotency/idempotencyKeys';
import { refuseUnlisted } from '../../usecases/withdrawals/addressBook';
import { previewWithdrawal } from '../../usecases/withdrawals/previewWithdrawal';
import { requestWithdrawal } from '../../usecases/withdrawals/requestWithdrawal';
import { previewHoldEnd } from '../../usecases/withdrawals/withdrawalHolds';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type PageServices, type Redirect, type View } from '../framework/page';
import { typedNumber } from '../framework/typedNumber';
import { codeErrors } from '../security/codeField';
import { applySavedAddress, findSavedAddresses } from './savedAddress';
import { requestedAsset, unknownWalletView, WALLETS_PATH, walletPath } from './wallet';
import { missingPrerequisite } from './withdrawalPrerequisite';
import {
  EMPTY_FORM,
  formView,
  readFormValues,
  readWithdrawalInput,
  type WithdrawalFormValues,
  withdrawalErrors,
} from './withdrawForm';
import { reviewView } from './withdrawReview';

const PATH = `${WALLETS_PATH}/{asset}/withdraw`;
const FORM_KEY = /^[\w-]{22,64}$/;

type Request = PageContext<'fullSession'>;

/** Not the key of the form, which the page makes anew, and not the total, which the user has to review again. */
function isTypedMember(name: string): boolean {
  return name !== 'once' && name !== 'total' && Object.hasOwn(EMPTY_FORM, name);
}

export const showWithdraw = definePage({
  method: 'get',
  path: PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: (request, services) => {
    const asset = requestedAsset(request, services);
    return asset === undefined
      ? unknownWalletView(request)
      : formView(
          request,
          services,
          asset,
          {
            ...EMPTY_FORM,
            amount: typedNumber(request.query.textOrEmpty('amount').slice(0, 40)),
            once: newToken(),
          },
          {},
        );
  },
});

export const submitWithdraw = definePage({
  method: 'post',
  path: PATH,
  keeps: isTypedMember,
  access: 'fullSession',
  handler: async (request, services) => {
    const asset = requestedAsset(request, services);
    if (asset === undefined) return unknownWalletView(request);
    if (missingPrerequisite(request, services, asset) !== undefined) return { redirect: walletPath(asset, 'withdraw') };
    const values = readFormValues(request.form);
    switch (request.form.text('step')) {
      case 'change':
        return formView(request, services, asset, values, {});
      case 'confirm':
        return confirmWithdrawal(request, services, asset, values);
      default:
        return reviewWithdrawal(request, services, asset, values);
    }
  },
});

async function reviewWithdrawal(
  request: Request,
  services: PageServices,
  asset: Asset,
  sent: WithdrawalFormValues,
): Promise<View> {
  const { texts, user } = request;
  const saved = sent.saved === '' ? [] : await findSavedAddresses(services, user.id, asset);
  const applied = applySavedAddress(sent, saved, texts);
  if ('errors' in applied) return formView(request, services, asset, sent, applied.errors);
  const { values } = applied;
  const read = readWithdrawalInput(values, asset, texts);
  if ('errors' in read) return formView(request, services, asset, values, read.errors);
  const preview = await previewWithdrawal(services, { userId: user.id, level: user.level, input: read.input });
  if ('refusal' in preview)
    return formView(request, services, asset, values, withdrawalErrors(preview.refusal, asset, texts));
  const unlisted = await refuseUnlisted(services, user.id, preview.withdrawal);
  if (unlisted !== undefined)
    return formView(request, services, asset, values, withdrawalErrors(unlisted, asset, texts));
  const heldUntilMs = await previewHoldEnd(services, user.id, preview.withdrawal);
  return reviewView(request, services, { preview, heldUntilMs, values, errors: {} });
}

async function confirmWithdrawal(
  request: Request,
  services: PageServices,
  asset: Asset,
  values: WithdrawalFormValues,
): Promise<View | Redirect> {
  // Without a valid form key it is treated as a new form.
  if (!FORM_KEY.test(values.once)) return reviewWithdrawal(request, services, asset, { ...values, once: newToken() });
  const key = createIdempotencyKey(
    'withdrawal_form',
    request.user.id,
    values.once,
    fingerprintOf([asset.asset, ...Object.values(values)]),
  );
  const result = await rejectConcurrentDuplicates(services.inFlightKeys, key, () =>
    placeWithdrawal(request, services, { asset, values, key }),
  );
  if (!('refusal' in result)) return result;
  // The form is being processed with other details.
  const errors = { '': request.texts.withdraw.alreadySent };
  return formView(request, services, asset, { ...values, once: newToken() }, errors);
}

interface ConfirmedForm {
  readonly asset: Asset;
  readonly values: WithdrawalFormValues;
  readonly key: IdempotencyKey;
}

async function placeWithdrawal(
  request: Request,
  services: PageServices,
  { asset, values, key }: ConfirmedForm,
): Promise<View | Redirect> {
  const { texts, user, ip, form } = request;
  const previous = await services.engine.findOutcome(key);
  if (previous?.refusal === null)
    return redirectToDone(asset, assertPresent(previous.event.withdrawal, 'the withdrawal').id);
  // This form key was already used for a withdrawal with other details.
  if (previous !== undefined)
    return formView(request, services, asset, { ...values, once: newToken() }, { '': texts.withdraw.alreadySent });
  const read = readWithdrawalInput(values, asset, texts);
  if ('errors' in read) return formView(request, services, asset, values, read.errors);
  const { input } = read;
  const preview = await previewWithdrawal(services, { userId: user.id, level: user.level, input });
  if ('refusal' in preview)
    return formView(request, services, asset, values, withdrawalErrors(preview.refusal, asset, texts));
  const heldUntilMs = await previewHoldEnd(services, user.id, preview.withdrawal);
  // Before the code, which can be used once.
  const unlisted = await refuseUnlisted(services, user.id, preview.withdrawal);
  if (unlisted !== undefined)
    return formView(request, services, asset, values, withdrawalErrors(unlisted, asset, texts));
  const again = (errors: Readonly<Record<string, string>>): View =>
    reviewView(request, services, { preview, heldUntilMs, values, errors });
  // The total must be the one that the user reviewed: the fee may have changed since.
  if (values.total !== String(preview.total)) return again({ '': texts.withdraw.expired });
  const unconfirmed = await requireFreshSecondFactor(services.accounts, user, form.text('code'));
  if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed)
    return lockedView(request, unconfirmed, (text) => again({ '': text }));
  if (unconfirmed !== undefined) return again(codeErrors(texts, unconfirmed));

  const trader = { userId: user.id, feeTier: user.feeTier, level: user.level, state: user.state, ip };
  const outcome = await requestWithdrawal(services, { trader, idempotencyKeys: [key], input });
  if ('refusal' in outcome) {
    await giveBackRecoveryCode(services.accounts, user, form.text('code'));
    return formView(request, services, asset, values, withdrawalErrors(outcome.refusal, asset, texts));
  }
  return redirectToDone(asset, outcome.withdrawal.id);
}

function redirectToDone(asset: Asset, id: number): Redirect {
  return { redirect: `${walletPath(asset, 'withdraw')}?done=${id}` };
}
