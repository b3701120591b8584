/**
 * The link by which a partner's app sends a user here, as spec/openapi.yaml describes it. It says nothing itself: it leads to
 * the page of the user's decision, written so that a sign-in in between can lead there too.
 */
import { stringify } from 'node:querystring';
import { returnTo } from '../portal/returns';
import { page } from './page';
import { appNamed, noSuchApp, stateIn } from './portalApp';

export const portalLogin = page({
  method: 'get',
  path: '/portal/login',
  needs: 'anybody',
  handler: async (request, services) => {
    const { deprecation, sunset } = services.config.portal;
    const headers = { Deprecation: deprecation, Sunset: sunset };
    const app = await appNamed(request.query.text('partner'), services);
    if (app === undefined) return { ...noSuchApp(request), headers };
    const state = stateIn(request.query);
    if (state === undefined) return { redirect: returnTo(app.returnUrl, { error: 'invalid_request' }), headers };
    return { redirect: `/portal/consent?${stringify({ partner: app.id, state })}`, headers };
  },
});
