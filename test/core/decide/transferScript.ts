/**
 * Scripts of deposits and withdrawals, as small tables of decisions. One line is one step:
 *
 *     ann has 2 btc
 *     ann withdraws 0.5 btc on bitcoin       -> 1 queued
 *     ann withdraws 3 btc on bitcoin         -> INSUFFICIENT_BALANCE
 *     op1 approves 1                         -> queued
 *     ann cancels 1                          -> failed
 *     worker moves 1 to sent tx=aa conf=1    -> sent
 *     worker moves 1 to sent tx=aa conf=1    -> sent, unchanged
 *     bob is due 1 btc as ref-1 processing   -> processing            (announced)
 *     bob is paid 1 btc as ref-1 conf=3      -> completed             (credited)
 *     24 h pass
 *     ann keeps 1.4999 btc, 9.4999 more      (the available balance, and what the limit still allows)
 *     house keeps 0.5 pending_withdrawals of btc
 *
 * After every line, the accounts of each asset sum to zero, and pending withdrawals equal the withdrawals that were
 * debited and are not sent.
 */
import type { Command } from '../../../src/core/model/commands';
import type { EngineEvent } from '../../../src/core/model/events';
import { type AccountKind, HOUSE, type WithdrawalFailure } from '../../../src/core/model/model';
import { type Amount, amountFrom, formatAmount } from '../../../src/core/values/decimal';
import { traderOf } from '../../support/limitOrder';
import { MemoryExchange } from '../memoryExchange';

const USERS: Readonly<Record<string, number>> = { ann: 1, bob: 2 };
const OPERATORS: Readonly<Record<string, number | null>> = { op1: 71, op2: 72, worker: null };

type LineParts = Readonly<Record<string, string | undefined>>;

const STEPS: readonly [RegExp, (script: TransferScript, parts: LineParts) => string][] = [
  [/^(?<who>\w+) has (?<amount>\S+) (?<asset>\w+)$/, (script, parts) => script.fund(parts)],
  [
    /^(?<who>\w+) withdraws (?<amount>\S+) (?<asset>\w+)( on (?<network>\w+))?( at (?<bank>\w+))?$/,
    (script, parts) => script.withdraw(parts),
  ],
  [/^(?<who>\w+) cancels (?<id>\d+)( while (?<state>\w+))?$/, (script, parts) => script.cancel(parts)],
  [/^(?<operator>\w+) approves (?<id>\d+)$/, (script, parts) => script.approve(parts)],
  [
    /^(?<operator>\w+) moves (?<id>\d+) to (?<to>\w+)( as (?<failure>\w+))?( tx=(?<tx>\w+))?( conf=(?<conf>\d+))?$/,
    (script, parts) => script.move(parts),
  ],
  [
    /^(?<who>\w+) is due (?<amount>\S+) (?<asset>\w+) as (?<reference>\S+) (?<status>\w+)(?<more>.*)$/,
    (script, parts) => script.announce(parts),
  ],
  [
    /^(?<who>\w+) is paid (?<amount>\S+) (?<asset>\w+) as (?<reference>\S+)(?<more>.*)$/,
    (script, parts) => script.credit(parts),
  ],
  [/^(?<hours>\d+) h pass$/, (script, parts) => script.wait(parts)],
  [/^house keeps (?<amount>\S+) (?<kind>\w+) of (?<asset>\w+)$/, (script, parts) => script.houseBalanceText(parts)],
  [
    /^(?<who>\w+) keeps (?<amount>\S+) (?<asset>\w+)(, (?<left>\S+) more)?$/,
    (script, parts) => script.walletText(parts),
  ],
];

export class TransferScript {
  constructor(readonly market = new MemoryExchange()) {}

  /** Plays the lines in turn. The outcome of each must be as written. */
  play(table: string): this {
    const lines = table
      .trim()
      .split('\n')
      .map((line) => line.replace(/#.*$/, '').replace(/ +/g, ' ').trim())
      .filter((line) => line !== '');
    expect(lines.map((line) => this.playLine(line.replace(/ -> .*/, '')))).toEqual(lines);
    return this;
  }

  fund({ who, amount, asset }: LineParts): string {
    this.market.deposit(userOf(who), asset ?? '', amount ?? '');
    return `${who} has ${amount} ${asset}`;
  }

  withdraw({ who, amount, asset, network, bank }: LineParts): string {
    const where =
      network === undefined && bank === undefined ? '' : network === undefined ? ` at ${bank}` : ` on ${network}`;
    const command: Command = {
      type: 'request_withdrawal',
      idempotencyKeys: [],
      trader: traderOf(userOf(who)),
      asset: asset ?? '',
      network: network ?? null,
      amount: amountFrom(amount ?? ''),
      address: 'somewhere',
      tag: null,
      bankCode: bank ?? null,
    };
    return `${who} withdraws ${amount} ${asset}${where} -> ${this.decide(command, ({ withdrawal }) => `${withdrawal?.id} ${withdrawal?.status}`)}`;
  }

  approve({ operator, id }: LineParts): string {
    const command: Command = {
      type: 'approve_withdrawal',
      idempotencyKeys: [],
      withdrawalId: Number(id),
      operatorId: operatorOf(operator) ?? 0,
    };
    return `${operator} approves ${id} -> ${this.decide(command, ({ withdrawal }) => `${withdrawal?.status}`)}`;
  }

  cancel({ who, id, state }: LineParts): string {
    const command = {
      type: 'cancel_withdrawal',
      idempotencyKeys: [],
      trader: { ...traderOf(userOf(who)), ...(state !== undefined && { state }) },
      withdrawalId: Number(id),
    } as Command;
    return `${who} cancels ${id}${state === undefined ? '' : ` while ${state}`} -> ${this.decide(command, ({ withdrawal }) => `${withdrawal?.status}`)}`;
  }

  move({ operator, id, to, failure, tx, conf }: LineParts): string {
    const command = {
      type: 'move_withdrawal',
      idempotencyKeys: [],
      withdrawalId: Number(id),
      to,
      txid: tx ?? null,
      confirmations: Number(conf ?? 0),
      failure: (failure ?? null) as WithdrawalFailure | null,
      operatorId: operatorOf(operator),
    } as Command;
    const words = [
      failure === undefined ? '' : ` as ${failure}`,
      tx === undefined ? '' : ` tx=${tx}`,
      conf === undefined ? '' : ` conf=${conf}`,
    ].join('');
    return `${operator} moves ${id} to ${to}${words} -> ${this.decide(command, ({ withdrawal }) => `${withdrawal?.status}`)}`;
  }

  announce({ who, amount, asset, reference, status, more }: LineParts): string {
    const command = {
      type: 'announce_deposit',
      ...this.depositFields({ who, amount, asset, reference, more }),
      status,
    } as Command;
    return `${who} is due ${amount} ${asset} as ${reference} ${status}${more} -> ${this.decide(command, ({ deposit }) => `${deposit?.status}`)}`;
  }

  credit({ who, amount, asset, reference, more }: LineParts): string {
    const command = {
      type: 'credit_deposit',
      ...this.depositFields({ who, amount, asset, reference, more }),
    } as Command;
    return `${who} is paid ${amount} ${asset} as ${reference}${more} -> ${this.decide(command, ({ deposit }) => `${deposit?.status}`)}`;
  }

  wait({ hours }: LineParts): string {
    this.market.timeMs += Number(hours) * 3_600_000;
    return `${hours} h pass`;
  }

  houseBalanceText({ kind, asset }: LineParts): string {
    const balance = this.market.exchange.accounts.balance(HOUSE, asset ?? '', kind as AccountKind);
    return `house keeps ${formatAmount(balance)} ${kind} of ${asset}`;
  }

  walletText({ who, asset = '', left }: LineParts): string {
    const { exchange, timeMs } = this.market;
    const more =
      exchange.rules.withdrawalLimit('level_1', asset) -
      exchange.withdrawalUsage.usedAmount(userOf(who), asset, timeMs);
    return `${who} keeps ${formatAmount(this.market.balance(userOf(who), asset))} ${asset}${left === undefined ? '' : `, ${formatAmount(more)} more`}`;
  }

  private depositFields({ who, amount, asset, reference, more = '' }: LineParts) {
    const word = (name: string) => new RegExp(` ${name}=(\\S+)`).exec(more)?.[1];
    return {
      idempotencyKeys: [],
      userId: userOf(who),
      asset,
      amount: amountFrom(amount ?? ''),
      reference,
      network: word('net') ?? null,
      txid: word('tx') ?? null,
      confirmations: Number(word('conf') ?? 0),
    };
  }

  private decide(command: Command, describe: (event: EngineEvent) => string): string {
    const decision = this.market.decide(command);
    if (decision.refusal !== null) return decision.refusal.code;
    const { event } = decision;
    const isNew = (event.withdrawal ?? event.deposit)?.updatedAtMs === event.timeMs;
    if (!isNew) expect([event.entries, event.balances]).toEqual([[], []]);
    return `${describe(event)}${isNew ? '' : ', unchanged'}`;
  }

  private playLine(line: string): string {
    for (const [pattern, act] of STEPS) {
      const match = pattern.exec(line);
      if (match === null) continue;
      const result = act(this, match.groups ?? {});
      expectConsistentLedger(this.market);
      return result;
    }
    throw new Error(`unknown step: ${line}`);
  }
}

/**
 * After every step each asset sums to zero, no user has a negative balance, and pending withdrawals equal the
 * withdrawals that were debited and are not sent.
 */
export function expectConsistentLedger({ exchange }: MemoryExchange): void {
  const wrong: string[] = [];
  const totals = new Map<string, Amount>();
  for (const { owner, asset, kind, balance } of exchange.accounts.all()) {
    totals.set(asset, (totals.get(asset) ?? 0n) + balance);
    if (owner !== HOUSE && balance < 0n) wrong.push(`user ${owner} has ${balance} ${asset} ${kind}`);
  }
  const unsent = new Map<string, Amount>();
  for (const { asset, amount, status } of exchange.openWithdrawals.all())
    if (status !== 'sent') unsent.set(asset, (unsent.get(asset) ?? 0n) + amount);
  for (const [asset, total] of totals) {
    if (total !== 0n) wrong.push(`${asset} sums to ${total}`);
    const pending = exchange.accounts.balance(HOUSE, asset, 'pending_withdrawals');
    if (pending !== (unsent.get(asset) ?? 0n))
      wrong.push(`${pending} ${asset} are pending, but ${unsent.get(asset)} are not sent`);
  }
  expect(wrong).toEqual([]);
}

function userOf(who: string | undefined): number {
  const user = USERS[who ?? ''];
  if (user === undefined) throw new Error(`unknown user ${who}`);
  return user;
}

function operatorOf(who: string | undefined): number | null {
  const operator = OPERATORS[who ?? ''];
  if (operator === undefined) throw new Error(`unknown operator ${who}`);
  return operator;
}
