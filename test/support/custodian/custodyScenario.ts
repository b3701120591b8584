/** An exchange with a custodian, and what both know of a withdrawal. */

import type { Withdrawal } from '../../../src/core/model/model';
import { type WithdrawalRow, withdrawalFromRow } from '../../../src/store/tables/transfers';
import { eventually } from '../eventually';
import { expectCleanAudit, startExchange, type TestExchange, type TestUser } from '../exchange';
import { walletOf } from '../orderHelpers';
import { withdrawCoins } from '../transferHelpers';
import { withdrawalKeyOf } from './custodyKeys';
import { FakeCustodian, type Payment } from './fakeCustodian';
import { unusedAddress } from './unusedAddresses';

export interface RequestedWithdrawal {
  readonly id: number;
  /** The withdrawal's key at the custodian. */
  readonly key: string;
  /** Used by no other withdrawal, so every payment to it belongs to this one. */
  readonly address: string;
}

export class CustodyScenario {
  private constructor(
    readonly exchange: TestExchange,
    readonly custodian: FakeCustodian,
  ) {}

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<CustodyScenario> {
    const custodian = await FakeCustodian.start();
    const exchange = await startExchange({ environment: { ...custodian.settings, ...environment } });
    return new CustodyScenario(exchange, custodian);
  }

  /** Withdraws bitcoin to a new address. */
  async withdraw(user: TestUser, amount = '0.1'): Promise<RequestedWithdrawal> {
    const address = unusedAddress('bitcoin');
    const { id } = await withdrawCoins(user, { amount, address });
    return { id, key: await withdrawalKeyOf(this.exchange, id), address };
  }

  async storedWithdrawal({ id }: Pick<RequestedWithdrawal, 'id'>): Promise<Withdrawal> {
    const row: WithdrawalRow = await this.exchange.database('withdrawals').where({ id }).first();
    return withdrawalFromRow(row);
  }

  /** Resolves when the exchange reports the status, which may be a moment after the tables show it. */
  async waitForStatus(
    asked: Pick<RequestedWithdrawal, 'id'>,
    ...statuses: readonly Withdrawal['status'][]
  ): Promise<Withdrawal> {
    await eventually(
      // While the database is stalled, the server may be unable to prove its lease, and answers 503.
      () => this.exchange.operator.call('getWithdrawal', { path: { withdrawalid: asked.id } }),
      (answer) => answer.status === 200 && statuses.includes(answer.body.status),
    );
    return this.storedWithdrawal(asked);
  }

  /** The payments for this withdrawal in the custodian's books. */
  paymentsOf({ address }: Pick<RequestedWithdrawal, 'address'>): Payment[] {
    return this.custodian.payments.filter((payment) => payment.address === address);
  }

  /** Sends a callback with the custodian's present state of the withdrawal, with `change` applied. */
  sendWithdrawalCallback({ key }: Pick<RequestedWithdrawal, 'key'>, eventId: string, change: object = {}) {
    const custodian = this.exchange.anonymous.withCredentials({ kind: 'custodian', key: this.custodian.key });
    return custodian.call('receiveCustodyCallback', {
      body: { event_id: eventId, withdrawal: { ...this.custodian.withdrawal(key), ...change } },
    });
  }

  bitcoinBalance(user: TestUser): Promise<string | undefined> {
    return walletOf(user, 'btc');
  }

  /** Called at the end of every test. */
  async expectConsistency(): Promise<void> {
    await expectCleanAudit(this.exchange);
    expect(this.custodian.faults).toEqual([]);
  }

  async close(): Promise<void> {
    await this.exchange.close();
    await this.custodian.close();
  }
}
