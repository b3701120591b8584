/** The second step of a sign-in: a code of the second factor. */
import { completeSignIn } from '../../accounts/secondFactor';
import { type FieldErrors, form, submitButton, viewWithForm } from '../framework/forms';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type View } from '../framework/page';
import { html } from '../html';
import { codeErrors, codeInput } from '../security/codeField';

export const showSecondFactor = definePage({
  method: 'get',
  path: '/second-factor',
  access: 'session',
  handler: (request) => {
    const next = request.returnPath(request.query.text('next'));
    return request.session.stage === 'full' ? { redirect: next ?? '/account' } : view(request, next, {});
  },
});

export const submitSecondFactor = definePage({
  method: 'post',
  path: '/second-factor',
  access: 'session',
  handler: async (request, { accounts }) => {
    const { form: sent, session, user, texts, device, network } = request;
    const next = request.returnPath(sent.text('next'));
    if (session.stage === 'full') return { redirect: next ?? '/account' };
    const result = await completeSignIn(accounts, { session, user, code: sent.textOrEmpty('code'), device, network });
    if ('cookie' in result) return { redirect: next ?? '/account', ...result };
    if ('lockedForMs' in result) return lockedView(request, result, (locked) => view(request, next, { '': locked }));
    return view(request, next, codeErrors(texts, result));
  },
});

function view(request: PageContext, next: string | undefined, errors: FieldErrors): View {
  const { texts } = request;
  const words = texts.secondFactor;
  return viewWithForm(
    texts,
    { title: words.title, errors },
    html`<p class="lead">${words.lead}</p>
${form(request, { action: '/second-factor', next, className: 'card' }, codeInput(texts, errors), submitButton(words.submit))}
${form(request, { action: '/sign-out' }, html`<button class="link" type="submit">${words.otherAccount}</button>`)}`,
  );
}
