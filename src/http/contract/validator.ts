/**
 * openapi-backend's validator with validation functions that were compiled ahead of time. It finds the same errors as
 * the original one; a test compares them for every operation.
 */
import { type Document, OpenAPIValidator } from 'openapi-backend';
import { requestValidators } from '../../../generated/validators';
import type { IndexedRouter } from './router';

export class CompiledValidator extends OpenAPIValidator {
  constructor(definition: Document, router: IndexedRouter) {
    super({ definition, router, lazyCompileValidators: true });
    Object.assign(this.requestValidators, requestValidators);
  }
}
