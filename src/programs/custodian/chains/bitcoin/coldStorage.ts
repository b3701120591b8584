/** Cold storage on Bitcoin: an account of which the custodian knows the extended public key, and PSBTs (BIP 174) for it. */
import { p2wpkh, Transaction } from '@scure/btc-signer';
import { assertPresent } from '../../../../core/values/assert';
import type { ColdOutput, ColdStorage, KeyPath } from '../../model/chain';
import { amountText } from '../../model/units';
import { COLD_BRANCH, COLD_CHANGE_BRANCH } from '../../store/addresses';
import { findChain } from '../../store/chains';
import { nextUnusedIndex, spendableColdOutputs } from '../../store/outputs';
import { selectCoins } from './coinSelection';
import { type ColdAccount, openColdAccount } from './coldAccount';
import { addressOfScript, type BitcoinNetwork, scriptOf } from './networks';
import type { BitcoinRpc } from './rpc';
import type { BitcoinConfig } from './settings';
import { readSignedRefill } from './signedRefill';
import { REPLACEABLE_SEQUENCE } from './signing';
import { matureHeightOf } from './transactions';

const NETWORK = 'bitcoin';
const DECIMALS = 8;
/** A PSBT must fit into one request. */
const INPUTS_MAX = 32;

export interface BitcoinColdOptions {
  readonly settings: BitcoinConfig;
  readonly rpc: BitcoinRpc;
  readonly network: BitcoinNetwork;
}

/** What cold storage of Bitcoin can do, and the scripts of its addresses. */
export interface BitcoinCold extends ColdStorage {
  scriptAt(path: KeyPath): Uint8Array;
}

export function createBitcoinCold({ settings, rpc, network }: BitcoinColdOptions): BitcoinCold | null {
  if (settings.coldAccount === '') return null;
  const account = openColdAccount(settings.coldAccount);
  const publicKeyAt = (path: KeyPath): Uint8Array =>
    assertPresent(account.keyAt(coldBranch(path), path.index).publicKey ?? undefined, 'a key of cold storage');
  const scriptAt = (path: KeyPath): Uint8Array => p2wpkh(publicKeyAt(path)).script;
  const addressOf = (path: KeyPath): string =>
    assertPresent(addressOfScript(scriptAt(path), network), 'an address of cold storage');
  const { coldLookahead: lookahead } = settings;

  return {
    first: { branch: COLD_BRANCH, index: 0 },
    format: 'psbt',
    lookahead,
    sender: null,
    scriptAt,

    async inventory({ hash }) {
      const candidates = [COLD_BRANCH, COLD_CHANGE_BRANCH].flatMap((branch) =>
        Array.from({ length: lookahead }, (_, index) => ({ branch, index })),
      );
      const byAddress = new Map(candidates.map((path) => [addressOf(path), path]));
      const found = await scanOutputs(rpc, network, [...byAddress.keys()]);
      if (found?.hash !== hash) return null;
      const paths = [COLD_BRANCH, COLD_CHANGE_BRANCH].map((branch) => {
        const used = found.outputs.flatMap(({ address }) => byAddress.get(address) ?? []);
        const highest = Math.max(-1, ...used.filter((path) => path.branch === branch).map(({ index }) => index));
        return { branch, index: highest + lookahead };
      });
      return { hash, paths, outputs: found.outputs, balances: [] };
    },

    async nextAddress(transaction) {
      return addressOf({ branch: COLD_BRANCH, index: await nextUnusedIndex(transaction, NETWORK, COLD_BRANCH) });
    },

    async prepare(transaction, { units, recipient, feeRate }) {
      const height = (await findChain(transaction, NETWORK)).position?.height ?? 0;
      const available = await spendableColdOutputs(transaction, NETWORK, {
        tipHeight: height,
        confirmations: settings.confirmations,
        limit: INPUTS_MAX,
      });
      const paid = { script: assertPresent(scriptOf(recipient, network), 'the script of an own address'), units };
      const planned = [{ units, scriptBytes: paid.script.length }];
      const rates = { feeRate, feeRateMax: BigInt(settings.feeRateMax) };
      const selection = selectCoins(available, planned, { ...rates, inputsMax: INPUTS_MAX });
      if (selection === undefined) return 'insufficient_funds';
      const { inputs, feeUnits, changeUnits } = selection;
      const psbt = new Transaction({ version: 2 });
      for (const input of inputs)
        psbt.addInput({
          txid: input.txid,
          index: input.output,
          sequence: REPLACEABLE_SEQUENCE,
          witnessUtxo: { script: scriptAt(input), amount: input.units },
          bip32Derivation: derivationOf(input),
        });
      psbt.addOutput({ script: paid.script, amount: units });
      if (changeUnits !== null) {
        const index = await nextUnusedIndex(transaction, NETWORK, COLD_CHANGE_BRANCH);
        const path = { branch: COLD_CHANGE_BRANCH, index };
        psbt.addOutput({ script: scriptAt(path), amount: changeUnits, bip32Derivation: derivationOf(path) });
      }
      const unsigned = Buffer.from(psbt.toPSBT(0)).toString('base64');
      return { unsigned, reservation: { outputs: inputs }, feeUnits };
    },

    readSigned: async (unsigned, signed) => readSignedRefill(settings, unsigned, signed),

    describe(unsigned) {
      const psbt = Transaction.fromPSBT(Buffer.from(unsigned, 'base64'));
      const shown = (script: Uint8Array | undefined, units: bigint | undefined) => ({
        address: script === undefined ? null : (addressOfScript(script, network) ?? null),
        amount: amountText(units ?? 0n, DECIMALS),
      });
      return {
        inputs: Array.from({ length: psbt.inputsLength }, (_, index) => {
          const { txid = new Uint8Array(), index: output, witnessUtxo } = psbt.getInput(index);
          return {
            ...{ txid: Buffer.from(txid).toString('hex'), output },
            ...shown(witnessUtxo?.script, witnessUtxo?.amount),
          };
        }),
        outputs: Array.from({ length: psbt.outputsLength }, (_, index) => {
          const { script, amount } = psbt.getOutput(index);
          return shown(script, amount);
        }),
      };
    },
  };

  function derivationOf(path: KeyPath): [Uint8Array, ReturnType<ColdAccount['derivationAt']>][] {
    return [[publicKeyAt(path), account.derivationAt(coldBranch(path), path.index)]];
  }
}

function coldBranch({ branch }: KeyPath): 0 | 1 {
  return branch === COLD_BRANCH ? 0 : 1;
}

/** The outputs that pay these addresses at the node's newest block; null if the node did not finish. */
export async function scanOutputs(
  rpc: BitcoinRpc,
  network: BitcoinNetwork,
  addresses: readonly string[],
): Promise<{ readonly hash: string; readonly outputs: readonly ColdOutput[] } | null> {
  const descriptors = addresses.map((address) => `addr(${address})`);
  const found = await rpc.call<ScanResult | null>('scantxoutset', 'start', descriptors);
  if (found === null) return null;
  const outputs = found.unspents.map(({ txid, vout, scriptPubKey, amount, height, coinbase }) => ({
    ...{ txid, output: vout, height },
    matureHeight: coinbase === true ? matureHeightOf(height) : null,
    address: assertPresent(addressOfScript(Buffer.from(scriptPubKey, 'hex'), network), 'an address that was asked for'),
    // Below 90 million coins, the eight decimals of a double are exact.
    units: BigInt(amount.toFixed(DECIMALS).replace('.', '')),
  }));
  return { hash: found.bestblock, outputs };
}

interface ScanResult {
  readonly bestblock: string;
  readonly unspents: readonly {
    readonly txid: string;
    readonly vout: number;
    readonly scriptPubKey: string;
    readonly amount: number;
    readonly height: number;
    /** Missing on old nodes. */
    readonly coinbase?: boolean;
  }[];
}
