/** Too many attempts: how long to wait, in words and for programs. */
import type { Locked } from '../accounts/attempts';
import type { PageRequest, View } from './page';

/** `view` makes the page's own view out of what the reader is told. */
export function lockedView(
  { texts: { common } }: PageRequest,
  { lockedForMs }: Locked,
  view: (text: string) => View,
): View {
  const seconds = Math.ceil(lockedForMs / 1000);
  const shown = view(common.locked(common.duration(seconds)));
  return { ...shown, status: 429, headers: { ...shown.headers, 'Retry-After': String(seconds) } };
}
