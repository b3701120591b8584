/**
 * What the custodian needs of a blockchain. Deposits, withdrawals, callbacks and the ledger know chains only through this
 * interface. Amounts are `bigint` counts of the smallest unit of an asset. Transaction ids are lower case without `0x`.
 */
import type { Knex } from 'knex';
import type { HotLimits } from './hotLimits';

/** A transaction of the custodian's database. */
export type CustodianTransaction = Knex.Transaction;

export interface ChainAsset {
  readonly asset: string;
  /** Decimals of the smallest unit: 8 for bitcoin. */
  readonly decimals: number;
  /** Address of the token's contract; null for the native coin. */
  readonly contract: string | null;
}

export type NodeState =
  | { readonly status: 'ok'; readonly height: number; readonly hash: string }
  /** `detail` is for the log. Nothing is scanned, signed or broadcast until the node is `ok` again. */
  | { readonly status: 'unreachable' | 'wrong_chain' | 'behind'; readonly detail: string };

/** Position of a key below the account key: m/purpose'/coin'/0'/branch/index. */
export interface KeyPath {
  /** 0: deposit addresses. 1: the custodian's own addresses. 2 and 3: those of cold storage, for receiving and change. */
  readonly branch: number;
  readonly index: number;
}

export interface Outpoint {
  readonly txid: string;
  /**
   * Index of the output. On chains with accounts: 0 for the coin that a transaction transfers, and the position of the
   * log among those of its transaction, counted from 1, for a token.
   */
  readonly output: number;
}

/** Coins that arrived at one of the custodian's addresses. */
export interface ChainCredit extends Outpoint {
  readonly address: string;
  readonly asset: string;
  readonly units: bigint;
}

/** An output of the custodian that a transaction spent. */
export interface ChainSpend {
  readonly spent: Outpoint;
  readonly txid: string;
}

/** The asset and amount that a transaction of an account moves. */
export interface AccountMove {
  readonly from: string;
  readonly to: string;
  readonly asset: string;
  readonly units: bigint;
}

/** One of the custodian's own transactions in a block. */
export interface MinedTransaction {
  readonly txid: string;
  /** False if it was mined and had no effect but its fee (EVM). */
  readonly succeeded: boolean;
  /** The fee that was paid; null if it is the fee that was stored with the transaction (Bitcoin). */
  readonly feeUnits: bigint | null;
  /** What it moves if it succeeds; null on chains with outputs. */
  readonly moved: AccountMove | null;
}

/** A transaction of one of the custodian's addresses that the custodian did not sign. */
export interface ForeignTransaction {
  readonly txid: string;
  readonly sender: string;
  readonly nonce: number;
}

/** A transfer that a token announced, and of which less or nothing arrived. */
export interface FalseTransfer extends Outpoint {
  readonly address: string;
  readonly asset: string;
  readonly announcedUnits: bigint;
  readonly arrivedUnits: bigint;
}

/** The transaction of a block's reward. */
export interface BlockReward {
  readonly txid: string;
  /** The first height of the chain at which the next block may spend its outputs. */
  readonly matureHeight: number;
}

export interface ScannedBlock {
  readonly height: number;
  readonly hash: string;
  readonly parentHash: string;
  /** Payments to addresses of the custodian; others are left out. */
  readonly credits: readonly ChainCredit[];
  /**
   * The spent outputs of the custodian, whichever transaction spent them. Empty on chains with accounts, such as EVM
   * chains.
   */
  readonly spends: readonly ChainSpend[];
  /** Spends of watched outputs. */
  readonly watchedSpends: readonly ChainSpend[];
  /** Null on chains without outputs. */
  readonly reward: BlockReward | null;
  /** Transactions of the custodian only. */
  readonly transactions: readonly MinedTransaction[];
  /** Empty on chains with outputs, whose foreign transactions are `spends`. */
  readonly foreignTransactions: readonly ForeignTransaction[];
  readonly falseTransfers: readonly FalseTransfer[];
}

/** Tells a chain which of the addresses, outputs and transactions of a block are the custodian's. */
export interface Ownership {
  ownAddresses(candidates: readonly string[]): Promise<ReadonlySet<string>>;
  /** The keys are those of `outpointKey`. */
  ownOutputs(candidates: readonly Outpoint[]): Promise<ReadonlySet<string>>;
  ownTransactions(candidates: readonly string[]): Promise<ReadonlySet<string>>;
  /** The keys of outputs of any owner: which transaction spends them decides whether a payment can be mined. */
  watchedOutputs(): Promise<ReadonlySet<string>>;
}

export function outpointKey({ txid, output }: Outpoint): string {
  return `${txid}:${output}`;
}

/** A withdrawal as a payment pays it. */
export interface Payout {
  readonly withdrawalId: number;
  readonly asset: string;
  readonly address: string;
  readonly units: bigint;
}

/** A payout with what the node said about it before. */
export interface PreparedPayout extends Payout {
  /** Most gas that the transaction may use; null on chains without gas. */
  readonly gasLimit: bigint | null;
}

/** A transaction that is complete and was not broadcast yet. */
export interface SignedTransaction {
  readonly txid: string;
  /** The transaction in hexadecimal, as the node accepts it. */
  readonly bytes: string;
  readonly feeAsset: string;
  /** The fee, or the highest possible one (EVM). */
  readonly feeUnits: bigint;
  /** Fee rate in the unit of `feeRate()`. */
  readonly feeRate: bigint;
  /** Output that returns to the custodian; null if there is none. */
  readonly changeOutput: number | null;
}

/** The resources that a payment reserves: outputs, or a nonce of a sender. */
export type Reservation =
  | { readonly outputs: readonly Outpoint[] }
  | { readonly sender: string; readonly nonce: number };

export interface BuiltPayment {
  readonly transaction: SignedTransaction;
  readonly reservation: Reservation;
  /** The payouts that it pays, in the order in which they were asked for. */
  readonly paid: readonly Payout[];
}

/**
 * Why a payment exists. `sweep`: from a deposit address to the custodian's own one. `gas`: from there to a deposit address,
 * for the fee of a sweep. `gap`: nothing, only to use a nonce on which others wait. `refill`: from cold storage to the
 * custodian's own address, signed elsewhere. `surplus`: from there to cold storage.
 */
export type PaymentPurpose = 'withdrawals' | 'sweep' | 'gas' | 'gap' | 'refill' | 'surplus';

/** A stored payment whose transaction is to be replaced by one with a higher fee. */
export interface ReplaceablePayment {
  readonly paymentId: number;
  readonly purpose: PaymentPurpose;
  readonly previous: SignedTransaction;
  readonly payouts: readonly Payout[];
}

/**
 * `known`: the memory pool has it already. `conflict`: its inputs or its nonce are used, or do not exist. `fee_too_low`:
 * the node demands a higher fee.
 */
export type BroadcastResult =
  | { readonly result: 'accepted' | 'known' | 'unreachable' }
  | { readonly result: 'conflict' | 'fee_too_low' | 'rejected'; readonly detail: string };

/** The parts of the key of a deposit address. */
export interface DepositAddressKey {
  readonly key: string;
  readonly user: string;
  readonly asset: string;
}

export interface Chain {
  /** The exchange's name of the network: `bitcoin`. */
  readonly network: string;
  /** Chains of a family share a seed. */
  readonly family: 'bitcoin' | 'evm';
  readonly assets: readonly ChainAsset[];
  /** Limits of the hot wallet by asset; assets without limits are missing. */
  readonly hotLimits: ReadonlyMap<string, HotLimits>;
  /** Confirmations from which the custodian considers a block final. */
  readonly confirmations: number;
  /** Confirmations up to which it reports deposits to the exchange; at least `confirmations`. */
  readonly reportedConfirmations: number;
  /** Blocks after which an unconfirmed transaction may be replaced by one with a higher fee. */
  readonly replaceAfterBlocks: number;
  /** Whether coins are in outputs, which are stored and reserved one by one. */
  readonly usesOutputs: boolean;
  /** Operations of chains with accounts and nonces; null on chains with outputs. */
  readonly accounts: AccountOperations | null;
  /** Cold storage, whose keys are elsewhere; null if the settings name none. */
  readonly cold: ColdStorage | null;
  /** Payouts of one payment at most; 1 on chains without batches. */
  readonly payoutsMax: number;
  /** Smaller deposits are booked and not reported. */
  depositMinUnits(asset: string): bigint;

  check(): Promise<NodeState>;
  /** Hash of the genesis block, which identifies the chain for the life of the database. */
  genesisHash(): Promise<string>;
  addressOf(path: KeyPath): string;
  /** Who shares an address: the key of the deposit address, or one name for all assets of its user. */
  addressOwner(key: DepositAddressKey): string;
  /** The inverse: the key under which this owner has asked for an address of the asset. */
  addressKey(owner: string, asset: string): string;
  /** The address in the spelling of `ChainCredit.address`; undefined if it is not one of this chain. */
  parseAddress(text: string): string | undefined;
  /** The reason, for humans, why this cannot be paid; undefined if it can. `address` comes from `parseAddress`. */
  payoutFault(payout: Omit<Payout, 'withdrawalId'>): string | undefined;

  /** Null if the node has no block of this height. This and the following ones throw `NodeError`. */
  hashAt(height: number): Promise<string | null>;
  blockAt(height: number, hash: string, ownership: Ownership): Promise<ScannedBlock>;
  /**
   * The inputs of the transactions of a block that may have left the chain, by transaction id. Null if the node has the
   * block no more; empty on chains without outputs.
   */
  inputsOfBlock(hash: string): Promise<ReadonlyMap<string, readonly Outpoint[]> | null>;
  /** Credits of unconfirmed transactions, as far as the node shows them. Each is returned once or more. */
  pendingCredits(ownership: Ownership): Promise<readonly ChainCredit[]>;
  /** Whether the node has this transaction in its memory pool. */
  isPending(txid: string): Promise<boolean>;

  /** Within the limits of the settings; per 1000 virtual bytes on Bitcoin, per gas on EVM. */
  feeRate(): Promise<bigint>;
  /** Asks the node what the payout needs, before the transaction that builds it. `refusal`: why it would fail. */
  prepare(payout: Payout): Promise<PreparedPayout | { readonly refusal: string }>;
  /** The amount of the asset that a payment can pay now, without fees. A larger payout must wait. */
  coverableUnits(database: Knex, asset: string): Promise<bigint>;
  /**
   * Reads funds in `transaction`, in which the network's row is locked, chooses and signs. The caller stores the result in
   * the same transaction. Payouts that the funds do not cover beside the ones before are left out. `insufficient_funds`:
   * none of them can be paid now. `busy`: enough transactions
   * of the sender wait.
   */
  build(
    transaction: CustodianTransaction,
    payouts: readonly PreparedPayout[],
    feeRate: bigint,
  ): Promise<BuiltPayment | 'insufficient_funds' | 'busy'>;
  /** A transaction with the same inputs or nonce, the same payouts and a higher fee. Undefined if it cannot pay more. */
  bump(
    transaction: CustodianTransaction,
    payment: ReplaceablePayment,
    feeRate: bigint,
  ): Promise<SignedTransaction | undefined>;
  broadcast(bytes: string): Promise<BroadcastResult>;
  /**
   * The balances of the addresses at exactly this block, as the node reports them; null if the node is at another
   * block.
   */
  balances(
    addresses: readonly string[],
    at: { readonly height: number; readonly hash: string },
  ): Promise<readonly AccountBalance[] | null>;
  close(): Promise<void>;
}

/** An output of cold storage that blocks contain already when its addresses are stored first. */
export interface ColdOutput extends Outpoint {
  readonly address: string;
  readonly units: bigint;
  readonly height: number;
  /** As of `BlockReward`; null if it is none. */
  readonly matureHeight: number | null;
}

/** What cold storage has at a block, by the addresses that are to be followed from then on. */
export interface ColdInventory {
  readonly hash: string;
  readonly paths: readonly KeyPath[];
  /** On chains with outputs. */
  readonly outputs: readonly ColdOutput[];
  /** On chains with accounts. */
  readonly balances: readonly AccountBalance[];
}

export interface RefillOrder {
  readonly asset: string;
  readonly units: bigint;
  /** The custodian's own address. */
  readonly recipient: string;
  readonly feeRate: bigint;
  /** The number of transactions of the sender that blocks contain; null on chains with outputs. */
  readonly nonce: number | null;
}

export interface PreparedRefill {
  readonly unsigned: string;
  readonly reservation: Reservation;
  readonly feeUnits: bigint;
}

/**
 * Why signed bytes are not the ones that were asked for. `wrong_recipient`: they pay anything else than the amount to the
 * custodian's address, and the rest back to cold storage. `wrong_inputs`: they use other outputs, or another nonce.
 */
export type SigningFault =
  | 'not_a_transaction'
  | 'wrong_inputs'
  | 'wrong_recipient'
  | 'wrong_signature'
  | 'fee_too_high'
  | 'fee_too_low';

export interface ColdStorage {
  /** Path of the first address: nothing of the settings may change it once it is stored. */
  readonly first: KeyPath;
  readonly format: 'psbt' | 'eip1559';
  /** Addresses beyond the last used one that are followed, on each branch. */
  readonly lookahead: number;
  /** Throws `NodeError`. */
  inventory(at: { readonly height: number; readonly hash: string }): Promise<ColdInventory | null>;
  /** The address to which a surplus is paid. The row of the network must be locked. */
  nextAddress(transaction: CustodianTransaction): Promise<string>;
  /** The sender whose nonce a refill uses; null on chains with outputs. */
  readonly sender: string | null;
  /** Chooses what the refill spends, without signing. The row of the network must be locked. */
  prepare(transaction: CustodianTransaction, order: RefillOrder): Promise<PreparedRefill | 'insufficient_funds'>;
  /** Reads signed bytes, in any format that signers return, and compares them with what was prepared. */
  readSigned(unsigned: string, signed: string): Promise<SignedTransaction | SigningFault>;
  /** The prepared transaction for humans. */
  describe(unsigned: string): object;
}

/** A transfer of an account with its nonce. */
export interface AccountTransfer extends AccountMove {
  /** The path of the key that signs for `from`. */
  readonly path: KeyPath;
  readonly nonce: number;
}

/** What a signed transaction of an account says. */
export interface DecodedTransfer extends AccountMove {
  readonly nonce: number;
  /** The highest possible fee. */
  readonly feeUnits: bigint;
}

export interface AccountOperations {
  /** The asset in which fees are paid. */
  readonly coin: string;
  /** Smaller balances stay at deposit addresses. */
  sweepMinUnits(asset: string): bigint;
  /** Above it, deposit addresses are not swept. */
  readonly sweepFeeRateMax: bigint;
  /** Transactions of one sender that may wait at a time. */
  readonly pendingMax: number;
  /** Addresses whose balances are compared with the ledger at each new block; more are compared in turns. */
  readonly checkedAddressesMax: number;
  /** The highest fee of a transfer between the custodian's own addresses. */
  transferFeeUnits(asset: string, feeRate: bigint): bigint;
  /** `replaced`: bytes of a transaction with the same nonce, whose fees are exceeded as nodes demand. */
  signTransfer(transfer: AccountTransfer, feeRate: bigint, replaced?: string): Promise<SignedTransaction>;
  /** The fee rate of a transaction that replaces one with these bytes. */
  replacementFeeRate(replaced: string, feeRate: bigint): bigint;
  /** What a stored transaction of this sender says. */
  decode(bytes: string, sender: string): DecodedTransfer;
  /** The number of transactions of the address that blocks contain. */
  nonceOf(address: string): Promise<number>;
  /** Reads the balances of the addresses in each asset, at exactly this block. Throws `NodeError`. */
  balancesAt(addresses: readonly string[], blockHash: string): Promise<readonly AccountBalance[]>;
}

export interface AccountBalance {
  readonly address: string;
  readonly asset: string;
  readonly units: bigint;
}
