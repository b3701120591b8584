/** Reads a whole Bitcoin chain from its first block, without any code of the custodian: what each address received. */
import { callJsonRpc, type JsonRpcAddress } from '../../../src/programs/launch/chains/jsonRpc';

export interface ScannedOutput {
  readonly txid: string;
  readonly index: number;
  readonly height: number;
  readonly address: string | undefined;
  readonly satoshis: bigint;
}

export interface SpentOutput {
  /** The transaction that spends. */
  readonly by: string;
  readonly txid: string;
  readonly index: number;
}

export class ScannedBitcoinChain {
  private constructor(
    readonly outputs: readonly ScannedOutput[],
    readonly spent: readonly SpentOutput[],
  ) {}

  static async read(address: JsonRpcAddress): Promise<ScannedBitcoinChain> {
    const height = await callJsonRpc<number>(address, 'getblockcount', []);
    const outputs: ScannedOutput[] = [];
    const spent: SpentOutput[] = [];
    for (let at = 0; at <= height; at++) {
      const hash = await callJsonRpc<string>(address, 'getblockhash', [at]);
      const { tx } = await callJsonRpc<{ tx: readonly RpcTransaction[] }>(address, 'getblock', [hash, 2]);
      for (const { txid, vin, vout } of tx) {
        for (const { n, value, scriptPubKey } of vout)
          outputs.push({ txid, index: n, height: at, address: scriptPubKey.address, satoshis: satoshis(value) });
        for (const input of vin)
          if (input.txid !== undefined) spent.push({ by: txid, txid: input.txid, index: input.vout ?? 0 });
      }
    }
    return new ScannedBitcoinChain(outputs, spent);
  }

  payments(address: string): readonly ScannedOutput[] {
    return this.outputs.filter((output) => output.address === address);
  }

  /** In satoshis, spent or not. */
  received(address: string): bigint {
    return this.payments(address).reduce((sum, output) => sum + output.satoshis, 0n);
  }

  /** In satoshis. */
  unspent(address: string): bigint {
    return this.payments(address)
      .filter(({ txid, index }) => !this.spent.some((each) => each.txid === txid && each.index === index))
      .reduce((sum, output) => sum + output.satoshis, 0n);
  }
}

interface RpcTransaction {
  readonly txid: string;
  readonly vin: readonly { readonly txid?: string; readonly vout?: number }[];
  readonly vout: readonly {
    readonly n: number;
    /** With eight decimals, as text. */
    readonly value: string;
    readonly scriptPubKey: { readonly address?: string };
  }[];
}

function satoshis(value: string): bigint {
  return BigInt(String(value).replace('.', ''));
}
