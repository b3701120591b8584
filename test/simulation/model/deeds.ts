/**
 * What was asked, what its asker was told, and what the log says became of it. A yes is durable before it is told and never
 * changes; a no left nothing; who was told nothing finds it wholly done or wholly absent, and done once whatever is asked again.
 */
import type { Command } from '../../../src/core/commands';
import { getOrCreate } from '../../../src/core/values/getOrCreate';
import type { EngineEvent } from '../../../src/core/events';
import type { Refusal } from '../../../src/core/refusals';
import { Outage, type CommandOutcome } from '../../../src/engine/types';
import { eventToRow } from '../../../src/store/events/eventRows';
import { agrees } from './agrees';
import { type Judge, textOf } from './judge';

/** One thing that somebody wants done, however often it is asked for. */
interface Deed {
  readonly command: Command;
  /** The events that did it; with a once-key, one at most. */
  readonly events: number[];
  /** Those that somebody was told of. */
  readonly told: Set<number>;
  /** Asked, and no answer that says whether it was done: it may have been, once each. */
  unknown: number;
  waiting: number;
}

/** The log, as committed. */
export interface Log {
  /** How an event stands there. */
  text(sequence: number): string | undefined;
  refusal(sequence: number): Refusal | null | undefined;
  /** The event that a once-key points to. */
  keyed(key: string): { readonly fingerprint: string; readonly sequence: number } | undefined;
}

export class Deeds {
  private readonly byMark = new Map<string, Deed>();
  private readonly byKey = new Map<string, Deed>();
  /** How many answers of each kind came. */
  readonly answers = new Map<string, number>();

  constructor(
    private readonly judge: Judge,
    private readonly log: Log,
  ) {}

  /** Follows one asking to its end. `server` is who was asked: it may be killed, and then nothing more comes. */
  ask(command: Command, answer: Promise<CommandOutcome>): Asking {
    const deed = this.deedOf(command);
    const asking = new Asking(command, deed);
    answer.then(
      (outcome) => asking.end(() => this.told(asking, outcome)),
      (error: unknown) => asking.end(() => this.failed(asking, error)),
    );
    return asking;
  }

  /** The log has grown by an event. */
  done(event: EngineEvent, keys: readonly string[]): void {
    if (event.type === 'trigger_order') return;
    const deed =
      keys.map((key) => this.byKey.get(key)).find((known) => known !== undefined) ?? this.byMark.get(markOf(event));
    if (deed === undefined) return this.judge.find(`event ${event.sequence} (${event.type}) was asked for by nobody`);
    deed.events.push(event.sequence);
    this.judge.expect(
      deed.command.idempotencyKeys.length === 0 || deed.events.length === 1,
      () => `${describe(deed.command)} was done twice, as ${deed.events.join()}`,
    );
    this.judge.same(event.type, deed.command.type, () => `event ${event.sequence}`);
    if (event.refusal === null) agrees(this.judge, deed.command, event);
  }

  /** When nobody waits for an answer. */
  settle(): void {
    for (const { command, events, told, unknown, waiting } of this.byMark.values()) {
      const untold = events.filter((sequence) => !told.has(sequence)).length;
      this.judge.expect(
        untold <= unknown + waiting,
        () => `${describe(command)} was done (${events.join()}), and everybody was told that it was not`,
      );
    }
  }

  /** What was asked under a once-key, and may be asked again at any time. */
  keyed(): Command[] {
    return Array.from(this.byMark.values(), ({ command }) => command).filter(({ idempotencyKeys: once }) => once.length > 0);
  }

  private deedOf(command: Command): Deed {
    const fresh = (): Deed => ({ command, events: [], told: new Set(), unknown: 0, waiting: 0 });
    const deed = command.idempotencyKeys
      .map((once) => this.byKey.get(`${once.key}:${once.fingerprint}`))
      .find((known) => known !== undefined);
    const [first] = command.idempotencyKeys;
    const found =
      deed ?? getOrCreate(this.byMark, first === undefined ? markOf(command) : `${first.key}:${first.fingerprint}`, fresh);
    for (const { key, fingerprint } of command.idempotencyKeys) this.byKey.set(`${key}:${fingerprint}`, found);
    return found;
  }

  private told({ command, deed }: Asking, outcome: CommandOutcome): void {
    this.count(
      outcome.refusal === null
        ? `${command.type} done${outcome.replayed ? ' before' : ''}`
        : `${command.type} ${outcome.refusal.code}`,
    );
    if (outcome.refusal === null) {
      const { event } = outcome;
      deed.told.add(event.sequence);
      const durable = this.log.text(event.sequence);
      this.judge.expect(
        durable !== undefined,
        () => `${describe(command)} is told as event ${event.sequence}, which is not durable`,
      );
      this.judge.same(logText(event), durable, () => `${describe(command)} is told otherwise than it is in the log`);
      this.judge.expect(
        deed.events.includes(event.sequence),
        () => `${describe(command)} is answered with event ${event.sequence}, which is another's`,
      );
    }
    this.judgeKeys(command, outcome, deed);
  }

  /** What the once-keys in the tables say at this moment is what the asker must have been told. */
  private judgeKeys(command: Command, outcome: CommandOutcome, deed: Deed): void {
    const what = () => `${describe(command)}, answered ${outcome.refusal?.code ?? 'yes'}`;
    const keyed = command.idempotencyKeys.map((once) => ({ once, entry: this.log.keyed(once.key) }));
    if (outcome.refusal?.code === 'IDEMPOTENCY_CONFLICT') {
      const other = keyed.some(({ once, entry }) => entry !== undefined && entry.fingerprint !== once.fingerprint);
      return this.judge.expect(
        other || command.type === 'announce_deposit' || command.type === 'credit_deposit',
        () => `${what()}: no key says so`,
      );
    }
    if (outcome.refusal === null && keyed.length > 0) {
      const points = keyed.some(
        ({ once, entry }) => entry?.sequence === outcome.event.sequence && entry.fingerprint === once.fingerprint,
      );
      this.judge.expect(points, () => `${what()}: no key points to the event`);
      if (!outcome.replayed)
        for (const { once, entry } of keyed)
          this.judge.same(entry?.sequence, outcome.event.sequence, () => `${what()}: key ${once.key.slice(0, 8)}`);
    }
    if (outcome.refusal !== null)
      for (const { once, entry } of keyed) {
        if (!once.storesRefusal) continue;
        const kept = entry === undefined ? undefined : this.log.refusal(entry.sequence);
        this.judge.same(kept, outcome.refusal, () => `${what()}: the answer that is kept`);
        if (entry !== undefined) deed.told.add(entry.sequence);
      }
  }

  private failed({ command, deed }: Asking, error: unknown): void {
    if (!(error instanceof Outage)) return this.judge.find(`${describe(command)} failed: ${String(error)}`);
    this.count(`${command.type} ${error.outcome}`);
    if (error.outcome === 'unknown') deed.unknown += 1;
  }

  private count(name: string): void {
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
  }
}

/** One time that a deed was asked for. */
export class Asking {
  over = false;

  constructor(
    readonly command: Command,
    readonly deed: Deed,
  ) {
    deed.waiting += 1;
  }

  end(judge: () => void): void {
    if (this.over) return;
    this.over = true;
    this.deed.waiting -= 1;
    judge();
  }

  /** Whoever was asked is gone: no answer will come. */
  abandon(): void {
    this.end(() => {
      this.deed.unknown += 1;
    });
  }
}

function logText(event: EngineEvent): string {
  const [sequence, , timeMs, type, userId, payload] = eventToRow(event, 0);
  return [sequence, timeMs, type, userId, payload].join(' ');
}

export function describe(command: Command): string {
  return `${command.type} ${markOf(command)}`;
}

/** By what a command and the event that did it find each other where there is no once-key. */
function markOf(said: Command | EngineEvent): string {
  const isEvent = 'sequence' in said;
  switch (said.type) {
    case 'create_order':
    case 'create_portal_order':
      return isEvent ? (said.order?.createdByIp ?? '') : said.trader.ip;
    case 'cancel_order':
      return isEvent ? `cancel ${said.order?.id} of ${said.userId}` : `cancel ${said.orderId} of ${said.trader.userId}`;
    case 'amend_order':
      return isEvent
        ? `amend ${said.order?.id} of ${said.userId} to ${said.order?.quantity}`
        : `amend ${said.orderId} of ${said.trader.userId} to ${said.quantity}`;
    case 'trigger_order':
      return 'trigger';
    case 'request_withdrawal':
      return `to ${isEvent ? said.withdrawal?.address : said.address}`;
    case 'approve_withdrawal':
      return isEvent
        ? `approve ${said.withdrawal?.id} by ${said.withdrawal?.approvedBy}`
        : `approve ${said.withdrawalId} by ${said.operatorId}`;
    case 'move_withdrawal':
      return `move ${isEvent ? said.withdrawal?.id : said.withdrawalId} to ${isEvent ? said.withdrawal?.status : said.to}`;
    case 'announce_deposit':
    case 'credit_deposit':
      return `${said.type} ${isEvent ? said.deposit?.reference : said.reference}`;
    case 'set_asset':
      return `set ${said.asset?.asset} ${said.asset?.withdrawalFee}`;
    case 'set_approval_threshold':
      return `set ${isEvent ? `${said.asset?.asset} ${said.asset?.approvalThreshold}` : `${said.asset} ${said.threshold}`}`;
    case 'set_symbol':
      return isEvent ? `set ${textOf(said.marketSymbol)}` : `set ${textOf(said.symbol)}`;
    case 'set_fees':
      return `set ${textOf(said.fees)}`;
    case 'set_withdrawal_limit':
      return `set ${textOf(isEvent ? said.withdrawalLimit : said.limit)}`;
  }
}
