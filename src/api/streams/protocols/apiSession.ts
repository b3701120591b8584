/** The state of one connection of the Binance-compatible WebSocket API: its session, and the user data that it gets. */

import type { Cancel } from '../../../foundation/eventLoop';
import type { MessageIdentity } from '../../binance/apiMessages';

export interface AuthorizedKey {
  readonly identity: MessageIdentity;
  readonly sinceMs: number;
}

interface Subscription {
  readonly id: number;
  readonly userId: number;
  /** Ends the renewal of the listen key. */
  readonly stopRenewal: Cancel;
}

export class ApiSession {
  /** Undefined until the client has logged on. */
  authorized: AuthorizedKey | undefined;
  private readonly subscriptions = new Map<string, Subscription>();
  private nextId = 0;

  constructor(
    /** Normalized. */
    readonly ip: string,
    readonly connectedSinceMs: number,
  ) {}

  get listenKeys(): readonly string[] {
    return [...this.subscriptions.keys()];
  }

  isSubscribedTo(userId: number): boolean {
    return Array.from(this.subscriptions.values()).some((subscription) => subscription.userId === userId);
  }

  /** Returns the id of the subscription, which its events carry. */
  add(listenKey: string, userId: number, stopRenewal: Cancel): number {
    const id = this.nextId;
    this.nextId += 1;
    this.subscriptions.set(listenKey, { id, userId, stopRenewal });
    return id;
  }

  remove(listenKey: string): void {
    this.subscriptions.get(listenKey)?.stopRenewal();
    this.subscriptions.delete(listenKey);
  }

  subscriptionIdOf(listenKey: string): number | undefined {
    return this.subscriptions.get(listenKey)?.id;
  }

  listenKeyOf(subscriptionId: number): string | undefined {
    return Array.from(this.subscriptions).find(([, { id }]) => id === subscriptionId)?.[0];
  }
}
