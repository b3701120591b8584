/** Functions shared by the wallet pages: the requested asset, paths, and the display of amounts, networks and banks. */

import type { Asset } from '../../core/model/model';
import { type Amount, formatAmount, roundDown } from '../../core/values/decimal';
import { type Html, html } from '../framework/html';
import { backLink } from '../framework/links';
import { groupThousands } from '../framework/numberFormat';
import type { PageContext, PageServices, View } from '../framework/page';
import type { Texts } from '../texts/texts';

export const WALLETS_PATH = '/wallets';

/** The asset in the path; undefined if it is not listed. */
export function requestedAsset(
  { params }: Pick<PageContext, 'params'>,
  { engine }: Pick<PageServices, 'engine'>,
): Asset | undefined {
  return engine.committed.asset(params['asset'] ?? '');
}

export function walletPath({ asset }: Asset, way: 'deposit' | 'withdraw'): string {
  return `${WALLETS_PATH}/${asset}/${way}`;
}

/** The asset's code in upper case, as shown after amounts. */
export function unitName({ asset }: Pick<Asset, 'asset'>): string {
  return asset.toUpperCase();
}

/** For example `1,234.5 THB`: the part that could be paid out, so without the decimals that only the ledger has. */
export function formatWithUnit(amount: Amount, asset: Pick<Asset, 'asset' | 'transferPrecision'>): string {
  return `${groupThousands(formatAmount(roundDown(amount, asset.transferPrecision)))} ${unitName(asset)}`;
}

export function networkName({ wallets }: Texts, network: string): string {
  return wallets.networks[network] ?? network;
}

export function bankName({ banks }: Texts, code: string): string {
  const names: Readonly<Record<string, string>> = banks;
  return names[code] ?? code;
}

export function walletsLink({ wallets }: Texts): Html {
  return backLink(WALLETS_PATH, wallets.title);
}

export function unknownWalletView({ texts }: Pick<PageContext, 'texts'>): View {
  const { title, text } = texts.wallets.unknown;
  return { status: 404, title, html: html`${walletsLink(texts)}<h1>${title}</h1><p class="lead">${text}</p>` };
}
