/**
 * openapi-backend as the contract's executor: routes, security, validation and handlers by operationId. Its router is the
 * indexed one and its validator the compiled one; nothing here repeats what the document says.
 */
import { type Context as ApiContext, type Document, OpenAPIBackend, type ParsedRequest } from 'openapi-backend';
import document from '../../generated/openapi.json';
import { type OperationId, type OperationRecord, operationRecords } from '../../generated/operations';
import type { Mutable } from '../core/mutable';
import type { Context, Services } from '../handlers/context';
import { handlers } from '../handlers/index';
import type { AnyHandler } from '../handlers/types';
import { OperatorActionLog } from '../store/operatorActionLog';
import type { Authentication } from './authenticate';
import type { Call } from './call';
import type { Problem } from './errors';
import { recorded } from './recorded';
import { IndexedRouter, type RoutedRequest } from './router';
import { CompiledValidator } from './validator';
import { violationProblem } from './violations';

/** How a call ends, before it is written. */
export type Outcome =
  | { readonly problem: Problem }
  | { readonly problem?: undefined; readonly status: number; readonly body: unknown };

export interface Operations {
  readonly router: IndexedRouter;
  /** Runs a routed and parsed call. Throws what a handler or a credential check throws. */
  run(request: RoutedRequest, call: Call): Promise<Outcome>;
}

export async function createOperations(services: Services, authentication: Authentication): Promise<Operations> {
  const api = new OpenAPIBackend({
    definition: document as unknown as Document,
    quick: true,
    strict: true,
  });
  await api.init();
  const router = new IndexedRouter(api.definition);
  // Every operation that wants a signature wants the key too (`make generate` refuses anything else), and both are checked together with it.
  for (const operation of router.getOperations())
    operation.security = (operation.security ?? []).map(({ signature, ...others }) => others);
  api.router = router;
  api.validator = new CompiledValidator(api.definition, router);
  registerSecurity(api, authentication);
  registerEdges(api, router);
  const actions = new OperatorActionLog(services.database);
  for (const id of Object.keys(operationRecords) as OperationId[])
    api.registerHandler(
      id,
      operationHandler(recorded(id, handlers[id] as AnyHandler, actions, services.clock), services),
    );
  return { router, run: (request, call) => api.handleRequest(request, call) };
}

/**
 * Each scheme lets a call in or notes why not; what keeps it from finding out is kept for `unauthorizedHandler`, which rethrows it. The floor counts from here and
 * not from the request's first byte: whoever sends a body late would have used it up.
 */
function registerSecurity(api: OpenAPIBackend, authentication: Authentication): void {
  const check =
    (authenticate: (call: Call) => Promise<Problem | undefined>) => async (_context: ApiContext, call: Call) => {
      const floor = authentication.floor();
      try {
        call.refused = await authenticate(call);
        if (call.refused?.code === 'INVALID_AUTHENTICATION_HEADER') await floor.reached();
      } catch (error) {
        call.failure = error;
      }
      floor.forget();
      return call.refused === undefined && call.failure === undefined;
    };
  api.registerSecurityHandler(
    'apiKey',
    check((call) => authentication.key(call)),
  );
  api.registerSecurityHandler(
    'apiKeyAlone',
    check((call) => authentication.keyAlone(call)),
  );
  api.registerSecurityHandler(
    'portalAuthorization',
    check((call) => authentication.portal(call)),
  );
  api.registerSecurityHandler(
    'partnerBasic',
    check((call) => authentication.partner(call)),
  );
  api.registerSecurityHandler(
    'operatorToken',
    check((call) => authentication.operator(call)),
  );
  api.registerSecurityHandler(
    'custodianSignature',
    check(async (call) => authentication.custodian(call)),
  );
}

function registerEdges(api: OpenAPIBackend, router: IndexedRouter): void {
  const headerNames = new Map(router.getOperations().flatMap(headerNamesOf));
  api.register({
    notFound: (): Outcome => ({ problem: { code: 'NOT_FOUND' } }),
    methodNotAllowed: (_context: ApiContext, call: Call): Outcome => ({
      problem: { code: 'METHOD_NOT_ALLOWED', allow: allowedMethods(router, call.path) },
    }),
    unauthorizedHandler: (_context: ApiContext, call: Call): Outcome => {
      if (call.failure !== undefined) throw call.failure;
      return { problem: call.refused ?? { code: 'INVALID_AUTHENTICATION_HEADER' } };
    },
    validationFail: ({ validation, operation }: ApiContext): Outcome => ({
      problem: violationProblem(validation.errors ?? [], recordOf(operation.operationId), headerNames),
    }),
    notImplemented: ({ operation }: ApiContext) => {
      throw new Error(`${operation.operationId} has no handler`);
    },
  });
}

function operationHandler(handler: AnyHandler, services: Services) {
  const contextOf = contextMaker(services);
  return async ({ request }: ApiContext, call: Call): Promise<Outcome> => {
    const { params, query, headers, requestBody }: ParsedRequest = request;
    const context = contextOf(call);
    const answer = await handler({ path: params, query, headers, body: requestBody }, context);
    return answer.refusal === undefined ? { status: answer.status, body: answer.body } : { problem: answer.refusal };
  };
}

/** The services stand behind each context as its prototype: to copy them would cost more than the handler of a read. */
function contextMaker(services: Services): (call: Call) => Context {
  return ({ caller, requestId, ip }) => {
    const context = Object.create(services) as Mutable<Context>;
    context.caller = caller;
    context.requestId = requestId;
    context.ip = ip;
    return context;
  };
}

/** For `Allow`. */
export function allowedMethods(router: IndexedRouter, path: string): string {
  return methodsOf(router.at(path)).join(', ');
}

/** In capitals, each once; HEAD wherever GET is. */
export function methodsOf(operations: readonly { readonly method: string }[]): string[] {
  const methods = operations.map(({ method }) => method.toUpperCase());
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

export function recordOf(operationId: string | undefined): OperationRecord {
  const record = Object.hasOwn(operationRecords, operationId ?? '')
    ? operationRecords[operationId as OperationId]
    : undefined;
  if (record === undefined) throw new Error(`no operation ${operationId}`);
  return record;
}

function headerNamesOf({
  parameters = [],
}: {
  readonly parameters?: readonly object[];
}): (readonly [string, string])[] {
  return parameters.flatMap((parameter) => {
    const { in: place, name } = parameter as { readonly in?: string; readonly name?: string };
    return place === 'header' && name !== undefined ? [[name.toLowerCase(), name] as const] : [];
  });
}
