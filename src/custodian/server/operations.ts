/** The operations of spec/custodian.openapi.yaml by `operationId`. Requests are signed and valid when they arrive here. */
import type { components, operations } from '../../../generated/custodian';
import type { Chain } from '../chains/chain';
import { amountText } from '../chains/units';
import { assignAddress } from '../deposits/assignAddress';
import { accountKey, type CustodyAccount, LedgerTotals } from '../store/ledger';
import { findWithdrawal } from '../store/withdrawals';
import { type AcceptOptions, acceptWithdrawal } from '../withdrawals/acceptWithdrawal';
import { withdrawalMessage } from '../withdrawals/withdrawalMessage';

export interface OperationRequest {
  readonly key: string;
  readonly body: unknown;
}

/** As the contract limits them. */
const DIFFERENCES_MAX = 20;
const TEXT_MAX = 200;

/** What the custodian has found out about its books by itself. */
export interface LedgerFindings {
  readonly differences: readonly string[];
}

export type OperationResponse = readonly [status: 200, body: object] | readonly [status: 400 | 404 | 409];

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
      const totals = await Promise.all([...chains.values()].map((chain) => totalsOf(chain, ledger)));
      const differences = findings.differences.slice(0, DIFFERENCES_MAX).map((text) => text.slice(0, TEXT_MAX));
      return [200, { totals: totals.flat(), differences }];
    },

    async assignDepositAddress({ key, body }) {
      const { asset, network } = body as components['schemas']['AssignDepositAddressRequest'];
      const [, userId = ''] = key.split('-');
      if (key !== `address-${userId}-${asset}-${network}`) return [400];
      const chain = findChainOf(chains, asset, network);
      if (chain === undefined) return [404];
      const address = await assignAddress(database, clock, chain, { key, userId, asset });
      return [200, { asset, network, address, tag: null }];
    },
  };
}

async function totalsOf(chain: Chain, ledger: LedgerTotals): Promise<components['schemas']['CustodyTotals'][]> {
  const { network, assets } = chain;
  const balances = await ledger.of(network);
  return assets.map(({ asset, decimals }) => {
    const unitsOf = (account: CustodyAccount): bigint => balances.get(accountKey({ account, asset })) ?? 0n;
    return {
      ...{ asset, network, decimals },
      deposits: amountText(-unitsOf('deposits'), decimals),
      withdrawals: amountText(unitsOf('payouts'), decimals),
      wallet: amountText(unitsOf('wallet'), decimals),
    };
  });
}

function findChainOf(chains: ReadonlyMap<string, Chain>, asset: string, network: string): Chain | undefined {
  const chain = chains.get(network);
  return chain?.assets.some((one) => one.asset === asset) ? chain : undefined;
}
