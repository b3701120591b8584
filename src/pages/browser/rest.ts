/** Asks the published operations that need no key. Paths, queries and answers are typed by the contract; nothing of it is restated here. */
import type { paths } from '../../../generated/openapi';

type PublicGet<Path extends keyof paths> = paths[Path] extends {
  readonly get: {
    readonly parameters: { readonly query?: infer Query };
    readonly responses: { readonly 200: { readonly content: { readonly 'application/json': infer Body } } };
  };
}
  ? { readonly query: NonNullable<Query>; readonly body: Body }
  : never;

const PATIENCE_MS = 10_000;

/** Rejects on anything but 200, and when there is no answer in time: whoever asks, asks again. */
export async function get<Path extends keyof paths>(
  path: Path,
  query: PublicGet<Path>['query'],
): Promise<PublicGet<Path>['body']> {
  const members = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const response = await fetch(`${path}?${new URLSearchParams(members)}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    cache: 'no-store',
  });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as PublicGet<Path>['body'];
}
