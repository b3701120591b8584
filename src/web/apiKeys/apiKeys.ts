/** Lists the user's API keys with permissions, allowed addresses and expiry, and revokes them. */

import {
  findOwnApiKey,
  isUsableApiKey,
  type ListedApiKey,
  listApiKeys,
  revokeApiKey,
} from '../../store/identity/apiKeys';
import { type ApiKeyUse, findApiKeyUses } from '../../store/identity/apiKeyUses';
import { requireFreshSecondFactor } from '../../usecases/accounts/secondFactor';
import { formatTime } from '../framework/formatTime';
import { type FieldErrors, form, notice, viewWithForm } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { codeErrors, codeField } from '../security/codeField';

export const API_KEYS_PATH = '/account/api-keys';
/** Keys shown at most; older keys are omitted. */
const KEYS_SHOWN = 100;

export const showApiKeys = definePage({
  method: 'get',
  path: API_KEYS_PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, services) => {
    const { texts, user, query } = request;
    const words = texts.apiKeys;
    const keys = await listApiKeys(services.database, user.id, { limit: KEYS_SHOWN, offset: 0 });
    const uses = await findApiKeyUses(
      services.database,
      keys.map(({ id }) => id),
    );
    return {
      live: 'account',
      title: words.title,
      html: html`<h1>${words.title}</h1>
${query.text('done') === 'revoked' && notice(words.revokeDone, 'good')}
<p class="lead">${words.lead}</p>
<p>${words.userId}: <strong class="number">${user.id}</strong></p>
<p class="actions"><a class="button" href="${API_KEYS_PATH}/new">${words.create}</a></p>
${keys.length === 0 ? html`<p class="quiet">${words.none}</p>` : html`<ul class="keys">${keys.map((key) => apiKeyItem(request, services, key, uses.get(key.id)))}</ul>`}`,
    };
  },
});

export const showRevoke = definePage({
  method: 'get',
  path: `${API_KEYS_PATH}/{id}/revoke`,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, services) => {
    const key = await findOwnKey(request, services);
    return key === undefined ? unknownKeyView(request) : revokeView(request, key, {});
  },
});

/** Revokes a key. It stops working before the response is sent; its streams close within seconds. */
export const submitRevoke = definePage({
  method: 'post',
  path: `${API_KEYS_PATH}/{id}/revoke`,
  access: 'fullSession',
  handler: async (request, services) => {
    const { accounts, database, masterKeys, clock, identityChanged } = services;
    const key = await findOwnKey(request, services);
    if (key === undefined) return unknownKeyView(request);
    const unconfirmed = await requireFreshSecondFactor(accounts, request.user, request.form.text('code'));
    if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed)
      return lockedView(request, unconfirmed, (text) => revokeView(request, key, { '': text }));
    if (unconfirmed !== undefined) return revokeView(request, key, codeErrors(request.texts, unconfirmed));
    await revokeApiKey(database, masterKeys, { id: key.id, nowMs: clock.nowMs() });
    identityChanged();
    return { redirect: `${API_KEYS_PATH}?done=revoked` };
  },
});

/**
 * The user's API key; undefined if it is unknown or belongs to another user. Paths contain its id and not the key, so
 * that keys are not in the histories of browsers and the logs of proxies.
 */
async function findOwnKey(
  { params, user }: PageContext<'fullSession'>,
  { database }: PageServices,
): Promise<ListedApiKey | undefined> {
  const { id = '' } = params;
  return /^[1-9]\d{0,14}$/.test(id) ? findOwnApiKey(database, user.id, Number(id)) : undefined;
}

function unknownKeyView({ texts }: PageContext): View {
  const { title, text } = texts.apiKeys.unknown;
  const back = html`<p class="actions"><a class="button plain" href="${API_KEYS_PATH}">${texts.apiKeys.title}</a></p>`;
  return { status: 404, title, html: html`<h1>${title}</h1><p class="lead">${text}</p>${back}` };
}

function apiKeyItem(
  request: PageContext,
  { clock }: PageServices,
  key: ListedApiKey,
  use: ApiKeyUse | undefined,
): Html {
  const words = request.texts.apiKeys;
  const works = isUsableApiKey(key, clock.nowMs());
  const isSuspended = works && key.suspendedAtMs !== null;
  const ended = key.revokedAtMs === null ? words.expired : words.revoked;
  const state = (!works || isSuspended) && html` <span class="tag">${works ? words.suspended : ended}</span>`;
  return html`<li class="card${!works && ' over'}"><h2>${key.label}${state}</h2>
${isSuspended && notice(words.suspendedText)}
${apiKeyFacts(request, key, use ?? 'never')}
${works && html`<p class="actions"><a class="button danger" href="${API_KEYS_PATH}/${key.id}/revoke">${words.revoke}<span class="unseen"> ${key.label}</span></a></p>`}</li>`;
}

/** `use`: omitted where it does not matter. */
function apiKeyFacts({ texts, language }: PageContext, key: ListedApiKey, use?: ApiKeyUse | 'never'): Html {
  const words = texts.apiKeys;
  const names: Readonly<Record<string, string>> = words.permissionNames;
  return html`<dl class="facts">
<dt>${words.key}</dt><dd class="copied"><code id="key-${key.id}">${key.apiKey}</code>${copyButton(words, `key-${key.id}`, key.label)}</dd>
<dt>${words.permissions}</dt><dd>${key.permissions.length === 0 ? words.noPermissions : html`<ul class="plain">${key.permissions.map((name) => html`<li><span class="sentence">${names[name] ?? name}</span></li>`)}</ul>`}</dd>
<dt>${words.allowlist}</dt><dd>${key.ipAllowlist.length === 0 ? words.anywhere : html`<ul class="plain">${key.ipAllowlist.map((network) => html`<li><code>${network}</code></li>`)}</ul>`}</dd>
<dt>${words.signatures}</dt><dd>${signaturesOf(words, key)}${key.publicKey !== null && html`<br>${words.publicKey}: <code>${key.publicKey}</code>`}</dd>
${
  use !== undefined &&
  html`<dt>${words.lastUsed}</dt><dd>${use === 'never' ? words.neverUsed : html`${formatTime(language, use.usedAtMs)} ${words.usedFrom} <code>${use.ip}</code>`}</dd>
`
}<dt>${words.created}</dt><dd>${formatTime(language, key.createdAtMs)}</dd>
<dt>${words.expires}</dt><dd>${key.expiresAtMs === null ? words.never : formatTime(language, key.expiresAtMs)}</dd>
</dl>`;
}

/** Copies the text of an element; only shown if its script runs. */
export function copyButton(words: PageContext['texts']['apiKeys'], id: string, name: string): Html {
  return html`<button class="button plain" type="button" data-copy="${id}" data-copied="${words.copied}" data-selected="${words.selected}" hidden>${words.copy}<span class="unseen"> ${name}</span></button>`;
}

function signaturesOf(words: PageContext['texts']['apiKeys'], { kind, isV2Only }: ListedApiKey): string {
  if (kind !== 'talad') return words.kindNames[kind];
  return isV2Only ? words.signaturesV2 : words.signaturesAny;
}

function revokeView(request: PageContext<'fullSession'>, key: ListedApiKey, errors: FieldErrors): View {
  const { texts, user } = request;
  const words = texts.apiKeys;
  const actions = html`<p class="actions"><button class="button danger" type="submit">${words.revokeSubmit}</button><a class="button plain" href="${API_KEYS_PATH}">${texts.common.back}</a></p>`;
  return viewWithForm(
    texts,
    { title: words.revokeTitle, errors },
    html`<p class="lead">${words.revokeText}</p>
<div class="card"><h2>${key.label}</h2>${apiKeyFacts(request, key)}</div>
${form(request, { action: `${API_KEYS_PATH}/${key.id}/revoke` }, codeField(texts, user, errors), actions)}`,
  );
}
