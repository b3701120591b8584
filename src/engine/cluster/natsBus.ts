/** The message bus over NATS: one connection to one of several servers, established again whenever it is lost. */
import { readFileSync } from 'node:fs';
import { connect, credsAuthenticator, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { systemEventLoop } from '../../foundation/eventLoop';
import type { Config } from '../../foundation/settings/config';
import type { Bus, BusMessage } from './bus';

/**
 * Interval of pings in milliseconds. A frozen server is noticed after this interval times one more than the allowed
 * number of unanswered pings.
 */
const PING_INTERVAL_MS = 1_000;
const UNANSWERED_PINGS_MAX = 2;
const RECONNECT_PAUSE_MS = 250;
const RECONNECT_JITTER_MS = 100;
const CONNECT_TIMEOUT_MS = 2_000;
/** Time in milliseconds in which published messages must reach the server when the connection is closed. */
const DRAIN_TIMEOUT_MS = 1_000;
/** Status of the message with which a NATS server answers a request if nobody listens. */
const NO_RESPONDERS = 503;

export interface NatsBusOptions {
  readonly config: Config['cluster'];
  /** Name of this process, shown by the monitoring of the NATS servers. */
  readonly name: string;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Waits for the first connection without a time limit. Throws if a file of the settings cannot be read. */
export async function connectNats({ config, name, log }: NatsBusOptions): Promise<Bus> {
  const servers = config.natsUrl.split(',');
  log.info({ servers }, 'connecting to the message bus');
  const connection = await connect({
    servers,
    name,
    ...authenticationOptions(config),
    // The server must not return this process's own messages.
    noEcho: true,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_PAUSE_MS,
    reconnectJitter: RECONNECT_JITTER_MS,
    reconnectJitterTLS: RECONNECT_JITTER_MS,
    pingInterval: PING_INTERVAL_MS,
    maxPingOut: UNANSWERED_PINGS_MAX,
    timeout: CONNECT_TIMEOUT_MS,
    ignoreAuthErrorAbort: true,
  });
  return new NatsBus(connection, log);
}

function authenticationOptions({
  natsUrl,
  natsTokenFile,
  natsCredentialsFile,
  natsCaFile,
}: Config['cluster']): NodeConnectionOptions {
  const needsTls = natsCaFile !== '' || natsUrl.includes('tls://');
  return {
    ...(natsTokenFile !== '' && { token: readFileSync(natsTokenFile, 'utf8').trim() }),
    ...(natsCredentialsFile !== '' && { authenticator: credsAuthenticator(readFileSync(natsCredentialsFile)) }),
    ...(needsTls && { tls: natsCaFile === '' ? {} : { caFile: natsCaFile } }),
  };
}

class NatsBus implements Bus {
  private readonly listeners: ((isConnected: boolean) => void)[] = [];
  private isUp = true;
  private isClosing = false;
  private connectCount = 1;

  constructor(
    private readonly connection: NatsConnection,
    private readonly log: NatsBusOptions['log'],
  ) {
    void this.followStatus();
    void connection.closed().then((error) => {
      if (error) log.error({ err: error }, 'the connection to the message bus was closed');
      this.setConnected(false);
    });
  }

  get isConnected(): boolean {
    return this.isUp;
  }

  get connections(): number {
    return this.connectCount;
  }

  get messageBytesMax(): number {
    return this.connection.info?.max_payload ?? 0;
  }

  publish(subject: string, data: Uint8Array, reply = ''): boolean {
    if (!this.isUp) return false;
    try {
      this.connection.publish(subject, data, reply === '' ? {} : { reply });
      return true;
    } catch (error) {
      this.log.warn({ err: error, subject, bytes: data.length }, 'a message could not be sent');
      return false;
    }
  }

  subscribe(subject: string, onMessage: (message: BusMessage) => void): () => void {
    const subscription = this.connection.subscribe(subject, {
      // The error is caught, because an exception in a callback would end the reading of the connection without a
      // trace.
      callback: (error, message) => {
        try {
          if (error !== null) throw error;
          const isUndelivered = message.data.length === 0 && message.headers?.code === NO_RESPONDERS;
          onMessage({ subject: message.subject, data: message.data, reply: message.reply ?? '', isUndelivered });
        } catch (failure) {
          this.log.error({ err: failure, subject }, 'handling a message failed');
        }
      },
    });
    return () => subscription.unsubscribe();
  }

  onConnection(listener: (isConnected: boolean) => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    this.isClosing = true;
    // Without a connection to the server, `drain` would wait until the server is back.
    if (this.isUp) await this.drainInTime();
    await this.connection.close();
  }

  private async drainInTime(): Promise<void> {
    await new Promise<void>((resolve) => {
      const cancel = systemEventLoop.after(DRAIN_TIMEOUT_MS, resolve);
      const drained = this.connection.drain().catch(() => undefined);
      void drained.then(() => {
        cancel();
        resolve();
      });
    });
  }

  private async followStatus(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'disconnect' || status.type === 'staleConnection') this.setConnected(false);
      else if (status.type === 'reconnect') this.setConnected(true);
      else if (status.type === 'error') this.log.warn({ err: status.error }, 'the message bus reports an error');
    }
  }

  private setConnected(isConnected: boolean): void {
    if (this.isUp === isConnected) return;
    this.isUp = isConnected;
    if (isConnected) this.connectCount += 1;
    if (isConnected) this.log.info({ server: this.connection.getServer() }, 'connected to the message bus again');
    else if (!this.isClosing) this.log.warn('the connection to the message bus is lost; connecting again');
    for (const listener of this.listeners) {
      try {
        listener(isConnected);
      } catch (error) {
        this.log.error({ err: error, isConnected }, 'handling a change of the connection failed');
      }
    }
  }
}
