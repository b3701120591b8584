/** What people and operators ask for, drawn from the seed: every kind of command, most of them such that something comes of them. */
import type { Command, CreateOrder } from '../../../src/core/commands';
import type { Random } from '../../support/seed';
import type { Reference } from '../model/reference';
import { Names } from './names';
import { OrderWorkload } from './orders';
import { ASSETS, USERS } from './people';
import { RuleWorkload } from './rules';
import { TransferWorkload } from './transfers';

/** How much of each asset everybody begins with, in the asset's portions. */
const FIRST_PORTIONS = { btc: 30_000, eth: 10_000, usdt: 500, thb: 600 } as const;

export class Workload {
  private readonly names = new Names();
  private readonly orders: OrderWorkload;
  private readonly transfers: TransferWorkload;
  private readonly rules: RuleWorkload;

  constructor(
    private readonly random: Random,
    reference: Reference,
  ) {
    this.orders = new OrderWorkload(random, this.names, reference);
    this.transfers = new TransferWorkload(random, this.names, reference);
    this.rules = new RuleWorkload(random, this.names, reference);
  }

  /** What people have when a run begins. */
  firstDeposits(): Command[] {
    return USERS.flatMap((userId) =>
      ASSETS.map((asset) => this.transfers.credit(userId, asset, FIRST_PORTIONS[asset])),
    );
  }

  next(): Command {
    const choice = this.random.integer(1, 100);
    if (choice <= 44) return this.orders.create();
    if (choice <= 53) return this.orders.cancel();
    if (choice <= 58) return this.orders.amend();
    if (choice <= 67) return this.orders.purchase();
    if (choice <= 70) return this.transfers.credit();
    if (choice <= 71) return this.transfers.creditAgain();
    if (choice <= 74) return this.transfers.announce();
    if (choice <= 82) return this.transfers.request();
    if (choice <= 85) return this.transfers.approve();
    if (choice <= 93) return this.transfers.move();
    if (choice <= 95) return this.rules.setSymbol();
    if (choice <= 96) return this.rules.setFees();
    if (choice <= 98) return this.rules.setAsset();
    return this.rules.setLimit();
  }

  /** For a look at what it would do. */
  order(): CreateOrder {
    return this.orders.create();
  }

  /** A command that was asked before, again: as it was, or with something else under its key. */
  again(command: Command): Command {
    return this.random.integer(1, 8) === 1 ? this.orders.conflicting(command) : command;
  }
}
