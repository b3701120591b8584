/**
 * Tells other processes that users, keys, partners or sessions have changed, so that they forget what they have cached.
 * A message may be lost; caches are short enough that a change applies everywhere within a second all the same.
 */
import type { Bus } from './bus';
import { decodeMessage, encodeMessage, type IdentityChange, Subjects } from './messages';

export class IdentityChanges {
  private readonly subject: string;
  private readonly changeListeners: (() => void)[] = [];
  private readonly listenKeyListeners: ((hash: string) => void)[] = [];

  constructor(private readonly options: { readonly bus: Bus; readonly natsPrefix: string }) {
    this.subject = new Subjects(options.natsPrefix).identity;
    options.bus.subscribe(this.subject, ({ data }) => this.receive(decodeMessage<IdentityChange>(data)));
    // After a reconnect, everything may have changed, because messages were lost in between.
    options.bus.onConnection((isConnected) => {
      if (isConnected) this.receive({ kind: 'changed' });
    });
  }

  /** Tells the other processes that this one has changed something. */
  announceChange(): void {
    this.announce({ kind: 'changed' });
  }

  /** Tells the other processes that the owner of the listen key with this hash has ended it. */
  announceListenKeyEnded(hash: string): void {
    this.announce({ kind: 'listenKeyEnded', hash });
  }

  /** Calls `listener` when another process has changed something. */
  onChange(listener: () => void): void {
    this.changeListeners.push(listener);
  }

  onListenKeyEnded(listener: (hash: string) => void): void {
    this.listenKeyListeners.push(listener);
  }

  private announce(change: IdentityChange): void {
    this.options.bus.publish(this.subject, encodeMessage(change));
  }

  private receive(change: IdentityChange): void {
    if (change.kind === 'changed') for (const listener of this.changeListeners) listener();
    if (change.kind === 'listenKeyEnded') for (const listener of this.listenKeyListeners) listener(change.hash);
  }
}
