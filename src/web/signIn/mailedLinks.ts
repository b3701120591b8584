/**
 * The pages that links in mails open. Opening one changes nothing, because programs that check mail open links too: the
 * reader confirms by a button.
 */

import { verifyEmail } from '../../usecases/accounts/emailAddress';
import { isNotMeLinkUsable, reportNotMe } from '../../usecases/accounts/notMe';
import { keepSecondFactor } from '../../usecases/accounts/secondFactorReset';
import { html } from '../framework/html';
import { definePage, type PageContext } from '../framework/page';
import { confirmView, unusableLinkView } from '../security/linkViews';

/** What the page shows after its form; undefined before. */
function doneView({ query }: PageContext, { done, doneText }: { readonly done: string; readonly doneText: string }) {
  if (query.text('done') === undefined) return undefined;
  return { title: done, html: html`<h1>${done}</h1><p class="lead">${doneText}</p>` };
}

export const showVerifyEmail = definePage({
  method: 'get',
  path: '/verify-email',
  access: 'public',
  handler: (request) => {
    const words = request.texts.mailedLinks.verify;
    return doneView(request, words) ?? confirmView(request, { ...words, action: '/verify-email' });
  },
});

export const submitVerifyEmail = definePage({
  method: 'post',
  path: '/verify-email',
  access: 'public',
  handler: async ({ form: sent, texts }, { accounts }) => {
    if (!(await verifyEmail(accounts, sent.textOrEmpty('token')))) return unusableLinkView(texts);
    return { redirect: '/verify-email?done=yes' };
  },
});

export const showNotMe = definePage({
  method: 'get',
  path: '/not-me',
  access: 'public',
  handler: async (request, { accounts }) => {
    const { texts, query } = request;
    const done = doneView(request, texts.mailedLinks.notMe);
    if (done !== undefined) return done;
    if (!(await isNotMeLinkUsable(accounts, query.textOrEmpty('token')))) return unusableLinkView(texts, 200);
    const { title, text, submit } = texts.mailedLinks.notMe;
    return confirmView(request, { title, text, submit, action: '/not-me', buttonClass: 'button danger' });
  },
});

export const submitNotMe = definePage({
  method: 'post',
  path: '/not-me',
  access: 'public',
  handler: async ({ form: sent, texts }, { accounts, identityChanged }) => {
    if (!(await reportNotMe(accounts, sent.textOrEmpty('token')))) return unusableLinkView(texts);
    identityChanged();
    return { redirect: '/not-me?done=yes' };
  },
});

export const showKeepSecondFactor = definePage({
  method: 'get',
  path: '/keep-second-factor',
  access: 'public',
  handler: (request) => {
    const words = request.texts.mailedLinks.keepFactor;
    return doneView(request, words) ?? confirmView(request, { ...words, action: '/keep-second-factor' });
  },
});

export const submitKeepSecondFactor = definePage({
  method: 'post',
  path: '/keep-second-factor',
  access: 'public',
  handler: async ({ form: sent, texts }, { accounts }) => {
    if (!(await keepSecondFactor(accounts, sent.textOrEmpty('token')))) return unusableLinkView(texts);
    return { redirect: '/keep-second-factor?done=yes' };
  },
});
