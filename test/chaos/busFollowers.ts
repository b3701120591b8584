/** Clients of the streams of gateways during faults: they connect again whenever they can, and check every guarantee. */

import { type DepthEvent, DepthFollower } from '../support/depthFollower';
import { eventually } from '../support/eventually';
import type { TestExchange, TestUser } from '../support/exchange';
import { loggedUserFrames } from '../support/loggedUserFrames';
import { RoamingGateway } from '../support/roamingGateway';
import { StreamClient } from '../support/streamClient';
import { UserFollower } from '../support/userFollower';

const LOOK_MS = 20;
/** The server ends a connection whose data may be outdated with this code, or when it stops. */
const SERVICE_RESTART = 1012;
/** There was no closing handshake: the gateway was killed. */
const ABNORMAL = 1006;

/** Keeps the order book of one gateway by the documented procedure. */
export class BookFollower {
  readonly violations: string[] = [];
  /** Connections that were closed by the server, by their code. */
  readonly closes: Record<number, number> = {};
  /** Whether the gateway may be killed at present. */
  mayBeKilled = false;
  private stream: StreamClient | undefined;
  private book = new DepthFollower();
  private taken = 0;
  private isRunning = true;
  private readonly following: Promise<void>;

  constructor(private readonly gateway: TestExchange) {
    this.following = this.follow();
  }

  get isOpen(): boolean {
    return this.stream?.isOpen === true && this.book.lastUpdateId !== undefined;
  }

  /** Connections that the gateway has closed because it could not confirm that its data was current. */
  get outdatedConnections(): number {
    return this.closes[SERVICE_RESTART] ?? 0;
  }

  /** Resolves when the book equals that of the gateway. Call it while there is no trading. */
  async expectBook(): Promise<void> {
    await eventually(
      async () => ({ own: this.isOpen ? this.book.depth : undefined, ...(await this.fetchDepth()) }),
      ({ own, snapshot }) => own !== undefined && JSON.stringify(own) === JSON.stringify(snapshot),
    );
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    await this.following;
    this.stream?.socket.terminate();
  }

  private async follow(): Promise<void> {
    while (this.isRunning) {
      try {
        await this.step();
      } catch (error) {
        this.violations.push(String(error));
        this.stream?.socket.terminate();
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  private async step(): Promise<void> {
    this.readFrames();
    if (this.stream?.isOpen !== true) await this.connect();
    if (this.stream?.isOpen !== true || this.book.lastUpdateId !== undefined) return;
    const { snapshot } = await this.fetchDepth();
    this.readFrames();
    if (snapshot !== undefined) this.book.applySnapshot(snapshot);
  }

  private async connect(): Promise<void> {
    if (this.stream !== undefined) await this.recordClose(this.stream);
    this.book = new DepthFollower();
    this.taken = 0;
    this.stream = await StreamClient.open(this.gateway.baseUrl, '/ws/btc_thb@depth@100ms').catch(() => undefined);
  }

  private async recordClose(stream: StreamClient): Promise<void> {
    const { code } = await stream.closed;
    this.stream = undefined;
    this.closes[code] = (this.closes[code] ?? 0) + 1;
    if (code !== SERVICE_RESTART && !(code === ABNORMAL && this.mayBeKilled))
      this.violations.push(`a connection was closed with ${code}`);
  }

  private async fetchDepth() {
    const answer = await this.gateway.anonymous
      .call('getDepth', { query: { symbol: 'btc_thb', limit: '5000' } })
      .catch(() => undefined);
    if (answer?.status !== 200) return { snapshot: undefined };
    const { lastUpdateId, bids, asks } = answer.body;
    return { snapshot: { lastUpdateId, bids, asks } };
  }

  private readFrames(): void {
    const frames = this.stream?.frames ?? [];
    for (; this.taken < frames.length; this.taken += 1) {
      const frame = frames[this.taken];
      if (frame?.['e'] === 'depthUpdate') this.book.receive(frame as unknown as DepthEvent);
    }
  }
}

/** Follows a user, and resumes at the next gateway whenever its connection ends. */
export class RoamingUser {
  private readonly roaming: RoamingGateway;
  private readonly follower: UserFollower;
  private isRunning = true;
  private readonly following: Promise<void>;

  constructor(
    gateways: readonly TestExchange[],
    private readonly user: TestUser,
  ) {
    this.roaming = new RoamingGateway(gateways);
    this.follower = new UserFollower(this.roaming, user, 0, (listenKey, from) => `/ws/${listenKey}?from=${from}`);
    this.following = this.follow();
  }

  get connections(): number {
    return this.follower.connections;
  }

  /** Resolves when every frame of the log was received, each once. Call it while nothing happens. */
  async expectLog(exchange: Pick<TestExchange, 'database'>): Promise<void> {
    const log = await loggedUserFrames(exchange, this.user);
    await eventually(
      () => this.follower.kept.length,
      (count) => count >= log.length,
    );
    const index = log.findIndex((text, each) => text !== this.follower.kept[each]);
    expect([this.follower.kept.length, this.follower.kept[index]]).toEqual([log.length, log[index]]);
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    await this.following;
    this.follower.disconnect();
  }

  private async follow(): Promise<void> {
    while (this.isRunning) {
      if (!this.follower.isConnected) this.roaming.moveOn();
      // A gateway may refuse. What the follower finds wrong is missing at the comparison with the log.
      await this.follower.connectAndRead().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }
}
