/** The review step of a withdrawal: shows amount, fee and total, and asks for a code of the second factor. */
import type { WithdrawalPreview } from '../../usecases/withdrawals/previewWithdrawal';
import { formatTime } from '../framework/formatTime';
import { type FieldErrors, form, notice, submitButton, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import type { PageContext, PageServices, View } from '../framework/page';
import { codeField } from '../security/codeField';
import { bankName, formatWithUnit, networkName, unitName, walletPath, walletsLink } from './wallet';
import type { WithdrawalFormValues } from './withdrawForm';

export interface ReviewOptions {
  readonly preview: WithdrawalPreview;
  /** Until when it would wait; undefined if it would be sent at once. */
  readonly heldUntilMs: number | undefined;
  readonly values: WithdrawalFormValues;
  readonly errors: FieldErrors;
}

export function reviewView(
  request: PageContext<'fullSession'>,
  { engine }: Pick<PageServices, 'engine'>,
  { preview: { asset, withdrawal: leaving, fee, total, needsApproval }, heldUntilMs, values, errors }: ReviewOptions,
): View {
  const { texts, user } = request;
  const { withdraw: words, wallets } = texts;
  const { network, bankCode, address, tag } = leaving;
  const action = walletPath(asset, 'withdraw');
  const hidden = { ...values, total: String(total) };
  const left = engine.committed.balance(user.id, asset.asset).available - total;
  return viewWithForm(
    texts,
    { above: walletsLink(texts), title: words.reviewTitle, heading: words.title(unitName(asset)), errors },
    html`<section class="card narrow" aria-labelledby="review"><h2 id="review">${words.reviewTitle}</h2>
<p class="quiet">${words.to}</p><p><code class="secret">${address}</code></p>
${tag !== null && html`<p class="quiet">${wallets.tag}</p><p><code class="secret">${tag}</code></p>`}
<dl class="figures">
${network !== null && html`<dt>${wallets.network}</dt><dd>${networkName(texts, network)}</dd>`}
${bankCode !== null && html`<dt>${words.bank}</dt><dd>${bankName(texts, bankCode)}</dd>`}
<dt>${words.arrives}</dt><dd><strong class="number">${formatWithUnit(leaving.amount, asset)}</strong></dd>
<dt>${words.fee}</dt><dd class="number">${formatWithUnit(fee, asset)}</dd>
<dt>${words.total}</dt><dd><strong class="number">${formatWithUnit(total, asset)}</strong></dd>
<dt>${words.left}</dt><dd class="number">${formatWithUnit(left, asset)}</dd>
</dl></section>
${needsApproval && html`<div class="narrow">${notice(words.approval)}</div>`}
${heldUntilMs !== undefined && html`<div class="narrow">${notice(html`${words.willWait} ${words.waitsUntil} ${formatTime(request.language, heldUntilMs)}.`)}</div>`}
${form(request, { action, className: 'card narrow', hiddenFields: { ...hidden, step: 'confirm' } }, codeField(texts, user, errors), submitButton(words.submit))}
${form(request, { action, hiddenFields: { ...hidden, step: 'change' } }, html`<button class="link" type="submit">${words.change}</button>`)}`,
  );
}
