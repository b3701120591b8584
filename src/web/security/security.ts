/** Overview of password, second factor and sessions, with links to change them. */
import { readSecurityOverview } from '../../usecases/accounts/securityOverview';
import { endUserSessions } from '../../usecases/accounts/sessions';
import { form, notice } from '../framework/forms';
import { html } from '../framework/html';
import { definePage } from '../framework/page';

export const showSecurity = definePage({
  method: 'get',
  path: '/account/security',
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, { accounts }) => {
    const { texts, user, query } = request;
    const { title, password, email, factor, sessions } = texts.security;
    const { recoveryCodes, passkeys, sessions: signedIn } = await readSecurityOverview(accounts, user);
    const done = { password: password.done, removed: factor.removed, email: email.done }[query.textOrEmpty('done')];
    return {
      title,
      html: html`<h1>${title}</h1>
${done !== undefined && notice(done, 'good')}
<section class="card" aria-labelledby="password"><h2 id="password">${password.title}</h2>
<p>${password.text}</p>
<p class="actions"><a class="button plain" href="/account/security/password">${password.link}</a></p></section>
<section class="card" aria-labelledby="email"><h2 id="email">${email.title} <span class="tag${user.isEmailVerified ? ' on' : ''}">${user.isEmailVerified ? email.verified : email.unverified}</span></h2>
<p>${user.email}</p>
<p class="actions"><a class="button plain" href="/account/security/email">${email.link}</a></p></section>
<section class="card" aria-labelledby="factor"><h2 id="factor">${factor.title} <span class="tag${user.hasSecondFactor ? ' on' : ''}">${user.hasSecondFactor ? factor.on : factor.off}</span></h2>
<p>${user.hasSecondFactor ? `${factor.onText} ${factor.codesLeft(recoveryCodes)}` : factor.offText}</p>
<p class="actions"><a class="button${user.hasSecondFactor ? ' plain' : ''}" href="/account/security/second-factor">${user.hasSecondFactor ? factor.manage : factor.setUp}</a></p></section>
<section class="card" aria-labelledby="passkeys"><h2 id="passkeys">${texts.passkeys.title}</h2>
<p>${texts.passkeys.overview(passkeys)}</p>
<p class="actions"><a class="button plain" href="/account/security/passkeys">${texts.passkeys.link}</a></p></section>
<section class="card" aria-labelledby="sessions"><h2 id="sessions">${sessions.title}</h2>
<p>${sessions.text(signedIn)}</p>
<p class="actions"><a class="button plain" href="/account/security/sessions">${sessions.link}</a></p>
${form(request, { action: '/account/security/sign-out-everywhere' }, html`<p class="actions"><button class="button danger" type="submit">${sessions.everywhere}</button></p>`)}</section>`,
    };
  },
});

export const signOutEverywhere = definePage({
  method: 'post',
  path: '/account/security/sign-out-everywhere',
  formPage: '/account/security',
  access: 'fullSession',
  handler: async ({ user }, { accounts }) => {
    await endUserSessions(accounts, user.id);
    return { redirect: '/sign-in?signed-out=everywhere', cookie: null };
  },
});
