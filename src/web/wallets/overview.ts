/**
 * The wallet overview: available and held balance and remaining withdrawal limit of every asset, and what all of them
 * are worth.
 */

import type { Asset } from '../../core/model/model';
import type { Amount } from '../../core/values/decimal';
import { BAHT } from '../../usecases/assets/transferAssets';
import { valueInBaht } from '../../usecases/assets/valueInBaht';
import { remainingWithdrawalLimit } from '../../usecases/withdrawals/remainingWithdrawalLimit';
import { type Html, html } from '../framework/html';
import { definePage, type PageContext, type PageServices } from '../framework/page';
import { formatWithUnit, unitName, WALLETS_PATH, walletPath } from './wallet';

export const showWallets = definePage({
  method: 'get',
  path: WALLETS_PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: (request, services) => {
    const { wallets: words } = request.texts;
    const assets = services.engine.committed.assets();
    return {
      title: words.title,
      html: html`<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
${totalValue(request, services)}<p class="actions"><a class="button plain" href="/wallets/addresses">${request.texts.addressBook.title}</a>
<a class="button plain" href="/account/history?kind=deposits">${request.texts.history.title}</a></p>
${assets.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="wallets">${assets.map((asset) => walletItem(request, services, asset))}</ul>`}`,
    };
  },
});

/** The sum of what all balances are worth in baht. */
function totalValue(
  { texts, user }: PageContext<'fullSession'>,
  { engine: { committed } }: PageServices,
): Html | false {
  const { wallets: words } = texts;
  const baht = committed.asset(BAHT);
  if (baht === undefined) return false;
  const values = committed.assets().map(({ asset }) => {
    const { available, held } = committed.balance(user.id, asset);
    return valueInBaht(committed, asset, available + held);
  });
  const total = values.reduce<Amount>((all, value) => all + (value ?? 0n), 0n);
  return html`<p class="total">${words.total} <strong class="number">${formatWithUnit(total, baht)}</strong><br>
<span class="quiet">${values.includes(undefined) ? words.totalOfSome : words.totalHint}</span></p>
`;
}

function walletItem({ texts, user }: PageContext<'fullSession'>, services: PageServices, asset: Asset): Html {
  const words = texts.wallets;
  const { available, held } = services.engine.committed.balance(user.id, asset.asset);
  const room = remainingWithdrawalLimit(services.engine.committed, services.clock.nowMs(), {
    userId: user.id,
    level: user.level,
    asset: asset.asset,
  });
  const name = words.assets[asset.asset];
  const baht = services.engine.committed.asset(BAHT);
  const value =
    asset.asset === BAHT ? undefined : valueInBaht(services.engine.committed, asset.asset, available + held);
  return html`<li class="card"><h2>${unitName(asset)}${name !== undefined && html` <span class="quiet">${name}</span>`}</h2>
<dl class="figures">
<dt>${words.available}</dt><dd><strong class="number">${formatWithUnit(available, asset)}</strong></dd>
<dt>${words.held}</dt><dd class="number">${formatWithUnit(held, asset)}</dd>
${
  value !== undefined &&
  value > 0n &&
  baht !== undefined &&
  html`<dt>${words.value}</dt><dd class="number">${formatWithUnit(value, baht)}</dd>
`
}<dt>${words.remainingLimit}</dt><dd class="number">${formatWithUnit(room.available, asset)}</dd>
</dl>
<p class="actions"><a class="button plain" href="${walletPath(asset, 'deposit')}">${words.deposit}<span class="unseen"> ${unitName(asset)}</span></a>
<a class="button plain" href="${walletPath(asset, 'withdraw')}">${words.withdraw}<span class="unseen"> ${unitName(asset)}</span></a></p></li>`;
}
