/** The data that the steps share that apply one block. */
import type { Chain, ScannedBlock } from './chain';

export interface BlockContext {
  readonly chain: Chain;
  readonly block: ScannedBlock;
  /** The number of reorganizations so far, which is part of the references of ledger entries. */
  readonly epoch: number;
  readonly nowMs: number;
}
