/** Lists the apps that may buy for the user, and revokes their access. */
import {
  type AuthorizedApp,
  endPortalSessionsWithPartner,
  listAuthorizedApps,
} from '../../store/portal/portalSessionEnds';
import { formatTime } from '../framework/formatTime';
import { form, notice, submitButton } from '../framework/forms';
import { definePage, type PageContext } from '../framework/page';
import { html } from '../html';

export const showAuthorizedApps = definePage({
  method: 'get',
  path: '/account/apps',
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, { database, clock }) => {
    const { texts, user, query } = request;
    const words = texts.apps;
    const letIn = await listAuthorizedApps(database, user.id, clock.nowMs());
    return {
      title: words.title,
      html: html`<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
${query.text('ended') !== undefined && notice(words.revoked, 'good')}
${letIn.length === 0 ? html`<p class="card">${words.none}</p>` : letIn.map((app) => appCard(request, app))}`,
    };
  },
});

export const revokeApp = definePage({
  method: 'post',
  path: '/account/apps',
  access: 'fullSession',
  handler: async ({ form: sent, user }, { database, clock, identityChanged }) => {
    const partnerId = /^[1-9]\d{0,14}$/.exec(sent.textOrEmpty('partner'))?.[0];
    if (partnerId === undefined) return { redirect: '/account/apps' };
    await endPortalSessionsWithPartner(database, user.id, Number(partnerId), clock.nowMs());
    identityChanged();
    return { redirect: '/account/apps?ended=yes' };
  },
});

function appCard(request: PageContext<'fullSession'>, { partnerId, name, sinceMs, untilMs }: AuthorizedApp) {
  const { texts, language } = request;
  const words = texts.apps;
  return html`<section class="card" aria-labelledby="app-${partnerId}"><h2 id="app-${partnerId}">${name}</h2>
<dl class="facts">
<dt>${words.since}</dt><dd>${formatTime(language, sinceMs)}</dd>
<dt>${words.until}</dt><dd>${formatTime(language, untilMs)}</dd>
</dl>
${form(request, { action: '/account/apps', hiddenFields: { partner: String(partnerId) } }, submitButton(words.revoke(name), 'button danger'))}
</section>`;
}
