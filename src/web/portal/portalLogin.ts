/** The two ends of a partner's sign-in: the link by which its app sends users here, and where its server sends them back. */
import { stringify } from 'node:querystring';
import { finishPortalLogin } from '../../usecases/portal/portalLogin';
import { buildReturnUrl } from '../../usecases/portal/returnUrl';
import { html } from '../framework/html';
import { definePage } from '../framework/page';
import { findEnabledApp, readState, unknownAppView } from './portalApp';

/**
 * The link by which a partner's app sends users here (spec/openapi.yaml). It redirects to the consent page, with a path
 * that may also follow a sign-in.
 */
export const portalLogin = definePage({
  method: 'get',
  path: '/portal/login',
  access: 'public',
  handler: async (request, services) => {
    const { deprecation, sunset } = services.config.portal;
    const headers = { Deprecation: deprecation, Sunset: sunset };
    const app = await findEnabledApp(request.query.text('partner'), services);
    if (app === undefined) return { ...unknownAppView(request), headers };
    const state = readState(request.query);
    if (state === undefined) return { redirect: buildReturnUrl(app.returnUrl, { error: 'invalid_request' }), headers };
    return { redirect: `/portal/consent?${stringify({ partner: app.id, state })}`, headers };
  },
});

/** Longer than any valid code or state. */
const MEMBER = /^[ -~]{1,2048}$/;

/** The OAuth redirect URI. It shows a page only if the sign-in failed. */
export const portalCallback = definePage({
  method: 'get',
  path: '/portal/callback',
  access: 'public',
  handler: async (request, services) => {
    const { query, session, user, texts } = request;
    const browser =
      session?.stage === 'full' && user !== undefined ? { sessionId: session.id, userId: user.id } : undefined;
    const member = (name: string): string | undefined => {
      const value = query.text(name);
      return value !== undefined && MEMBER.test(value) ? value : undefined;
    };
    const returned = { state: member('state'), code: member('code'), error: member('error'), issuer: member('iss') };
    const result = await finishPortalLogin(services, browser, returned);
    if ('to' in result) return { redirect: result.to };
    if (result.refused === 'no_partner') return unknownAppView(request);
    const { title, text, advice } = texts.portal.failedSignIn;
    return { status: 400, title, html: html`<h1>${title}</h1><p class="lead">${text}</p><p>${advice}</p>` };
  },
});
