/** Delivers the callbacks to the exchange: signed, repeated until there is an answer, and in order for each subject. */
import type { KeyObject } from 'node:crypto';
import type { Knex } from 'knex';
import { Pool } from 'undici';
import type { Clock } from '../../../foundation/clock';
import { connectorWithoutInterim } from '../../../foundation/interimResponses';
import { PeriodicWork, type PeriodicWorkOptions } from '../../../foundation/periodicWork';
import { ASKED_DELAY_MS_MAX, retryAfterMs } from '../../../foundation/retryAfter';
import { custodySignature } from '../../../usecases/custody/custodySignature';
import { raiseAlarm } from '../store/alarms';
import { delayCallback, deleteDelivered, dueCallbacks, endCallback, type StoredCallback } from '../store/callbacks';

const PATH = '/custody/callbacks';
const METHOD = 'POST';
const DELIVERED = 204;
const DELETED_PER_RUN = 1_000;
/** The event contradicts the records of the exchange. Repeating it would not help. */
const REFUSALS = [400, 404, 409];

export interface CallbackWorkerOptions extends PeriodicWorkOptions {
  readonly database: Knex;
  readonly clock: Clock;
  /** Without a trailing slash. */
  readonly exchangeUrl: string;
  readonly secret: KeyObject;
  readonly timeoutMs: number;
  readonly callsMax: number;
  readonly retryMs: number;
  readonly retryMsMax: number;
  /** How long delivered callbacks are kept. */
  readonly keptMs: number;
}

export class CallbackWorker extends PeriodicWork {
  private readonly pool: Pool;
  private readonly base: string;

  constructor(private readonly options: CallbackWorkerOptions) {
    super(options, 'callbacks could not be read or stored; they are repeated');
    const { origin, pathname } = new URL(options.exchangeUrl);
    this.base = pathname.replace(/\/$/, '');
    const { callsMax: connections, timeoutMs } = options;
    this.pool = new Pool(origin, { connections, connect: connectorWithoutInterim({ timeout: timeoutMs }) });
  }

  override async stop(): Promise<void> {
    await super.stop();
    await this.pool.destroy();
  }

  protected async run(): Promise<void> {
    const { database, clock, callsMax, keptMs } = this.options;
    while (!this.stopped) {
      const due = await dueCallbacks(database, clock.nowMs(), callsMax);
      if (due.length === 0) return await deleteDelivered(database, clock.nowMs() - keptMs, DELETED_PER_RUN);
      await Promise.all(due.map((callback) => this.deliver(callback)));
    }
  }

  private async deliver(callback: StoredCallback): Promise<void> {
    const { database, clock, log, retryMs, retryMsMax } = this.options;
    const { id, subject, attempts } = callback;
    const { status, askedMs } = await this.send(callback.body);
    if (status === DELIVERED) return await endCallback(database, id, { state: 'delivered', status });
    if (status !== null && REFUSALS.includes(status)) {
      const detail = `the exchange answered ${status} to the callback ${id} about ${subject}`;
      log.error({ subject, status }, 'the exchange refused a callback, which contradicts its records; investigate it');
      // One for each deposit or withdrawal, whatever the number of its reports.
      const alarm = { network: null, kind: 'callback_refused', subject, detail } as const;
      await raiseAlarm(database, { ...alarm, nowMs: clock.nowMs() });
      return await endCallback(database, id, { state: 'refused', status });
    }
    const backoffMs = Math.min(retryMs * 2 ** Math.min(attempts, 30), retryMsMax);
    const waitMs = Math.max(backoffMs, Math.min(askedMs, ASKED_DELAY_MS_MAX));
    await delayCallback(database, callback, { dueAtMs: clock.nowMs() + waitMs, status });
  }

  /** `status`: null without a response. `askedMs`: the delay that the exchange asks for. */
  private async send(body: string): Promise<{ readonly status: number | null; readonly askedMs: number }> {
    const { secret, clock, timeoutMs } = this.options;
    const timestamp = String(clock.nowMs());
    try {
      const response = await this.pool.request({
        method: METHOD,
        path: `${this.base}${PATH}`,
        headers: {
          'content-type': 'application/json',
          'talad-timestamp': timestamp,
          'talad-signature': custodySignature(secret, { timestamp, method: METHOD, path: PATH, body }),
        },
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      await response.body.dump();
      const askedMs = retryAfterMs(response.headers['retry-after'], clock.nowMs());
      return { status: response.statusCode, askedMs };
    } catch {
      return { status: null, askedMs: 0 };
    }
  }
}
