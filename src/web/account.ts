/** The account page: user id, e-mail address, verification level and withdrawal limits. */

import { formatAmount } from '../core/values/decimal';
import { levelsAbove } from '../usecases/identity/levels';
import { remainingWithdrawalLimit } from '../usecases/withdrawals/remainingWithdrawalLimit';
import { firstSteps } from './firstSteps';
import { html } from './framework/html';
import { groupThousands } from './framework/numberFormat';
import { definePage, type PageContext, type PageServices } from './framework/page';
import { IDENTITY_PATH } from './identity/identity';

export const showAccount = definePage({
  method: 'get',
  path: '/account',
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: (request, services) => {
    const { texts, user } = request;
    const words = texts.account;
    const level = words.levels[user.level];
    return {
      title: words.title,
      html: html`<h1>${words.title}</h1>
${firstSteps(request, services)}<div class="card"><dl class="facts">
<dt>${words.userId}</dt><dd><strong class="number">${user.id}</strong><p class="hint">${words.userIdHint}</p></dd>
<dt>${words.email}</dt><dd>${user.email}</dd>
<dt id="level">${words.level}</dt><dd><span class="tag">${level.name}</span> <p class="hint">${level.text}</p> <a href="${IDENTITY_PATH}">${levelsAbove(user.level).length > 0 ? texts.identity.open : texts.identity.title}</a></dd>
</dl><p class="actions"><a class="button plain" href="/account/history">${texts.history.title}</a></p></div>
<section class="card" aria-labelledby="limits"><h2 id="limits">${words.limits}</h2>
<p class="quiet">${words.limitsText}</p>
${limits(request, services)}
</section>`,
    };
  },
});

function limits({ texts, user }: PageContext<'fullSession'>, services: PageServices) {
  const words = texts.account;
  const rows = services.engine.committed.assets().map(({ asset }) => {
    const { available, capacity } = remainingWithdrawalLimit(services.engine.committed, services.clock.nowMs(), {
      userId: user.id,
      level: user.level,
      asset,
    });
    return html`<tr><th scope="row">${asset.toUpperCase()}</th><td class="amount">${groupThousands(formatAmount(available))}</td><td class="amount">${groupThousands(formatAmount(capacity))}</td></tr>`;
  });
  if (rows.length === 0) return html`<p>${words.noLimits}</p>`;
  return html`<div class="wide" tabindex="0" role="group" aria-labelledby="limits"><table>
<thead><tr><th scope="col">${words.asset}</th><th scope="col" class="amount">${words.available}</th><th scope="col" class="amount">${words.capacity}</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
}
