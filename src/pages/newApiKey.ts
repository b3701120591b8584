/** Making an API key: the same terms as the operation `createApiKey`, judged by the same code. Its secret is shown once, on the answer to the form. */
import { type Permission, permissions } from '../../generated/operations';
import { requireFreshSecondFactor } from '../accounts/secondFactor';
import { type ApiKeyTerms, issueNextApiKey, type ReadTerms, readApiKeyTerms } from '../handlers/issueApiKey';
import { listApiKeys, type NewApiKey, newestOf } from '../store/apiKeys';
import { API_KEYS_PATH } from './apiKeys';
import { codeFaults, codeField } from './codeField';
import { contractFaults } from './contractForm';
import type { Fields } from './fields';
import { type Faults, field, form, notice, submit, viewWithForm } from './forms';
import { type Html, html } from './html';
import type { Texts } from './language';
import { wayUp } from './links';
import { lockedView } from './locked';
import { type PageRequest, type PageServices, page, type View } from './page';

const PATH = `${API_KEYS_PATH}/new`;
const LABEL_LENGTH_MAX = 64;
/** The last moment of a day that a form names. */
const END_OF_DAY = 'T23:59:59.999Z';

type Request = PageRequest<'fullSession'>;

/** What the form shows again when something is wrong with it. */
interface Filled {
  readonly label: string;
  readonly permissions: readonly string[];
  readonly networks: string;
  readonly lastDay: string;
  /** The user's newest key when the form was opened: sent twice, it makes one key. */
  readonly newest: string;
}

export const showNewApiKey = page({
  method: 'get',
  path: PATH,
  needs: 'fullSession',
  followsSignIn: true,
  handler: async (request, services) => {
    const newest = await newestKey(request, services);
    return view(request, { label: '', permissions: [], networks: '', lastDay: '', newest }, {});
  },
});

export const doNewApiKey = page({
  method: 'post',
  path: PATH,
  needs: 'fullSession',
  handler: async (request, services) => {
    const { form: sent, user, texts } = request;
    const { accounts, clock, config } = services;
    const filled = filledIn(sent);
    const read = readTerms(filled, texts, clock.nowMs());
    if ('faults' in read) return view(request, filled, read.faults);
    // A session alone is not enough to withdraw, so it is not enough for a key that withdraws.
    if (!user.hasSecondFactor && read.terms.permissions.includes('withdrawal_create'))
      return view(request, filled, { permissions: texts.apiKeys.faults.factor });
    const unconfirmed = await requireFreshSecondFactor(accounts, user, sent.text('code'));
    if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed)
      return lockedView(request, unconfirmed, (text) => view(request, filled, { '': text }));
    if (unconfirmed !== undefined) return view(request, filled, codeFaults(texts, unconfirmed));
    const limits = {
      newestId: /^\d{1,15}$/.test(filled.newest) ? Number(filled.newest) : -1,
      workingMax: config.accounts.apiKeysMax,
    };
    const issued = await issueNextApiKey(services, { userId: user.id, ...read.terms }, limits);
    if (typeof issued === 'object') return issuedView(request, issued);
    const { faults } = texts.apiKeys;
    if (issued === 'full') return view(request, filled, { '': faults.full(limits.workingMax) });
    return view(request, { ...filled, newest: await newestKey(request, services) }, { '': faults.twice });
  },
});

async function newestKey({ user }: Request, { database }: PageServices): Promise<string> {
  return String(newestOf(await listApiKeys(database, user.id, { limit: 1, offset: 0 })));
}

function filledIn(sent: Fields): Filled {
  return {
    label: sent.shown('label').trim(),
    permissions: [...new Set(sent.list('permissions'))],
    networks: sent.shown('ip_allowlist'),
    lastDay: sent.shown('expires_at').trim(),
    newest: sent.shown('newest'),
  };
}

/** As the operation reads its body: the contract first, then what the contract cannot say; then that the day is still to come. */
function readTerms(
  filled: Filled,
  texts: Texts,
  nowMs: number,
): Exclude<ReadTerms, { readonly invalid: string }> | { readonly faults: Faults } {
  const words = texts.apiKeys.faults;
  const networks = filled.networks.split(/[\s,]+/).filter((network) => network !== '');
  const body: ApiKeyTerms = {
    label: filled.label,
    permissions: filled.permissions,
    ...(networks.length > 0 && { ip_allowlist: networks }),
    ...(filled.lastDay !== '' && { expires_at: `${filled.lastDay}${END_OF_DAY}` }),
  };
  const named = contractFaults('createApiKey', { ...body }, { userid: '1' });
  const faults = (['label', 'permissions', 'ip_allowlist', 'expires_at'] as const).filter((name) => named.has(name));
  const read = faults.length === 0 ? readApiKeyTerms(body) : undefined;
  if (read?.terms !== undefined && (read.terms.expiresAtMs ?? nowMs + 1) > nowMs) return read;
  const found = read === undefined ? faults : [read.terms === undefined ? read.invalid : ('expires_at' as const)];
  return { faults: Object.fromEntries(found.map((name) => [name, words[name]])) };
}

function view(request: Request, filled: Filled, faults: Faults): View {
  const { texts, user } = request;
  const words = texts.apiKeys;
  return viewWithForm(
    texts,
    { above: wayUp(API_KEYS_PATH, words.title), title: words.createTitle, faults },
    form(
      request,
      { action: PATH, className: 'card', hidden: { newest: filled.newest } },
      field({
        name: 'label',
        label: words.label,
        hint: words.labelHint,
        value: filled.label,
        faults,
        lengthMax: LABEL_LENGTH_MAX,
        autocomplete: 'off',
      }),
      permissionBoxes(texts, filled.permissions, faults),
      field({
        name: 'ip_allowlist',
        label: `${words.allowlistLabel} (${texts.common.optional})`,
        hint: words.allowlistHint,
        value: filled.networks,
        faults,
        lines: 3,
        required: false,
        verbatim: true,
      }),
      field({
        name: 'expires_at',
        label: `${words.expiresLabel} (${texts.common.optional})`,
        type: 'date',
        hint: words.expiresHint,
        value: filled.lastDay,
        faults,
        required: false,
        width: 'short',
      }),
      codeField(texts, user, faults),
      submit(words.create),
    ),
  );
}

function permissionBoxes({ apiKeys: words }: Texts, ticked: readonly string[], faults: Faults): Html {
  const fault = faults['permissions'];
  const box = (name: Permission): Html => html`<label class="choice" for="may-${name}">
<input type="checkbox" id="may-${name}" name="permissions" value="${name}"${ticked.includes(name) && html` checked`}>
<span><span class="sentence">${words.permissionNames[name]}</span><br>
<code class="quiet">${name}</code></span></label>`;
  return html`<fieldset id="permissions" aria-describedby="permissions-hint">
<legend>${words.permissionsLegend}</legend>
<p class="hint" id="permissions-hint">${words.permissionsHint}</p>
${fault !== undefined && html`<p class="fault">${fault}</p>`}
<div class="choices">${permissions.map(box)}</div>
</fieldset>`;
}

function issuedView({ texts, user }: Request, { apiKey, secret, label }: NewApiKey): View {
  const words = texts.apiKeys;
  return {
    title: words.createdTitle,
    html: html`<h1>${words.createdTitle}</h1>
${notice(words.createdText, 'plain')}
<div class="card"><h2>${label}</h2><dl class="facts">
<dt>${words.userId}</dt><dd><code class="secret" id="user-id">${user.id}</code></dd>
<dt>${words.key}</dt><dd><code class="secret" id="api-key">${apiKey}</code></dd>
<dt>${words.secret}</dt><dd><code class="secret" id="api-secret">${secret}</code></dd>
</dl></div>
<p class="actions"><a class="button" href="${API_KEYS_PATH}">${words.createdDone}</a></p>`,
  };
}
