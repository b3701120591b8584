/** What a withdrawal comes to, to be looked over; the code of the second factor lets it go. */
import type { WithdrawalPreview } from '../../handlers/previewWithdrawal';
import { codeField } from '../codeField';
import { type Faults, form, notice, submit, viewWithForm } from '../forms';
import { html } from '../html';
import type { PageRequest, PageServices, View } from '../page';
import { bankName, networkName, pathOf, shown, unitOf, wayBack } from './wallet';
import type { Filled } from './withdrawForm';

export interface ReviewOptions {
  readonly preview: WithdrawalPreview;
  readonly filled: Filled;
  readonly faults: Faults;
}

export function reviewView(
  request: PageRequest<'fullSession'>,
  { engine }: Pick<PageServices, 'engine'>,
  { preview: { asset, leaving, fee, total, needsApproval }, filled, faults }: ReviewOptions,
): View {
  const { texts, user } = request;
  const { withdraw: words, wallets } = texts;
  const { network, bankCode, address, tag } = leaving;
  const action = pathOf(asset, 'withdraw');
  const hidden = { ...filled, total: String(total) };
  const left = engine.committed.balance(user.id, asset.asset).available - total;
  return viewWithForm(
    texts,
    { above: wayBack(texts), title: words.reviewTitle, heading: words.title(unitOf(asset)), faults },
    html`<section class="card narrow" aria-labelledby="review"><h2 id="review">${words.reviewTitle}</h2>
<p class="quiet">${words.to}</p><p><code class="secret">${address}</code></p>
${tag !== null && html`<p class="quiet">${wallets.tag}</p><p><code class="secret">${tag}</code></p>`}
<dl class="figures">
${network !== null && html`<dt>${wallets.network}</dt><dd>${networkName(texts, network)}</dd>`}
${bankCode !== null && html`<dt>${words.bank}</dt><dd>${bankName(texts, bankCode)}</dd>`}
<dt>${words.arrives}</dt><dd><strong class="number">${shown(leaving.amount, asset)}</strong></dd>
<dt>${words.fee}</dt><dd class="number">${shown(fee, asset)}</dd>
<dt>${words.total}</dt><dd><strong class="number">${shown(total, asset)}</strong></dd>
<dt>${words.left}</dt><dd class="number">${shown(left, asset)}</dd>
</dl></section>
${needsApproval && html`<div class="narrow">${notice(words.approval)}</div>`}
${form(request, { action, className: 'card narrow', hidden: { ...hidden, step: 'confirm' } }, codeField(texts, user, faults), submit(words.submit))}
${form(request, { action, hidden: { ...hidden, step: 'change' } }, html`<button class="link" type="submit">${words.change}</button>`)}`,
  );
}
