/**
 * Connects to the primary among several hosts. The last known primary is tried first, and the next host as soon as the
 * previous one has failed or has been silent for a moment, so that a frozen host costs little time.
 */
import { type EventLoop, pause } from '../../foundation/eventLoop';
import { DatabaseError } from './databaseError';

/** How long a host may be silent before the next one is tried as well. */
const HEAD_START_MS = 200;
/** A host gets this share of the total time. */
const SHARE_PER_HOST = 1 / 3;

/** Between two searches while there is no primary. */
const PAUSE_MS = 50;

export interface PrimaryFinderOptions<Host, Connection, Options> {
  readonly hosts: readonly Host[];
  readonly nameOf: (host: Host) => string;
  /**
   * Connects to a host. Rejects with the reason if the host does not answer within `limitMs` or is not the primary, and
   * leaves no open connection then.
   */
  readonly open: (host: Host, limitMs: number, options: Options) => Promise<Connection>;
  readonly close: (connection: Connection) => void;
  /** Limit of one search in total. */
  readonly timeoutMs: number;
  readonly eventLoop: EventLoop;
}

interface Attempt<Host, Connection> {
  readonly host: Host;
  readonly connection: Connection;
}

export class PrimaryFinder<Host, Connection, Options> {
  /** The last known primary first, hosts that failed lately last. */
  private order: Host[];
  private termNumber = 0;
  /** The search that later callers wait for, so that only one asks the hosts that are not the primary. */
  private searching: Promise<unknown> | undefined;

  constructor(private readonly options: PrimaryFinderOptions<Host, Connection, Options>) {
    this.order = [...options.hosts];
  }

  /**
   * Changes when the primary may have changed. Connections that were made in an earlier term may lead to a former
   * primary and must not be reused.
   */
  get term(): number {
    return this.termNumber;
  }

  /** To be called when a server has refused a statement because it is no longer the primary. */
  beginTerm(): void {
    this.termNumber += 1;
  }

  /**
   * A connection to the primary. `options` are those of `open`. While there is no primary, the hosts are asked again and
   * again as long as the time allows. Throws `DatabaseError` with the reasons of all hosts.
   */
  async connect(options: Options): Promise<Connection> {
    const { timeoutMs, eventLoop } = this.options;
    const lastStartMs = eventLoop.elapsedMs() + timeoutMs - this.searchMsMax;
    // Without this, every waiting query would ask all hosts again and again during a failover.
    if (this.searching !== undefined) await this.searching;
    const connecting = this.searchUntil(lastStartMs, options);
    if (this.searching === undefined) {
      const searching = connecting.finally(() => {
        this.searching = undefined;
      });
      searching.catch(() => undefined);
      this.searching = searching;
    }
    return await connecting;
  }

  private async searchUntil(lastStartMs: number, options: Options): Promise<Connection> {
    const { eventLoop } = this.options;
    for (;;) {
      try {
        return await this.searchOnce(options);
      } catch (error) {
        if (eventLoop.elapsedMs() + PAUSE_MS > lastStartMs) throw error;
      }
      await pause(eventLoop, PAUSE_MS);
    }
  }

  private async searchOnce(options: Options): Promise<Connection> {
    const hosts = [...this.order];
    const attempts: Promise<Attempt<Host, Connection>>[] = [];
    try {
      const found = await this.search(hosts, options, attempts);
      this.promote(found.host);
      for (const attempt of attempts)
        attempt.then((late) => late !== found && this.options.close(late.connection)).catch(() => undefined);
      return found.connection;
    } catch (error) {
      this.demote(hosts[0] as Host);
      const reasons = (error as AggregateError).errors.map(
        (reason: Error, index) => `${this.options.nameOf(hosts[index] as Host)}: ${reason.message}`,
      );
      throw new DatabaseError(`no host of DATABASE_URL is the primary (${reasons.join('; ')})`, false, false, false);
    }
  }

  /** Adds each attempt to `attempts`, in the order of the hosts. Throws `AggregateError` if all have failed. */
  private async search(
    hosts: readonly Host[],
    options: Options,
    attempts: Promise<Attempt<Host, Connection>>[],
  ): Promise<Attempt<Host, Connection>> {
    const { open, eventLoop } = this.options;
    const { limitMs, headStartMs } = this;
    const nothing = (): undefined => undefined;
    for (const host of hosts) {
      const attempt = open(host, limitMs, options).then((connection) => ({ host, connection }));
      attempts.push(attempt);
      const found = await Promise.race([
        Promise.any(attempts).catch(nothing),
        attempt.catch(nothing),
        pause(eventLoop, headStartMs).then(nothing),
      ]);
      if (found !== undefined) return found;
    }
    return await Promise.any(attempts);
  }

  private get limitMs(): number {
    return this.options.timeoutMs * SHARE_PER_HOST;
  }

  private get headStartMs(): number {
    return Math.min(HEAD_START_MS, this.limitMs / this.options.hosts.length);
  }

  private get searchMsMax(): number {
    return this.limitMs + this.headStartMs * (this.options.hosts.length - 1);
  }

  private promote(host: Host): void {
    if (this.order[0] === host) return;
    this.order = [host, ...this.order.filter((other) => other !== host)];
    this.beginTerm();
  }

  private demote(host: Host): void {
    if (this.order[0] === host) this.order = [...this.order.slice(1), host];
  }
}
