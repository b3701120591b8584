/** The user's API keys: what each may do, from where, until when; and taking one away. */
import { requireFreshSecondFactor } from '../accounts/secondFactor';
import { findOwnApiKey, isWorking, type ListedApiKey, listApiKeys, revokeApiKey } from '../store/apiKeys';
import { codeFaults, codeField } from './codeField';
import { type Faults, form, notice, viewWithForm } from './forms';
import { type Html, html } from './html';
import { lockedView } from './locked';
import { type PageRequest, type PageServices, page, type View } from './page';
import { timeIn } from './times';

export const API_KEYS_PATH = '/account/api-keys';
/** Keys shown; whoever has made more sees the newest. */
const KEYS_SHOWN = 100;

export const showApiKeys = page({
  method: 'get',
  path: API_KEYS_PATH,
  needs: 'fullSession',
  followsSignIn: true,
  handler: async (request, services) => {
    const { texts, user, query } = request;
    const words = texts.apiKeys;
    const keys = await listApiKeys(services.database, user.id, { limit: KEYS_SHOWN, offset: 0 });
    return {
      title: words.title,
      html: html`<h1>${words.title}</h1>
${query.text('done') === 'revoked' && notice(words.revokeDone, 'good')}
<p class="lead">${words.lead}</p>
<p>${words.userId}: <strong class="number">${user.id}</strong></p>
<p class="actions"><a class="button" href="${API_KEYS_PATH}/new">${words.create}</a></p>
${keys.length === 0 ? html`<p class="quiet">${words.none}</p>` : html`<ul class="keys">${keys.map((key) => listed(request, services, key))}</ul>`}`,
    };
  },
});

export const showRevoke = page({
  method: 'get',
  path: `${API_KEYS_PATH}/{apiKey}/revoke`,
  needs: 'fullSession',
  handler: async (request, services) => {
    const key = await ownKey(request, services);
    return key === undefined ? unknownKey(request) : revokeView(request, key, {});
  },
});

/** The key stops working with the answer; its streams close within seconds, as they do however a key is revoked. */
export const doRevoke = page({
  method: 'post',
  path: `${API_KEYS_PATH}/{apiKey}/revoke`,
  needs: 'fullSession',
  handler: async (request, services) => {
    const { accounts, database, clock, identityChanged } = services;
    const key = await ownKey(request, services);
    if (key === undefined) return unknownKey(request);
    const unconfirmed = await requireFreshSecondFactor(accounts, request.user, request.form.text('code'));
    if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed)
      return lockedView(request, unconfirmed, (text) => revokeView(request, key, { '': text }));
    if (unconfirmed !== undefined) return revokeView(request, key, codeFaults(request.texts, unconfirmed));
    await revokeApiKey(database, key.apiKey, clock.nowMs());
    identityChanged();
    return { redirect: `${API_KEYS_PATH}?done=revoked` };
  },
});

/** Only the user's own: another's is as unknown as none. */
async function ownKey(
  { params, user }: PageRequest<'fullSession'>,
  { database }: PageServices,
): Promise<ListedApiKey | undefined> {
  const { apiKey = '' } = params;
  return /^live-[0-9a-f]{32}$/.test(apiKey) ? findOwnApiKey(database, user.id, apiKey) : undefined;
}

function unknownKey({ texts }: PageRequest): View {
  const { title, text } = texts.apiKeys.unknown;
  const back = html`<p class="actions"><a class="button plain" href="${API_KEYS_PATH}">${texts.apiKeys.title}</a></p>`;
  return { status: 404, title, html: html`<h1>${title}</h1><p class="lead">${text}</p>${back}` };
}

function listed(request: PageRequest, { clock }: PageServices, key: ListedApiKey): Html {
  const words = request.texts.apiKeys;
  const works = isWorking(key, clock.nowMs());
  const state = works
    ? undefined
    : html` <span class="tag">${key.revokedAtMs === null ? words.ended : words.revoked}</span>`;
  return html`<li class="card${!works && ' over'}"><h2>${key.label}${state}</h2>
${facts(request, key)}
${works && html`<p class="actions"><a class="button danger" href="${API_KEYS_PATH}/${key.apiKey}/revoke">${words.revoke}<span class="unseen"> ${key.label}</span></a></p>`}</li>`;
}

function facts({ texts, language }: PageRequest, key: ListedApiKey): Html {
  const words = texts.apiKeys;
  const names: Readonly<Record<string, string>> = words.permissionNames;
  return html`<dl class="facts">
<dt>${words.key}</dt><dd><code>${key.apiKey}</code></dd>
<dt>${words.permissions}</dt><dd>${key.permissions.length === 0 ? words.noPermissions : html`<ul class="plain">${key.permissions.map((name) => html`<li><span class="sentence">${names[name] ?? name}</span></li>`)}</ul>`}</dd>
<dt>${words.allowlist}</dt><dd>${key.ipAllowlist.length === 0 ? words.anywhere : html`<ul class="plain">${key.ipAllowlist.map((network) => html`<li><code>${network}</code></li>`)}</ul>`}</dd>
<dt>${words.made}</dt><dd>${timeIn(language, key.createdAtMs)}</dd>
<dt>${words.expires}</dt><dd>${key.expiresAtMs === null ? words.never : timeIn(language, key.expiresAtMs)}</dd>
</dl>`;
}

function revokeView(request: PageRequest<'fullSession'>, key: ListedApiKey, faults: Faults): View {
  const { texts, user } = request;
  const words = texts.apiKeys;
  const actions = html`<p class="actions"><button class="button danger" type="submit">${words.revokeSubmit}</button><a class="button plain" href="${API_KEYS_PATH}">${texts.common.back}</a></p>`;
  return viewWithForm(
    texts,
    { title: words.revokeTitle, faults },
    html`<p class="lead">${words.revokeText}</p>
<div class="card"><h2>${key.label}</h2>${facts(request, key)}</div>
${form(request, { action: `${API_KEYS_PATH}/${key.apiKey}/revoke` }, codeField(texts, user, faults), actions)}`,
  );
}
