/** Renders an asset with its networks for the public. */
import type { components } from '../../../generated/openapi';
import { canWithdraw, minimumWithdrawal } from '../../core/decide/withdrawalRules';
import type { Asset, AssetNetwork } from '../../core/model/model';
import { formatAmount } from '../../core/values/decimal';
import type { Config } from '../../foundation/settings/config';
import { closedForDeposits, closedForWithdrawals, transferNetworks } from '../../usecases/assets/openTransfers';
import { describeAddressFormat } from '../../usecases/custody/addressFormats';

type Schemas = components['schemas'];

export function renderAssetInfo(asset: Asset, config: Pick<Config, 'bank' | 'custody'>): Schemas['AssetInfo'] {
  const places = transferNetworks(asset).length;
  return {
    asset: asset.asset,
    kind: asset.kind,
    precision: asset.precision,
    transfer_precision: asset.transferPrecision,
    withdrawal_fee: formatAmount(asset.withdrawalFee),
    withdrawal_minimum: formatAmount(minimumWithdrawal(asset)),
    deposits_open: closedForDeposits(asset, config).length < places,
    withdrawals_open: closedForWithdrawals(asset).length < places,
    networks: asset.networks.map((network) => renderNetworkInfo(asset, network, config)),
  };
}

function renderNetworkInfo(
  asset: Asset,
  network: AssetNetwork,
  { custody: { testNetworks } }: Pick<Config, 'custody'>,
): Schemas['AssetNetworkInfo'] {
  const { pattern, example } = describeAddressFormat({ format: network.addressFormat, testNetworks });
  return {
    network: network.network,
    address_format: network.addressFormat,
    address_pattern: pattern,
    address_example: example,
    tag: network.tag,
    confirmations: network.confirmations,
    deposits_open: network.depositsEnabled,
    withdrawals_open: canWithdraw(asset, network),
  };
}
