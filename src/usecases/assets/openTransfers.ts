/** Whether assets can be deposited and withdrawn at present, as operators have set it. */

import { canWithdraw } from '../../core/decide/withdrawalRules';
import type { Asset, AssetNetwork } from '../../core/model/model';
import type { Config } from '../../foundation/settings/config';

type BankConfig = Pick<Config, 'bank'>;

/** `network`: null for fiat, whose deposits arrive at the bank account of the exchange, if it has one. */
export function areDepositsOpen(network: AssetNetwork | null, { bank }: BankConfig): boolean {
  return network === null ? bank.accountNumber !== '' : network.depositsEnabled;
}

/** The networks whose deposits are closed; null stands for a whole fiat asset. */
export function closedForDeposits(asset: Asset, config: BankConfig): (AssetNetwork | null)[] {
  return transferNetworks(asset).filter((network) => !areDepositsOpen(network, config));
}

/** The networks whose withdrawals are closed; null stands for a whole fiat asset. */
export function closedForWithdrawals(asset: Asset): (AssetNetwork | null)[] {
  return transferNetworks(asset).filter((network) => !canWithdraw(asset, network));
}

/** The networks through which an asset enters and leaves; null for fiat. */
export function transferNetworks({ kind, networks }: Asset): readonly (AssetNetwork | null)[] {
  return kind === 'fiat' ? [null] : networks;
}
