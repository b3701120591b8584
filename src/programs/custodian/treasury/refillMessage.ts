/** A refill as the contract describes it. */
import type { Knex } from 'knex';
import type { components } from '../../../../generated/custodian';
import type { Chain } from '../model/chain';
import { amountText } from '../model/units';
import { findChain } from '../store/chains';
import type { ColdTransfer } from '../store/coldTransfers';
import { type PaymentState, versionsOf } from '../store/payments';

type RefillMessage = components['schemas']['Refill'];

const STATES: Readonly<Record<PaymentState, RefillMessage['state']>> = {
  prepared: 'prepared',
  canceled: 'canceled',
  pending: 'submitted',
  mined: 'mined',
  final: 'confirmed',
  lost: 'lost',
};

export async function refillMessage(database: Knex, chain: Chain, refill: ColdTransfer): Promise<RefillMessage> {
  const { key, asset, network, units, recipient, unsigned, paymentId, paymentState } = refill;
  const versions = await versionsOf(database, paymentId);
  const shown = versions.find(({ height }) => height !== null) ?? versions.at(-1);
  const tip = (await findChain(database, network)).position?.height ?? 0;
  const decimalsOf = (wanted: string | undefined): number =>
    chain.assets.find((one) => one.asset === wanted)?.decimals ?? 0;
  const hasFailed = paymentState === 'final' && shown?.succeeded === false;
  return {
    ...{ asset, network },
    key: key ?? '',
    amount: amountText(units, decimalsOf(asset)),
    address: recipient,
    state: hasFailed ? 'failed' : STATES[paymentState],
    format: chain.cold?.format ?? 'psbt',
    unsigned: unsigned ?? '',
    details: unsigned === null || chain.cold === null ? {} : { ...chain.cold.describe(unsigned) },
    // Fees are paid in the coin, which is the first asset of each chain.
    fee: amountText(shown?.feeUnits ?? refill.feeUnits, decimalsOf(chain.assets[0]?.asset)),
    txid: shown?.txid ?? null,
    confirmations: shown?.height == null ? 0 : tip - shown.height + 1,
  };
}
