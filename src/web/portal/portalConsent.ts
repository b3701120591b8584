/**
 * The page on which users decide whether a partner's app may buy for them, and how much it may spend in any 24 hours.
 */
import { formatAmount } from '../../core/values/decimal';
import type { Partner } from '../../store/portal/partners';
import { setSpendingLimit } from '../../store/portal/spendingLimits';
import { beginPortalLogin } from '../../usecases/portal/portalLogin';
import { buildReturnUrl } from '../../usecases/portal/returnUrl';
import { spendingLimitOf } from '../../usecases/portal/spendingLimit';
import { type FieldErrors, form, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import { definePage, type PageContext, type PageServices, type Redirect, type View } from '../framework/page';
import { codeField } from '../security/codeField';
import { confirmWithCode, requiresCode } from './confirmWithCode';
import { findEnabledApp, forwardView, readState, unknownAppView } from './portalApp';
import { readSpendingLimit, spendingLimitField } from './spendingLimitField';

const DAY_MS = 86_400_000;

interface ConsentRequest {
  readonly app: Partner;
  readonly state: string;
  /** What the limit's field contains. */
  readonly limit: string;
}

export const showPortalConsent = definePage({
  method: 'get',
  path: '/portal/consent',
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, services) => {
    const app = await findEnabledApp(request.query.text('partner'), services);
    const state = readState(request.query);
    if (app === undefined || state === undefined) return unknownAppView(request);
    const limit = formatAmount(await spendingLimitOf(services, request.user.id, app.id));
    return view(request, services, { app, state, limit }, {});
  },
});

export const submitPortalConsent = definePage({
  method: 'post',
  path: '/portal/consent',
  keeps: (name) => name === 'limit',
  access: 'fullSession',
  handler: async (request, services) => {
    const { form: sent } = request;
    const app = await findEnabledApp(sent.text('partner'), services);
    const state = readState(sent);
    if (app === undefined || state === undefined) return unknownAppView(request);
    if (sent.text('decision') !== 'allow')
      return forwardView(request, app.name, buildReturnUrl(app.returnUrl, { error: 'access_denied', state }));
    // A form without the field, which an older version has shown, leaves the limit as it is.
    const limit = sent.text('limit') ?? formatAmount(await spendingLimitOf(services, request.user.id, app.id));
    return authorizeApp(request, services, { app, state, limit });
  },
});

async function authorizeApp(
  request: PageContext<'fullSession'>,
  services: PageServices,
  consent: ConsentRequest,
): Promise<View | Redirect> {
  const { session, user, texts } = request;
  const { app, state, limit } = consent;
  const amount = readSpendingLimit(limit);
  if (amount === undefined) return view(request, services, consent, { limit: texts.spending.error });
  const unconfirmed = await confirmWithCode(request, services, 'code', (errors) =>
    view(request, services, consent, errors),
  );
  if (unconfirmed !== undefined) return unconfirmed;
  await setSpendingLimit(services, { userId: user.id, partnerId: app.id, amount, nowMs: services.clock.nowMs() });
  const login = await beginPortalLogin(services, app.id, { sessionId: session.id, userId: user.id }, state);
  return 'to' in login ? forwardView(request, app.name, login.to) : unknownAppView(request);
}

function view(
  request: PageContext<'fullSession'>,
  services: PageServices,
  { app, state, limit }: ConsentRequest,
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
${spendingLimitField(texts, { name: 'limit', value: limit, errors })}
${requiresCode(request, services) && codeField(texts, user, errors)}
<p class="actions"><button class="button" type="submit" name="decision" value="allow">${words.allow}</button><button class="button plain" type="submit" name="decision" value="deny">${words.deny}</button></p>`,
)}`,
  );
}
