/** Somebody whose account is guarded by a second factor. The server goes by the test's clock, because a code works once. */
import { Authenticator } from './authenticator';
import { type OpenPage, type Person, signUpSomebody } from './pageClient';
import type { ServerClock } from './serverClock';

export const FACTOR_PATH = '/account/security/second-factor';

export interface GuardedPerson extends Person {
  readonly app: Authenticator;
  readonly recoveryCodes: readonly string[];
}

/** Begins the set-up; the page with the picture. */
export async function beginFactor(
  { browser, password }: Person,
  clock: ServerClock,
): Promise<{ readonly page: OpenPage; readonly app: Authenticator }> {
  const page = await (await browser.open(FACTOR_PATH)).submit(`${FACTOR_PATH}/start`, { password });
  const secret = (/<code class="secret">([A-Z2-7 ]+)<\/code>/.exec(page.answer.text)?.[1] ?? '').replaceAll(' ', '');
  return { page, app: new Authenticator(secret, () => clock.nowMs()) };
}

/** Somebody new whose second factor is on; a minute later, so that the next code is another one. */
export async function signUpGuarded(baseUrl: () => string, clock: ServerClock): Promise<GuardedPerson> {
  const person = await signUpSomebody(baseUrl);
  const { page, app } = await beginFactor(person, clock);
  const codes = await page.submit(`${FACTOR_PATH}/confirm`, { code: app.code() });
  clock.set(clock.nowMs() + 60_000);
  return { ...person, app, recoveryCodes: codesOn(codes) };
}

/** The recovery codes that a page shows. */
export function codesOn(page: OpenPage): string[] {
  return [...page.answer.text.matchAll(/<code>([0-9a-z]{4}(?:-[0-9a-z]{4}){3})<\/code>/g)].map(([, code = '']) => code);
}
