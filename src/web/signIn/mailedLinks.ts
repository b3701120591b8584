/**
 * The pages that links in mails open. Opening one changes nothing, because programs that check mail open links too: the
 * reader confirms by a button.
 */

import { verifyEmail } from '../../usecases/accounts/emailAddress';
import { isNotMeLinkUsable, reportNotMe } from '../../usecases/accounts/notMe';
import { keepSecondFactor } from '../../usecases/accounts/secondFactorReset';
import { html } from '../framework/html';
import { definePage, type View } from '../framework/page';
import { confirmView, unusableLinkView } from '../security/linkViews';

function doneView(title: string, text: string): View {
  return { title, html: html`<h1>${title}</h1><p class="lead">${text}</p>` };
}

export const showVerifyEmail = definePage({
  method: 'get',
  path: '/verify-email',
  access: 'public',
  handler: (request) => {
    const { title, text, submit } = request.texts.mailedLinks.verify;
    return confirmView(request, { title, text, submit, action: '/verify-email' });
  },
});

export const submitVerifyEmail = definePage({
  method: 'post',
  path: '/verify-email',
  access: 'public',
  handler: async ({ form: sent, texts }, { accounts }) => {
    if (!(await verifyEmail(accounts, sent.textOrEmpty('token')))) return unusableLinkView(texts);
    return doneView(texts.mailedLinks.verify.done, texts.mailedLinks.verify.doneText);
  },
});

export const showNotMe = definePage({
  method: 'get',
  path: '/not-me',
  access: 'public',
  handler: async (request, { accounts }) => {
    const { texts, query } = request;
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
    const { done, doneText } = texts.mailedLinks.notMe;
    return doneView(done, doneText);
  },
});

export const showKeepSecondFactor = definePage({
  method: 'get',
  path: '/keep-second-factor',
  access: 'public',
  handler: (request) => {
    const { title, text, submit } = request.texts.mailedLinks.keepFactor;
    return confirmView(request, { title, text, submit, action: '/keep-second-factor' });
  },
});

export const submitKeepSecondFactor = definePage({
  method: 'post',
  path: '/keep-second-factor',
  access: 'public',
  handler: async ({ form: sent, texts }, { accounts }) => {
    if (!(await keepSecondFactor(accounts, sent.textOrEmpty('token')))) return unusableLinkView(texts);
    return doneView(texts.mailedLinks.keepFactor.done, texts.mailedLinks.keepFactor.doneText);
  },
});
