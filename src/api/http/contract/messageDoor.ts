/**
 * The door of the WebSocket API: its messages call the operations under /binance/, through the same stages as requests
 * over HTTP (`operations.ts`).
 */
import { type OperationId, operationRecords } from '../../../../generated/operations';
import type { ApiMessage, ApiOutcome, MessageIdentity } from '../../binance/apiMessages';
import type { Authentication } from '../authentication/authentication';
import { type Call, MessageCall } from '../calls/call';
import type { RequestObserver } from '../calls/observer';
import type { RequestBatching } from '../calls/requestBatching';
import type { Admission } from '../pipeline/admission';
import type { Problem } from '../problems/errors';
import type { ProblemRenderer } from '../responses/problemRenderer';
import type { Outcome, RunOperation } from './runOperation';

/** All operations that need a signature declare the same responses for it. */
const ANY_SIGNED_OPERATION = operationRecords.getBinanceAccount;

export interface MessageDoorOptions {
  readonly runOperation: RunOperation;
  readonly authentication: Authentication;
  /** That of the clients' requests over HTTP. */
  readonly admission: Admission<Call>;
  readonly batching: RequestBatching;
  readonly renderProblem: ProblemRenderer;
  readonly nextRequestId: () => string;
  readonly observe: RequestObserver | undefined;
}

export class MessageDoor {
  constructor(private readonly options: MessageDoorOptions) {}

  /** Never rejects, and answers within the deadline of requests. */
  async call(operation: string, message: ApiMessage): Promise<ApiOutcome> {
    const { batching, nextRequestId, observe } = this.options;
    const id = operation as OperationId;
    const call = new MessageCall(id, message, nextRequestId());
    call.onAnswered = observe?.(call);
    await batching.nextRequestBatch();
    const outcome = await this.firstOutcome(id, call);
    call.answered = true;
    const answer =
      outcome.problem === undefined
        ? { status: outcome.status, body: outcome.body, retryAfterSeconds: undefined }
        : this.render(outcome.problem, call);
    call.onAnswered?.(answer.status);
    return answer;
  }

  /** The owner of the key that has signed the message, or the error with which a signed operation would be refused. */
  async identify(message: ApiMessage): Promise<MessageIdentity | ApiOutcome> {
    const identified = await this.options.authentication.identifyMessage(message);
    if (!('code' in identified)) return identified;
    const call = {
      requestId: this.options.nextRequestId(),
      apiFamily: 'binance',
      operation: ANY_SIGNED_OPERATION,
    } as const;
    return this.render(identified, call);
  }

  /** That of the work, or of its deadline. */
  private firstOutcome(id: OperationId, call: MessageCall): Promise<Outcome> {
    return new Promise((resolve) => {
      call.onLate = (_call, problem) => resolve({ problem });
      void this.outcomeOf(id, call).then(resolve);
    });
  }

  private async outcomeOf(id: OperationId, call: MessageCall): Promise<Outcome> {
    const { admission, runOperation } = this.options;
    try {
      const overLimit = admission.countCall(call);
      if (overLimit !== undefined) return { problem: overLimit };
      return await admission.run(call, () => runOperation(id, { query: call.query }, call));
    } catch (error) {
      return { problem: admission.problemOf(error, call) };
    }
  }

  private render(problem: Problem, call: Pick<Call, 'requestId' | 'apiFamily' | 'operation'>): ApiOutcome {
    const { status, body } = this.options.renderProblem(problem, call);
    return {
      status,
      body,
      retryAfterSeconds: 'retryAfterSeconds' in problem ? problem.retryAfterSeconds : undefined,
    };
  }
}
