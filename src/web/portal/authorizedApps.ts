/** Lists the apps that may buy for the user, changes what they may spend, and revokes their access. */
import { type Amount, formatAmount } from '../../core/values/decimal';
import {
  type AuthorizedApp,
  endPortalSessionsWithPartner,
  listAuthorizedApps,
} from '../../store/portal/portalSessionEnds';
import { listPortalSpending, listSpendingLimits, setSpendingLimit } from '../../store/portal/spendingLimits';
import { defaultSpendingLimit } from '../../usecases/portal/spendingLimit';
import { formatTime } from '../framework/formatTime';
import { type FieldErrors, form, notice, submitButton, viewWithForm } from '../framework/forms';
import { html } from '../framework/html';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { codeField } from '../security/codeField';
import { confirmWithCode, requiresCode } from './confirmWithCode';
import { bahtText, readSpendingLimit, spendingLimitField } from './spendingLimitField';

const LIMIT_PATH = '/account/apps/limit';

/** An app with what it may spend in any 24 hours, and what it has spent. */
interface SpendingApp extends AuthorizedApp {
  readonly limit: Amount;
  readonly spent: Amount;
}

export const showAuthorizedApps = definePage({
  method: 'get',
  path: '/account/apps',
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, services) => {
    const { texts, query, user } = request;
    const { apps, spending } = texts;
    const done =
      query.text('ended') !== undefined
        ? apps.revoked
        : query.text('limit') !== undefined
          ? spending.changed
          : undefined;
    return view(request, services, await findApps(services, user.id), { done });
  },
});

export const revokeApp = definePage({
  method: 'post',
  path: '/account/apps',
  access: 'fullSession',
  handler: async ({ form: sent, user }, { database, masterKeys, clock, identityChanged }) => {
    const partnerId = /^[1-9]\d{0,14}$/.exec(sent.textOrEmpty('partner'))?.[0];
    if (partnerId === undefined) return { redirect: '/account/apps' };
    await endPortalSessionsWithPartner({ database, masterKeys }, user.id, Number(partnerId), clock.nowMs());
    identityChanged();
    return { redirect: '/account/apps?ended=yes' };
  },
});

/** A higher limit needs the second factor, as the consent does. A lower one does not. */
export const changeSpendingLimit = definePage({
  method: 'post',
  path: LIMIT_PATH,
  keeps: (name) => /^limit-\d+$/.test(name),
  formPage: '/account/apps',
  access: 'fullSession',
  handler: async (request, services) => {
    const { form: sent, user, texts } = request;
    const { clock } = services;
    const apps = await findApps(services, user.id);
    const app = apps.find(({ partnerId }) => String(partnerId) === sent.textOrEmpty('partner'));
    if (app === undefined) return { redirect: '/account/apps' };
    const { partnerId } = app;
    const typed = sent.textOrEmpty(limitName(partnerId));
    const show = (errors: FieldErrors) => view(request, services, apps, { errors, typed: { partnerId, limit: typed } });
    const amount = readSpendingLimit(typed);
    if (amount === undefined) return show({ [limitName(partnerId)]: texts.spending.error });
    if (amount > app.limit) {
      const unconfirmed = await confirmWithCode(request, services, codeName(partnerId), show);
      if (unconfirmed !== undefined) return unconfirmed;
    }
    await setSpendingLimit(services, { userId: user.id, partnerId, amount, nowMs: clock.nowMs() });
    return { redirect: '/account/apps?limit=yes' };
  },
});

/** Field names are unique on the page, which has a form for each app. */
function limitName(partnerId: number): string {
  return `limit-${partnerId}`;
}

function codeName(partnerId: number): string {
  return `code-${partnerId}`;
}

async function findApps(services: PageServices, userId: number): Promise<readonly SpendingApp[]> {
  const { database, clock } = services;
  const nowMs = clock.nowMs();
  const [apps, limits, spent] = await Promise.all([
    listAuthorizedApps(database, userId, nowMs),
    listSpendingLimits(services, userId),
    listPortalSpending(database, userId, nowMs),
  ]);
  return apps.map((app) => ({
    ...app,
    limit: limits.get(app.partnerId) ?? defaultSpendingLimit(services),
    spent: spent.get(app.partnerId) ?? 0n,
  }));
}

interface Shown {
  /** What was changed. */
  readonly done?: string | undefined;
  readonly errors?: FieldErrors;
  /** The limit that the user has typed for an app. */
  readonly typed?: { readonly partnerId: number; readonly limit: string };
}

function view(
  request: PageContext<'fullSession'>,
  services: PageServices,
  apps: readonly SpendingApp[],
  shown: Shown,
): View {
  const { texts } = request;
  const words = texts.apps;
  return viewWithForm(
    texts,
    { title: words.title, errors: shown.errors ?? {} },
    html`<p class="lead">${words.lead}</p>
${shown.done !== undefined && notice(shown.done, 'good')}
${apps.length === 0 ? html`<p class="card">${words.none}</p>` : apps.map((app) => appCard(request, services, app, shown))}`,
  );
}

function appCard(
  request: PageContext<'fullSession'>,
  services: PageServices,
  { partnerId, name, sinceMs, untilMs, limit, spent }: SpendingApp,
  { errors = {}, typed }: Shown,
) {
  const { texts, language, user } = request;
  const { apps: words, spending } = texts;
  const partner = String(partnerId);
  const value = typed?.partnerId === partnerId ? typed.limit : formatAmount(limit);
  return html`<section class="card" aria-labelledby="app-${partnerId}"><h2 id="app-${partnerId}">${name}</h2>
<dl class="facts">
<dt>${words.since}</dt><dd>${formatTime(language, sinceMs)}</dd>
<dt>${words.until}</dt><dd>${formatTime(language, untilMs)}</dd>
<dt>${spending.limit}</dt><dd>${bahtText(limit)}</dd>
<dt>${spending.spent}</dt><dd>${bahtText(spent)}</dd>
</dl>
${form(
  request,
  { action: LIMIT_PATH, hiddenFields: { partner } },
  spendingLimitField(texts, { name: limitName(partnerId), value, errors }),
  requiresCode(request, services) &&
    codeField(texts, user, errors, { name: codeName(partnerId), hint: spending.codeHint }),
  submitButton(spending.change(name), 'button plain'),
)}
${form(request, { action: '/account/apps', hiddenFields: { partner } }, submitButton(words.revoke(name), 'button danger'))}
</section>`;
}
