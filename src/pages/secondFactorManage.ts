/** A second factor that is on: new recovery codes, and turning it off. */
import { requirePassword } from '../accounts/password';
import { renewRecoveryCodes, requireFreshSecondFactor, turnOffSecondFactor } from '../accounts/secondFactor';
import { codeFaults, codeInput } from './codeField';
import { type Faults, field, form, submit, viewWithForm } from './forms';
import { html } from './html';
import { wayUp } from './links';
import { lockedView } from './locked';
import { type PageRequest, page, type View } from './page';
import { codesView, FACTOR_PATH } from './secondFactorCodes';

export const renewCodes = page({
  method: 'post',
  path: `${FACTOR_PATH}/recovery-codes`,
  needs: 'fullSession',
  handler: async (request, { accounts }) => {
    const { form: sent, user, texts } = request;
    if (!user.hasSecondFactor) return { redirect: FACTOR_PATH };
    const unconfirmed = await requireFreshSecondFactor(accounts, user, sent.text('renew_code'));
    if (unconfirmed === undefined) return codesView(texts, await renewRecoveryCodes(accounts, user));
    if ('lockedForMs' in unconfirmed)
      return lockedView(request, unconfirmed, (text) => manageView(request, { '': text }));
    return manageView(request, codeFaults(texts, unconfirmed, 'renew_code'));
  },
});

export const removeFactor = page({
  method: 'post',
  path: `${FACTOR_PATH}/remove`,
  needs: 'fullSession',
  handler: async (request, { accounts }) => {
    const { form: sent, user, network, texts } = request;
    if (!user.hasSecondFactor) return { redirect: FACTOR_PATH };
    const locked = (text: string): View => manageView(request, { '': text });
    const wrong = await requirePassword(accounts, { user, password: sent.shown('password'), network });
    if (wrong !== undefined && 'lockedForMs' in wrong) return lockedView(request, wrong, locked);
    if (wrong !== undefined)
      return manageView(request, {
        password: wrong.fault === 'missing' ? texts.security.passwordMissing : texts.security.passwordWrong,
      });
    const unconfirmed = await requireFreshSecondFactor(accounts, user, sent.text('code'));
    if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed) return lockedView(request, unconfirmed, locked);
    if (unconfirmed !== undefined) return manageView(request, codeFaults(texts, unconfirmed));
    await turnOffSecondFactor(accounts, user);
    return { redirect: '/account/security?done=removed' };
  },
});

export function manageView(request: PageRequest<'fullSession'>, faults: Faults): View {
  const { texts } = request;
  const { title, factor: words, yourPassword } = texts.security;
  return viewWithForm(
    texts,
    { above: wayUp('/account/security', title), title: words.manageTitle, faults },
    html`<section class="card" aria-labelledby="renew"><h2 id="renew">${words.renewTitle}</h2><p>${words.renewText}</p>
${form(request, { action: `${FACTOR_PATH}/recovery-codes` }, codeInput(texts, faults, { name: 'renew_code' }), submit(words.renew, 'button plain'))}</section>
<section class="card" aria-labelledby="remove"><h2 id="remove">${words.removeTitle}</h2><p>${words.removeText}</p>
${form(
  request,
  { action: `${FACTOR_PATH}/remove` },
  html`<div class="narrow">${field({ name: 'password', label: yourPassword, type: 'password', faults, autocomplete: 'current-password' })}</div>`,
  codeInput(texts, faults),
  submit(words.remove, 'button danger'),
)}</section>`,
  );
}
