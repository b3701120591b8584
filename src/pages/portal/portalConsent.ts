/**
 * The page on which users decide whether a partner's app may buy for them. Users with a second factor must enter a code
 * unless they have just signed in with it, because a stolen session must not be enough to authorize an app.
 */
import { requireFreshSecondFactor } from '../../accounts/secondFactor';
import { beginPortalLogin } from '../../portal/portalLogin';
import { buildReturnUrl } from '../../portal/returnUrl';
import type { Partner } from '../../store/portal/partners';
import { type FieldErrors, form, viewWithForm } from '../framework/forms';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type PageServices, type Redirect, type View } from '../framework/page';
import { html } from '../html';
import { codeErrors, codeField } from '../security/codeField';
import { findEnabledApp, forwardView, readState, unknownAppView } from './portalApp';

const DAY_MS = 86_400_000;

interface ConsentRequest {
  readonly app: Partner;
  readonly state: string;
}

export const showPortalConsent = definePage({
  method: 'get',
  path: '/portal/consent',
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, services) => {
    const app = await findEnabledApp(request.query.text('partner'), services);
    const state = readState(request.query);
    return app === undefined || state === undefined
      ? unknownAppView(request)
      : view(request, services, { app, state }, {});
  },
});

export const submitPortalConsent = definePage({
  method: 'post',
  path: '/portal/consent',
  access: 'fullSession',
  handler: async (request, services) => {
    const { form: sent } = request;
    const app = await findEnabledApp(sent.text('partner'), services);
    const state = readState(sent);
    if (app === undefined || state === undefined) return unknownAppView(request);
    if (sent.text('decision') !== 'allow')
      return forwardView(request, app.name, buildReturnUrl(app.returnUrl, { error: 'access_denied', state }));
    return authorizeApp(request, services, { app, state });
  },
});

async function authorizeApp(
  request: PageContext<'fullSession'>,
  services: PageServices,
  consent: ConsentRequest,
): Promise<View | Redirect> {
  const { form: sent, session, user, texts } = request;
  const { app, state } = consent;
  if (requiresCode(request, services)) {
    const unconfirmed = await requireFreshSecondFactor(services.accounts, user, sent.text('code'));
    if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed)
      return lockedView(request, unconfirmed, (text) => view(request, services, consent, { '': text }));
    if (unconfirmed !== undefined) return view(request, services, consent, codeErrors(texts, unconfirmed));
  }
  const login = await beginPortalLogin(services, app.id, { sessionId: session.id, userId: user.id }, state);
  return 'to' in login ? forwardView(request, app.name, login.to) : unknownAppView(request);
}

/** Signing in with the second factor creates a new session, so in a recent session the code was entered recently. */
function requiresCode({ session, user }: PageContext<'fullSession'>, { clock, config }: PageServices): boolean {
  return user.hasSecondFactor && clock.nowMs() - session.createdAtMs >= config.portal.freshSignInMs;
}

function view(
  request: PageContext<'fullSession'>,
  services: PageServices,
  { app, state }: ConsentRequest,
  errors: FieldErrors,
): View {
  const { texts, user } = request;
  const words = texts.portal.consent;
  const host = (url: string): string => new URL(url).host;
  return viewWithForm(
    texts,
    { title: words.title(app.name), errors },
    html`<p class="quiet">${texts.common.signedInAs(user.email)}</p>
${form(
  request,
  { action: '/portal/consent', className: 'card', hiddenFields: { partner: String(app.id), state } },
  html`<h2>${words.mayTitle(app.name)}</h2>
<ul class="may">${words.may.map((line) => html`<li>${line}</li>`)}</ul>
<h2>${words.mayNotTitle}</h2>
<ul class="may">${words.mayNot.map((line) => html`<li>${line}</li>`)}</ul>
<dl class="facts">
<dt>${words.duration}</dt><dd>${words.durationText(Math.round(services.config.portal.sessionTtlMs / DAY_MS))}</dd>
<dt>${words.next}</dt><dd>${words.nextText(app.name)} <strong>${host(app.authorizeUrl)}</strong></dd>
<dt>${words.back}</dt><dd><strong>${host(app.returnUrl)}</strong></dd>
</dl>
${requiresCode(request, services) && codeField(texts, user, errors)}
<p class="actions"><button class="button" type="submit" name="decision" value="allow">${words.allow}</button><button class="button plain" type="submit" name="decision" value="deny">${words.deny}</button></p>`,
)}`,
  );
}
