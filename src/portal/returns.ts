/** The way back to a partner's app: the URL that the operator registered, with what is to be told added to its query. Pure. */

/** As spec/openapi.yaml tells them under `portalLogin`. */
export type ReturnMembers =
  | { readonly code: string; readonly state: string }
  | { readonly error: string; readonly state?: string };

export function returnTo(returnUrl: string, members: ReturnMembers): string {
  const url = new URL(returnUrl);
  for (const name of ['code', 'error', 'state']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(members)) url.searchParams.set(name, value);
  return url.href;
}
