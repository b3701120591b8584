/**
 * All requests, their answers, and their events in the log. An accepted request is durable before it is answered and
 * never changes; a refused one has no effect; one without an answer is executed completely or not at all, and key even
 * if it is repeated.
 */
import type { Command } from '../../../src/core/model/commands';
import type { EngineEvent } from '../../../src/core/model/events';
import type { PartRefusal } from '../../../src/core/model/refusals';
import { getOrCreate } from '../../../src/core/values/getOrCreate';
import { type CommandOutcome, Outage } from '../../../src/engine/types';
import { eventToRow } from '../../../src/store/events/eventRows';
import { checkEventMatchesCommand } from './checkEventMatchesCommand';
import { type ModelJudge, textOf } from './modelJudge';
import { PortalSpendingReference } from './portalSpending';

/** One request, however often it is repeated. */
interface LogicalRequest {
  readonly command: Command;
  /** Its events; at most one if it has an idempotency key. */
  readonly events: number[];
  /** Events that a caller received as an outcome. */
  readonly published: Set<number>;
  /** Attempts with an unknown outcome. Each of them may have been executed. */
  unknown: number;
  waiting: number;
}

/** The committed event log. */
export interface EventLogReader {
  /** The stored text of an event. */
  text(sequence: number): string | undefined;
  refusal(sequence: number): PartRefusal | null | undefined;
  /** The entry of an idempotency key. */
  keyed(key: string): { readonly fingerprint: string; readonly sequence: number } | undefined;
}

export class RequestModel {
  private readonly byDescription = new Map<string, LogicalRequest>();
  private readonly byKey = new Map<string, LogicalRequest>();
  /** Number of answers by kind. */
  readonly answers = new Map<string, number>();
  readonly portalSpending: PortalSpendingReference;
  /** Orders whose command has further events in the same decision. */
  private readonly decisions = new Set<number>();

  constructor(
    private readonly judge: ModelJudge,
    private readonly log: EventLogReader,
  ) {
    this.portalSpending = new PortalSpendingReference(judge);
  }

  /** Follows one attempt until its answer. */
  trackAttempt(command: Command, answer: Promise<CommandOutcome>): Attempt {
    const request = this.requestOf(command);
    const attempt = new Attempt(command, request);
    answer.then(
      (outcome) => attempt.finish(() => this.recordSuccess(attempt, outcome)),
      (error: unknown) => attempt.finish(() => this.recordFailure(attempt, error)),
    );
    return attempt;
  }

  /** Assigns a new event of the log to its request. */
  recordEvent(found: EngineEvent, keys: readonly string[]): void {
    if (OWN_COMMANDS.has(found.type)) return;
    const event = this.wholeDecision(found);
    if (event === undefined) return;
    const request =
      keys.map((key) => this.byKey.get(key)).find((known) => known !== undefined) ??
      this.byDescription.get(descriptionOf(event));
    if (request === undefined) return this.judge.addFinding(`event ${event.sequence} (${event.type}) has no request`);
    request.events.push(event.sequence);
    this.judge.expect(
      request.command.idempotencyKeys.length === 0 || request.events.length === 1,
      () => `${describeCommand(request.command)} was executed twice, as ${request.events.join()}`,
    );
    this.judge.expectSame(event.type, request.command.type, () => `event ${event.sequence}`);
    this.portalSpending.apply(request.command, event);
    if (event.refusal === null) checkEventMatchesCommand(this.judge, request.command, event);
  }

  /**
   * The last event of a decision, under the type of its command; undefined for the events before it, and for shares that
   * the engine decided itself: of a triggered order, or in a later batch.
   */
  private wholeDecision(event: EngineEvent): EngineEvent | undefined {
    const { order, type } = event;
    if (order === null || order.timeInForce === 'GTC') return type === 'continue_order' ? undefined : event;
    if (order.restedAt === 0) {
      this.portalSpending.applyShare(event);
      if (type === 'create_order') this.decisions.add(order.id);
      return undefined;
    }
    if (type !== 'continue_order') return event;
    return this.decisions.has(order.id) ? ({ ...event, type: 'create_order' } as EngineEvent) : undefined;
  }

  /** Checks, after all answers, that no executed request was reported as not done. */
  checkAnswers(): void {
    for (const { command, events, published: told, unknown, waiting } of this.byDescription.values()) {
      const unpublished = events.filter((sequence) => !told.has(sequence)).length;
      this.judge.expect(
        unpublished <= unknown + waiting,
        () => `${describeCommand(command)} was executed (${events.join()}), but every caller was told that it was not`,
      );
    }
  }

  /** Commands with an idempotency key, which may be repeated at any time. */
  keyedCommands(): Command[] {
    return Array.from(this.byDescription.values(), ({ command }) => command).filter(
      ({ idempotencyKeys: key }) => key.length > 0,
    );
  }

  private requestOf(command: Command): LogicalRequest {
    const fresh = (): LogicalRequest => ({ command, events: [], published: new Set(), unknown: 0, waiting: 0 });
    const request = command.idempotencyKeys
      .map((key) => this.byKey.get(`${key.key}:${key.fingerprint}`))
      .find((known) => known !== undefined);
    const [first] = command.idempotencyKeys;
    const found =
      request ??
      getOrCreate(
        this.byDescription,
        first === undefined ? descriptionOf(command) : `${first.key}:${first.fingerprint}`,
        fresh,
      );
    for (const { key, fingerprint } of command.idempotencyKeys) this.byKey.set(`${key}:${fingerprint}`, found);
    return found;
  }

  private recordSuccess({ command, request }: Attempt, outcome: CommandOutcome): void {
    this.count(
      outcome.refusal === null
        ? `${command.type} done${outcome.replayed ? ' before' : ''}`
        : `${command.type} ${outcome.refusal.code}`,
    );
    if (outcome.refusal === null) {
      const { event } = outcome;
      request.published.add(event.sequence);
      const durable = this.log.text(event.sequence);
      this.judge.expect(
        durable !== undefined,
        () => `${describeCommand(command)} was answered with event ${event.sequence}, which is not durable`,
      );
      this.judge.expectSame(
        logText(event),
        durable,
        () => `${describeCommand(command)} was answered differently from the log`,
      );
      this.judge.expect(
        request.events.includes(event.sequence),
        () => `${describeCommand(command)} was answered with event ${event.sequence}, which belongs to another request`,
      );
    }
    this.judgeKeys(command, outcome, request);
  }

  /** Compares the outcome with the entries of its idempotency keys in the tables. */
  private judgeKeys(command: Command, outcome: CommandOutcome, request: LogicalRequest): void {
    const what = () => `${describeCommand(command)}, answered ${outcome.refusal?.code ?? 'accepted'}`;
    const keyed = command.idempotencyKeys.map((key) => ({ key, entry: this.log.keyed(key.key) }));
    if (outcome.refusal?.code === 'IDEMPOTENCY_CONFLICT') {
      const other = keyed.some(({ key, entry }) => entry !== undefined && entry.fingerprint !== key.fingerprint);
      return this.judge.expect(
        other || command.type === 'announce_deposit' || command.type === 'credit_deposit',
        () => `${what()}: no key has another fingerprint`,
      );
    }
    if (outcome.refusal === null && !outcome.replayed)
      for (const { key, entry } of keyed)
        if (key.refusalWhenUsed !== undefined)
          this.judge.expectSame(entry?.fingerprint, key.fingerprint, () => `${what()}: a key that works once`);
    if (outcome.refusal?.code === 'PORTAL_QUOTE_USED')
      this.judge.expect(
        keyed.some(({ key, entry }) => key.refusalWhenUsed !== undefined && entry !== undefined),
        () => `${what()}: the quote was not used`,
      );
    if (outcome.refusal === null && keyed.length > 0) {
      const points = keyed.some(
        ({ key, entry }) => entry?.sequence === outcome.event.sequence && entry.fingerprint === key.fingerprint,
      );
      this.judge.expect(points, () => `${what()}: no key refers to the event`);
      if (!outcome.replayed)
        for (const { key, entry } of keyed)
          this.judge.expectSame(entry?.sequence, outcome.event.sequence, () => `${what()}: key ${key.key.slice(0, 8)}`);
    }
    if (outcome.refusal !== null)
      for (const { key, entry } of keyed) {
        if (!key.storesRefusal) continue;
        const kept = entry === undefined ? undefined : this.log.refusal(entry.sequence);
        this.judge.expectSame(kept, outcome.refusal, () => `${what()}: the stored refusal`);
        if (entry !== undefined) request.published.add(entry.sequence);
      }
  }

  private recordFailure({ command, request }: Attempt, error: unknown): void {
    if (!(error instanceof Outage))
      return this.judge.addFinding(`${describeCommand(command)} failed: ${String(error)}`);
    this.count(`${command.type} ${error.outcome}`);
    if (error.outcome === 'unknown') request.unknown += 1;
  }

  private count(name: string): void {
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
  }
}

/** One attempt of a request. */
export class Attempt {
  over = false;

  constructor(
    readonly command: Command,
    readonly request: LogicalRequest,
  ) {
    request.waiting += 1;
  }

  finish(judge: () => void): void {
    if (this.over) return;
    this.over = true;
    this.request.waiting -= 1;
    judge();
  }

  /** The server has ended, and no answer will come. */
  abandon(): void {
    this.finish(() => {
      this.request.unknown += 1;
    });
  }
}

/** The engine sends them itself. */
const OWN_COMMANDS: ReadonlySet<EngineEvent['type']> = new Set([
  'trigger_order',
  'place_pending_orders',
  'track_prices',
  'expire_order',
  'expire_cancel_timer',
]);

function logText(event: EngineEvent): string {
  const [sequence, , timeMs, type, userId, payload] = eventToRow(event, 0);
  return [sequence, timeMs, type, userId, payload].join(' ');
}

export function describeCommand(command: Command): string {
  return `${command.type} ${descriptionOf(command)}`;
}

/** Text that is equal for a command without idempotency key and for its event, to match the two. */
function descriptionOf(subject: Command | EngineEvent): string {
  const isEvent = 'sequence' in subject;
  switch (subject.type) {
    case 'create_order_list':
    case 'create_oto_list':
      return isEvent ? `list ${subject.orders[0]?.createdByIp}` : `list ${subject.trader.ip}`;
    case 'create_order':
    case 'create_portal_order':
      return isEvent ? (subject.order?.createdByIp ?? '') : subject.trader.ip;
    case 'cancel_order':
      return isEvent
        ? `cancel ${subject.order?.id} of ${subject.userId}`
        : `cancel ${subject.orderId} of ${subject.trader.userId}`;
    case 'amend_order':
      return isEvent
        ? `amend ${subject.order?.id} of ${subject.userId} to ${subject.order?.quantity}`
        : `amend ${subject.orderId} of ${subject.trader.userId} to ${subject.quantity}`;
    case 'trigger_order':
    case 'track_prices':
    case 'continue_order':
    case 'place_pending_orders':
    case 'expire_order':
    case 'expire_cancel_timer':
      return subject.type;
    case 'set_cancel_timer':
      return isEvent
        ? `timer ${subject.cancelTimer?.scope} of ${subject.userId}`
        : `timer ${subject.scope} of ${subject.trader.userId}`;
    case 'request_withdrawal':
      return `to ${isEvent ? subject.withdrawal?.address : subject.address}`;
    case 'approve_withdrawal':
      return isEvent
        ? `approve ${subject.withdrawal?.id} by ${subject.withdrawal?.approvedBy}`
        : `approve ${subject.withdrawalId} by ${subject.operatorId}`;
    case 'cancel_withdrawal':
      return isEvent
        ? `cancel withdrawal ${subject.withdrawal?.id} of ${subject.userId}`
        : `cancel withdrawal ${subject.withdrawalId} of ${subject.trader.userId}`;
    case 'move_withdrawal':
      return `move ${isEvent ? subject.withdrawal?.id : subject.withdrawalId} to ${isEvent ? subject.withdrawal?.status : subject.to}`;
    case 'announce_deposit':
    case 'credit_deposit':
      return `${subject.type} ${isEvent ? subject.deposit?.reference : subject.reference}`;
    case 'set_asset':
      return `set ${subject.asset?.asset} ${subject.asset?.withdrawalFee}`;
    case 'set_network_status':
      return `set ${isEvent ? subject.asset?.asset : `${subject.asset} ${subject.network}`}`;
    case 'set_approval_threshold':
      return `set ${isEvent ? `${subject.asset?.asset} ${subject.asset?.approvalThreshold}` : `${subject.asset} ${subject.threshold}`}`;
    case 'set_symbol':
      return isEvent ? `set ${textOf(subject.marketSymbol)}` : `set ${textOf(subject.symbol)}`;
    case 'set_fees':
      return `set ${textOf(subject.fees)}`;
    case 'set_withdrawal_limit':
      return `set ${textOf(isEvent ? subject.withdrawalLimit : subject.limit)}`;
  }
}
