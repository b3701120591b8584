/**
 * Connections with `cancel_on_disconnect`: checks their request during the handshake, and keeps a timer in the exchange
 * for each of them. The timers of this server have a random tag, so that they are apart from those of other servers and
 * of `setCancelAfter`.
 */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { ALL_ORDERS, connectionScope } from '../../../core/orders/cancelTimers';
import type { EventLoop } from '../../../foundation/eventLoop';
import { hashToken } from '../../../foundation/secrets/tokens';
import { isListenKey } from '../frames/listenKey';
import type { StreamRequest } from '../upgrade/streamUrl';
import {
  invalidCancelOnDisconnectRejection,
  listenKeyNotFoundRejection,
  mayNotCancelRejection,
  tooManyRejection,
  type UpgradeRejection,
  unavailableRejection,
} from '../upgrade/upgrade';
import { ConnectionTimer, TIMER_MS } from './connectionTimer';
import type { ConnectionTimerSource } from './connectionTimerSource';
import { CONNECTIONS_PER_USER_MAX, TimerSlots } from './timerSlots';

/** Leaves time for the rest of an orderly shutdown. */
const HANDOVER_MS_MAX = 2_000;
const FORGET_UNUSED_MS = 60_000;

export interface CancelOnDisconnectOptions {
  readonly source: ConnectionTimerSource;
  readonly isListed: (symbol: string) => boolean;
  readonly eventLoop: EventLoop;
  readonly log: Pick<Logger, 'warn'>;
}

export class CancelOnDisconnect {
  /** Tags of handovers begin with a letter that is no hexadecimal digit. */
  private readonly serverTag = randomBytes(3).toString('hex');
  private readonly slots: TimerSlots;
  /** Until nothing more is sent for them. */
  private readonly timers = new Set<ConnectionTimer>();
  private readonly stopForgetting: () => void;
  private isStopped = false;

  constructor(private readonly options: CancelOnDisconnectOptions) {
    const { eventLoop } = options;
    this.slots = new TimerSlots(() => eventLoop.elapsedMs());
    this.stopForgetting = eventLoop.every(FORGET_UNUSED_MS, () => this.slots.forgetUnused());
  }

  /** Resolves when the timer is durable, or to the first reason to refuse the handshake. Never rejects. */
  async start({ streams, cancelOnDisconnect }: StreamRequest): Promise<ConnectionTimer | UpgradeRejection> {
    const orders = cancelOnDisconnect[0]?.toLowerCase();
    const [listenKey, ...otherKeys] = streams.filter(isListenKey);
    if (orders === undefined || cancelOnDisconnect.length > 1)
      return invalidCancelOnDisconnectRejection('must be given once');
    if (orders !== ALL_ORDERS && !this.options.isListed(orders))
      return invalidCancelOnDisconnectRejection('must be all, or a listed pair');
    if (listenKey === undefined || otherKeys.length > 0)
      return invalidCancelOnDisconnectRejection('needs an address with exactly one listen key');
    try {
      return await this.startFor(hashToken(listenKey), orders);
    } catch (error) {
      this.options.log.warn({ err: error }, 'the timer of a connection could not be started');
      return unavailableRejection();
    }
  }

  /** Hands the timers over to the clients' next connections. To be called before their sockets are closed. */
  async shutDown(): Promise<void> {
    this.stopForgetting();
    let cancelLimit = (): void => undefined;
    const limit = new Promise<void>((resolve) => {
      cancelLimit = this.options.eventLoop.after(HANDOVER_MS_MAX, resolve);
    });
    await Promise.race([Promise.all(Array.from(this.timers, (timer) => timer.handOver())), limit]);
    cancelLimit();
    this.isStopped = true;
  }

  private async startFor(hash: string, orders: string): Promise<ConnectionTimer | UpgradeRejection> {
    const rights = await this.options.source.rightsOf(hash);
    if (rights === undefined) return listenKeyNotFoundRejection();
    if (!rights.mayCancelOrders) return mayNotCancelRejection();
    const { userId } = rights;
    const slot = this.slots.take(userId);
    if (slot === undefined) {
      const most = `at most ${CONNECTIONS_PER_USER_MAX} connections of a user to a server`;
      return tooManyRejection(`Only ${most} can have cancel_on_disconnect.`);
    }
    const timer = await ConnectionTimer.start({
      ...this.options,
      userId,
      scope: connectionScope(`${this.serverTag}${String(slot).padStart(2, '0')}`, orders),
      handoverScope: connectionScope(`h${hash.slice(0, 7)}`, orders),
      onClosed: () => this.slots.close(userId),
      onEnded: (ended) => {
        this.timers.delete(ended);
        this.slots.release(userId, slot, TIMER_MS);
      },
      isStopped: () => this.isStopped,
    });
    this.timers.add(timer);
    return timer;
  }
}
