/**
 * Contract operations in the pipeline: routed, validated and run by the contract (`contract/operations.ts`), rendered
 * as JSON.
 */
import { parse as parseQuery } from 'node:querystring';
import type { Operation } from 'openapi-backend';
import type { OperationRecord } from '../../../../generated/operations';
import type { Engine } from '../../../engine/types';
import type { Config } from '../../../foundation/settings/config';
import type { RequestBatching } from '../calls/requestBatching';
import type { RequestContext } from '../calls/requestContext';
import type { Route, RoutedRequest } from '../calls/router';
import type { BodyMediaType } from '../pipeline/body';
import type { Refused, RequestSurface } from '../pipeline/pipeline';
import { renderJsonResponse } from '../responses/jsonResponse';
import type { ProblemRenderer } from '../responses/problemRenderer';
import type { RenderedResponse } from '../responses/responseWriter';
import { methodsOf, type Operations, operationRecord } from './operations';
import type { Outcome } from './runOperation';

/** How long a browser may cache the response to a preflight. */
const PREFLIGHT_AGE_SECONDS = 600;
const NO_BODIES: readonly BodyMediaType[] = [];
const FORM_BODIES: readonly BodyMediaType[] = ['form'];

export interface OperationSurfaceOptions {
  readonly operations: Operations;
  readonly engine: Pick<Engine, 'publishedSequence'>;
  readonly batching: RequestBatching;
  /** Whether the listener of this surface serves the operation. There is nothing at the paths of all others. */
  readonly serves: (operation: OperationRecord) => boolean;
  readonly portal: Config['portal'];
  /** Whether the public URL uses HTTPS. */
  readonly isHttps: boolean;
  readonly isSandbox: boolean;
  readonly renderProblem: ProblemRenderer;
}

export class OperationSurface implements RequestSurface<Outcome> {
  readonly isPage = false;
  readonly batching: RequestBatching;

  constructor(private readonly options: OperationSurfaceOptions) {
    this.batching = options.batching;
  }

  route(context: RequestContext): void {
    const route = this.options.operations.router.find(context.method, context.path);
    if (route === undefined || !this.isServedAt(context.path, route)) return;
    context.route = route;
    if (route.operation !== undefined) context.operation = operationRecord(route.operation.operationId);
  }

  /** Without an operation, the path exists with other methods. */
  private isServedAt(path: string, { operation }: Route): boolean {
    return operation === undefined
      ? this.operationsAt(path).length > 0
      : this.options.serves(operationRecord(operation.operationId));
  }

  /** The operations of all methods at a path that this listener serves. */
  operationsAt(path: string): readonly Operation[] {
    const { operations, serves } = this.options;
    return operations.router.operationsAt(path).filter(({ operationId }) => serves(operationRecord(operationId)));
  }

  outcomeWithoutWork(context: RequestContext): Outcome | Promise<Outcome> | undefined {
    const preflight = context.method === 'options' ? this.preflightOutcome(context) : undefined;
    if (preflight !== undefined) return preflight;
    return context.operation === undefined ? this.run(context) : undefined;
  }

  acceptedBodies({ operation }: RequestContext): readonly BodyMediaType[] {
    // Under /binance/, parameters may be in the query, in a form, or in both.
    if (operation?.surface === 'binance' && operation.method !== 'get') return FORM_BODIES;
    return operation?.bodyMedia ?? NO_BODIES;
  }

  hasLargeBody({ operation }: RequestContext): boolean {
    return operation?.largeBody === true;
  }

  run(context: RequestContext): Promise<Outcome> {
    return this.options.operations.run(routedRequest(context), context);
  }

  render(context: RequestContext, outcome: Outcome | Refused): RenderedResponse {
    const { portal, engine, isHttps, isSandbox, renderProblem } = this.options;
    const content = outcome.problem === undefined ? outcome : renderProblem(outcome.problem, context);
    return renderJsonResponse(context, content, { portal, sequence: engine.publishedSequence, isHttps, isSandbox });
  }

  /** The CORS preflight of a public operation. There are no other OPTIONS requests. */
  private preflightOutcome({ request, path }: RequestContext): Outcome | undefined {
    const requestedMethod = request.headers['access-control-request-method'];
    if (requestedMethod === undefined) return undefined;
    const isPublic = ({ operationId }: { readonly operationId?: string | undefined }) =>
      operationRecord(operationId).security === 'public';
    const methods = methodsOf(this.operationsAt(path).filter(isPublic));
    if (!methods.includes(requestedMethod.toUpperCase())) return undefined;
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': methods.join(', '),
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': String(PREFLIGHT_AGE_SECONDS),
    };
    return { status: 204, body: undefined, headers };
  }
}

/** Parsed once: openapi-backend requests the parsed form several times and gets the same object each time. */
function routedRequest({
  method,
  path,
  queryText,
  body: sent,
  route,
  request,
  apiFamily,
}: RequestContext): RoutedRequest {
  const inQuery = queryText === '' ? {} : { ...parseQuery(queryText) };
  // Under /binance/ a parameter in the body counts like one in the query, which precedes it.
  const isForm = apiFamily === 'binance' && sent !== undefined;
  const query = isForm ? { ...(sent as Record<string, string | string[]>), ...inQuery } : inQuery;
  const body = isForm ? undefined : sent;
  const headers = request.headers as Record<string, string | string[]>;
  const parsed = { method, path, params: { ...route?.params }, query, headers, cookies: {}, requestBody: body };
  return { method, path, headers, body, route, parsed };
}
