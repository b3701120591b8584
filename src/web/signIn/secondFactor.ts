/** The second step of a sign-in: a code of the second factor. */
import { completeSignIn } from '../../usecases/accounts/secondFactor';
import { type FieldErrors, form, submitButton, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import { lockedViewLater } from '../framework/lockedView';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { codeErrors, codeInput } from '../security/codeField';
import { secondStepForm } from './passkeySignIn';

export const showSecondFactor = definePage({
  method: 'get',
  path: '/second-factor',
  access: 'session',
  handler: (request, services) => {
    const next = request.returnPath(request.query.text('next'));
    return request.session.stage === 'full' ? { redirect: next ?? '/account' } : view(request, services, next, {});
  },
});

export const submitSecondFactor = definePage({
  method: 'post',
  path: '/second-factor',
  access: 'session',
  handler: async (request, services) => {
    const { accounts } = services;
    const { form: sent, session, user, texts, device, network } = request;
    const next = request.returnPath(sent.text('next'));
    if (session.stage === 'full') return { redirect: next ?? '/account' };
    const result = await completeSignIn(accounts, { session, user, code: sent.textOrEmpty('code'), device, network });
    if ('cookie' in result) return { redirect: next ?? '/account', ...result };
    if ('lockedForMs' in result)
      return lockedViewLater(request, result, (locked) => view(request, services, next, { '': locked }));
    return view(request, services, next, codeErrors(texts, result));
  },
});

async function view(
  request: PageContext<'session'>,
  services: PageServices,
  next: string | undefined,
  errors: FieldErrors,
): Promise<View> {
  const { texts } = request;
  const words = texts.secondFactor;
  const passkey = await secondStepForm(request, services, next);
  const shown = viewWithForm(
    texts,
    { title: words.title, errors },
    html`<p class="lead">${words.lead}</p>
${form(request, { action: '/second-factor', next, className: 'card' }, codeInput(texts, errors), submitButton(words.submit))}
${passkey}
${form(request, { action: '/sign-out' }, html`<button class="link" type="submit">${words.otherAccount}</button>`)}`,
  );
  return { ...shown, ...(passkey !== undefined && { live: 'passkeys' as const }) };
}
