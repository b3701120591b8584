/** The steps of a new user as a list, each with its state and the page where it is done, until all are done. */

import { type Html, html } from './framework/html';
import type { PageContext, PageServices } from './framework/page';
import { IDENTITY_PATH } from './identity/identity';

interface Step {
  readonly name: string;
  readonly path: string;
  readonly isDone: boolean;
}

/** Undefined once every step is done. */
export function firstSteps(
  { texts, user }: PageContext<'fullSession'>,
  { engine: { committed } }: PageServices,
): Html | undefined {
  const words = texts.account.firstSteps;
  const hasMoney = committed.assets().some(({ asset }) => {
    const { available, held } = committed.balance(user.id, asset);
    return available + held > 0n;
  });
  const steps: readonly Step[] = [
    { name: words.email, path: '/account/security/email', isDone: user.isEmailVerified },
    { name: words.factor, path: '/account/security/second-factor', isDone: user.hasSecondFactor },
    { name: words.identity, path: IDENTITY_PATH, isDone: user.level !== 'level_0' },
    { name: words.deposit, path: '/wallets/thb/deposit', isDone: hasMoney },
  ];
  if (steps.every(({ isDone }) => isDone)) return undefined;
  const items = steps.map(
    ({ name, path, isDone }) =>
      html`<li><span class="tag${isDone && ' on'}">${isDone ? words.done : words.open}</span> ${isDone ? name : html`<a href="${path}">${name}</a>`}</li>`,
  );
  return html`<section class="card" aria-labelledby="first-steps"><h2 id="first-steps">${words.title}</h2>
<p class="quiet">${words.progress(steps.filter(({ isDone }) => isDone).length, steps.length)}</p>
<ol class="steps">${items}</ol>
<p class="actions"><a class="button plain" href="/market">${words.trade}</a></p></section>
`;
}
