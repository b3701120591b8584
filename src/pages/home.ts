/** The first page: what this is, and the way in. */
import { html } from './html';
import { page } from './page';

export const home = page({
  method: 'get',
  path: '/',
  needs: 'anybody',
  handler: ({ texts: { home: texts, common }, user, session }) => {
    const isIn = user !== undefined && session?.stage === 'full';
    const ways = isIn
      ? html`<a class="button" href="/account">${texts.toAccount}</a>`
      : html`<a class="button" href="/sign-up">${common.signUp}</a><a class="button plain" href="/sign-in">${common.signIn}</a>`;
    const points = texts.points.map(({ title, text }) => html`<li class="card"><h2>${title}</h2><p>${text}</p></li>`);
    return {
      title: texts.title,
      html: html`<div class="hero"><h1>${texts.title}</h1><p class="lead">${texts.lead}</p><p class="actions">${ways}</p></div><ul class="points">${points}</ul>`,
    };
  },
});
