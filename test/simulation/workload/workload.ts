/** Random commands of users and operators: every kind of command, most of them valid. */
import type { Command, CreateOrder } from '../../../src/core/model/commands';
import type { Random } from '../../support/randomSeed';
import type { ReferenceModel } from '../model/referenceModel';
import { OrderWorkload } from './orders';
import { OtoListWorkload } from './otoLists';
import { RuleWorkload } from './rules';
import { TransferWorkload } from './transfers';
import { UniqueNames } from './uniqueNames';
import { ASSETS, USERS } from './users';

/** First deposit of each user in each asset, in units of `TransferWorkload`. */
const FIRST_PORTIONS = { btc: 30_000, eth: 10_000, usdt: 500, thb: 600 } as const;

export class Workload {
  private readonly names = new UniqueNames();
  private readonly orders: OrderWorkload;
  private readonly otoLists: OtoListWorkload;
  private readonly transfers: TransferWorkload;
  private readonly rules: RuleWorkload;

  constructor(
    private readonly random: Random,
    reference: ReferenceModel,
  ) {
    this.orders = new OrderWorkload(random, this.names, reference);
    this.otoLists = new OtoListWorkload(random, this.orders);
    this.transfers = new TransferWorkload(random, this.names, reference);
    this.rules = new RuleWorkload(random, this.names, reference);
  }

  /** The deposits at the start of a run. */
  firstDeposits(): Command[] {
    return USERS.flatMap((userId) =>
      ASSETS.map((asset) => this.transfers.createCredit(userId, asset, FIRST_PORTIONS[asset])),
    );
  }

  nextCommand(): Command {
    const choice = this.random.integer(1, 100);
    if (choice <= 39) return this.orders.create();
    if (choice <= 41) return this.orders.createList();
    if (choice <= 44) return this.otoLists.create();
    if (choice <= 53) return this.orders.createCancellation();
    if (choice <= 58) return this.orders.createAmendment();
    if (choice <= 67) return this.orders.createPurchase();
    if (choice <= 70) return this.transfers.createCredit();
    if (choice <= 71) return this.transfers.repeatCredit();
    if (choice <= 74) return this.transfers.createAnnouncement();
    if (choice <= 82) return this.transfers.createRequest();
    if (choice <= 85) return this.transfers.createApproval();
    if (choice <= 87) return this.transfers.createCancellation();
    if (choice <= 93) return this.transfers.createMove();
    if (choice <= 95) return this.rules.setSymbol();
    if (choice <= 96) return this.rules.setFees();
    if (choice <= 97) return this.rules.setAsset();
    if (choice <= 98) return this.orders.createCancelTimer();
    return this.rules.setLimit();
  }

  /** An order for a preview. */
  orderForPreview(): CreateOrder {
    return this.orders.create();
  }

  /** Repeats a command: unchanged, or with another fingerprint under its key. */
  repeatCommand(command: Command): Command {
    return this.random.integer(1, 8) === 1 ? this.orders.withOtherFingerprint(command) : command;
  }
}
