/** Who the user is to us: id, address, verification, and what may leave the account. */
import { formatAmount } from '../core/decimal';
import { withdrawalRoom } from '../handlers/withdrawalRoom';
import { html } from './html';
import { type PageRequest, type PageServices, page } from './page';

export const account = page({
  method: 'get',
  path: '/account',
  needs: 'fullSession',
  followsSignIn: true,
  handler: (request, services) => {
    const { texts, user } = request;
    const words = texts.account;
    const level = words.levels[user.level];
    return {
      title: words.title,
      html: html`<h1>${words.title}</h1>
<div class="card"><dl class="facts">
<dt>${words.userId}</dt><dd><strong class="number">${user.id}</strong><p class="hint">${words.userIdHint}</p></dd>
<dt>${words.email}</dt><dd>${user.email}</dd>
<dt>${words.level}</dt><dd><span class="tag">${level.name}</span> <p class="hint">${level.text}</p></dd>
</dl></div>
<section class="card" aria-labelledby="limits"><h2 id="limits">${words.limits}</h2>
<p class="quiet">${words.limitsText}</p>
${limits(request, services)}
</section>`,
    };
  },
});

function limits({ texts, user }: PageRequest<'fullSession'>, services: PageServices) {
  const words = texts.account;
  const rows = services.engine.committed.assets().map(({ asset }) => {
    const { available, capacity } = withdrawalRoom(services, { userId: user.id, level: user.level, asset });
    return html`<tr><th scope="row">${asset.toUpperCase()}</th><td class="amount">${formatAmount(available)}</td><td class="amount">${formatAmount(capacity)}</td></tr>`;
  });
  if (rows.length === 0) return html`<p>${words.noLimits}</p>`;
  return html`<div class="wide"><table>
<thead><tr><th scope="col">${words.asset}</th><th scope="col" class="amount">${words.available}</th><th scope="col" class="amount">${words.capacity}</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
}
