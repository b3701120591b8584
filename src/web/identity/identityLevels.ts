/** The table of all levels: what each one needs, and the withdrawals that it allows. */

import type { VerificationLevel } from '../../core/model/model';
import { VERIFICATION_LEVELS } from '../../core/model/model';
import { formatAmount } from '../../core/values/decimal';
import { documentsOf } from '../../usecases/identity/levels';
import { type Html, html } from '../framework/html';
import { groupThousands } from '../framework/numberFormat';
import type { PageContext, PageServices } from '../framework/page';

export function identityLevels(request: PageContext<'fullSession'>, services: PageServices): Html {
  const { texts, user } = request;
  const words = texts.identity;
  const rows = VERIFICATION_LEVELS.map((level) => {
    const documents = documentsOf(level).map((type) => html`<li>${words.documents[type].name}</li>`);
    return html`<tr role="row"><th scope="row" role="rowheader">${texts.account.levels[level].name}${level === user.level && html` <span class="tag on">${words.yourLevel}</span>`}</th>
<td role="cell" data-label="${words.needs}">${documents.length === 0 ? words.needsNothing : html`<ul>${documents}</ul>`}</td>
<td role="cell" data-label="${words.limits}">${limitsOf(request, services, level)}</td></tr>`;
  });
  return html`<section class="card" aria-labelledby="levels"><h2 id="levels">${words.levelsTitle}</h2>
<div class="wide" tabindex="0" role="group" aria-labelledby="levels"><table class="levels" role="table">
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${words.level}</th><th scope="col" role="columnheader">${words.needs}</th><th scope="col" role="columnheader">${words.limits}</th></tr></thead>
<tbody role="rowgroup">${rows}</tbody></table></div></section>`;
}

function limitsOf(
  { texts }: PageContext<'fullSession'>,
  { engine: { committed } }: PageServices,
  level: VerificationLevel,
): Html {
  const open = committed.assets().flatMap(({ asset }) => {
    const capacity = committed.withdrawalLimit(level, asset);
    return capacity === 0n ? [] : [html`<li>${groupThousands(formatAmount(capacity))} ${asset.toUpperCase()}</li>`];
  });
  return open.length === 0 ? html`${texts.identity.noLimits}` : html`<ul>${open}</ul>`;
}
