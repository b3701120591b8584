/**
 * Follows the log as a warm standby does: applies each committed event, read back from its stored row, to an exchange of
 * its own. That exchange must equal the memory of the leader that decided the event, and what a server recovers from the
 * tables at the same event.
 */
import { applyEvent } from '../../../src/core/applyEvent';
import { Exchange } from '../../../src/core/exchange';
import { exchangeDigest } from '../../../src/core/exchangeDigest';
import { eventFromRow } from '../../../src/store/events/eventRows';
import type { TableChanges } from '../database/database';
import type { Row } from '../database/tableData';
import { describeExchange } from './engineMemory';
import type { ModelJudge } from './modelJudge';

export class FollowerChecker {
  readonly exchange = new Exchange();
  /** Digest of the following exchange after each event. */
  private readonly digests = new Map<number, string>([[0, exchangeDigest(this.exchange)]]);
  /** Digest of the leader's memory after each batch that it decided, by epoch and last event. */
  private readonly decided = new Map<string, string>();

  constructor(
    private readonly judge: ModelJudge,
    private readonly count: (occurrence: string) => void,
  ) {}

  /** Digest of the exchange after that event; undefined if it is not committed. */
  digestAt(sequence: number): string | undefined {
    return this.digests.get(sequence);
  }

  /** To be called when a batch is decided and the next one is not. It may never be committed. */
  recordDecision(epoch: number, exchange: Exchange): void {
    this.decided.set(`${epoch} ${exchange.sequence}`, exchangeDigest(exchange));
  }

  checkCommit(changes: TableChanges): void {
    const rows = Array.from(changes.get('events')?.values() ?? []);
    for (const row of rows.sort((one, other) => Number(one['sequence']) - Number(other['sequence']))) this.follow(row);
  }

  /** The exchange that a server recovered from the tables. */
  checkRecovered(exchange: Exchange, server: string): void {
    this.count('followed events compared with a recovery');
    if (exchange.unfinished.size > 0) this.count('recovery of an order that goes on');
    const followed = this.digests.get(exchange.sequence);
    if (exchangeDigest(exchange) === followed) return;
    this.judge.addFinding(`${server} recovers another exchange at event ${exchange.sequence} than the events give`);
    if (exchange.sequence === this.exchange.sequence) this.describeDifference(exchange);
  }

  private follow(row: Row): void {
    const { exchange } = this;
    try {
      applyEvent(exchange, eventFromRow(row as never));
    } catch (error) {
      return this.judge.addFinding(`event ${row['sequence']} cannot be applied: ${String(error)}`);
    }
    const digest = exchangeDigest(exchange);
    this.digests.set(exchange.sequence, digest);
    const key = `${row['epoch']} ${exchange.sequence}`;
    const decided = this.decided.get(key);
    if (decided === undefined) return;
    this.decided.delete(key);
    this.count('followed events compared with their decision');
    this.judge.expect(
      decided === digest,
      () => `event ${exchange.sequence} (${row['type']}) leaves another exchange than its decision did`,
    );
  }

  private describeDifference(exchange: Exchange): void {
    this.judge.expectSame(describeExchange(this.exchange), describeExchange(exchange), () => 'the following exchange');
  }
}
