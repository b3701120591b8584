/**
 * Answers the control messages of one client in order: a burst at once, further ones at a limited rate. They are
 * delayed instead of refused, because many clients send one SUBSCRIBE per stream right after they connect.
 */
import { Deque } from '../../../core/values/deque';
import type { Cancel, EventLoop } from '../../../foundation/eventLoop';
import { TokenBucket } from '../../../foundation/tokenBucket';

export interface ControlMessageLimits {
  readonly controlMessagesPerSecond: number;
  readonly controlMessagesBurst: number;
  readonly delayedControlMessagesMax: number;
}

export class ControlMessageQueue {
  private readonly bucket: TokenBucket;
  private readonly delayed = new Deque<string>();
  private readonly delayedMax: number;
  private cancelNext: Cancel = () => undefined;

  constructor(
    { controlMessagesPerSecond, controlMessagesBurst, delayedControlMessagesMax }: ControlMessageLimits,
    private readonly eventLoop: EventLoop,
    private readonly answer: (text: string) => void,
  ) {
    this.bucket = new TokenBucket(controlMessagesPerSecond, eventLoop.elapsedMs(), controlMessagesBurst);
    this.delayedMax = delayedControlMessagesMax;
  }

  /** Answers the message now or later. False if too many are delayed already. */
  add(text: string): boolean {
    if (this.delayed.length === 0 && this.bucket.take(this.eventLoop.elapsedMs())) {
      this.answer(text);
      return true;
    }
    if (this.delayed.length >= this.delayedMax) return false;
    this.delayed.push(text);
    if (this.delayed.length === 1) this.scheduleNext();
    return true;
  }

  /** The connection was closed: delayed messages are not answered any more. */
  end(): void {
    this.cancelNext();
  }

  private scheduleNext(): void {
    this.cancelNext = this.eventLoop.after(Math.ceil(this.bucket.msUntil()), () => this.answerDelayed());
  }

  /** Usually one message. After a late timer, all whose tokens have come meanwhile. */
  private answerDelayed(): void {
    while (this.delayed.length > 0 && this.bucket.take(this.eventLoop.elapsedMs()))
      this.answer(this.delayed.shift() ?? '');
    if (this.delayed.length > 0) this.scheduleNext();
  }
}
