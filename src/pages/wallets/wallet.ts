/** What the pages of a wallet share: whose asset it is about, and how amounts, assets and networks are written. */
import { type Amount, formatAmount } from '../../core/decimal';
import type { Asset } from '../../core/model';
import { grouped } from '../figures';
import { type Html, html } from '../html';
import type { Texts } from '../language';
import { wayUp } from '../links';
import type { PageRequest, PageServices, View } from '../page';

export const WALLETS_PATH = '/wallets';

/** The asset that the path names; undefined when it is not listed. */
export function assetOf(
  { params }: Pick<PageRequest, 'params'>,
  { engine }: Pick<PageServices, 'engine'>,
): Asset | undefined {
  return engine.committed.asset(params['asset'] ?? '');
}

export function pathOf({ asset }: Asset, way: 'deposit' | 'withdraw'): string {
  return `${WALLETS_PATH}/${asset}/${way}`;
}

/** The asset in capitals, as people write it behind an amount. */
export function unitOf({ asset }: Pick<Asset, 'asset'>): string {
  return asset.toUpperCase();
}

/** With its unit: `1,234.5 THB`. */
export function shown(amount: Amount, asset: Pick<Asset, 'asset'>): string {
  return `${grouped(formatAmount(amount))} ${unitOf(asset)}`;
}

/** What a person typed as an amount, without the commas between thousands; any other comma stays and is found wrong. */
export function ungrouped(typed: string): string {
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : typed;
}

export function networkName({ wallets }: Texts, network: string): string {
  return wallets.networks[network] ?? network;
}

export function bankName({ banks }: Texts, code: string): string {
  const names: Readonly<Record<string, string>> = banks;
  return names[code] ?? code;
}

export function wayBack({ wallets }: Texts): Html {
  return wayUp(WALLETS_PATH, wallets.title);
}

export function unknownWallet({ texts }: Pick<PageRequest, 'texts'>): View {
  const { title, text } = texts.wallets.unknown;
  return { status: 404, title, html: html`${wayBack(texts)}<h1>${title}</h1><p class="lead">${text}</p>` };
}
