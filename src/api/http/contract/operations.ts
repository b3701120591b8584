/**
 * The one sequence in which every operation of the contract runs, whichever door its call comes through. openapi-backend
 * goes through it; the router is replaced by an indexed one, and the validator by one that is compiled ahead of time.
 * Nothing here repeats the contract.
 *
 * | Stage | What it finds | Where |
 * |---|---|---|
 * | admit | limits of the address, lease, room; then the deadline runs | `pipeline/admission` |
 * | identify | who calls: credentials, signature, time window | `authentication` |
 * | authorize | limit of the key, permission or role, address | `authentication` |
 * | validate | whether the parameters are those of the contract | `contract/validator` |
 * | run | second factor, approval by another person, log of operators' actions, handler | here, `handlers` |
 * | render | the outcome, or the error that the contract declares for the problem | `responses`, the door |
 *
 * | Door | Call | What it leaves out |
 * |---|---|---|
 * | HTTP (`pipeline/pipeline`) | `RequestContext` | - |
 * | WebSocket API (`contract/messageDoor`) | `MessageCall` | `X-Min-Sequence`, because messages have no headers |
 * | operators' console (`contract/insideCalls`) | `InsideCall` | admit and identify, which its page went through |
 * | approved proposals (`contract/insideCalls`) | `InsideCall` | the same, and authorize, which the proposal went through |
 */
import { type Context as ApiContext, type Document, OpenAPIBackend, type ParsedRequest } from 'openapi-backend';
import { handlers } from '../../../../generated/handlers';
import document from '../../../../generated/openapi.json';
import { type OperationId, type OperationRecord, operationRecords } from '../../../../generated/operations';
import { OperatorActionLog } from '../../../store/audit/operatorActionLog';
import type { OperatorAccess } from '../../../usecases/operators/operatorAccess';
import { maskPersonal, seesMasked } from '../../../usecases/operators/operatorRights';
import type { RunApprovedOperation } from '../../../usecases/proposals/approvals';
import type { Services } from '../../../usecases/services';
import type { AnyHandler } from '../../handlers/types';
import type { Authentication } from '../authentication/authentication';
import type { Call, InsideCall, MessageCall } from '../calls/call';
import type { RequestContext } from '../calls/requestContext';
import { IndexedRouter, type RoutedRequest } from '../calls/router';
import type { Problem } from '../problems/errors';
import type { ParameterSchema } from '../problems/parameterFaults';
import { approvedOperations, createOperatorAccess } from './insideCalls';
import type { OperationParameters, Outcome, RunOperation } from './runOperation';
import { CompiledValidator } from './validator';
import { problemOfViolations } from './violations';
import { type StopObserver, withActionLog } from './withActionLog';
import { withProposals } from './withProposals';
import { withSecondFactor } from './withSecondFactor';

export interface Operations {
  readonly router: IndexedRouter;
  /** Runs a routed and parsed request. Throws whatever a handler or a credential check throws. */
  run(request: RoutedRequest, call: Call): Promise<Outcome>;
  readonly runOperation: RunOperation;
  /** For the operators' console. */
  readonly operatorAccess: OperatorAccess;
}

export async function createOperations(
  services: Services,
  authentication: Authentication,
  stopped?: StopObserver,
): Promise<Operations> {
  const api = new OpenAPIBackend({
    definition: document as unknown as Document,
    quick: true,
    strict: true,
  });
  await api.init();
  const router = new IndexedRouter(api.definition);
  // Every operation that requires a signature requires the key too (`make generate` checks this), and the key's
  // security handler verifies both.
  for (const operation of router.getOperations())
    operation.security = (operation.security ?? []).map(({ signature, binanceSignature, ...others }) => others);
  // openapi-backend runs the handlers of all alternatives, and a refusal takes its time. So one handler chooses between
  // the two credentials of a partner.
  for (const operation of router.getOperations())
    if (operationRecord(operation.operationId).security === 'portalReader')
      operation.security = [{ portalAuthorization: [] }];
  api.router = router;
  api.validator = new CompiledValidator(api.definition, router);
  registerSecurity(api, authentication);
  registerFallbacks(api, router);
  const { clock } = services;
  const actions = new OperatorActionLog(services.database, services.masterKeys);
  const run = (request: RoutedRequest, call: Call): Promise<Outcome> => api.handleRequest(request, call);
  const runOperation: RunOperation = (id, parameters, call) => run(prepareRequest(router, id, parameters), call);
  const runApproved = approvedOperations(runOperation);
  for (const id of Object.keys(operationRecords) as OperationId[]) {
    const handler = withSecondFactor(id, withProposals(id, handlers[id] as AnyHandler));
    api.registerHandler(
      id,
      operationHandler(withActionLog(id, handler, { actions, clock, stopped }), services, runApproved),
    );
  }
  return { router, run, runOperation, operatorAccess: createOperatorAccess(authentication, runOperation) };
}

/** The request of a door that has none over HTTP, in the form in which one over HTTP is run. */
function prepareRequest(
  router: IndexedRouter,
  id: OperationId,
  { path: params = {}, query = {}, headers = {}, body }: OperationParameters,
): RoutedRequest {
  const operation = router.getOperation(id);
  const place = {
    method: operation?.method ?? '',
    path: operation?.path ?? '',
    headers,
    ...(body !== undefined && { body }),
  };
  const parsed = { ...place, params, query, cookies: {}, requestBody: body };
  return { ...place, route: operation && { operation, params }, parsed } as RoutedRequest;
}

/**
 * The stages identify and authorize: each scheme authenticates the call or records why it cannot. An error that prevents
 * the check is recorded too, and `unauthorizedHandler` throws it again.
 */
function registerSecurity(api: OpenAPIBackend, authentication: Authentication): void {
  const register = <Served extends Call>(
    scheme: string,
    authenticate: (call: Served) => Promise<Problem | undefined>,
  ): void =>
    api.registerSecurityHandler(scheme, async (_api: ApiContext, call: Served) => {
      try {
        const problem = await authentication.withMinimumDelay(() => authenticate(call));
        call.authenticationProblem = withoutKey(call, problem);
      } catch (error) {
        call.authenticationError = error;
      }
      return call.authenticationProblem === undefined && call.authenticationError === undefined;
    });
  register<RequestContext>('apiKey', (context) => authentication.authenticateApiKey(context));
  register<RequestContext>('apiKeyAlone', (context) => authentication.authenticateApiKeyAlone(context));
  register<RequestContext | MessageCall>('binanceApiKey', (call) => authentication.authenticateBinanceKey(call));
  register<RequestContext | MessageCall>('binanceApiKeyAlone', (call) => authentication.authenticateApiKeyAlone(call));
  register<RequestContext>('portalAuthorization', (context) =>
    context.operation?.security === 'portalReader'
      ? authentication.authenticatePortalReader(context)
      : authentication.authenticatePortal(context),
  );
  register<RequestContext>('partnerBasic', (context) => authentication.authenticatePartner(context));
  register<RequestContext | InsideCall>('operatorToken', (call) => authentication.authenticateOperator(call));
  register<RequestContext>('custodianSignature', async (context) => authentication.authenticateCustodian(context));
}

/** A key that is over a limit of its own is valid. */
function withoutKey({ problemWithoutKey }: Call, problem: Problem | undefined): Problem | undefined {
  return problem === undefined || problem.code === 'TOO_MANY_REQUESTS' ? problem : (problemWithoutKey ?? problem);
}

function registerFallbacks(api: OpenAPIBackend, router: IndexedRouter): void {
  const headerNames = new Map(router.getOperations().flatMap(headerNamesOf));
  api.register({
    notFound: (): Outcome => ({ problem: { code: 'NOT_FOUND' } }),
    methodNotAllowed: (_api: ApiContext, context: RequestContext): Outcome => ({
      problem: { code: 'METHOD_NOT_ALLOWED', allow: methodsOf(router.operationsAt(context.path)).join(', ') },
    }),
    unauthorizedHandler: (_api: ApiContext, { authenticationError, authenticationProblem }: Call): Outcome => {
      if (authenticationError !== undefined) throw authenticationError;
      return { problem: authenticationProblem ?? { code: 'INVALID_AUTHENTICATION_HEADER' } };
    },
    validationFail: ({ validation, operation, request }: ApiContext): Outcome => ({
      problem: problemOfViolations(validation.errors ?? [], {
        operation: operationRecord(operation.operationId),
        parameters: new Map((operation.parameters ?? []).flatMap(querySchemaOf)),
        query: request.query ?? {},
        headerNames,
      }),
    }),
    notImplemented: ({ operation }: ApiContext) => {
      throw new Error(`${operation.operationId} has no handler`);
    },
  });
}

/** The stage run. */
function operationHandler(handler: AnyHandler, services: Services, runApprovedOperation: RunApprovedOperation) {
  return async ({ request }: ApiContext, call: Call): Promise<Outcome> => {
    const { params, query, headers, requestBody }: ParsedRequest = request;
    const { caller, requestId, ip, approval } = call;
    const input = { path: params, query, headers, body: requestBody };
    const answer = await handler(input, {
      ...services,
      caller,
      requestId,
      ip,
      approval,
      runApprovedOperation,
    });
    call.isReplayed = answer.replayed === true;
    if (answer.refusal !== undefined) return { problem: answer.refusal };
    const { status, body: content, headers: more } = answer;
    return { status, body: shownTo(call, content), ...(more !== undefined && { headers: more }) };
  };
}

/** What the caller sees of an answer: for some operators, without personal data. */
function shownTo({ caller, operation }: Call, body: unknown): unknown {
  if (operation === undefined || operation.personal.length === 0 || caller.kind !== 'operator') return body;
  return seesMasked(operation, caller) ? maskPersonal(operation.personal, body) : body;
}

/** The methods of the operations in upper case, each once. HEAD is allowed wherever GET is. */
export function methodsOf(operations: readonly { readonly method: string }[]): string[] {
  const methods = operations.map(({ method }) => method.toUpperCase());
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

export function operationRecord(operationId: string | undefined): OperationRecord {
  const record = Object.hasOwn(operationRecords, operationId ?? '')
    ? operationRecords[operationId as OperationId]
    : undefined;
  if (record === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return record;
}

function querySchemaOf(parameter: object): (readonly [string, ParameterSchema])[] {
  const {
    in: location,
    name,
    required = false,
    schema,
  } = parameter as {
    readonly in?: string;
    readonly name?: string;
    readonly required?: boolean;
    readonly schema?: { readonly pattern?: string };
  };
  if (location !== 'query' || name === undefined) return [];
  return [[name, { isRequired: required, pattern: schema?.pattern }]];
}

function headerNamesOf({
  parameters = [],
}: {
  readonly parameters?: readonly object[];
}): (readonly [string, string])[] {
  return parameters.flatMap((parameter) => {
    const { in: location, name } = parameter as { readonly in?: string; readonly name?: string };
    return location === 'header' && name !== undefined ? [[name.toLowerCase(), name] as const] : [];
  });
}
