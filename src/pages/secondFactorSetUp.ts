/** Setting up a second factor: the password, the picture for the app, a code that shows that the app has it, and the recovery codes. */
import { toString as drawCode } from 'qrcode';
import { requirePassword } from '../accounts/password';
import {
  beginSecondFactor,
  type PendingFactor,
  pendingSecondFactor,
  turnOnSecondFactor,
} from '../accounts/secondFactor';
import { codeInput } from './codeField';
import { type Faults, field, form, submit, viewWithForm } from './forms';
import { type Html, html, trustedHtml } from './html';
import type { Texts } from './language';
import { wayUp } from './links';
import { lockedView } from './locked';
import { type PageRequest, page, type View } from './page';
import { codesView, FACTOR_PATH } from './secondFactorCodes';
import { manageView } from './secondFactorManage';

type Request = PageRequest<'fullSession'>;

export const showFactor = page({
  method: 'get',
  path: FACTOR_PATH,
  needs: 'fullSession',
  handler: async (request, { accounts }) => {
    if (request.user.hasSecondFactor) return manageView(request, {});
    const pending = await pendingSecondFactor(accounts, request.user);
    return pending === undefined ? startView(request, {}) : scanView(request, pending, {});
  },
});

export const startFactor = page({
  method: 'post',
  path: `${FACTOR_PATH}/start`,
  needs: 'fullSession',
  handler: async (request, { accounts }) => {
    const { form: sent, user, network, texts } = request;
    const wrong = await requirePassword(accounts, { user, password: sent.shown('password'), network });
    if (wrong !== undefined && 'lockedForMs' in wrong)
      return lockedView(request, wrong, (text) => startView(request, { '': text }));
    if (wrong !== undefined)
      return startView(request, {
        password: wrong.fault === 'missing' ? texts.security.passwordMissing : texts.security.passwordWrong,
      });
    await beginSecondFactor(accounts, user);
    return { redirect: FACTOR_PATH };
  },
});

export const confirmFactor = page({
  method: 'post',
  path: `${FACTOR_PATH}/confirm`,
  needs: 'fullSession',
  handler: async (request, { accounts }) => {
    const { form: sent, user, session, texts } = request;
    const answer = await turnOnSecondFactor(accounts, { session, user, code: sent.shown('code') });
    if ('recoveryCodes' in answer) return codesView(texts, answer.recoveryCodes, texts.security.factor.turnedOn);
    const pending = await pendingSecondFactor(accounts, user);
    if (answer.fault === 'none' || pending === undefined)
      return startView(request, { '': texts.security.factor.expired });
    return scanView(request, pending, { code: texts.secondFactor.faults[answer.fault] });
  },
});

function startView(request: Request, faults: Faults): View {
  const { texts } = request;
  const words = texts.security.factor;
  return framed(
    texts,
    faults,
    html`<p>${words.startText}</p>
${form(
  request,
  { action: `${FACTOR_PATH}/start`, className: 'card narrow' },
  field({
    name: 'password',
    label: texts.security.yourPassword,
    type: 'password',
    faults,
    autocomplete: 'current-password',
  }),
  submit(words.start),
)}`,
  );
}

async function scanView(request: Request, { secret, uri }: PendingFactor, faults: Faults): Promise<View> {
  const { texts } = request;
  const words = texts.security.factor;
  const drawing = trustedHtml(await drawCode(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }));
  return framed(
    texts,
    faults,
    html`<section class="card" aria-labelledby="scan"><h2 id="scan">${words.scanTitle}</h2>
<p>${words.scanText}</p>
<div class="drawing" role="img" aria-label="${words.picture}">${drawing}</div>
<p class="quiet">${words.key}</p><p><code class="secret">${(secret.match(/.{1,4}/g) ?? []).join(' ')}</code></p></section>
<section class="card" aria-labelledby="confirm"><h2 id="confirm">${words.confirmTitle}</h2>
${form(request, { action: `${FACTOR_PATH}/confirm` }, codeInput(texts, faults, { hint: texts.secondFactor.appHint }), submit(words.confirm))}</section>`,
  );
}

function framed(texts: Texts, faults: Faults, content: Html): View {
  const { title, factor } = texts.security;
  return viewWithForm(texts, { above: wayUp('/account/security', title), title: factor.setUpTitle, faults }, content);
}
