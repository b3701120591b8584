/**
 * openapi-backend's validator with validators that were compiled ahead of time. Same findings as the stock one (a test compares them on every operation), without
 * what that looks for in each request for the sake of what few operations have, if any.
 */
import { type Document, OpenAPIValidator, type Operation, type Request, type ValidationResult } from 'openapi-backend';
import type { OperationId } from '../../generated/operations';
import { requestValidators, type Validator } from '../../generated/validators';
import type { IndexedRouter, RoutedRequest } from './router';

export class CompiledValidator extends OpenAPIValidator {
  /** Of operations whose parameters come to their validators as they came. */
  private readonly plain = new Map<Operation, readonly Validator[]>();

  constructor(definition: Document, router: IndexedRouter) {
    super({ definition, router, lazyCompileValidators: true });
    Object.assign(this.requestValidators, requestValidators);
    for (const operation of router.getOperations()) {
      if (!(operation.parameters ?? []).some(isPrepared))
        this.plain.set(operation, requestValidators[operation.operationId as OperationId]);
    }
  }

  /** `request` is one that came through `IndexedRouter`, its body an object if there is one. */
  override validateRequest(request: Request, operation?: Operation | string): ValidationResult<Request> {
    const validators = typeof operation === 'object' ? this.plain.get(operation) : undefined;
    if (validators === undefined) return super.validateRequest(request, operation);
    const { params: path, query, headers: header, cookies: cookie, requestBody } = (request as RoutedRequest).parsed;
    const parts =
      requestBody === undefined ? { path, query, header, cookie } : { path, query, header, cookie, requestBody };
    const errors = validators.flatMap((validate) => (validate(parts) ? [] : (validate.errors ?? [])));
    return errors.length === 0 ? { valid: true, errors: null } : { valid: false, errors };
  }
}

/** A list in the query, where one text has to become a list, or a parameter that is a text of JSON. */
function isPrepared(parameter: object): boolean {
  const {
    in: place,
    schema,
    content,
  } = parameter as { readonly in?: string; readonly schema?: { readonly type?: unknown }; readonly content?: object };
  return place === 'query' && (schema?.type === 'array' || content !== undefined);
}
