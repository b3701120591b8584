/** Which apps may buy for the user at present, and the end of that. */
import { endPortalSessionsWith, type LetInApp, listLetInApps } from '../store/portalSessionEnds';
import { form, notice, submit } from './forms';
import { html } from './html';
import { type PageRequest, page } from './page';
import { timeIn } from './times';

export const apps = page({
  method: 'get',
  path: '/account/apps',
  needs: 'fullSession',
  followsSignIn: true,
  handler: async (request, { database, clock }) => {
    const { texts, user, query } = request;
    const words = texts.apps;
    const letIn = await listLetInApps(database, user.id, clock.nowMs());
    return {
      title: words.title,
      html: html`<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
${query.text('ended') !== undefined && notice(words.ended, 'good')}
${letIn.length === 0 ? html`<p class="card">${words.none}</p>` : letIn.map((app) => card(request, app))}`,
    };
  },
});

export const endApp = page({
  method: 'post',
  path: '/account/apps',
  needs: 'fullSession',
  handler: async ({ form: sent, user }, { database, clock, identityChanged }) => {
    const partnerId = /^[1-9]\d{0,14}$/.exec(sent.shown('partner'))?.[0];
    if (partnerId === undefined) return { redirect: '/account/apps' };
    await endPortalSessionsWith(database, user.id, Number(partnerId), clock.nowMs());
    identityChanged();
    return { redirect: '/account/apps?ended=yes' };
  },
});

function card(request: PageRequest<'fullSession'>, { partnerId, name, sinceMs, untilMs }: LetInApp) {
  const { texts, language } = request;
  const words = texts.apps;
  return html`<section class="card" aria-labelledby="app-${partnerId}"><h2 id="app-${partnerId}">${name}</h2>
<dl class="facts">
<dt>${words.since}</dt><dd>${timeIn(language, sinceMs)}</dd>
<dt>${words.until}</dt><dd>${timeIn(language, untilMs)}</dd>
</dl>
${form(request, { action: '/account/apps', hidden: { partner: String(partnerId) } }, submit(words.end(name), 'button danger'))}
</section>`;
}
