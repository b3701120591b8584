/**
 * Settings of a chain that is compatible with Ethereum. Each such chain has a group of its own, whose names start with its
 * prefix. Fees are in wei per gas.
 */
import { type Address, getAddress, isAddress } from 'viem';
import { amountFrom } from '../../../../core/values/decimal';
import type { SettingValues } from '../../../../foundation/settings/readGroup';
import { flag, integer, type Setting } from '../../../../foundation/settings/settingTypes';
import type { ChainAsset } from '../../model/chain';
import { hotLimits } from '../../model/hotLimits';
import { unitsFrom } from '../../model/units';
import { parseEvmAddress } from './addresses';

export interface ListedToken {
  readonly asset: string;
  readonly contract: Address;
  readonly decimals: number;
  /** Smaller deposits are booked and not reported. */
  readonly depositMinUnits: bigint;
  /** Smaller balances stay at deposit addresses. */
  readonly sweepMinUnits: bigint;
}

const HIDDEN = '***';
const TOKEN = /^([a-z0-9]{2,10}):(0x[0-9a-fA-F]{40}):(\d{1,2}):([\d.]{1,30}):([\d.]{1,30})$/;
const DECIMALS_MAX = 18;
const COIN_DECIMALS = 18;
const GWEI = 1_000_000_000;

/** A setting with the URL of a node. Its path or query may contain a key of the node's operator. */
function evmUrl(env: string, about: string): Setting<string> {
  const read = (given: string): string | undefined => {
    if (given === '') return given;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && url.hash === '' ? given : undefined;
  };
  return { env, about, initial: '', allowed: 'like http://127.0.0.1:8545', shown: () => HIDDEN, read };
}

function tokens(env: string, about: string): Setting<readonly ListedToken[]> {
  const read = (given: string): readonly ListedToken[] | undefined => {
    const parsed = given === '' ? [] : given.split(',').map((item) => parseToken(item.trim()));
    const known = parsed.filter((token) => token !== undefined);
    const isUnique = new Set(known.flatMap(({ asset, contract }) => [asset, contract])).size === 2 * known.length;
    return known.length === parsed.length && isUnique ? known : undefined;
  };
  const allowed = 'tokens like usdt:0xdAC17F958D2ee523a2206206994597C13D831ec7:6:1:20, separated by commas';
  return { env, about, initial: '', allowed, read };
}

function parseToken(item: string): ListedToken | undefined {
  const [, asset = '', contract = '', digits = '', depositMin = '', sweepMin = ''] = TOKEN.exec(item) ?? [];
  const decimals = Number(digits);
  if (asset === '' || !isAddress(contract) || decimals > DECIMALS_MAX) return undefined;
  const [depositMinUnits, sweepMinUnits] = [parseUnits(depositMin, decimals), parseUnits(sweepMin, decimals)];
  if (depositMinUnits === undefined || sweepMinUnits === undefined) return undefined;
  return { asset, contract: getAddress(contract), decimals, depositMinUnits, sweepMinUnits };
}

/** An amount of the coin, in wei. */
function coinAmount(env: string, initial: string, about: string): Setting<bigint> {
  const read = (given: string): bigint | undefined => parseUnits(given, COIN_DECIMALS);
  return { env, about, initial, allowed: 'a positive amount with at most 18 decimals', read };
}

function parseUnits(amount: string, decimals: number): bigint | undefined {
  return /^(0|[1-9]\d{0,14})(\.\d{1,18})?$/.test(amount) && amountFrom(amount) > 0n
    ? unitsFrom(amount, decimals)
    : undefined;
}

function coldAddress(env: string, about: string): Setting<string> {
  const read = (given: string): string | undefined => (given === '' ? given : parseEvmAddress(given));
  return { env, about, initial: '', allowed: 'an address with its checksum', read };
}

/** The coin and the listed tokens. */
export function evmAssets(coin: string, tokens: readonly ListedToken[]): readonly ChainAsset[] {
  return [
    { asset: coin, decimals: COIN_DECIMALS, contract: null },
    ...tokens.map(({ asset, decimals, contract }) => ({ asset, decimals, contract })),
  ];
}

/** `network` and `coin`: as the exchange names them. */
export function evmSettings(prefix: string, { network, coin }: { readonly network: string; readonly coin: string }) {
  const node = `RPC of a node of ${network}. Empty: the custodian does not have this network.`;
  return {
    url: evmUrl(`${prefix}_URL`, node),
    chainId: integer(`${prefix}_CHAIN_ID`, 1, 1, 2 ** 40, 'The chain id that the node must have.'),
    timeoutMs: integer(`${prefix}_TIMEOUT_MS`, 10_000, 100, 600_000, 'Time limit of one request to the node.'),
    tokens: tokens(
      `${prefix}_TOKENS`,
      'Tokens: asset, contract, decimals, smallest reported deposit and smallest swept balance. No others are noticed.',
    ),
    confirmations: integer(
      `${prefix}_CONFIRMATIONS`,
      12,
      1,
      10_000,
      'Confirmations from which a deposit or a withdrawal is reported as confirmed.',
    ),
    reportedConfirmations: integer(
      `${prefix}_REPORTED_CONFIRMATIONS`,
      24,
      1,
      10_000,
      'Confirmations up to which deposits are reported. At least what the exchange requires on its network.',
    ),
    pendingDeposits: flag(
      `${prefix}_PENDING_DEPOSITS`,
      true,
      `Report deposits of ${coin} before a block contains them. Asks the node for every transaction that it hears of.`,
    ),
    depositMin: coinAmount(
      `${prefix}_DEPOSIT_MIN`,
      '0.0001',
      `Smaller deposits of ${coin} are booked in the custody ledger, but not reported.`,
    ),
    sweepMin: coinAmount(`${prefix}_SWEEP_MIN`, '0.01', `Smaller balances of ${coin} stay at deposit addresses.`),
    priorityFee: integer(
      `${prefix}_PRIORITY_FEE`,
      GWEI,
      0,
      1_000 * GWEI,
      'Fee above the base fee, for the producer of the block.',
    ),
    feeRateMin: integer(`${prefix}_FEE_RATE_MIN`, 1_000_000, 1, 10_000 * GWEI, 'Lowest limit of the fee of a payment.'),
    feeRateMax: integer(
      `${prefix}_FEE_RATE_MAX`,
      200 * GWEI,
      1,
      10_000 * GWEI,
      'Highest fee that is paid. If the network demands more, transactions wait.',
    ),
    sweepFeeRateMax: integer(
      `${prefix}_SWEEP_FEE_RATE_MAX`,
      50 * GWEI,
      1,
      10_000 * GWEI,
      'Above this fee, deposit addresses are not swept.',
    ),
    gasMax: integer(
      `${prefix}_GAS_MAX`,
      200_000,
      21_000,
      10_000_000,
      'Most gas of one transaction. A withdrawal that needs more is refused.',
    ),
    pendingMax: integer(
      `${prefix}_PENDING_MAX`,
      16,
      1,
      64,
      'Transactions of one address that wait at a time. Nodes forget those that are more.',
    ),
    replaceAfterBlocks: integer(
      `${prefix}_REPLACE_AFTER_BLOCKS`,
      10,
      1,
      10_000,
      'Blocks after which an unconfirmed transaction is replaced by one with a higher fee, if fees have risen.',
    ),
    hotLimits: hotLimits(
      `${prefix}_HOT_LIMITS`,
      'For each asset, lower bound, target and upper bound of what the wallet holds, deposit addresses included. Empty: no limits.',
    ),
    coldAddress: coldAddress(
      `${prefix}_COLD_ADDRESS`,
      'Address of cold storage, whose key is elsewhere. Empty: there is no cold storage.',
    ),
    checkedAddressesMax: integer(
      `${prefix}_CHECKED_ADDRESSES_MAX`,
      500,
      1,
      100_000,
      'Addresses whose balances are compared with the custody ledger at each new block. More are compared in turns.',
    ),
    tipAgeMaxMs: integer(
      `${prefix}_TIP_AGE_MAX_MS`,
      10 * 60_000,
      1_000,
      365 * 86_400_000,
      'A node whose newest block is older than this is behind, and nothing is sent.',
    ),
  } as const;
}

export type EvmConfig = SettingValues<ReturnType<typeof evmSettings>>;
