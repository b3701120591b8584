/** The answer to too many attempts: 429 with the waiting time in the text and in `Retry-After`. */
import type { Locked } from '../../usecases/accounts/failedAttempts';
import type { PageContext, View } from './page';

/** `view` renders the page with the given error text. */
export function lockedView(
  { texts: { common } }: PageContext,
  { lockedForMs }: Locked,
  view: (text: string) => View,
): View {
  const seconds = secondsOf(lockedForMs);
  return withWaitingTime(view(common.locked(common.duration(seconds))), seconds);
}

/** Like `lockedView`, for a page that is rendered asynchronously. */
export async function lockedViewLater(
  { texts: { common } }: PageContext,
  { lockedForMs }: Locked,
  view: (text: string) => View | Promise<View>,
): Promise<View> {
  const seconds = secondsOf(lockedForMs);
  return withWaitingTime(await view(common.locked(common.duration(seconds))), seconds);
}

function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}

function withWaitingTime(shown: View, seconds: number): View {
  return { ...shown, status: 429, headers: { ...shown.headers, 'Retry-After': String(seconds) } };
}
