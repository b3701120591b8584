/** Every asset: what can be spent, what open orders hold, and what may still leave. */
import type { Asset } from '../../core/model';
import { withdrawalRoom } from '../../handlers/withdrawalRoom';
import { type Html, html } from '../html';
import { type PageRequest, type PageServices, page } from '../page';
import { pathOf, shown, unitOf, WALLETS_PATH } from './wallet';

export const wallets = page({
  method: 'get',
  path: WALLETS_PATH,
  needs: 'fullSession',
  followsSignIn: true,
  handler: (request, services) => {
    const { wallets: words } = request.texts;
    const assets = services.engine.committed.assets();
    return {
      title: words.title,
      html: html`<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
${assets.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="wallets">${assets.map((asset) => wallet(request, services, asset))}</ul>`}`,
    };
  },
});

function wallet({ texts, user }: PageRequest<'fullSession'>, services: PageServices, asset: Asset): Html {
  const words = texts.wallets;
  const { available, held } = services.engine.committed.balance(user.id, asset.asset);
  const room = withdrawalRoom(services, { userId: user.id, level: user.level, asset: asset.asset });
  const name = words.assets[asset.asset];
  return html`<li class="card"><h2>${unitOf(asset)}${name !== undefined && html` <span class="quiet">${name}</span>`}</h2>
<dl class="figures">
<dt>${words.available}</dt><dd><strong class="number">${shown(available, asset)}</strong></dd>
<dt>${words.held}</dt><dd class="number">${shown(held, asset)}</dd>
<dt>${words.room}</dt><dd class="number">${shown(room.available, asset)}</dd>
</dl>
<p class="actions"><a class="button plain" href="${pathOf(asset, 'deposit')}">${words.deposit}<span class="unseen"> ${unitOf(asset)}</span></a>
<a class="button plain" href="${pathOf(asset, 'withdraw')}">${words.withdraw}<span class="unseen"> ${unitOf(asset)}</span></a></p></li>`;
}
