/**
 * Withdrawals and deposits that continue while the server is killed, and a model of the expected results: in the end,
 * the users' balances must agree with the custodian's books.
 */

import { randomUUID } from 'node:crypto';
import type { Withdrawal } from '../../src/core/model/model';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import { assignDepositAddress, type CallbackEvent, depositEvent } from '../support/custodian/callbacks';
import { withdrawalKeyOf } from '../support/custodian/custodyKeys';
import { CustodyScenario } from '../support/custodian/custodyScenario';
import { unusedAddress } from '../support/custodian/unusedAddresses';
import { eventually } from '../support/eventually';
import type { TestUser } from '../support/exchange';
import { walletOf } from '../support/orderHelpers';
import type { Random } from '../support/randomSeed';
import { withdrawCoins } from '../support/transferHelpers';

const FINAL: readonly Withdrawal['status'][] = ['confirmed', 'failed'];
const START = amountFrom('1000');
/** Pause before an unanswered callback is repeated. */
const REDELIVER_MS = 50;

interface ExpectedWithdrawal {
  readonly id: number;
  readonly key: string;
  readonly address: string;
  readonly amount: string;
}

export class CustodyModel {
  readonly withdrawals: ExpectedWithdrawal[] = [];
  private deposited = 0n;

  private constructor(
    readonly bench: CustodyScenario,
    readonly random: Random,
    private readonly user: TestUser,
    private readonly depositAddress: string,
  ) {}

  static async start(random: Random): Promise<CustodyModel> {
    const bench = await CustodyScenario.start();
    // Together the withdrawals of this test are above the usual threshold.
    const threshold = { path: { asset: 'btc' }, body: { threshold: '1000' } };
    await bench.exchange.approver.expect('putApprovalThreshold', 200, threshold);
    const user = await bench.exchange.createUser({ balances: { btc: formatAmount(START) }, level: 'level_3' });
    return new CustodyModel(bench, random, user, await assignDepositAddress(bench.exchange, { userId: user.id }));
  }

  /** Requests some withdrawals; all of them are accepted. */
  async requestWithdrawals(): Promise<ExpectedWithdrawal[]> {
    const count = this.random.integer(2, 4);
    const asked = await Promise.all(
      Array.from({ length: count }, async () => {
        const [amount, address] = [`0.0${this.random.integer(1, 9)}`, unusedAddress('bitcoin')];
        const { id } = await withdrawCoins(this.user, { amount, address });
        return { id, key: await withdrawalKeyOf(this.bench.exchange, id), address, amount };
      }),
    );
    this.withdrawals.push(...asked);
    return asked;
  }

  /** Advances the custodian's withdrawals by a random step. */
  advanceWithdrawals(): void {
    for (const { key } of this.withdrawals) {
      const known = this.bench.custodian.withdrawals.get(key);
      if (known?.state === 'accepted')
        this.bench.custodian.changeWithdrawal(key, {
          state: this.random.pick(['sent', 'sent', 'confirmed', 'refused']),
        });
      else if (known?.state === 'sent')
        this.bench.custodian.changeWithdrawal(key, {
          state: this.random.pick(['confirmed', 'confirmed', 'returned']),
          confirmations: 6,
        });
    }
  }

  /**
   * Delivers callbacks of all withdrawals and of new deposits, and repeats each until it is accepted. Resolves when all
   * are.
   */
  async deliverCallbacks(): Promise<void> {
    const events: CallbackEvent[] = this.withdrawals
      .filter(({ key }) => this.bench.custodian.withdrawals.has(key))
      .map(({ key }) => ({ event_id: randomUUID(), withdrawal: this.bench.custodian.withdrawal(key) }));
    for (let count = 0; count < 3; count += 1) {
      const { deposit, ...event } = depositEvent({
        address: this.depositAddress,
        amount: `0.0${this.random.integer(1, 9)}`,
      });
      this.deposited += amountFrom(deposit.amount);
      events.push({ ...event, deposit }, { event_id: randomUUID(), deposit });
    }
    await Promise.all(events.map((event) => this.deliverCallback(event)));
  }

  /** Brings all withdrawals to a final state and compares it with the custodian's books. */
  async settleAndCompare(): Promise<void> {
    const { custodian } = this.bench;
    await eventually(
      () => this.withdrawals.filter(({ key }) => !custodian.withdrawals.has(key)),
      (unknown) => unknown.length === 0,
    );
    let spent = 0n;
    for (const expected of this.withdrawals) {
      while (['accepted', 'sent'].includes(custodian.withdrawal(expected.key).state)) this.advanceWithdrawals();
      const withdrawal = await this.bench.waitForStatus(expected, ...FINAL);
      spent += this.checkWithdrawal(expected, withdrawal);
    }
    expect(await walletOf(this.user, 'btc')).toBe(formatAmount(START + this.deposited - spent));
    const { balances } = await this.bench.exchange.operator.expect('getHouseBalances', 200);
    expect(balances.find(({ asset, kind }) => asset === 'btc' && kind === 'pending_withdrawals')?.balance ?? '0').toBe(
      '0',
    );
    await this.bench.expectConsistency();
  }

  /** Returns the amount that the withdrawal took from the balance. */
  private checkWithdrawal({ key, address, amount }: ExpectedWithdrawal, { status, failure, fee }: Withdrawal): bigint {
    const { state } = this.bench.custodian.withdrawal(key);
    const ends = {
      confirmed: ['confirmed', null],
      refused: ['failed', 'refused_by_custodian'],
      returned: ['failed', 'returned'],
    } as const;
    expect([key, status, failure]).toEqual([key, ...ends[state as keyof typeof ends]]);
    const paid = this.bench.paymentsOf({ address });
    expect(paid).toEqual(state === 'refused' ? [] : [{ key, asset: 'btc', amount, address }]);
    return state === 'confirmed' ? amountFrom(amount) + fee : 0n;
  }

  private async deliverCallback(event: CallbackEvent): Promise<void> {
    const custodian = this.bench.exchange.anonymous.withCredentials({
      kind: 'custodian',
      key: this.bench.custodian.key,
    });
    for (;;) {
      const answer = await custodian.call('receiveCustodyCallback', { body: event }).catch(() => undefined);
      if (answer?.status === 204) return;
      if (answer !== undefined && answer.status !== 503)
        throw new Error(`a callback was answered ${String(answer.status)}: ${answer.text}`);
      await new Promise((resolve) => setTimeout(resolve, REDELIVER_MS));
    }
  }
}
