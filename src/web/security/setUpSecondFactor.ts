/**
 * Sets up a second factor in these steps: confirm the password, scan the QR code, enter a code of the authenticator
 * app, and save the recovery codes.
 */
import { toString as drawCode } from 'qrcode';
import { requirePassword } from '../../usecases/accounts/password';
import {
  findPendingSecondFactor,
  type PendingFactor,
  startSecondFactorSetup,
  turnOnSecondFactor,
} from '../../usecases/accounts/secondFactor';
import { type FieldErrors, field, form, submitButton, viewWithForm } from '../framework/forms';
import { type Html, html, trustedHtml } from '../framework/html';
import { backLink } from '../framework/links';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type View } from '../framework/page';
import type { Texts } from '../texts/texts';
import { codeInput } from './codeField';
import { manageView } from './manageSecondFactor';
import { recoveryCodesView, SECOND_FACTOR_PATH } from './recoveryCodes';

type Request = PageContext<'fullSession'>;

export const showSecondFactorSetUp = definePage({
  method: 'get',
  path: SECOND_FACTOR_PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, { accounts }) => {
    if (request.user.hasSecondFactor) return manageView(request, {});
    const pending = await findPendingSecondFactor(accounts, request.user);
    return pending === undefined ? startView(request, {}) : scanView(request, pending, {});
  },
});

export const startSecondFactorSetUp = definePage({
  method: 'post',
  path: `${SECOND_FACTOR_PATH}/start`,
  formPage: SECOND_FACTOR_PATH,
  access: 'fullSession',
  handler: async (request, { accounts }) => {
    const { form: sent, user, ip, texts } = request;
    const wrong = await requirePassword(accounts, { user, password: sent.textOrEmpty('password'), ip });
    if (wrong !== undefined && 'lockedForMs' in wrong)
      return lockedView(request, wrong, (text) => startView(request, { '': text }));
    if (wrong !== undefined)
      return startView(request, {
        password: wrong.fault === 'missing' ? texts.security.passwordMissing : texts.security.passwordWrong,
      });
    await startSecondFactorSetup(accounts, user);
    return { redirect: SECOND_FACTOR_PATH };
  },
});

export const confirmSecondFactor = definePage({
  method: 'post',
  path: `${SECOND_FACTOR_PATH}/confirm`,
  formPage: SECOND_FACTOR_PATH,
  access: 'fullSession',
  handler: async (request, { accounts }) => {
    const { form: sent, user, session, texts } = request;
    const result = await turnOnSecondFactor(accounts, { session, user, code: sent.textOrEmpty('code') });
    if ('recoveryCodes' in result)
      return recoveryCodesView(texts, result.recoveryCodes, texts.security.factor.turnedOn);
    const pending = await findPendingSecondFactor(accounts, user);
    if (result.fault === 'none' || pending === undefined)
      return startView(request, { '': texts.security.factor.expired });
    return scanView(request, pending, { code: texts.secondFactor.errors[result.fault] });
  },
});

function startView(request: Request, errors: FieldErrors): View {
  const { texts } = request;
  const words = texts.security.factor;
  return setUpView(
    texts,
    errors,
    html`<p>${words.startText}</p>
${form(
  request,
  { action: `${SECOND_FACTOR_PATH}/start`, className: 'card narrow' },
  field({
    name: 'password',
    label: texts.security.yourPassword,
    type: 'password',
    errors,
    autocomplete: 'current-password',
  }),
  submitButton(words.start),
)}`,
  );
}

async function scanView(request: Request, { secret, uri }: PendingFactor, errors: FieldErrors): Promise<View> {
  const { texts } = request;
  const words = texts.security.factor;
  const drawing = trustedHtml(await drawCode(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }));
  return setUpView(
    texts,
    errors,
    html`<section class="card" aria-labelledby="scan"><h2 id="scan">${words.scanTitle(texts.common.product)}</h2>
<p>${words.scanText}</p>
<div class="drawing" role="img" aria-label="${words.picture}">${drawing}</div>
<p class="quiet">${words.key}</p><p><code class="secret">${(secret.match(/.{1,4}/g) ?? []).join(' ')}</code></p></section>
<section class="card" aria-labelledby="confirm"><h2 id="confirm">${words.confirmTitle}</h2>
${form(request, { action: `${SECOND_FACTOR_PATH}/confirm` }, codeInput(texts, errors, { hint: texts.secondFactor.appHint }), submitButton(words.confirm))}</section>`,
  );
}

function setUpView(texts: Texts, errors: FieldErrors, content: Html): View {
  const { title, factor } = texts.security;
  return viewWithForm(
    texts,
    { above: backLink('/account/security', title), title: factor.setUpTitle, errors },
    content,
  );
}
