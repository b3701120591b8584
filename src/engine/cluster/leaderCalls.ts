/** Calls of the leader other than commands. A call that failed may be repeated. */

import type { Cancel, EventLoop } from '../../foundation/eventLoop';
import { Outage } from '../types';
import type { Bus } from './bus';
import { decodeMessage, encodeMessage, type Subjects, type WireOutage } from './messages';
import { fromWireValue } from './wireValues';

export type CallName = 'durable' | 'audit' | 'quarantine' | 'endQuarantine' | 'identify';
export type CallResult = { readonly result: unknown } | { readonly outage: WireOutage | 'bug' };

const NOT_ANSWERED = 'The leader of the exchange does not answer. Nothing was changed; retry.';

export interface LeaderCallsOptions {
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly eventLoop: EventLoop;
  /** Timeout of each call in milliseconds. */
  readonly timeoutsMs: Readonly<Record<CallName, number>>;
}

export interface CallTarget {
  readonly epoch: number;
  readonly inbox: string;
  readonly argument?: string;
}

interface PendingCall {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly cancelTimeout: Cancel;
}

export class LeaderCalls {
  private readonly pending = new Map<number, PendingCall>();
  private lastNumber = 0;

  constructor(private readonly options: LeaderCallsOptions) {}

  /** Calls the leader. `argument`: only for `endQuarantine`. Throws `Outage`. */
  call<Result>(name: CallName, { epoch, inbox, argument }: CallTarget): Promise<Result> {
    const { bus, subjects, eventLoop, timeoutsMs } = this.options;
    this.lastNumber += 1;
    const number = this.lastNumber;
    return new Promise<Result>((resolve, reject) => {
      const cancelTimeout = eventLoop.after(timeoutsMs[name], () => this.fail(number));
      this.pending.set(number, { resolve: resolve as (result: unknown) => void, reject, cancelTimeout });
      if (!bus.publish(subjects.calls(epoch), encodeMessage({ name, argument }), `${inbox}.result.${number}`))
        this.fail(number);
    });
  }

  receive(number: number, data: Uint8Array): void {
    const message = decodeMessage<CallResult>(data);
    const call = this.take(number);
    if (call === undefined) return;
    if ('result' in message) call.resolve(fromWireValue(message.result));
    else if (message.outage === 'bug') call.reject(new Error('the call failed in the engine; its log has the error'));
    else call.reject(new Outage(message.outage.outcome, message.outage.message));
  }

  /** Fails the call with this number, because no answer will come. */
  fail(number: number): void {
    this.take(number)?.reject(new Outage('not_done', NOT_ANSWERED));
  }

  failAll(): void {
    for (const number of Array.from(this.pending.keys())) this.fail(number);
  }

  private take(number: number): PendingCall | undefined {
    const call = this.pending.get(number);
    call?.cancelTimeout();
    this.pending.delete(number);
    return call;
  }
}
