/** The home page: what the exchange is, links to sign in or sign up, prices, and the API documentation. */

import { html } from './framework/html';
import { definePage } from './framework/page';
import { marketCards } from './market/marketList';

/** The contract files, for client generators. */
const FILES = ['/openapi.yaml', '/openapi-3.0.yaml', '/asyncapi.yaml', '/partner.openapi.yaml'];

export const showHome = definePage({
  method: 'get',
  path: '/',
  access: 'public',
  handler: async (request, services) => {
    const {
      texts: { home: texts, common },
      user,
      session,
    } = request;
    const isIn = user !== undefined && session?.stage === 'full';
    const ways = isIn
      ? html`<a class="button" href="/market">${common.markets}</a><a class="button plain" href="/account">${texts.toAccount}</a>`
      : html`<a class="button" href="/sign-up">${common.signUp}</a><a class="button plain" href="/sign-in">${common.signIn}</a><a class="button plain" href="/market">${common.markets}</a>`;
    const points = texts.points.map(({ title, text }) => html`<li class="card"><h2>${title}</h2><p>${text}</p></li>`);
    const documents = texts.documents.map(
      ({ href, title, text }) => html`<li class="card"><h3><a href="${href}">${title}</a></h3><p>${text}</p></li>`,
    );
    const files = FILES.map((file) => html`<li><a class="file" href="${file}"><code>${file}</code></a></li>`);
    return {
      title: texts.title,
      html: html`<div class="hero"><h1>${texts.title}</h1><p class="lead">${texts.lead}</p><p class="actions">${ways}</p></div>
${await marketCards(request, services)}<ul class="points">${points}</ul>
<section aria-labelledby="documentation"><h2 id="documentation">${texts.documentation}</h2>
<ul class="points two">${documents}</ul>
<p class="quiet" id="files">${texts.files}</p>
<ul class="files" aria-labelledby="files">${files}</ul></section>`,
    };
  },
});
