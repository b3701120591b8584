/**
 * Runs operations under /binance/ for the WebSocket API: the same contract, credentials, limits and handlers as over
 * HTTP, for requests that have no HTTP request. Errors are those of the HTTP interface.
 */
import type { OpenAPIValidator } from 'openapi-backend';
import { type OperationId, type OperationRecord, operationRecords } from '../../../generated/operations';
import type { ApiCall, ApiCallOutcome } from '../../application/binance/apiCalls';
import { type MessageFault, messageValue, signedMessageText } from '../../application/binance/signedMessages';
import type { Caller } from '../../application/callers';
import type { RunApprovedOperation } from '../../application/proposals/approvals';
import type { Services } from '../../application/services';
import type { Config } from '../../config';
import type { Outage } from '../../engine/types';
import type { AnyHandler } from '../../handlers/types';
import type { BinanceMessages } from '../authentication/binanceMessages';
import { rateLimitOwner } from '../pipeline/addresses';
import type { RateClass, RateLimits } from '../pipeline/rateLimits';
import { type WeightLimits, weightOf } from '../pipeline/weightLimits';
import { errorResponse, type Problem } from '../responses/errors';
import { problemOfFailure } from '../responses/failures';
import { problemOfOutage } from '../responses/problems';
import type { IndexedRouter, RoutedRequest } from './router';
import { problemOfViolations } from './violations';

export interface BinanceCallsOptions {
  readonly services: Services;
  readonly router: IndexedRouter;
  readonly validator: OpenAPIValidator;
  readonly handlerOf: (id: OperationId) => AnyHandler;
  readonly messages: BinanceMessages;
  readonly addressLimits: RateLimits;
  readonly keyLimits: RateLimits;
  readonly weightLimits: WeightLimits;
  readonly nextRequestId: () => string;
  readonly config: Pick<Config, 'http'>;
}

/** Parameters that are the proof of the caller, and none of the operation. */
const PROOF: ReadonlySet<string> = new Set(['apiKey', 'signature']);

const NOT_APPROVED: RunApprovedOperation = () => {
  throw new Error('no operation under /binance/ is approved by another person');
};

export class BinanceCalls {
  private inFlight = 0;

  constructor(private readonly options: BinanceCallsOptions) {}

  /** Never throws for a reason of the request. */
  async run(call: ApiCall): Promise<ApiCallOutcome> {
    const id = call.operation as OperationId;
    const record: OperationRecord = operationRecords[id];
    const refused = this.refuseWork(record);
    if (refused !== undefined) return outcomeOf(refused, record);
    this.inFlight += 1;
    try {
      return await this.runAdmitted(call, id, record);
    } catch (error) {
      return outcomeOf(this.problemOf(error, record), record);
    } finally {
      this.inFlight -= 1;
    }
  }

  private async runAdmitted(call: ApiCall, id: OperationId, record: OperationRecord): Promise<ApiCallOutcome> {
    const query = queryOf(call.params);
    const limited = this.refuseAddress(call.ip, record, query);
    if (limited !== undefined) return outcomeOf(limited, record);
    const caller = await this.callerOf(call, record);
    if ('code' in caller) return outcomeOf(caller, record);
    const refused = this.refuseKey(caller, record) ?? this.violationOf(id, record, query);
    if (refused !== undefined) return outcomeOf(refused, record);
    const { services, handlerOf, nextRequestId } = this.options;
    const request = { path: {}, query, headers: {}, body: undefined };
    const context = {
      ...services,
      caller,
      requestId: nextRequestId(),
      ip: call.ip,
      approval: undefined,
      runApprovedOperation: NOT_APPROVED,
    };
    const answer = await handlerOf(id)(request, context);
    if (answer.refusal !== undefined) return outcomeOf(answer.refusal, record);
    // What was read before the lease was lost may be outdated.
    if (record.method === 'get' && !services.engine.leaseHeld)
      return outcomeOf(this.unavailable('not_current'), record);
    return { status: answer.status, body: answer.body, retryAfterSeconds: undefined };
  }

  private refuseWork({ method }: OperationRecord): Problem | undefined {
    const { services, config } = this.options;
    if (!services.engine.leaseHeld) return this.unavailable('not_current');
    const hasRoom = this.inFlight < config.http.requestsInFlightMax && (method === 'get' || services.engine.hasRoom);
    return hasRoom ? undefined : this.unavailable('not_done');
  }

  private refuseAddress(
    ip: string,
    record: OperationRecord,
    query: Readonly<Record<string, string>>,
  ): Problem | undefined {
    const { addressLimits, weightLimits } = this.options;
    const owner = rateLimitOwner(ip);
    const allowance = addressLimits.takeToken(owner, rateClassOf(record));
    const { weight } = record;
    const use = weightLimits.take(owner, weight === null ? 1 : weightOf(weight, new URLSearchParams(query).toString()));
    if (use.outcome === 'banned') return { code: 'ADDRESS_BANNED', retryAfterSeconds: use.retryAfterSeconds };
    if (use.outcome !== 'allowed') return { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: use.retryAfterSeconds };
    if (allowance.allowed) return undefined;
    weightLimits.noteRefusal(owner);
    return { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: allowance.retryAfterSeconds };
  }

  private async callerOf({ params, sessionKey, ip }: ApiCall, record: OperationRecord): Promise<Caller | Problem> {
    if (record.security === 'public') return { kind: 'public' };
    const text = (name: string): string | undefined =>
      params[name] === undefined || params[name] === '' ? undefined : messageValue(params[name]);
    const apiKey = text('apiKey') ?? sessionKey;
    if (apiKey === undefined) return missing('apiKey');
    if (record.security === 'binanceKeyAlone') {
      const owner = await this.options.messages.findOwner(apiKey, ip);
      return owner === undefined ? { code: 'INVALID_AUTHENTICATION_HEADER' } : { ...owner, kind: 'apiKeyOnly' };
    }
    const signature = text('signature');
    const isOfSession = signature === undefined && apiKey === sessionKey;
    if (signature === undefined && !isOfSession) return missing('signature');
    const timestamp = text('timestamp');
    if (timestamp === undefined) return missing('timestamp');
    const proof = { apiKey, timestamp, recvWindow: text('recvWindow'), ip };
    const { signature: _signature, ...signed } = params;
    const checked = isOfSession
      ? await this.options.messages.authenticateSession(proof)
      : await this.options.messages.authenticate({
          ...proof,
          text: signedMessageText(signed),
          signature: signature ?? '',
        });
    return 'fault' in checked ? problemOfFault(checked.fault) : checked.caller;
  }

  /** Over the limit of the key, or without the permission. */
  private refuseKey(caller: Caller, record: OperationRecord): Problem | undefined {
    if (!('apiKeyId' in caller)) return undefined;
    const allowance = this.options.keyLimits.takeToken(String(caller.apiKeyId), rateClassOf(record));
    if (!allowance.allowed) return { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: allowance.retryAfterSeconds };
    // If the contract names no permission for the operation, no key may use it.
    return caller.permissions.has(record.permission ?? '') ? undefined : { code: 'PERMISSION_DENIED' };
  }

  private violationOf(
    id: OperationId,
    record: OperationRecord,
    query: Readonly<Record<string, string>>,
  ): Problem | undefined {
    const { router, validator } = this.options;
    const operation = router.getOperation(id);
    if (operation === undefined) throw new Error(`the contract has no operation ${id}`);
    const place = { method: operation.method, path: operation.path, headers: {} };
    const parsed = { ...place, params: {}, query, cookies: {}, requestBody: undefined };
    const routed = { ...place, route: { operation, params: {} }, parsed } as unknown as RoutedRequest;
    const { errors } = validator.validateRequest(routed, operation);
    return errors == null || errors.length === 0 ? undefined : problemOfViolations(errors, record, new Map());
  }

  private problemOf(error: unknown, { method }: OperationRecord): Problem {
    const { services, config } = this.options;
    return problemOfFailure(error, {
      log: services.log,
      fields: { source: 'the WebSocket API' },
      isUnchanged: method === 'get',
      isQuarantined: services.engine.isQuarantined,
      retryAfterSeconds: config.http.retryAfterSeconds,
    });
  }

  private unavailable(outcome: Outage['outcome']): Problem {
    return problemOfOutage(outcome, this.options.config.http.retryAfterSeconds);
  }
}

function queryOf(params: ApiCall['params']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name, value]) => !PROOF.has(name) && value !== null)
      .map(([name, value]) => [name, messageValue(value)]),
  );
}

function rateClassOf({ method }: OperationRecord): RateClass {
  return method === 'get' || method === 'post' ? method : 'other';
}

function missing(name: string): Problem {
  return {
    code: 'INVALID_PARAMETERS',
    fields: { [name]: { code: 'MISSING', message: 'is required' } },
    illFormed: [],
    patterns: {},
  };
}

function problemOfFault(fault: MessageFault): Problem {
  if (typeof fault === 'object') return { code: 'OUTSIDE_RECV_WINDOW', message: fault.window };
  switch (fault) {
    case 'key_format':
      return { code: 'INVALID_AUTHENTICATION_HEADER', key: 'key_format' };
    case 'unknown_key':
      return { code: 'INVALID_AUTHENTICATION_HEADER', key: 'unknown_key' };
    case 'signature':
      return { code: 'INVALID_SIGNATURE' };
    case 'window_too_long':
      return { code: 'RECV_WINDOW_TOO_LONG' };
    default:
      return {
        code: 'INVALID_PARAMETERS',
        fields: { [fault]: { code: 'INVALID', message: 'is not valid' } },
        illFormed: [fault],
        patterns: {},
      };
  }
}

function outcomeOf(problem: Problem, record: OperationRecord): ApiCallOutcome {
  const { status, body } = errorResponse(problem, 'binance', record);
  return {
    status,
    body,
    retryAfterSeconds: 'retryAfterSeconds' in problem ? problem.retryAfterSeconds : undefined,
  };
}
