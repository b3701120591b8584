/** Signs in to the operators' console in tests, with the second factor of a token. */
import type { Client } from './client';
import type { TestExchange } from './exchange';
import { type OpenPage, PageClient } from './pageClient';

export interface ConsoleOperator {
  readonly browser: PageClient;
  /** The present code of the authenticator app; each works once, so the table is set back before. */
  readonly code: () => Promise<string>;
}

/** Opens the sign-in page and sends the form. */
export async function sendSignIn(exchange: TestExchange, token: string, code: string): Promise<OpenPage> {
  const browser = new PageClient(() => exchange.operatorUrl);
  return (await browser.open('/operator/sign-in')).submit('/operator/sign-in', { token, code });
}

/** Signs in as one of the first two people, whose second factors `DUAL_CONTROL=on` has set up. */
export function signInToConsole(exchange: TestExchange, role: 'operator' | 'approver'): Promise<ConsoleOperator> {
  return openConsole(exchange, exchange[role]);
}

/** Signs in with the token of a client that has a second factor (`withOperatorFactor`). */
export async function openConsole(exchange: TestExchange, { credentials }: Client): Promise<ConsoleOperator> {
  if (credentials.kind !== 'operator' || credentials.code === undefined)
    throw new Error('the exchange of a console test needs DUAL_CONTROL=on, which sets up second factors');
  const { token, code } = credentials;
  const browser = new PageClient(() => exchange.operatorUrl);
  const signIn = await browser.open('/operator/sign-in');
  const page = await signIn.submit('/operator/sign-in', { token, code: await code() });
  if (page.path !== '/operator') throw new Error(`signing in led to ${page.answer.at}: ${page.words}`);
  return { browser, code };
}
