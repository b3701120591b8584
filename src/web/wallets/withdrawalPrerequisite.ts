/** The condition that a user must still meet, or wait for, before a withdrawal is possible. */

import type { Asset } from '../../core/model/model';
import { BAHT } from '../../usecases/assets/transferAssets';
import { remainingWithdrawalLimit } from '../../usecases/withdrawals/remainingWithdrawalLimit';
import { notice } from '../framework/forms';
import { type Html, html } from '../framework/html';
import type { PageContext, PageServices } from '../framework/page';
import type { Texts } from '../texts/texts';

/** The first unmet condition, rendered for the page; undefined if a withdrawal is possible. */
export function missingPrerequisite(
  { texts, user }: PageContext<'fullSession'>,
  services: PageServices,
  asset: Asset,
): Html | undefined {
  const words = texts.withdraw;
  if (!isWithdrawable(asset)) return notice(words.paused);
  const { capacity } = remainingWithdrawalLimit(services.engine.committed, services.clock.nowMs(), {
    userId: user.id,
    level: user.level,
    asset: asset.asset,
  });
  if (capacity === 0n)
    return html`${notice(words.unverified)}<p class="actions"><a class="button" href="/account/identity">${texts.identity.open}</a></p>`;
  if (services.config.custody.withdrawalVerification === 'email' && !user.isEmailVerified) return emailNotice(texts);
  if (user.hasSecondFactor) return undefined;
  return secondFactorNotice(texts);
}

/** Asks the user to confirm the e-mail address, with a link to the page that sends the mail again. */
function emailNotice({ withdraw: words }: Texts): Html {
  return html`<section class="card" aria-labelledby="email"><h2 id="email">${words.emailTitle}</h2>
<p>${words.emailText}</p>
<p class="actions"><a class="button" href="/account/security/email">${words.emailLink}</a></p></section>`;
}

/** Asks the user to set up the second factor, which withdrawals and the address book need. */
export function secondFactorNotice({ withdraw: words }: Texts): Html {
  return html`<section class="card" aria-labelledby="factor"><h2 id="factor">${words.factorTitle}</h2>
<p>${words.factorText}</p>
<p class="actions"><a class="button" href="/account/security/second-factor">${words.factorLink}</a></p></section>`;
}

/** Whether any withdrawal route is open. Baht is the only fiat asset with bank transfers. */
function isWithdrawable({ asset, kind, withdrawalEnabled, networks }: Asset): boolean {
  return (
    withdrawalEnabled &&
    (kind === 'fiat' ? asset === BAHT : networks.some(({ withdrawalsEnabled }) => withdrawalsEnabled))
  );
}
