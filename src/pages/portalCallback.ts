/** Where a partner's OAuth server sends the browser back to. It shows a page only when there is no way on. */
import { finishPortalLogin } from '../portal/logins';
import { html } from './html';
import { page } from './page';
import { noSuchApp } from './portalApp';

/** More than any code or state has. */
const MEMBER = /^[ -~]{1,2048}$/;

export const portalCallback = page({
  method: 'get',
  path: '/portal/callback',
  needs: 'anybody',
  handler: async (request, services) => {
    const { query, session, user, texts } = request;
    const browser =
      session?.stage === 'full' && user !== undefined ? { sessionId: session.id, userId: user.id } : undefined;
    const member = (name: string): string | undefined => {
      const value = query.text(name);
      return value !== undefined && MEMBER.test(value) ? value : undefined;
    };
    const returned = { state: member('state'), code: member('code'), error: member('error'), issuer: member('iss') };
    const way = await finishPortalLogin(services, browser, returned);
    if ('to' in way) return { redirect: way.to };
    if (way.refused === 'no_partner') return noSuchApp(request);
    const { title, text, advice } = texts.portal.noLogin;
    return { status: 400, title, html: html`<h1>${title}</h1><p class="lead">${text}</p><p>${advice}</p>` };
  },
});
