/** The way out: a form, a look at what it comes to, and the money leaves with a code of the second factor. Each form leads to one withdrawal, however often it is sent. */
import { requireFreshSecondFactor } from '../../accounts/secondFactor';
import { present } from '../../core/assert';
import type { Asset } from '../../core/model';
import type { OnceKey } from '../../core/onceKeys';
import { fingerprintOf, onceKey, unlessInFlight } from '../../handlers/onceKeys';
import { previewWithdrawal } from '../../handlers/previewWithdrawal';
import { requestWithdrawal } from '../../handlers/requestWithdrawal';
import { newToken } from '../../store/tokens';
import { codeFaults } from '../codeField';
import { lockedView } from '../locked';
import { type PageRequest, type PageServices, page, type Redirect, type View } from '../page';
import { assetOf, pathOf, unknownWallet, WALLETS_PATH } from './wallet';
import { barrierTo } from './withdrawBarrier';
import { EMPTY, type Filled, filledIn, formView, readWish, refusalFaults } from './withdrawForm';
import { reviewView } from './withdrawReview';

const PATH = `${WALLETS_PATH}/{asset}/withdraw`;
const ONCE = /^[\w-]{22,64}$/;

type Request = PageRequest<'fullSession'>;

export const showWithdraw = page({
  method: 'get',
  path: PATH,
  needs: 'fullSession',
  followsSignIn: true,
  handler: (request, services) => {
    const asset = assetOf(request, services);
    return asset === undefined
      ? unknownWallet(request)
      : formView(request, services, asset, { ...EMPTY, once: newToken() }, {});
  },
});

export const doWithdraw = page({
  method: 'post',
  path: PATH,
  needs: 'fullSession',
  handler: async (request, services) => {
    const asset = assetOf(request, services);
    if (asset === undefined) return unknownWallet(request);
    if (barrierTo(request, services, asset) !== undefined) return { redirect: pathOf(asset, 'withdraw') };
    const filled = filledIn(request.form);
    switch (request.form.text('step')) {
      case 'change':
        return formView(request, services, asset, filled, {});
      case 'confirm':
        return confirm(request, services, asset, filled);
      default:
        return review(request, services, asset, filled);
    }
  },
});

async function review(request: Request, services: PageServices, asset: Asset, filled: Filled): Promise<View> {
  const { texts, user } = request;
  const read = readWish(filled, asset, texts);
  if ('faults' in read) return formView(request, services, asset, filled, read.faults);
  const preview = previewWithdrawal(services, { userId: user.id, level: user.level, wish: read.wish });
  if ('refusal' in preview)
    return formView(request, services, asset, filled, refusalFaults(preview.refusal, asset, texts));
  return reviewView(request, services, { preview, filled, faults: {} });
}

async function confirm(
  request: Request,
  services: PageServices,
  asset: Asset,
  filled: Filled,
): Promise<View | Redirect> {
  // Without the name that the form came with, it is a new form.
  if (!ONCE.test(filled.once)) return review(request, services, asset, { ...filled, once: newToken() });
  const once = onceKey(
    'withdrawal_form',
    request.user.id,
    filled.once,
    fingerprintOf([asset.asset, ...Object.values(filled)]),
  );
  const answer = await unlessInFlight(services.inFlight, once, () =>
    carryOut(request, services, { asset, filled, once }),
  );
  // The same form is being worked on: its withdrawal will stand in the history.
  return 'refusal' in answer ? { redirect: pathOf(asset, 'withdraw') } : answer;
}

interface Confirmed {
  readonly asset: Asset;
  readonly filled: Filled;
  readonly once: OnceKey;
}

async function carryOut(
  request: Request,
  services: PageServices,
  { asset, filled, once }: Confirmed,
): Promise<View | Redirect> {
  const { texts, user, ip, form } = request;
  const earlier = await services.engine.recall(once);
  if (earlier?.refusal === null) return doneAt(asset, present(earlier.event.withdrawal, 'the withdrawal').id);
  // Money has left under this form's name already, for something else.
  if (earlier !== undefined)
    return formView(request, services, asset, { ...filled, once: newToken() }, { '': texts.withdraw.used });
  const read = readWish(filled, asset, texts);
  if ('faults' in read) return formView(request, services, asset, filled, read.faults);
  const { wish } = read;
  const preview = previewWithdrawal(services, { userId: user.id, level: user.level, wish });
  if ('refusal' in preview)
    return formView(request, services, asset, filled, refusalFaults(preview.refusal, asset, texts));
  const again = (faults: Readonly<Record<string, string>>): View =>
    reviewView(request, services, { preview, filled, faults });
  // What was looked over must be what leaves: a fee may have changed since.
  if (filled.total !== String(preview.total)) return again({ '': texts.withdraw.expired });
  const unconfirmed = await requireFreshSecondFactor(services.accounts, user, form.text('code'));
  if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed)
    return lockedView(request, unconfirmed, (text) => again({ '': text }));
  if (unconfirmed !== undefined) return again(codeFaults(texts, unconfirmed));

  const trader = { userId: user.id, feeTier: user.feeTier, level: user.level, ip };
  const outcome = await requestWithdrawal(services, { trader, once: [once], wish });
  if ('refusal' in outcome)
    return formView(request, services, asset, filled, refusalFaults(outcome.refusal, asset, texts));
  return doneAt(asset, outcome.withdrawal.id);
}

function doneAt(asset: Asset, id: number): Redirect {
  return { redirect: `${pathOf(asset, 'withdraw')}?done=${id}` };
}
