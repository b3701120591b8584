/** Sends requests to a server or a gateway and follows each until its answer, or until the process ends. */
import type { Command } from '../../../src/core/model/commands';
import type { CommandOutcome, Engine } from '../../../src/engine/types';
import type { Attempt, RequestModel } from '../model/requestRecords';
import type { RunTrace } from './runTrace';
import type { SimulatedProcess } from './simulatedProcess';

export interface RequestSenderOptions {
  /** Name of the process in the trace. */
  readonly name: string;
  readonly process: SimulatedProcess;
  readonly engine: Pick<Engine, 'execute'>;
  readonly requests: RequestModel;
  readonly trace: RunTrace;
}

export class RequestSender {
  private readonly attempts = new Set<Attempt>();

  constructor(private readonly options: RequestSenderOptions) {}

  /** Number of commands without an answer. */
  get inProgress(): number {
    return this.attempts.size;
  }

  send(command: Command): Promise<CommandOutcome> {
    const { requests, trace, name, engine, process } = this.options;
    trace.addLine(`${name} receives ${command.type}`);
    const answer = engine.execute(command);
    const attempt = requests.trackAttempt(command, answer);
    this.attempts.add(attempt);
    const onEnd = (what: string) => {
      if (process.isDead) return;
      this.attempts.delete(attempt);
      trace.addLine(`${name} answers ${command.type}: ${what}`);
    };
    answer.then(
      (outcome) => onEnd(outcome.refusal?.code ?? `event ${outcome.event?.sequence}`),
      (error: Error) => onEnd(error.message),
    );
    return answer;
  }

  /** The process has ended: the outcomes of unanswered commands are unknown from now on. */
  abandonAll(): void {
    for (const attempt of this.attempts) attempt.abandon();
    this.attempts.clear();
  }
}
