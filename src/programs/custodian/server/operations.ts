/** The operations of spec/custodian.openapi.yaml by `operationId`. Requests are signed and valid when they arrive here. */
import type { Knex } from 'knex';
import type { components, operations } from '../../../../generated/custodian';
import { assertPresent } from '../../../core/values/assert';
import { assignAddress } from '../deposits/assignAddress';
import { depositMessage } from '../deposits/depositReports';
import type { Chain } from '../model/chain';
import type { HotLimits } from '../model/hotLimits';
import { type HotFunds, hotWalletOf } from '../model/hotWallet';
import { amountText } from '../model/units';
import { assignedAddressesAfter } from '../store/addresses';
import { depositsAfter } from '../store/deposits';
import { readHotFunds } from '../store/hotFunds';
import { accountKey, type CustodyAccount, LedgerTotals } from '../store/ledger';
import { findWithdrawal, withdrawalsAfter } from '../store/withdrawals';
import { refillMessage } from '../treasury/refillMessage';
import { cancelRefill, getRefill, prepareRefill, type RefillResult, submitRefill } from '../treasury/refills';
import { type AcceptOptions, acceptWithdrawal } from '../withdrawals/acceptWithdrawal';
import { withdrawalMessage } from '../withdrawals/withdrawalMessage';

export interface OperationRequest {
  /** The parameters of the path, each empty if it has no such parameter. */
  readonly key: string;
  readonly kind: string;
  readonly after: string;
  readonly body: unknown;
}

/** As the contract limits them. */
const DIFFERENCES_MAX = 20;
const TEXT_MAX = 200;
/** As the contract limits them. */
const RECORDS_PER_PAGE = 500;

/** Faults that the custodian has found in its own books. */
export interface LedgerFindings {
  readonly differences: readonly string[];
}

export type OperationResponse =
  | readonly [status: 200, body: object]
  | readonly [status: 400 | 404 | 409]
  | readonly [status: 409 | 422, body: components['schemas']['RefillError']];

/** The operations that a custodian serves; the callback is one of the exchange. */
export type CustodianOperations = Readonly<
  Record<Exclude<keyof operations, 'custodyCallback'>, (request: OperationRequest) => Promise<OperationResponse>>
>;

export function custodianOperations(
  options: AcceptOptions & { readonly findings: LedgerFindings },
): CustodianOperations {
  const { database, clock, chains, findings } = options;
  const ledger = new LedgerTotals(database);
  return {
    async sendWithdrawal({ key, body }) {
      const { bank_code: bankCode, ...order } = body as components['schemas']['SendWithdrawalRequest'];
      const { asset, network, amount, address, tag } = order;
      const stored = await acceptWithdrawal(options, { key, asset, network, amount, address, tag, bankCode });
      return stored === 'conflict' ? [409] : [200, withdrawalMessage(stored)];
    },

    async getWithdrawal({ key }) {
      const stored = await findWithdrawal(database, key);
      return stored === undefined ? [404] : [200, withdrawalMessage(stored)];
    },

    async getLedger() {
      const totals = await Promise.all([...chains.values()].map((chain) => totalsOf(database, chain, ledger)));
      const differences = findings.differences.slice(0, DIFFERENCES_MAX).map((text) => text.slice(0, TEXT_MAX));
      return [200, { totals: totals.flat(), differences }];
    },

    async listRecords({ kind, after }) {
      return [200, { records: await recordsAfter(database, chains, kind, Number(after)) }];
    },

    async assignDepositAddress({ key, body }) {
      const { asset, network } = body as components['schemas']['AssignDepositAddressRequest'];
      const ending = `-${asset}-${network}`;
      if (!key.endsWith(ending)) return [400];
      const user = key.slice('address-'.length, -ending.length);
      const chain = findChainOf(chains, asset, network);
      if (chain === undefined) return [404];
      const address = await assignAddress(database, clock, chain, { key, user, asset });
      return [200, { asset, network, address, tag: null }];
    },

    async prepareRefill({ key, body }) {
      const order = body as components['schemas']['PrepareRefillRequest'];
      return await refillResponse(database, await prepareRefill(options, { key, ...order }));
    },

    async getRefill({ key }) {
      return await refillResponse(database, await getRefill(options, key));
    },

    async cancelRefill({ key }) {
      return await refillResponse(database, await cancelRefill(options, key));
    },

    async submitRefill({ key, body }) {
      const { signed } = body as components['schemas']['SubmitRefillRequest'];
      return await refillResponse(database, await submitRefill(options, key, signed));
    },
  };
}

/** Some of the records of a kind with a higher position, in their order. */
async function recordsAfter(
  database: Knex,
  chains: ReadonlyMap<string, Chain>,
  kind: string,
  after: number,
): Promise<components['schemas']['CustodyRecord'][]> {
  if (kind === 'withdrawals') {
    const withdrawals = await withdrawalsAfter(database, after, RECORDS_PER_PAGE);
    return withdrawals.map((stored) => ({ position: stored.id, withdrawal: withdrawalMessage(stored) }));
  }
  if (kind === 'deposits') {
    const deposits = await depositsAfter(database, after, RECORDS_PER_PAGE);
    return deposits.map((stored) => {
      const chain = assertPresent(chains.get(stored.network), `the network of deposit ${stored.id}`);
      // One that was final and is lost for good will not arrive either.
      const state = stored.state === 'seen' || stored.state === 'confirmed' ? stored.state : 'dropped';
      const confirmations = Math.max(stored.reportedConfirmations, 0);
      return { position: stored.id, deposit: depositMessage(chain, stored, { state, confirmations }) };
    });
  }
  // An address of several assets is several records.
  const assets = Math.max(1, ...[...chains.values()].map((chain) => chain.assets.length));
  const addresses = await assignedAddressesAfter(database, after, Math.ceil(RECORDS_PER_PAGE / assets / 2));
  return addresses.map(({ id, owner, asset, network, address }) => {
    const key = assertPresent(chains.get(network), `the network of address ${id}`).addressKey(owner, asset);
    return { position: id, address: { key, asset, network, address, tag: null } };
  });
}

async function refillResponse(database: Knex, result: RefillResult): Promise<OperationResponse> {
  if (result === 'not_found') return [404];
  if ('conflict' in result) return [409, { code: result.conflict }];
  if ('fault' in result) return [422, { code: result.fault }];
  return [200, await refillMessage(database, result.chain, result.refill)];
}

async function totalsOf(
  database: Knex,
  chain: Chain,
  ledger: LedgerTotals,
): Promise<components['schemas']['CustodyTotals'][]> {
  const { network, assets, hotLimits } = chain;
  const balances = await ledger.of(network);
  const unitsOf = (account: CustodyAccount, asset: string): bigint =>
    balances.get(accountKey({ account, asset })) ?? 0n;
  const funds =
    hotLimits.size === 0 ? undefined : await readHotFunds(database, network, (asset) => unitsOf('wallet', asset));
  return assets.map(({ asset, decimals }) => {
    const limits = hotLimits.get(asset);
    const amountOf = (units: bigint): string => amountText(units > 0n ? units : 0n, decimals);
    return {
      ...{ asset, network, decimals },
      deposits: amountText(-unitsOf('deposits', asset), decimals),
      withdrawals: amountText(unitsOf('payouts', asset), decimals),
      wallet: amountText(unitsOf('wallet', asset), decimals),
      cold: amountText(unitsOf('cold', asset), decimals),
      fees: amountText(unitsOf('fees', asset), decimals),
      ...(limits && funds && { hot_wallet: hotWalletMessage(funds(asset), limits, amountOf) }),
    };
  });
}

function hotWalletMessage(
  funds: HotFunds,
  limits: HotLimits,
  amountOf: (units: bigint) => string,
): components['schemas']['HotWallet'] {
  const { state, available, incoming, refill } = hotWalletOf(funds, limits);
  return {
    state,
    low: amountOf(limits.low),
    target: amountOf(limits.target),
    high: amountOf(limits.high),
    waiting: amountOf(funds.waiting),
    available: amountOf(available),
    incoming: amountOf(incoming),
    refill: amountOf(refill),
  };
}

function findChainOf(chains: ReadonlyMap<string, Chain>, asset: string, network: string): Chain | undefined {
  const chain = chains.get(network);
  return chain?.assets.some((one) => one.asset === asset) ? chain : undefined;
}
