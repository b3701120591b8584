/**
 * The first stage of every call, from any door: the limits of its address, the lease, and room for its work; and the
 * deadline and the errors of the work itself. The doors of one kind of callers share one: their calls in flight are
 * counted together.
 */

import type { Logger } from 'pino';
import { operationRecords } from '../../../../generated/operations';
import { type Engine, Outage } from '../../../engine/types';
import { DamagedRow } from '../../../foundation/database/damagedRow';
import type { Cancel, EventLoop } from '../../../foundation/eventLoop';
import type { Config } from '../../../foundation/settings/config';
import { isOutage } from '../../../store/connection/database';
import { rateLimitOwner } from '../calls/addresses';
import type { Call } from '../calls/call';
import { InFlightCalls } from '../calls/call';
import { operationName } from '../calls/observer';
import type { Allowance, RateLimits } from '../calls/rateLimits';
import { type WeightLimits, type WeightUse, weightOf } from '../calls/weightLimits';
import { type AdmissionProblem, problemOfOutage } from '../problems/problems';

/**
 * Interval in which late calls are looked for. Deadlines are counted in ticks of this length, so that a jump of the
 * clock neither shortens nor extends them.
 */
const TICK_MS = 250;

/** What differs between operations and pages. */
export interface AdmissionRules<Admitted extends Call> {
  /** Whether the service behind the doors takes one more call. */
  hasRoom(call: Admitted): boolean;
  /** Whether the call has the room of public market data, so that it is served during an overload of orders. */
  isPublicRead(call: Admitted): boolean;
  /** Whether the response is the same whatever was committed. Every other call is refused without the lease. */
  isStateless(call: Admitted): boolean;
}

/** The single orders of a book are read by the engine between two batches. */
const ENGINE_TURN_PATH = operationRecords.getOrderBook.path;

export function operationRules(engine: Pick<Engine, 'hasRoom'>): AdmissionRules<Call> {
  return {
    // Reads do not wait for the engine's queue.
    hasRoom: ({ method }) => method === 'get' || engine.hasRoom,
    // Public market data, except what needs a turn of the engine, which during an overload delays the orders.
    isPublicRead: ({ operation }) =>
      operation?.security === 'public' && operation.method === 'get' && operation.path !== ENGINE_TURN_PATH,
    // Only health checks, which say themselves whether this server is the leader.
    isStateless: ({ operation }) => operation?.unlimited === true,
  };
}

export interface AdmissionOptions {
  readonly addressLimits: RateLimits;
  readonly weightLimits: WeightLimits;
  readonly engine: Pick<Engine, 'leaseHeld' | 'isQuarantined'>;
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  readonly config: Pick<Config, 'http'>;
}

export class Admission<Admitted extends Call> {
  /** Calls that have not been answered yet, oldest first. */
  private readonly inFlight = new InFlightCalls();
  /** Number of calls in flight that have the room of public market data. */
  private publicReads = 0;
  private readonly stopTicks: Cancel;
  private tick = 0;

  constructor(
    private readonly rules: AdmissionRules<Admitted>,
    private readonly options: AdmissionOptions,
  ) {
    this.stopTicks = options.eventLoop.every(TICK_MS, () => this.timeOutLateCalls());
  }

  /** To be called once no call can come any more. */
  stop(): void {
    this.stopTicks();
  }

  /** Counts the call in the limits of its address; returns why it is over one of them, if it is. */
  countCall(call: Admitted): AdmissionProblem | undefined {
    if (call.operation?.unlimited === true) return undefined;
    const allowance = this.options.addressLimits.takeToken(rateLimitOwner(call.ip), call.rateClass);
    call.allowance = allowance;
    if (call.apiFamily === 'binance' && !call.isPage) return this.countWeight(call, allowance);
    return allowance.allowed ? undefined : tooManyRequests(allowance);
  }

  /** Why the call cannot be worked on now. Checked before any work, because under overload a refusal has to be cheap. */
  refuseWork(call: Admitted): AdmissionProblem | undefined {
    if (!this.isCurrent(call)) return this.unavailable('not_current');
    return this.hasRoom(call) ? undefined : this.unavailable('not_done');
  }

  /** From here on the client waits for the server, and the deadline runs. Throws what `work` throws. */
  async run<Outcome>(
    call: Admitted,
    work: () => Promise<Outcome>,
  ): Promise<Outcome | { readonly problem: AdmissionProblem }> {
    const refused = this.refuseWork(call);
    if (refused !== undefined) return { problem: refused };
    // Part of the current tick is over.
    call.lateAtTick = this.tick + 1 + Math.ceil(this.options.config.http.handlerDeadlineMs / TICK_MS);
    const isPublicRead = this.rules.isPublicRead(call);
    this.inFlight.add(call);
    if (isPublicRead) this.publicReads += 1;
    try {
      const outcome = await work();
      // What was read before the lease was lost may be outdated.
      return call.method === 'get' && !this.isCurrent(call) ? { problem: this.unavailable('not_current') } : outcome;
    } finally {
      this.inFlight.remove(call);
      if (isPublicRead) this.publicReads -= 1;
    }
  }

  /**
   * An outage is 503, with the information whether the outcome is known; so is a damaged row. Anything else is a bug: 500
   * without details. In quarantine, it is 503, too, because damaged rows break what the code relies on.
   */
  problemOf(error: unknown, call: Admitted): AdmissionProblem {
    const { log, engine } = this.options;
    const { requestId } = call;
    if (error instanceof Outage) {
      log.warn({ err: error, requestId }, 'outage');
      return this.unavailable(error.outcome);
    }
    if (isOutage(error)) log.warn({ err: error, requestId }, 'the database failed');
    else if (error instanceof DamagedRow)
      log.error({ err: error, requestId }, 'a row was changed in the database and cannot be used; repair it');
    else if (engine.isQuarantined)
      log.error({ err: error, requestId }, 'internal error in quarantine; a damaged row may be its cause');
    else {
      log.error({ err: error, requestId }, 'internal error');
      return { code: 'INTERNAL_SERVER_ERROR' };
    }
    // A read, or a call whose credentials could not be checked, has changed nothing.
    const isUnchanged = call.authenticationError !== undefined || call.method === 'get';
    return this.unavailable(isUnchanged ? 'not_done' : 'unknown');
  }

  unavailable(outcome: Outage['outcome']): AdmissionProblem {
    return problemOfOutage(outcome, this.options.config.http.retryAfterSeconds);
  }

  /** Under /binance/, why the call is over a limit of its address, if it is over one. */
  private countWeight(call: Admitted, allowance: Allowance): AdmissionProblem | undefined {
    const { weightLimits } = this.options;
    const owner = rateLimitOwner(call.ip);
    const weight = call.operation?.weight;
    const use = weightLimits.take(owner, weight == null ? 1 : weightOf(weight, call));
    call.weightUse = use;
    const isOverWeight = use.outcome !== 'allowed';
    // A trader can always withdraw orders from the book, at the rate of such requests.
    if (isOverWeight && allowance.allowed && call.operation?.permission === 'order_cancel') {
      call.problemWithoutKey = problemOfWeight(use);
      return undefined;
    }
    if (use.outcome === 'banned') return problemOfWeight(use);
    if (!isOverWeight && allowance.allowed) return undefined;
    const retryAfterSeconds = Math.max(use.retryAfterSeconds, allowance.retryAfterSeconds);
    return problemOfWeight(weightLimits.noteRefusal(owner, retryAfterSeconds));
  }

  /**
   * Without the lease, another server may be the leader, so that this one must neither show data as current nor act on
   * it. Checked here and not by the handlers, so that no operation and no page can forget it.
   */
  private isCurrent(call: Admitted): boolean {
    return this.options.engine.leaseHeld || this.rules.isStateless(call);
  }

  private hasRoom(call: Admitted): boolean {
    if (call.operation?.unlimited === true) return true;
    const { requestsInFlightMax, publicReadsInFlightMax } = this.options.config.http;
    if (this.rules.isPublicRead(call)) return this.publicReads < publicReadsInFlightMax;
    return this.inFlight.size - this.publicReads < requestsInFlightMax && this.rules.hasRoom(call);
  }

  private timeOutLateCalls(): void {
    this.tick += 1;
    for (const call of this.inFlight) {
      if (call.lateAtTick > this.tick) return;
      if (call.answered) continue;
      const { requestId } = call;
      // Not the path, which may contain an API key or another person's id.
      this.options.log.warn(
        { requestId, operation: operationName(call) },
        'the request exceeded its deadline and is answered 503',
      );
      call.onLate?.(call, this.unavailable(call.method === 'get' ? 'not_done' : 'unknown'));
    }
  }
}

function tooManyRequests({ retryAfterSeconds }: Pick<Allowance, 'retryAfterSeconds'>): AdmissionProblem {
  return { code: 'TOO_MANY_REQUESTS', retryAfterSeconds };
}

function problemOfWeight({ outcome, retryAfterSeconds }: WeightUse): AdmissionProblem {
  return outcome === 'banned' ? { code: 'ADDRESS_BANNED', retryAfterSeconds } : tooManyRequests({ retryAfterSeconds });
}
