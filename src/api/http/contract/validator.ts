/**
 * openapi-backend's validator with validation functions that were compiled ahead of time. It finds the same errors as
 * the original one (a test compares them for every operation), but skips the preparation of parameters for operations
 * that have none to prepare (src/performance.md, direct validators). Under /binance/ it also finds parameters that the
 * operation does not have: there, a misspelt parameter would change what an order means. On the other surfaces they are
 * ignored.
 */
import type { ErrorObject } from 'ajv';
import { type Document, OpenAPIValidator, type Operation, type Request, type ValidationResult } from 'openapi-backend';
import { type OperationId, operationRecords } from '../../../../generated/operations';
import { requestValidators, type Validator } from '../../../../generated/validators';
import type { IndexedRouter, RoutedRequest } from '../calls/router';

export class CompiledValidator extends OpenAPIValidator {
  /** The validators of the operations whose parameters need no preparation. */
  private readonly directValidators = new Map<Operation, readonly Validator[]>();
  /** The names that the query of an operation under /binance/ may have. */
  private readonly knownParameters = new Map<Operation, ReadonlySet<string>>();

  constructor(definition: Document, router: IndexedRouter) {
    super({ definition, router, lazyCompileValidators: true });
    Object.assign(this.requestValidators, requestValidators);
    for (const operation of router.getOperations()) {
      if (!(operation.parameters ?? []).some(needsPreparation))
        this.directValidators.set(operation, requestValidators[operation.operationId as OperationId]);
      const names = (operation.parameters ?? []).flatMap(queryNameOf);
      if (operationRecords[operation.operationId as OperationId].surface === 'binance' && names.length > 0)
        this.knownParameters.set(operation, new Set([...names, ...PROOF]));
    }
  }

  /** `request` is one from `IndexedRouter`. Its body, if there is one, is an object. */
  override validateRequest(request: Request, operation?: Operation | string): ValidationResult<Request> {
    const unread = typeof operation === 'object' ? this.unreadParameters(request, operation) : [];
    const result = this.validateKnown(request, operation);
    return unread.length === 0 ? result : { valid: false, errors: [...(result.errors ?? []), ...unread] };
  }

  /** The validators remove the parameters that the operation does not have. */
  private validateKnown(request: Request, operation?: Operation | string): ValidationResult<Request> {
    const validators = typeof operation === 'object' ? this.directValidators.get(operation) : undefined;
    if (validators === undefined) return super.validateRequest(request, operation);
    const { params: path, query, headers: header, cookies: cookie, requestBody } = (request as RoutedRequest).parsed;
    const parts =
      requestBody === undefined ? { path, query, header, cookie } : { path, query, header, cookie, requestBody };
    const errors = validators.flatMap((validate) => (validate(parts) ? [] : (validate.errors ?? [])));
    return errors.length === 0 ? { valid: true, errors: null } : { valid: false, errors };
  }

  private unreadParameters(request: Request, operation: Operation): ErrorObject[] {
    const known = this.knownParameters.get(operation);
    if (known === undefined) return [];
    return Object.keys((request as RoutedRequest).parsed.query ?? {})
      .filter((name) => !known.has(name))
      .map((additionalProperty) => ({
        keyword: 'additionalProperties',
        instancePath: '/query',
        schemaPath: '',
        params: { additionalProperty },
      }));
  }
}

/**
 * Clients may sign any request, also one that needs no signature. Over a socket they may say whether they want the rate
 * limits, which no answer has.
 */
const PROOF = ['timestamp', 'recvWindow', 'signature', 'returnRateLimits'];

function queryNameOf(parameter: object): string[] {
  const { in: location, name } = parameter as { readonly in?: string; readonly name?: string };
  return location === 'query' && name !== undefined ? [name] : [];
}

/** A list in the query, where a single string has to become a list, or a parameter that contains JSON. */
function needsPreparation(parameter: object): boolean {
  const {
    in: location,
    schema,
    content,
  } = parameter as { readonly in?: string; readonly schema?: { readonly type?: unknown }; readonly content?: object };
  return location === 'query' && (schema?.type === 'array' || content !== undefined);
}
