/** Calls the public operations of the API. Paths, queries and responses have the types of the contract. */
import type { paths } from '../../../generated/openapi';

type PublicGet<Path extends keyof paths> = paths[Path] extends {
  readonly get: {
    readonly parameters: { readonly query?: infer Query };
    readonly responses: { readonly 200: { readonly content: { readonly 'application/json': infer Body } } };
  };
}
  ? { readonly query: NonNullable<Query>; readonly body: Body }
  : never;

const TIMEOUT_MS = 10_000;

/** Rejects on any status except 200 and on timeout; the caller repeats the request. */
export async function get<Path extends keyof paths>(
  path: Path,
  query: PublicGet<Path>['query'],
): Promise<PublicGet<Path>['body']> {
  const members = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const response = await fetch(`${path}?${new URLSearchParams(members)}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
  });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as PublicGet<Path>['body'];
}
