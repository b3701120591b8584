/** The user's decision: whether a partner's app may buy for them. Nothing is agreed to but by the button that says so. */
import { beginPortalLogin } from '../portal/logins';
import { returnTo } from '../portal/returns';
import type { Partner } from '../store/partners';
import { form } from './forms';
import { html } from './html';
import { type PageRequest, page, type View } from './page';
import { appNamed, noSuchApp, onward, stateIn } from './portalApp';

const DAY_MS = 86_400_000;

export const showPortalConsent = page({
  method: 'get',
  path: '/portal/consent',
  needs: 'fullSession',
  followsSignIn: true,
  handler: async (request, services) => {
    const app = await appNamed(request.query.text('partner'), services);
    const state = stateIn(request.query);
    return app === undefined || state === undefined ? noSuchApp(request) : view(request, app, state, services.config.portal.sessionTtlMs);
  },
});

export const doPortalConsent = page({
  method: 'post',
  path: '/portal/consent',
  needs: 'fullSession',
  handler: async (request, services) => {
    const { form: sent, session, user } = request;
    const app = await appNamed(sent.text('partner'), services);
    const state = stateIn(sent);
    if (app === undefined || state === undefined) return noSuchApp(request);
    if (sent.text('decision') !== 'allow') return onward(request, app.name, returnTo(app.returnUrl, { error: 'access_denied', state }));
    const way = await beginPortalLogin(services, app.id, { sessionId: session.id, userId: user.id }, state);
    return 'to' in way ? onward(request, app.name, way.to) : noSuchApp(request);
  },
});

function view(request: PageRequest<'fullSession'>, app: Partner, state: string, sessionTtlMs: number): View {
  const { texts, user } = request;
  const words = texts.portal.consent;
  const host = (url: string): string => new URL(url).host;
  return {
    title: words.title(app.name),
    html: html`<h1>${words.title(app.name)}</h1>
<p class="quiet">${texts.common.signedInAs(user.email)}</p>
${form(
  request,
  { action: '/portal/consent', className: 'card', hidden: { partner: String(app.id), state } },
  html`<h2>${words.mayTitle(app.name)}</h2>
<ul class="yes">${words.may.map((line) => html`<li>${line}</li>`)}</ul>
<h2>${words.mayNotTitle}</h2>
<ul class="no">${words.mayNot.map((line) => html`<li>${line}</li>`)}</ul>
<dl class="facts">
<dt>${words.lasts}</dt><dd>${words.lastsText(Math.round(sessionTtlMs / DAY_MS))}</dd>
<dt>${words.next}</dt><dd>${words.nextText(app.name)} <strong>${host(app.authorizeUrl)}</strong></dd>
<dt>${words.back}</dt><dd><strong>${host(app.returnUrl)}</strong></dd>
</dl>
<p class="actions"><button class="button" type="submit" name="decision" value="allow">${words.allow}</button><button class="button plain" type="submit" name="decision" value="deny">${words.deny}</button></p>`,
)}`,
  };
}
