/** The partners of the Portal, their webhooks, and the authorizations of their users. */

import { html } from '../../framework/html';
import { factsOf, operationName } from '../components/display';
import { doneNotice } from '../components/doneNotice';
import { errorText, errorView } from '../components/errors';
import { operationButtons, operationLink, upLink } from '../components/links';
import { defineList, table } from '../components/list';
import { pageLink } from '../components/pageLink';
import { defineConsolePage } from '../framework/consolePage';

/** As many as one page of the list can have. */
const PARTNERS_MAX = '100';

export const partnerList = defineList({
  path: '/operator/partners',
  operation: 'listPartners',
  title: ({ menu }) => menu.partners,
  above: (context) =>
    html`${doneNotice(context)}${operationButtons(context, [['createPartner']])}<p>${pageLink(context, '/operator/portal-sessions', context.words.partners.sessions)}</p>`,
  columns: [
    { name: 'id', link: ({ id }) => `/operator/partners/${id}` },
    { name: 'name' },
    { name: 'enabled' },
    { name: 'client_id' },
    { name: 'created_at' },
    { name: 'updated_at' },
  ],
});

export const portalSessionList = defineList({
  path: '/operator/portal-sessions',
  operation: 'listPortalSessions',
  title: ({ partners }) => partners.sessions,
  above: (context) => upLink(context, '/operator/partners', context.words.menu.partners),
  columns: [
    { name: 'id' },
    { name: 'partner_name' },
    { name: 'user_id' },
    { name: 'created_at' },
    { name: 'expires_at' },
    { name: 'revoked_at' },
    {
      name: 'action',
      operation: 'revokePortalSession',
      isOnPageOnly: true,
      value: ({ revoked_at: revokedAt }, context) =>
        revokedAt === null ? operationName(context, 'revokePortalSession') : '',
      link: ({ id }) => operationLink('revokePortalSession', { sessionid: id }),
    },
  ],
});

export const showPartner = defineConsolePage({
  method: 'get',
  path: '/operator/partners/{partnerid}',
  access: 'operator',
  reads: 'listPartners',
  handler: async (context) => {
    const { words, params, call } = context;
    const { partnerid = '' } = params;
    const title = words.partners.one(partnerid);
    const list = await call('listPartners', { query: { limit: PARTNERS_MAX } });
    if (list.error !== undefined) return errorView(context, title, list.error, list.status);
    const partner = list.body.items.find(({ id }) => String(id) === partnerid);
    if (partner === undefined)
      return { status: 404, title, html: html`<h1>${title}</h1><p>${words.partners.notFound}</p>` };
    const webhook = await call('getPartnerWebhook', { path: { partnerid } });
    const messages = await call('listPartnerWebhookMessages', { path: { partnerid }, query: { limit: '20' } });
    const { name, enabled } = partner;
    return {
      title: name,
      html: html`${upLink(context, '/operator/partners', words.menu.partners)}<h1>${name}</h1>
${doneNotice(context)}
<section class="card">${factsOf(context, partner)}
${operationButtons(context, [
  ['updatePartner', { partnerid, enabled: !enabled }, enabled ? words.partners.disable : words.partners.enable],
  ['updatePartner', { partnerid }],
  ['rotatePartnerSecret', { partnerid }],
])}</section>
<section class="card" aria-labelledby="webhook"><h2 id="webhook">${words.partners.webhook}</h2>
${webhook.error === undefined ? factsOf(context, webhook.body) : html`<p>${words.partners.noWebhook}</p>`}
${operationButtons(context, [
  ['putPartnerWebhook', { partnerid }],
  ['disablePartnerWebhook', { partnerid }],
  ['rotatePartnerWebhookSecret', { partnerid }],
  ['replayPartnerWebhook', { partnerid }],
])}
</section>
<section class="part" aria-labelledby="messages"><h2 id="messages">${words.partners.messages}</h2>
${
  messages.error === undefined
    ? table(context, MESSAGE_COLUMNS, messages.body.items as readonly object[], words.partners.messages)
    : errorText(context, messages.error)
}</section>`,
    };
  },
});

const MESSAGE_COLUMNS = ['sequence', 'type', 'status', 'attempts', 'created_at'].map((name) => ({ name }));
