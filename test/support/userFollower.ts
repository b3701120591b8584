/**
 * A consumer that follows its own orders and balances by exactly the procedure that the contract documents under
 * `userData`. It reconnects after every lost connection and keeps each frame once. It throws if the stream breaks its
 * guarantees.
 */
import type { components } from '../../generated/streams';
import type { TestExchange, TestUser } from './exchange';
import { listenKeyOf } from './listenKeyHelpers';
import { StreamClient } from './streamClient';

type Schemas = components['schemas'];
type Frame = Exclude<Schemas['UserDataEvent'], Schemas['ListenKeyExpiredEvent']>;

export class UserFollower {
  /** Every frame, once, in order, as text. */
  readonly kept: string[] = [];
  /** Frames of the last event, to recognize repeated ones. */
  private readonly ofLast = new Set<string>();
  /** Sequence of the last event. */
  last: number;
  connections = 0;
  /** Frames that came again because it is unknown whether their event had been received completely. */
  dropped = 0;
  private stream: StreamClient | undefined;
  private taken = 0;
  /** Sequence after which the present connection started. */
  private from = 0;

  constructor(
    private readonly exchange: Pick<TestExchange, 'anonymous' | 'baseUrl'>,
    private readonly user: TestUser,
    from: number,
    private readonly address: (listenKey: string, from: number) => string,
  ) {
    this.last = from;
  }

  get isConnected(): boolean {
    return this.stream?.isOpen === true;
  }

  /** Connects if necessary and reads what has arrived. The last event may be incomplete, so it is requested again. */
  async connectAndRead(): Promise<void> {
    this.readFrames();
    if (this.isConnected) return;
    // Everything on it was read; if it were kept, a refused reconnect would read it again.
    this.stream = undefined;
    const listenKey = await listenKeyOf(this.exchange, this.user);
    this.from = this.kept.length === 0 ? this.last : this.last - 1;
    this.taken = 0;
    this.stream = await StreamClient.open(this.exchange.baseUrl, this.address(listenKey, this.from));
    this.connections += 1;
  }

  /** Drops the connection without notice. What had arrived by then was read. */
  disconnect(): void {
    this.readFrames();
    this.stream?.socket.terminate();
    this.readFrames();
    this.stream = undefined;
  }

  private readFrames(): void {
    const frames = this.stream?.frames ?? [];
    for (; this.taken < frames.length; this.taken += 1) {
      const frame = frames[this.taken] as unknown as { data?: Frame } & Frame;
      this.addFrame(frame.data ?? frame);
    }
  }

  private addFrame(frame: Frame): void {
    if (!('sequence' in frame)) return;
    const name =
      frame.e === 'executionReport'
        ? `${frame.i} ${frame.x} ${frame.t} ${frame.v}`
        : frame.e === 'balanceUpdate'
          ? `${frame.e} ${frame.a}`
          : frame.e === 'listStatus'
            ? `${frame.e} ${frame.g}`
            : frame.e;
    if (frame.sequence <= this.from || frame.sequence < this.last)
      throw new Error(`${JSON.stringify(frame)} came after ${this.last}, from ${this.from}`);
    if (frame.sequence > this.last) {
      this.last = frame.sequence;
      this.ofLast.clear();
    } else if (this.ofLast.has(name)) {
      // Only the event that was requested again may repeat, and on each connection every frame of it once.
      if (frame.sequence !== this.from + 1 || !this.kept.includes(JSON.stringify(frame)))
        throw new Error(`${JSON.stringify(frame)} came twice`);
      this.dropped += 1;
      return;
    }
    this.ofLast.add(name);
    this.kept.push(JSON.stringify(frame));
  }
}
