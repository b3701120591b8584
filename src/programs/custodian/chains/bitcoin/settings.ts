/** Settings of the custodian's Bitcoin chain. Fee rates are in satoshi per 1000 virtual bytes. */
import { choice, integer, type Setting, text } from '../../../../foundation/settings/settingTypes';
import type { ChainAsset } from '../../model/chain';
import { hotLimits } from '../../model/hotLimits';
import { isExtendedPublicKey } from './coldAccount';

const HIDDEN = '***';
export const BTC = 'btc';
export const BITCOIN_ASSETS: readonly ChainAsset[] = [{ asset: BTC, decimals: 8, contract: null }];

/** May contain a user and a password. */
function nodeUrl(env: string, about: string): Setting<string> {
  const read = (given: string): string | undefined => {
    if (given === '') return given;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && `${url.search}${url.hash}` === '' ? given : undefined;
  };
  return { env, about, initial: '', allowed: 'like http://user:password@127.0.0.1:8332', shown: () => HIDDEN, read };
}

/** Public keys only. Hidden, because it may be a private one by mistake. */
function coldAccount(env: string, about: string): Setting<string> {
  const read = (given: string): string | undefined => (given === '' || isExtendedPublicKey(given) ? given : undefined);
  const allowed = 'an extended public key: xpub..., zpub..., tpub... or vpub...';
  return { env, about, initial: '', allowed, shown: () => HIDDEN, read };
}

export const bitcoinSettings = {
  url: nodeUrl('CUSTODIAN_BITCOIN_URL', 'RPC of a Bitcoin Core compatible node. Empty: the custodian has no Bitcoin.'),
  cookieFile: text(
    'CUSTODIAN_BITCOIN_COOKIE_FILE',
    '',
    "The node's cookie file, read before each request, instead of a user and a password in the URL.",
  ),
  chain: choice(
    'CUSTODIAN_BITCOIN_CHAIN',
    'main',
    ['main', 'test', 'signet', 'regtest'],
    'The chain that the node must be on, as its `getblockchaininfo` names it.',
  ),
  timeoutMs: integer('CUSTODIAN_BITCOIN_TIMEOUT_MS', 10_000, 100, 600_000, 'Time limit of one request to the node.'),
  confirmations: integer(
    'CUSTODIAN_BITCOIN_CONFIRMATIONS',
    3,
    1,
    1_000,
    'Confirmations from which a deposit or a withdrawal is reported as confirmed.',
  ),
  reportedConfirmations: integer(
    'CUSTODIAN_BITCOIN_REPORTED_CONFIRMATIONS',
    6,
    1,
    1_000,
    'Confirmations up to which deposits are reported. At least what the exchange requires on its network.',
  ),
  depositMin: integer(
    'CUSTODIAN_BITCOIN_DEPOSIT_MIN',
    1_000,
    1,
    100_000_000,
    'Smaller deposits, in satoshi, are booked in the custody ledger, but neither reported nor spent.',
  ),
  payoutsMax: integer(
    'CUSTODIAN_BITCOIN_PAYOUTS_MAX',
    100,
    1,
    1_000,
    'Withdrawals that share one transaction at most.',
  ),
  inputsMax: integer('CUSTODIAN_BITCOIN_INPUTS_MAX', 200, 1, 1_000, 'Inputs of one transaction at most.'),
  feeTargetBlocks: integer(
    'CUSTODIAN_BITCOIN_FEE_TARGET_BLOCKS',
    3,
    1,
    1_008,
    'Blocks within which it should confirm.',
  ),
  feeRateMin: integer('CUSTODIAN_BITCOIN_FEE_RATE_MIN', 1_000, 100, 10_000_000, 'Lowest fee rate that is paid.'),
  feeRateMax: integer(
    'CUSTODIAN_BITCOIN_FEE_RATE_MAX',
    200_000,
    100,
    10_000_000,
    'Highest fee rate that is paid, for the size that the transaction really has. If the network demands more, transactions wait.',
  ),
  feeRateUnknown: integer(
    'CUSTODIAN_BITCOIN_FEE_RATE_UNKNOWN',
    10_000,
    100,
    10_000_000,
    'Fee rate while the node has no estimate.',
  ),
  replaceAfterBlocks: integer(
    'CUSTODIAN_BITCOIN_REPLACE_AFTER_BLOCKS',
    6,
    1,
    1_000,
    'Blocks after which an unconfirmed transaction is replaced by one with a higher fee, if the estimate has risen.',
  ),
  hotLimits: hotLimits(
    'CUSTODIAN_BITCOIN_HOT_LIMITS',
    'Lower bound, target and upper bound of what the wallet holds. Empty: no limits.',
  ),
  coldAccount: coldAccount(
    'CUSTODIAN_BITCOIN_COLD_ACCOUNT',
    "Extended public key of the account of cold storage (BIP 84: m/84'/0'/0'). Empty: there is no cold storage.",
  ),
  coldLookahead: integer(
    'CUSTODIAN_BITCOIN_COLD_LOOKAHEAD',
    100,
    20,
    10_000,
    'Addresses of cold storage that are followed beyond the last used one, on each branch. At the first start, coins are looked for at so many.',
  ),
  tipAgeMaxMs: integer(
    'CUSTODIAN_BITCOIN_TIP_AGE_MAX_MS',
    3 * 3_600_000,
    1_000,
    365 * 86_400_000,
    'A node whose newest block is older than this is behind, and nothing is sent.',
  ),
} as const;

export type BitcoinConfig = {
  readonly [Name in keyof typeof bitcoinSettings]: (typeof bitcoinSettings)[Name] extends Setting<infer T> ? T : never;
};
