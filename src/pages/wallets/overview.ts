/** The wallet overview: available and held balance and remaining withdrawal limit of every asset. */

import { remainingWithdrawalLimit } from '../../application/withdrawals/remainingWithdrawalLimit';
import type { Asset } from '../../core/model';
import { definePage, type PageContext, type PageServices } from '../framework/page';
import { type Html, html } from '../html';
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
<p class="actions"><a class="button plain" href="/wallets/addresses">${request.texts.addressBook.title}</a></p>
${assets.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="wallets">${assets.map((asset) => walletItem(request, services, asset))}</ul>`}`,
    };
  },
});

function walletItem({ texts, user }: PageContext<'fullSession'>, services: PageServices, asset: Asset): Html {
  const words = texts.wallets;
  const { available, held } = services.engine.committed.balance(user.id, asset.asset);
  const room = remainingWithdrawalLimit(services.engine.committed, services.clock.nowMs(), {
    userId: user.id,
    level: user.level,
    asset: asset.asset,
  });
  const name = words.assets[asset.asset];
  return html`<li class="card"><h2>${unitName(asset)}${name !== undefined && html` <span class="quiet">${name}</span>`}</h2>
<dl class="figures">
<dt>${words.available}</dt><dd><strong class="number">${formatWithUnit(available, asset)}</strong></dd>
<dt>${words.held}</dt><dd class="number">${formatWithUnit(held, asset)}</dd>
<dt>${words.remainingLimit}</dt><dd class="number">${formatWithUnit(room.available, asset)}</dd>
</dl>
<p class="actions"><a class="button plain" href="${walletPath(asset, 'deposit')}">${words.deposit}<span class="unseen"> ${unitName(asset)}</span></a>
<a class="button plain" href="${walletPath(asset, 'withdraw')}">${words.withdraw}<span class="unseen"> ${unitName(asset)}</span></a></p></li>`;
}
