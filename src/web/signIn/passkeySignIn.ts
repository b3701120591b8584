/** Signing in with a passkey, instead of the password or in the second step. */

import { listPasskeys } from '../../store/identity/passkeys';
import { passkeySignInOptions, passkeySite, signInWithPasskey } from '../../usecases/accounts/passkeys';
import { endSession } from '../../usecases/accounts/sessions';
import { type FieldErrors, viewWithForm } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { withNext } from '../framework/links';
import { lockedViewLater } from '../framework/lockedView';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { PASSKEY, passkeyForm } from '../security/passkeyForm';

const SIGN_IN_PATH = '/sign-in/passkey';
const SECOND_STEP_PATH = '/second-factor/passkey';

/** A link to the sign-in with a passkey; undefined if the exchange has no host name. */
export function passkeySignInLink({ texts }: PageContext, publicUrl: string, next: string | undefined) {
  if (passkeySite(publicUrl) === undefined) return undefined;
  return html`<p><a href="${withNext(SIGN_IN_PATH, next)}">${texts.passkeys.signIn}</a></p>`;
}

export const showPasskeySignIn = definePage({
  method: 'get',
  path: SIGN_IN_PATH,
  access: 'public',
  handler: (request, services) => {
    const next = request.returnPath(request.query.text('next'));
    if (request.session?.stage === 'full') return { redirect: next ?? '/account' };
    return signInView(request, services, next, {});
  },
});

export const submitPasskeySignIn = definePage({
  method: 'post',
  path: SIGN_IN_PATH,
  access: 'public',
  handler: async (request, services) => {
    const { accounts } = services;
    const { form: sent, csrf, network, device, session, texts } = request;
    const next = request.returnPath(sent.text('next'));
    if (passkeySite(accounts.publicUrl) === undefined) return signInView(request, services, next, {});
    const response = sent.textOrEmpty(PASSKEY);
    const result = await signInWithPasskey(accounts, { response, csrf, network, device, user: undefined });
    if ('lockedForMs' in result)
      return lockedViewLater(request, result, (text) => signInView(request, services, next, { '': text }));
    if ('fault' in result) return signInView(request, services, next, { '': texts.passkeys.refused });
    // A browser has one session: a previous one, of whichever user, ends here.
    if (session !== undefined) await endSession(accounts, session);
    return { redirect: next ?? '/account', ...result };
  },
});

export const submitSecondStep = definePage({
  method: 'post',
  path: SECOND_STEP_PATH,
  formPage: '/second-factor',
  access: 'session',
  handler: async (request, services) => {
    const { accounts } = services;
    const { form: sent, csrf, network, device, session, user, texts } = request;
    const next = request.returnPath(sent.text('next'));
    if (session.stage === 'full') return { redirect: next ?? '/account' };
    if (passkeySite(accounts.publicUrl) === undefined) return { redirect: withNext('/second-factor', next) };
    const response = sent.textOrEmpty(PASSKEY);
    const result = await signInWithPasskey(accounts, { response, csrf, network, device, user });
    if ('lockedForMs' in result)
      return lockedViewLater(request, result, (text) => secondStepView(request, services, next, { '': text }));
    if ('fault' in result) return secondStepView(request, services, next, { '': texts.passkeys.refused });
    await endSession(accounts, session);
    return { redirect: next ?? '/account', ...result };
  },
});

/** The form for the second step; undefined if the user has no passkey. */
export async function secondStepForm(
  request: PageContext<'session'>,
  { accounts }: PageServices,
  next: string | undefined,
): Promise<Html | undefined> {
  const { user, csrf, texts } = request;
  if (passkeySite(accounts.publicUrl) === undefined) return undefined;
  if ((await listPasskeys(accounts.database, user.id)).length === 0) return undefined;
  const options = await passkeySignInOptions(accounts, { purpose: 'second_factor', csrf }, user.id);
  const { useInstead: submit } = texts.passkeys;
  return passkeyForm(request, {
    action: SECOND_STEP_PATH,
    kind: 'get',
    options,
    submit,
    next,
    buttonClass: 'button plain',
  });
}

async function secondStepView(
  request: PageContext<'session'>,
  services: PageServices,
  next: string | undefined,
  errors: FieldErrors,
): Promise<View> {
  const { texts } = request;
  const passkey = await secondStepForm(request, services, next);
  const back = html`<p><a href="${withNext('/second-factor', next)}">${texts.passkeys.useCode}</a></p>`;
  const view = viewWithForm(texts, { title: texts.secondFactor.title, errors }, html`${passkey}${back}`);
  return { ...view, ...(passkey !== undefined && { live: 'passkeys' }) };
}

async function signInView(
  request: PageContext,
  { accounts }: PageServices,
  next: string | undefined,
  errors: FieldErrors,
): Promise<View> {
  const { texts, csrf } = request;
  const words = texts.passkeys;
  const back = html`<p><a href="${withNext('/sign-in', next)}">${words.usePassword}</a></p>`;
  if (passkeySite(accounts.publicUrl) === undefined)
    return { title: words.signIn, html: html`<h1>${words.signIn}</h1><p class="lead">${words.unavailable}</p>${back}` };
  const options = await passkeySignInOptions(accounts, { purpose: 'sign_in', csrf });
  const passkey = passkeyForm(request, { action: SIGN_IN_PATH, kind: 'get', options, submit: words.use, next });
  const content = html`<p class="lead">${words.signInText}</p>${passkey}${back}`;
  return { ...viewWithForm(texts, { title: words.signIn, errors }, content), live: 'passkeys' };
}
