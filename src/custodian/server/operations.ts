/** The operations of spec/custodian.openapi.yaml by `operationId`. Requests are signed and valid when they arrive here. */
import type { components, operations } from '../../../generated/custodian';
import type { Chain } from '../chains/chain';
import { assignAddress } from '../deposits/assignAddress';
import { findWithdrawal } from '../store/withdrawals';
import { type AcceptOptions, acceptWithdrawal } from '../withdrawals/acceptWithdrawal';
import { withdrawalMessage } from '../withdrawals/withdrawalMessage';

export interface OperationRequest {
  readonly key: string;
  readonly body: unknown;
}

export type OperationResponse = readonly [status: 200, body: object] | readonly [status: 400 | 404 | 409];

/** The operations that a custodian serves; the callback is one of the exchange. */
export type CustodianOperations = Readonly<
  Record<Exclude<keyof operations, 'custodyCallback'>, (request: OperationRequest) => Promise<OperationResponse>>
>;

export function custodianOperations(options: AcceptOptions): CustodianOperations {
  const { database, clock, chains } = options;
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

function findChainOf(chains: ReadonlyMap<string, Chain>, asset: string, network: string): Chain | undefined {
  const chain = chains.get(network);
  return chain?.assets.some((one) => one.asset === asset) ? chain : undefined;
}
