/** A user whose account has a second factor. The server uses the test's clock, because a code works only once. */
import { Authenticator } from './authenticator';
import { type OpenPage, type Person, signUpUser } from './pageClient';
import type { ServerClock } from './serverClock';

export const FACTOR_PATH = '/account/security/second-factor';

export interface SecondFactorUser extends Person {
  readonly app: Authenticator;
  readonly recoveryCodes: readonly string[];
}

/** Starts the set-up and returns the page with the QR code. */
export async function startSecondFactorSetUp(
  { browser, password }: Person,
  clock: ServerClock,
): Promise<{ readonly page: OpenPage; readonly app: Authenticator }> {
  const page = await (await browser.open(FACTOR_PATH)).submit(`${FACTOR_PATH}/start`, { password });
  const secret = (/<code class="secret">([A-Z2-7 ]+)<\/code>/.exec(page.answer.text)?.[1] ?? '').replaceAll(' ', '');
  return { page, app: new Authenticator(secret, () => clock.nowMs()) };
}

/** Signs up a user with a second factor, and advances the clock by a minute, so that the next code is different. */
export async function signUpWithSecondFactor(baseUrl: () => string, clock: ServerClock): Promise<SecondFactorUser> {
  const person = await signUpUser(baseUrl);
  const { page, app } = await startSecondFactorSetUp(person, clock);
  const codes = await page.submit(`${FACTOR_PATH}/confirm`, { code: app.nextCode() });
  clock.set(clock.nowMs() + 60_000);
  return { ...person, app, recoveryCodes: recoveryCodesOn(codes) };
}

/** The recovery codes on a page. */
export function recoveryCodesOn(page: OpenPage): string[] {
  return [...page.answer.text.matchAll(/<code>([0-9a-z]{4}(?:-[0-9a-z]{4}){3})<\/code>/g)].map(([, code = '']) => code);
}
