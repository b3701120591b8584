/** Builds payments of the custodian's own account, and their replacements, which use the same nonce. */
import type { Knex } from 'knex';
import { getAddress } from 'viem';
import { assertPresent } from '../../../../core/values/assert';
import type { Signer } from '../../keys/signer';
import type { AccountTransfer, Chain, CustodianTransaction, KeyPath, SignedTransaction } from '../../model/chain';
import { accountFunds, nextNonce } from '../../store/accounts';
import { findAddresses, OWN_BRANCH } from '../../store/addresses';
import { findPayment } from '../../store/payments';
import { type EvmFees, feesOf, raisedFees, replacementFees } from './fees';
import { TRANSFER_GAS } from './gas';
import type { EvmConfig } from './settings';
import type { TokenList } from './tokens';
import { callOf, decodeTransfer, type EvmTransactionTerms, signEvmTransaction, termsOf } from './transactions';

export interface EvmPaymentOptions {
  readonly settings: EvmConfig;
  readonly signer: Signer;
  readonly network: string;
  readonly coin: string;
  readonly tokens: TokenList;
  readonly addressOf: (path: KeyPath) => string;
}

/** The account that pays withdrawals. */
export const PAYING_PATH: KeyPath = { branch: OWN_BRANCH, index: 0 };
/** More than the transfers of the usual tokens need. */
const TOKEN_TRANSFER_GAS = 100_000n;

export function createPaymentBuilder(options: EvmPaymentOptions) {
  const { settings, signer, network, coin, tokens, addressOf } = options;
  const moves = { coin, tokens };

  const builder: Pick<Chain, 'build' | 'bump'> = {
    async build(transaction, [payout], feeRate) {
      const { address, asset, units, gasLimit } = assertPresent(payout, 'the payout of a payment');
      const sender = addressOf(PAYING_PATH);
      const funds = await accountFunds(transaction, network, sender, reading(sender));
      if (funds.pending >= settings.pendingMax) return 'busy';
      const gas = assertPresent(gasLimit, 'the gas of a prepared payout');
      const fee = gas * feeRate;
      const isCovered =
        asset === coin ? funds.free(coin) >= units + fee : funds.free(asset) >= units && funds.free(coin) >= fee;
      if (!isCovered) return 'insufficient_funds';
      const nonce = await nextNonce(transaction, network, sender);
      const terms = { ...callOf({ to: address, asset, units }, tokens), nonce, gas };
      const signed = await sign(PAYING_PATH, terms, feesOf(feeRate, settings));
      return { transaction: signed, reservation: { sender, nonce }, paid: [assertPresent(payout, 'a payout')] };
    },

    async bump(transaction, { purpose, paymentId, previous }, feeRate) {
      const terms = termsOf(previous.bytes);
      const fees = raisedFees(terms, feeRate, settings);
      if (fees === undefined) return undefined;
      const sender = await senderOf(transaction, paymentId);
      const more = terms.gas * (fees.maxFeePerGas - terms.maxFeePerGas);
      // A sweep of the coin takes all there is, so a higher fee leaves less to move. Others find the fee in the account.
      const isWhole = purpose === 'sweep' && terms.data === '0x';
      const value = isWhole ? terms.value - more : terms.value;
      if (value < 0n) return undefined;
      const funds = await accountFunds(transaction, network, sender.address, reading(sender.address));
      if (!isWhole && funds.free(coin) < more) return undefined;
      return await sign(sender, { ...terms, value }, fees);
    },
  };

  return { ...builder, coverableUnits, signTransfer, transferGas, replacementFeeRate };

  async function coverableUnits(database: Knex, asset: string): Promise<bigint> {
    const sender = addressOf(PAYING_PATH);
    return (await accountFunds(database, network, sender, reading(sender))).free(asset);
  }

  function replacementFeeRate(replaced: string, feeRate: bigint): bigint {
    return replacementFees(termsOf(replaced), feeRate, settings).maxFeePerGas;
  }

  function signTransfer(
    { path, nonce, ...move }: AccountTransfer,
    feeRate: bigint,
    replaced?: string,
  ): Promise<SignedTransaction> {
    const terms = { ...callOf(move, tokens), nonce, gas: transferGas(move.asset) };
    const fees =
      replaced === undefined ? feesOf(feeRate, settings) : replacementFees(termsOf(replaced), feeRate, settings);
    return sign(path, terms, fees);
  }

  function transferGas(asset: string): bigint {
    return asset === coin ? TRANSFER_GAS : TOKEN_TRANSFER_GAS;
  }

  function sign(path: KeyPath, terms: Omit<EvmTransactionTerms, 'chainId' | keyof EvmFees>, fees: EvmFees) {
    const from = getAddress(addressOf(path));
    return signEvmTransaction({ ...terms, ...fees, chainId: settings.chainId }, { signer, path, from, coin });
  }

  function reading(sender: string) {
    return { coin, decode: (bytes: string) => decodeTransfer(bytes, getAddress(sender), moves) };
  }

  async function senderOf(transaction: CustodianTransaction, paymentId: number) {
    const sender = assertPresent((await findPayment(transaction, paymentId)).sender, 'the sender of a payment');
    return assertPresent((await findAddresses(transaction, network, [sender])).get(sender), 'the address of a sender');
  }
}
