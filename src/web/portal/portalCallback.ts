/** The OAuth redirect URI: partners' servers send the browser back here. It shows a page only if the sign-in failed. */
import { finishPortalLogin } from '../../usecases/portal/portalLogin';
import { html } from '../framework/html';
import { definePage } from '../framework/page';
import { unknownAppView } from './portalApp';

/** Longer than any valid code or state. */
const MEMBER = /^[ -~]{1,2048}$/;

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
