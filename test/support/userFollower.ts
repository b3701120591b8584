/**
 * A consumer that follows its own orders and balances by the procedure that the contract documents under `userData`, and by nothing else. It comes
 * back after every cut, and keeps each frame once. It throws when the stream breaks what is promised of it.
 */
import type { components } from '../../generated/streams';
import type { TestExchange, TestUser } from './exchange';
import { listenKeyOf } from './listenKeys';
import { StreamClient } from './streamClient';

type Schemas = components['schemas'];
type Frame = Exclude<Schemas['UserDataEvent'], Schemas['ListenKeyExpiredEvent']>;

export class UserFollower {
  /** Every frame, once, in order, as text. */
  readonly kept: string[] = [];
  /** Of the last event: what tells its frames apart. */
  private readonly ofLast = new Set<string>();
  /** Sequence of the last event. */
  last: number;
  connections = 0;
  /** Frames that came again because nobody could tell whether their event had come whole. */
  dropped = 0;
  private stream: StreamClient | undefined;
  private taken = 0;
  /** What the present connection has begun after. */
  private from = 0;

  constructor(
    private readonly exchange: TestExchange,
    private readonly user: TestUser,
    from: number,
    private readonly address: (listenKey: string, from: number) => string,
  ) {
    this.last = from;
  }

  get isConnected(): boolean {
    return this.stream?.isOpen === true;
  }

  /** Connects unless it is connected, and takes what has come. The last event may have come in part, so it is asked for again. */
  async work(): Promise<void> {
    this.take();
    if (this.isConnected) return;
    // All of it is taken; were it kept, a connection that is refused now would make it be read again.
    this.stream = undefined;
    const listenKey = await listenKeyOf(this.exchange, this.user);
    this.from = this.kept.length === 0 ? this.last : this.last - 1;
    this.taken = 0;
    this.stream = await StreamClient.open(this.exchange.baseUrl, this.address(listenKey, this.from));
    this.connections += 1;
  }

  /** Cuts the connection, without a word. What had come by then has been seen. */
  cut(): void {
    this.take();
    this.stream?.socket.terminate();
    this.take();
    this.stream = undefined;
  }

  private take(): void {
    const frames = this.stream?.frames ?? [];
    for (; this.taken < frames.length; this.taken += 1) {
      const frame = frames[this.taken] as unknown as { data?: Frame } & Frame;
      this.see(frame.data ?? frame);
    }
  }

  private see(frame: Frame): void {
    if (!('sequence' in frame)) return;
    const name =
      frame.e === 'executionReport'
        ? `${frame.i} ${frame.x} ${frame.t}`
        : frame.e === 'balanceUpdate'
          ? `${frame.e} ${frame.a}`
          : frame.e;
    if (frame.sequence <= this.from || frame.sequence < this.last)
      throw new Error(`${JSON.stringify(frame)} came after ${this.last}, from ${this.from}`);
    if (frame.sequence > this.last) {
      this.last = frame.sequence;
      this.ofLast.clear();
    } else if (this.ofLast.has(name)) {
      // Only the event that was asked for again, and on each connection no frame of it twice.
      if (frame.sequence !== this.from + 1 || !this.kept.includes(JSON.stringify(frame)))
        throw new Error(`${JSON.stringify(frame)} came twice`);
      this.dropped += 1;
      return;
    }
    this.ofLast.add(name);
    this.kept.push(JSON.stringify(frame));
  }
}
