/** The answer to too many attempts: 429 with the waiting time in the text and in `Retry-After`. */
import type { Locked } from '../../accounts/failedAttempts';
import type { PageContext, View } from './page';

/** `view` renders the page with the given error text. */
export function lockedView(
  { texts: { common } }: PageContext,
  { lockedForMs }: Locked,
  view: (text: string) => View,
): View {
  const seconds = Math.ceil(lockedForMs / 1000);
  const shown = view(common.locked(common.duration(seconds)));
  return { ...shown, status: 429, headers: { ...shown.headers, 'Retry-After': String(seconds) } };
}
