/** What must be out of the way before anything can leave a wallet, each with the way to it. */
import type { Asset } from '../../core/model';
import { BAHT } from '../../handlers/transferAssets';
import { withdrawalRoom } from '../../handlers/withdrawalRoom';
import { notice } from '../forms';
import { type Html, html } from '../html';
import type { PageRequest, PageServices } from '../page';

/** The first of them, as the page says it; undefined when there is none. */
export function barrierTo(
  { texts, user }: PageRequest<'fullSession'>,
  services: PageServices,
  asset: Asset,
): Html | undefined {
  const words = texts.withdraw;
  if (!isOpen(asset)) return notice(words.paused);
  const { capacity } = withdrawalRoom(services, { userId: user.id, level: user.level, asset: asset.asset });
  if (capacity === 0n) return notice(words.unverified);
  if (user.hasSecondFactor) return undefined;
  return html`<section class="card" aria-labelledby="factor"><h2 id="factor">${words.factorTitle}</h2>
<p>${words.factorText}</p>
<p class="actions"><a class="button" href="/account/security/second-factor">${words.factorLink}</a></p></section>`;
}

/** Somewhere it can go. Of fiat, bank transfers know only baht. */
function isOpen({ asset, kind, withdrawalEnabled, networks }: Asset): boolean {
  return (
    withdrawalEnabled &&
    (kind === 'fiat' ? asset === BAHT : networks.some(({ withdrawalsEnabled }) => withdrawalsEnabled))
  );
}
