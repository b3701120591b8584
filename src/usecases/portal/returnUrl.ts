/**
 * Builds the URL of the redirect back to a partner: the registered return URL with additional query parameters. Pure.
 */

/** The parameters that spec/openapi.yaml describes under `portalLogin`. */
export type ReturnParameters =
  | { readonly code: string; readonly state: string }
  | { readonly error: string; readonly state?: string };

export function buildReturnUrl(returnUrl: string, members: ReturnParameters): string {
  const url = new URL(returnUrl);
  for (const name of ['code', 'error', 'state']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(members)) url.searchParams.set(name, value);
  return url.href;
}
