/** The deposit page: a crypto deposit address per network, or the exchange's bank account with the user's reference. */
import { toString as drawCode } from 'qrcode';
import type { Asset, AssetNetwork } from '../../core/model/model';
import { type DepositAddress, findDepositAddress } from '../../store/transfers/depositAddresses';
import { bankReference } from '../../usecases/deposits/bankReference';
import { findOrAssignDepositAddress, isVerifiedForDeposits } from '../../usecases/deposits/findOrAssignDepositAddress';
import { form, notice, submitButton } from '../framework/forms';
import { type Html, html, trustedHtml } from '../framework/html';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { depositHistory } from './history';
import { simulationForm } from './simulateDeposit';
import {
  bankName,
  networkName,
  requestedAsset,
  unitName,
  unknownWalletView,
  WALLETS_PATH,
  walletPath,
  walletsLink,
} from './wallet';

const PATH = `${WALLETS_PATH}/{asset}/deposit`;

type Request = PageContext<'fullSession'>;

export const showDeposit = definePage({
  method: 'get',
  path: PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, services) => {
    const asset = requestedAsset(request, services);
    return asset === undefined
      ? unknownWalletView(request)
      : view(request, services, asset, await depositInstructions(request, services, asset));
  },
});

/** Creates the deposit address. It never changes, so sending the form twice has no further effect. */
export const createDepositAddress = definePage({
  method: 'post',
  path: PATH,
  access: 'fullSession',
  handler: async (request, services) => {
    const asset = requestedAsset(request, services);
    if (asset === undefined) return unknownWalletView(request);
    const network = request.form.text('network');
    const made = await findOrAssignDepositAddress(
      { ...services, requestId: request.requestId },
      { userId: request.user.id, asset: asset.asset, network },
    );
    if ('address' in made)
      return { redirect: `${walletPath(asset, 'deposit')}?network=${encodeURIComponent(made.address.network)}` };
    if (made.refusal.code !== 'NO_DEPOSIT_ADDRESS') return { redirect: walletPath(asset, 'deposit') };
    return view(request, services, asset, notice(request.texts.deposit.noAddress, 'bad'), 502);
  },
});

async function view(
  request: Request,
  services: PageServices,
  asset: Asset,
  content: Html,
  status = 200,
): Promise<View> {
  const { texts } = request;
  const title = texts.deposit.title(unitName(asset));
  return {
    status,
    title,
    html: html`${walletsLink(texts)}
<h1>${title}</h1>
${content}
${await depositHistory(request, services, asset)}`,
  };
}

async function depositInstructions(request: Request, services: PageServices, asset: Asset): Promise<Html> {
  if (asset.kind === 'fiat') return bankAccount(request, services, asset);
  const { networks } = asset;
  const [first] = networks;
  const network = networks.length === 1 ? first : networks.find((one) => one.network === request.query.text('network'));
  return network === undefined ? networkChoice(request, asset) : networkSection(request, services, asset, network);
}

function networkChoice({ texts }: Request, asset: Asset): Html {
  const words = texts.deposit;
  const choice = ({ network, confirmations }: AssetNetwork): Html =>
    html`<li><a class="button plain" href="${walletPath(asset, 'deposit')}?network=${network}">${networkName(texts, network)}</a><p class="hint">${words.creditedAfter(confirmations)}</p></li>`;
  return html`<section class="card" aria-labelledby="network"><h2 id="network">${words.chooseTitle}</h2>
<p>${words.chooseText(unitName(asset))}</p>
<ul class="plain networks">${asset.networks.map(choice)}</ul></section>`;
}

async function networkSection(
  request: Request,
  services: PageServices,
  asset: Asset,
  network: AssetNetwork,
): Promise<Html> {
  const { texts, user } = request;
  const words = texts.deposit;
  const another =
    asset.networks.length > 1 && html`<p><a href="${walletPath(asset, 'deposit')}">${words.anotherNetwork}</a></p>`;
  if (!network.depositsEnabled) return html`${notice(words.paused)}${another}`;
  const address = await findDepositAddress(services, {
    userId: user.id,
    asset: asset.asset,
    network: network.network,
  });
  return html`<section class="card" aria-labelledby="address"><h2 id="address">${words.addressTitle} <span class="tag">${networkName(texts, network.network)}</span></h2>
${address === undefined ? await newAddress(request, services, asset, network) : await addressCard(request, asset, network, address)}
</section>${address !== undefined && simulationForm(request, services, asset, network.network)}${another}`;
}

/** The form for a new address, or what the user needs to get one. */
async function newAddress(
  request: Request,
  services: PageServices,
  asset: Asset,
  network: AssetNetwork,
): Promise<Html> {
  const words = request.texts.deposit;
  if (await isVerifiedForDeposits(services, request.user.id)) return addressForm(request, asset, network);
  return html`<p>${words.unverified}</p>
<p class="actions">${request.user.isEmailVerified ? html`<a class="button" href="/account/identity">${words.verifyIdentity}</a>` : html`<a class="button" href="/account/security/email">${words.verifyEmail}</a>`}</p>`;
}

function addressForm(request: Request, asset: Asset, { network }: AssetNetwork): Html {
  const words = request.texts.deposit;
  return html`<p>${words.getText}</p>${form(request, { action: walletPath(asset, 'deposit'), hiddenFields: { network } }, submitButton(words.get))}`;
}

async function addressCard(
  { texts }: Request,
  asset: Asset,
  { network, confirmations }: AssetNetwork,
  { address, tag }: DepositAddress,
): Promise<Html> {
  const { deposit: words, wallets } = texts;
  const drawing = trustedHtml(await drawCode(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }));
  return html`${notice(words.sendOnly(unitName(asset), networkName(texts, network)))}
<div class="drawing" role="img" aria-label="${words.picture}">${drawing}</div>
<dl class="facts"><dt>${wallets.address}</dt><dd><code class="secret" id="deposit-address">${address}</code></dd>
${tag !== null && html`<dt>${wallets.tag}</dt><dd><code class="secret" id="deposit-tag">${tag}</code><p class="hint">${words.tagNeeded}</p></dd>`}</dl>
<p class="hint">${words.creditedAfter(confirmations)}</p>`;
}

function bankAccount(request: Request, services: PageServices, asset: Asset): Html {
  const { texts, user } = request;
  const { bank } = services.config;
  const words = texts.deposit;
  const simulation = simulationForm(request, services, asset, undefined);
  if (bank.accountNumber === '') return html`${!services.config.sandbox && notice(words.noBank)}${simulation}`;
  return html`<section class="card" aria-labelledby="bank"><h2 id="bank">${words.bankTitle}</h2>
<p>${words.bankText}</p>
<dl class="facts">
<dt>${words.bank}</dt><dd>${bankName(texts, bank.code)}</dd>
<dt>${words.accountNumber}</dt><dd><code class="secret" id="account-number">${bank.accountNumber}</code></dd>
<dt>${words.accountName}</dt><dd>${bank.accountName}</dd>
<dt>${words.reference}</dt><dd><code class="secret" id="reference">${bankReference(user.id)}</code></dd>
</dl></section>${simulation}`;
}
