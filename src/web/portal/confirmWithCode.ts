/**
 * Users with a second factor enter a code before an app may buy, or spend more, unless they have just signed in with it,
 * because a stolen session must not be enough.
 */
import { requireFreshSecondFactor } from '../../usecases/accounts/secondFactor';
import type { FieldErrors } from '../framework/forms';
import { lockedView } from '../framework/lockedView';
import type { PageContext, PageServices, View } from '../framework/page';
import { codeErrors } from '../security/codeField';

/** Signing in with the second factor creates a new session, so in a recent session the code was entered recently. */
export function requiresCode({ session, user }: PageContext<'fullSession'>, { clock, config }: PageServices): boolean {
  return user.hasSecondFactor && clock.nowMs() - session.createdAtMs >= config.portal.freshSignInMs;
}

/** The page to show instead, if a code is required and the field `name` has no valid one. */
export async function confirmWithCode(
  request: PageContext<'fullSession'>,
  services: PageServices,
  name: string,
  show: (errors: FieldErrors) => View,
): Promise<View | undefined> {
  if (!requiresCode(request, services)) return undefined;
  const { form: sent, user, texts } = request;
  const unconfirmed = await requireFreshSecondFactor(services.accounts, user, sent.text(name));
  if (unconfirmed === undefined) return undefined;
  if (!('lockedForMs' in unconfirmed)) return show(codeErrors(texts, unconfirmed, name));
  return lockedView(request, unconfirmed, (text) => show({ '': text }));
}
