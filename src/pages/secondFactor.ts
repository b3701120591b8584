/** The second step of a sign-in. */
import { completeSignIn } from '../accounts/secondFactor';
import { codeFaults, codeInput } from './codeField';
import { type Faults, form, submit, viewWithForm } from './forms';
import { html } from './html';
import { lockedView } from './locked';
import { type PageRequest, page, type View } from './page';

export const showSecondFactor = page({
  method: 'get',
  path: '/second-factor',
  needs: 'session',
  handler: (request) => {
    const next = request.destination(request.query.text('next'));
    return request.session.stage === 'full' ? { redirect: next ?? '/account' } : view(request, next, {});
  },
});

export const doSecondFactor = page({
  method: 'post',
  path: '/second-factor',
  needs: 'session',
  handler: async (request, { accounts }) => {
    const { form: sent, session, user, texts } = request;
    const next = request.destination(sent.text('next'));
    if (session.stage === 'full') return { redirect: next ?? '/account' };
    const answer = await completeSignIn(accounts, { session, user, code: sent.shown('code') });
    if ('cookie' in answer) return { redirect: next ?? '/account', cookie: answer.cookie };
    if ('lockedForMs' in answer) return lockedView(request, answer, (locked) => view(request, next, { '': locked }));
    return view(request, next, codeFaults(texts, answer));
  },
});

function view(request: PageRequest, next: string | undefined, faults: Faults): View {
  const { texts } = request;
  const words = texts.secondFactor;
  return viewWithForm(
    texts,
    { title: words.title, faults },
    html`<p class="lead">${words.lead}</p>
${form(request, { action: '/second-factor', next, className: 'card' }, codeInput(texts, faults), submit(words.submit))}
${form(request, { action: '/sign-out' }, html`<button class="link" type="submit">${words.another}</button>`)}`,
  );
}
