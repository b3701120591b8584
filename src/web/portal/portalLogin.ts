/**
 * The link by which a partner's app sends users here (spec/openapi.yaml). It redirects to the consent page, with a path
 * that may also follow a sign-in.
 */
import { stringify } from 'node:querystring';
import { buildReturnUrl } from '../../usecases/portal/returnUrl';
import { definePage } from '../framework/page';
import { findEnabledApp, readState, unknownAppView } from './portalApp';

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
