/** An exchange whose coins a custodian keeps, and what both know of a withdrawal. */

import type { Withdrawal } from '../../../src/core/model';
import { type WithdrawalRow, withdrawalFromRow } from '../../../src/store/tables/transfers';
import { eventually } from '../eventually';
import { endWithAudit, startExchange, type TestExchange, type TestUser } from '../exchange';
import { walletOf } from '../orders';
import { withdrawCoins } from '../transfers';
import { addressOn } from './addresses';
import { FakeCustodian, type Payment } from './fakeCustodian';

export interface Asked {
  readonly id: number;
  /** Its name at the custodian. */
  readonly key: string;
  /** Of nobody else, so that what was paid there was paid for it. */
  readonly address: string;
}

export class CustodyBench {
  private constructor(
    readonly exchange: TestExchange,
    readonly custodian: FakeCustodian,
  ) {}

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<CustodyBench> {
    const custodian = await FakeCustodian.start();
    const exchange = await startExchange({ environment: { ...custodian.settings, ...environment } });
    return new CustodyBench(exchange, custodian);
  }

  /** Bitcoin to a fresh address. */
  async withdraw(user: TestUser, amount = '0.1'): Promise<Asked> {
    const address = addressOn('bitcoin');
    const { id } = await withdrawCoins(user, { amount, address });
    return { id, key: `withdrawal-${id}`, address };
  }

  async stored({ id }: Pick<Asked, 'id'>): Promise<Withdrawal> {
    const row: WithdrawalRow = await this.exchange.database('withdrawals').where({ id }).first();
    return withdrawalFromRow(row);
  }

  /** Resolves once the exchange says so: in its tables it can be seen a moment earlier. */
  async until(asked: Pick<Asked, 'id'>, ...statuses: readonly Withdrawal['status'][]): Promise<Withdrawal> {
    await eventually(
      () => this.exchange.operator.expect('getWithdrawal', 200, { path: { withdrawalid: asked.id } }),
      ({ status }) => statuses.includes(status),
    );
    return this.stored(asked);
  }

  /** What left for it, as the custodian counts money. */
  payments({ address }: Pick<Asked, 'address'>): Payment[] {
    return this.custodian.payments.filter((payment) => payment.address === address);
  }

  /** A callback about the withdrawal as the custodian has it now, or says that it has. */
  tell({ key }: Pick<Asked, 'key'>, eventId: string, change: object = {}) {
    const custodian = this.exchange.anonymous.as({ kind: 'custodian', key: this.custodian.key });
    return custodian.call('receiveCustodyCallback', {
      body: { event_id: eventId, withdrawal: { ...this.custodian.withdrawal(key), ...change } },
    });
  }

  balance(user: TestUser): Promise<string | undefined> {
    return walletOf(user, 'btc');
  }

  /** How every test ends. */
  async check(): Promise<void> {
    await endWithAudit(this.exchange);
    expect(this.custodian.faults).toEqual([]);
  }

  async close(): Promise<void> {
    await this.exchange.close();
    await this.custodian.close();
  }
}
