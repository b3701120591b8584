/**
 * The user's decision: whether a partner's app may buy for them. Nothing is agreed to but by the button that says so; whoever has a second factor and did
 * not give it just now gives it here, since a stolen session must not be enough.
 */
import { requireFreshSecondFactor } from '../accounts/secondFactor';
import { beginPortalLogin } from '../portal/logins';
import { returnTo } from '../portal/returns';
import type { Partner } from '../store/partners';
import { codeFaults, codeField } from './codeField';
import { type Faults, form, viewWithForm } from './forms';
import { html } from './html';
import { lockedView } from './locked';
import { type PageRequest, type PageServices, page, type Redirect, type View } from './page';
import { appNamed, noSuchApp, onward, stateIn } from './portalApp';

const DAY_MS = 86_400_000;

/** What is decided on. */
interface Question {
  readonly app: Partner;
  readonly state: string;
}

export const showPortalConsent = page({
  method: 'get',
  path: '/portal/consent',
  needs: 'fullSession',
  followsSignIn: true,
  handler: async (request, services) => {
    const app = await appNamed(request.query.text('partner'), services);
    const state = stateIn(request.query);
    return app === undefined || state === undefined ? noSuchApp(request) : view(request, services, { app, state }, {});
  },
});

export const doPortalConsent = page({
  method: 'post',
  path: '/portal/consent',
  needs: 'fullSession',
  handler: async (request, services) => {
    const { form: sent } = request;
    const app = await appNamed(sent.text('partner'), services);
    const state = stateIn(sent);
    if (app === undefined || state === undefined) return noSuchApp(request);
    if (sent.text('decision') !== 'allow')
      return onward(request, app.name, returnTo(app.returnUrl, { error: 'access_denied', state }));
    return allow(request, services, { app, state });
  },
});

async function allow(
  request: PageRequest<'fullSession'>,
  services: PageServices,
  question: Question,
): Promise<View | Redirect> {
  const { form: sent, session, user, texts } = request;
  const { app, state } = question;
  if (asksForCode(request, services)) {
    const unconfirmed = await requireFreshSecondFactor(services.accounts, user, sent.text('code'));
    if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed)
      return lockedView(request, unconfirmed, (text) => view(request, services, question, { '': text }));
    if (unconfirmed !== undefined) return view(request, services, question, codeFaults(texts, unconfirmed));
  }
  const way = await beginPortalLogin(services, app.id, { sessionId: session.id, userId: user.id }, state);
  return 'to' in way ? onward(request, app.name, way.to) : noSuchApp(request);
}

/** A session begins anew with its second factor, so a young one has just been given it. */
function asksForCode({ session, user }: PageRequest<'fullSession'>, { clock, config }: PageServices): boolean {
  return user.hasSecondFactor && clock.nowMs() - session.createdAtMs >= config.portal.freshSignInMs;
}

function view(
  request: PageRequest<'fullSession'>,
  services: PageServices,
  { app, state }: Question,
  faults: Faults,
): View {
  const { texts, user } = request;
  const words = texts.portal.consent;
  const host = (url: string): string => new URL(url).host;
  return viewWithForm(
    texts,
    { title: words.title(app.name), faults },
    html`<p class="quiet">${texts.common.signedInAs(user.email)}</p>
${form(
  request,
  { action: '/portal/consent', className: 'card', hidden: { partner: String(app.id), state } },
  html`<h2>${words.mayTitle(app.name)}</h2>
<ul class="may">${words.may.map((line) => html`<li>${line}</li>`)}</ul>
<h2>${words.mayNotTitle}</h2>
<ul class="may">${words.mayNot.map((line) => html`<li>${line}</li>`)}</ul>
<dl class="facts">
<dt>${words.lasts}</dt><dd>${words.lastsText(Math.round(services.config.portal.sessionTtlMs / DAY_MS))}</dd>
<dt>${words.next}</dt><dd>${words.nextText(app.name)} <strong>${host(app.authorizeUrl)}</strong></dd>
<dt>${words.back}</dt><dd><strong>${host(app.returnUrl)}</strong></dd>
</dl>
${asksForCode(request, services) && codeField(texts, user, faults)}
<p class="actions"><button class="button" type="submit" name="decision" value="allow">${words.allow}</button><button class="button plain" type="submit" name="decision" value="deny">${words.deny}</button></p>`,
)}`,
  );
}
