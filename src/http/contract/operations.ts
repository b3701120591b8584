/**
 * Executes the contract with openapi-backend: routes, security, validation, and handlers by operationId. The router is
 * replaced by an indexed one, and the validator by one that is compiled ahead of time. Nothing here repeats the
 * contract.
 */
import { type Context as ApiContext, type Document, OpenAPIBackend, type ParsedRequest } from 'openapi-backend';
import document from '../../../generated/openapi.json';
import { type OperationId, type OperationRecord, operationRecords } from '../../../generated/operations';
import type { RunApprovedOperation } from '../../application/proposals/approvals';
import type { Services } from '../../application/services';
import { handlers } from '../../handlers/index';
import type { AnyHandler } from '../../handlers/types';
import { OperatorActionLog } from '../../store/audit/operatorActionLog';
import type { Authentication } from '../authentication/authentication';
import type { RequestContext } from '../pipeline/requestContext';
import type { Problem } from '../responses/errors';
import type { JsonContent } from '../responses/jsonResponse';
import { approvedOperations } from './approvedOperations';
import { IndexedRouter, type RoutedRequest } from './router';
import { CompiledValidator } from './validator';
import { problemOfViolations } from './violations';
import { withActionLog } from './withActionLog';
import { withProposals } from './withProposals';
import { withSecondFactor } from './withSecondFactor';

/** The problems that a guessed credential gets. */
const DELAYED_PROBLEMS: ReadonlySet<string> = new Set(['INVALID_AUTHENTICATION_HEADER', 'INVALID_SIGNATURE']);

/** The result of a request before it is rendered. */
export type Outcome = { readonly problem: Problem } | ({ readonly problem?: undefined } & JsonContent);

export interface Operations {
  readonly router: IndexedRouter;
  /** Runs a routed and parsed request. Throws whatever a handler or a credential check throws. */
  run(request: RoutedRequest, context: RequestContext): Promise<Outcome>;
}

export async function createOperations(services: Services, authentication: Authentication): Promise<Operations> {
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
  const actions = new OperatorActionLog(services.database, services.masterKeys);
  const logged = (id: OperationId): AnyHandler =>
    withActionLog(id, withSecondFactor(id, withProposals(id, handlers[id] as AnyHandler)), actions, services.clock);
  const runApproved = approvedOperations({ services, router, validator: api.validator, logged });
  for (const id of Object.keys(operationRecords) as OperationId[])
    api.registerHandler(id, operationHandler(logged(id), services, runApproved));
  return { router, run: (request, context) => api.handleRequest(request, context) };
}

/**
 * Each scheme authenticates the request or records why it cannot. An error that prevents the check is recorded too, and
 * `unauthorizedHandler` throws it again. The minimum delay starts here and not with the first byte of the request:
 * otherwise a client that sends its body slowly would use it up before the check.
 */
function registerSecurity(api: OpenAPIBackend, authentication: Authentication): void {
  const check =
    (authenticate: (context: RequestContext) => Promise<Problem | undefined>) =>
    async (_api: ApiContext, context: RequestContext) => {
      const minimumDelay = authentication.startMinimumDelay();
      try {
        context.authenticationProblem = await authenticate(context);
        if (DELAYED_PROBLEMS.has(context.authenticationProblem?.code ?? '')) await minimumDelay.elapsed();
      } catch (error) {
        context.authenticationError = error;
      }
      minimumDelay.cancel();
      return context.authenticationProblem === undefined && context.authenticationError === undefined;
    };
  api.registerSecurityHandler(
    'apiKey',
    check((context) => authentication.authenticateApiKey(context)),
  );
  api.registerSecurityHandler(
    'binanceApiKey',
    check((context) => authentication.authenticateBinanceKey(context)),
  );
  api.registerSecurityHandler(
    'apiKeyAlone',
    check((context) => authentication.authenticateApiKeyAlone(context)),
  );
  api.registerSecurityHandler(
    'portalAuthorization',
    check((context) =>
      context.operation?.security === 'portalReader'
        ? authentication.authenticatePortalReader(context)
        : authentication.authenticatePortal(context),
    ),
  );
  api.registerSecurityHandler(
    'partnerBasic',
    check((context) => authentication.authenticatePartner(context)),
  );
  api.registerSecurityHandler(
    'operatorToken',
    check((context) => authentication.authenticateOperator(context)),
  );
  api.registerSecurityHandler(
    'custodianSignature',
    check(async (context) => authentication.authenticateCustodian(context)),
  );
}

function registerFallbacks(api: OpenAPIBackend, router: IndexedRouter): void {
  const headerNames = new Map(router.getOperations().flatMap(headerNamesOf));
  api.register({
    notFound: (): Outcome => ({ problem: { code: 'NOT_FOUND' } }),
    methodNotAllowed: (_api: ApiContext, context: RequestContext): Outcome => ({
      problem: { code: 'METHOD_NOT_ALLOWED', allow: methodsOf(router.operationsAt(context.path)).join(', ') },
    }),
    unauthorizedHandler: (_api: ApiContext, context: RequestContext): Outcome => {
      if (context.authenticationError !== undefined) throw context.authenticationError;
      return { problem: context.authenticationProblem ?? { code: 'INVALID_AUTHENTICATION_HEADER' } };
    },
    validationFail: ({ validation, operation }: ApiContext): Outcome => ({
      problem: problemOfViolations(validation.errors ?? [], operationRecord(operation.operationId), headerNames),
    }),
    notImplemented: ({ operation }: ApiContext) => {
      throw new Error(`${operation.operationId} has no handler`);
    },
  });
}

function operationHandler(handler: AnyHandler, services: Services, runApprovedOperation: RunApprovedOperation) {
  return async ({ request }: ApiContext, context: RequestContext): Promise<Outcome> => {
    const { params, query, headers, requestBody }: ParsedRequest = request;
    const { caller, requestId, ip } = context;
    const input = { path: params, query, headers, body: requestBody };
    const answer = await handler(input, {
      ...services,
      caller,
      requestId,
      ip,
      approval: undefined,
      runApprovedOperation,
    });
    context.isReplayed = answer.replayed === true;
    if (answer.refusal !== undefined) return { problem: answer.refusal };
    const { status, body: content, headers: more } = answer;
    return { status, body: content, ...(more !== undefined && { headers: more }) };
  };
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
