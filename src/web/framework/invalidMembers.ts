/** Validates form values with the validators of the contract, so that pages and API accept the same input. */
import type { OperationId } from '../../../generated/operations';
import { requestValidators } from '../../../generated/validators';

/**
 * The names of the body's members that violate the contract. `path` holds path parameters that the page already knows.
 */
export function invalidMembers(
  id: OperationId,
  body: Readonly<Record<string, unknown>>,
  path: Readonly<Record<string, unknown>> = {},
): ReadonlySet<string> {
  const faulty = new Set<string>();
  for (const validate of requestValidators[id]) {
    if (validate({ path, query: {}, header: {}, cookie: {}, requestBody: body })) continue;
    for (const { instancePath, params } of validate.errors ?? [])
      faulty.add(instancePath.split('/')[2] ?? String(params['missingProperty'] ?? ''));
  }
  return faulty;
}
