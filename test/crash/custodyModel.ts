/**
 * Withdrawals and deposits that go on while the server is killed, and a model of what must come of them: the custodian's books say what left and
 * what came, the users' wallets must say the same in the end.
 */
import { randomUUID } from 'node:crypto';
import { amountFrom, formatAmount } from '../../src/core/decimal';
import type { Withdrawal } from '../../src/core/model';
import { addressOn } from '../support/custodian/addresses';
import { type CallbackEvent, depositEvent, ownAddress } from '../support/custodian/callbacks';
import { CustodyBench } from '../support/custodian/withCustodian';
import { eventually } from '../support/eventually';
import type { TestUser } from '../support/exchange';
import { walletOf } from '../support/orders';
import type { Random } from '../support/seed';
import { withdrawCoins } from '../support/transfers';

const FINAL: readonly Withdrawal['status'][] = ['confirmed', 'failed'];
const START = amountFrom('1000');
/** Between two tries of a callback that was not answered. */
const REDELIVER_MS = 50;

interface Expected {
  readonly id: number;
  readonly key: string;
  readonly address: string;
  readonly amount: string;
}

export class CustodyModel {
  readonly withdrawals: Expected[] = [];
  private deposited = 0n;

  private constructor(
    readonly bench: CustodyBench,
    readonly random: Random,
    private readonly user: TestUser,
    private readonly depositAddress: string,
  ) {}

  static async start(random: Random): Promise<CustodyModel> {
    const bench = await CustodyBench.start();
    const user = await bench.exchange.createUser({ balances: { btc: formatAmount(START) }, level: 'level_3' });
    return new CustodyModel(bench, random, user, await ownAddress(bench.exchange, { userId: user.id }));
  }

  /** A few, each answered with a yes. */
  async withdraw(): Promise<Expected[]> {
    const count = this.random.integer(2, 4);
    const asked = await Promise.all(
      Array.from({ length: count }, async () => {
        const [amount, address] = [`0.0${this.random.integer(1, 9)}`, addressOn('bitcoin')];
        const { id } = await withdrawCoins(this.user, { amount, address });
        return { id, key: `withdrawal-${id}`, address, amount };
      }),
    );
    this.withdrawals.push(...asked);
    return asked;
  }

  /** What the custodian has, it carries a step on by chance, as it would in its own time. */
  settleSome(): void {
    for (const { key } of this.withdrawals) {
      const known = this.bench.custodian.withdrawals.get(key);
      if (known?.state === 'accepted')
        this.bench.custodian.settle(key, { state: this.random.pick(['sent', 'sent', 'confirmed', 'refused']) });
      else if (known?.state === 'sent')
        this.bench.custodian.settle(key, {
          state: this.random.pick(['confirmed', 'confirmed', 'returned']),
          confirmations: 6,
        });
    }
  }

  /** Tells of everything as it stands, and of new deposits, each until it is taken, however often the server dies. Resolves when all are. */
  async tellAll(): Promise<void> {
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
    await Promise.all(events.map((event) => this.deliver(event)));
  }

  /** Everything comes to its end, and the end is what the custodian's books say. */
  async reconcile(): Promise<void> {
    const { custodian } = this.bench;
    await eventually(
      () => this.withdrawals.filter(({ key }) => !custodian.withdrawals.has(key)),
      (unknown) => unknown.length === 0,
    );
    let spent = 0n;
    for (const expected of this.withdrawals) {
      while (['accepted', 'sent'].includes(custodian.withdrawal(expected.key).state)) this.settleSome();
      const withdrawal = await this.bench.until(expected, ...FINAL);
      spent += this.checkOne(expected, withdrawal);
    }
    expect(await walletOf(this.user, 'btc')).toBe(formatAmount(START + this.deposited - spent));
    const { balances } = await this.bench.exchange.operator.expect('getHouseBalances', 200);
    expect(balances.find(({ asset, kind }) => asset === 'btc' && kind === 'pending_withdrawals')?.balance ?? '0').toBe(
      '0',
    );
    await this.bench.check();
  }

  /** Gives what it took from the wallet. */
  private checkOne({ key, address, amount }: Expected, { status, failure, fee }: Withdrawal): bigint {
    const { state } = this.bench.custodian.withdrawal(key);
    const ends = {
      confirmed: ['confirmed', null],
      refused: ['failed', 'refused_by_custodian'],
      returned: ['failed', 'returned'],
    } as const;
    expect([key, status, failure]).toEqual([key, ...ends[state as keyof typeof ends]]);
    const paid = this.bench.payments({ address });
    expect(paid).toEqual(state === 'refused' ? [] : [{ key, asset: 'btc', amount, address }]);
    return state === 'confirmed' ? amountFrom(amount) + fee : 0n;
  }

  private async deliver(event: CallbackEvent): Promise<void> {
    const custodian = this.bench.exchange.anonymous.as({ kind: 'custodian', key: this.bench.custodian.key });
    for (;;) {
      const answer = await custodian.call('receiveCustodyCallback', { body: event }).catch(() => undefined);
      if (answer?.status === 204) return;
      if (answer !== undefined && answer.status !== 503)
        throw new Error(`a callback was answered ${String(answer.status)}: ${answer.text}`);
      await new Promise((resolve) => setTimeout(resolve, REDELIVER_MS));
    }
  }
}
