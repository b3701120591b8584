/** Forms that are operations too: what they hold is judged by the contract's own validators, so that page and API can never differ. */
import type { OperationId } from '../../generated/operations';
import { requestValidators } from '../../generated/validators';

/** The members of the body that the contract does not take, by name; `path` holds what a page knows already. */
export function contractFaults(
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
