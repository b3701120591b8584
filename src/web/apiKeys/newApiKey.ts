/**
 * Creates an API key (`usecases/apiKeys/issueApiKey` has the rules of its settings). The secret is shown once, in the
 * response to the form.
 */
import { type Permission, permissions } from '../../../generated/operations';
import { listApiKeys, newestApiKeyId } from '../../store/identity/apiKeys';
import { API_KEY_KINDS } from '../../store/identity/verificationKeys';
import { requirePassword } from '../../usecases/accounts/password';
import { giveBackRecoveryCode, requireFreshSecondFactor } from '../../usecases/accounts/secondFactor';
import {
  type ApiKeyInput,
  type ApiKeySettings,
  type IssuedApiKey,
  issueNextApiKey,
  LABEL_LENGTH_MAX,
  type ParsedApiKeyInput,
  parseApiKeyInput,
} from '../../usecases/apiKeys/issueApiKey';
import type { Fields } from '../framework/fields';
import { type FieldErrors, field, form, notice, selectField, submitButton, viewWithForm } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { backLink } from '../framework/links';
import { lockedView } from '../framework/lockedView';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { codeErrors, codeField } from '../security/codeField';
import { passwordErrors, passwordField } from '../security/passwordField';
import type { Texts } from '../texts/texts';
import { API_KEYS_PATH, copyButton } from './apiKeys';
import { PERMISSION_PRESETS, presetNames } from './permissionPresets';

const PATH = `${API_KEYS_PATH}/new`;
/** The limit of the contract. */
const PUBLIC_KEY_LENGTH_MAX = 200;
/** Appended to the chosen day: a key expires at the end of its last day. */
const END_OF_DAY = 'T23:59:59.999Z';

/** The members that are shown again after a sign-in. */
const TYPED_MEMBERS: readonly string[] = [
  ...['label', 'permissions', 'ip_allowlist', 'expires_at', 'kind', 'signature_v2_only', 'public_key'],
];

type Request = PageContext<'fullSession'>;

/** The submitted values, shown again if there are errors. */
interface FormValues {
  readonly label: string;
  readonly permissions: readonly string[];
  readonly networks: string;
  readonly lastDay: string;
  /** A kind; empty for keys of this exchange's own signatures. */
  readonly kind: string;
  readonly isV2Only: boolean;
  readonly publicKey: string;
  /**
   * Id of the user's newest key when the form was opened. It makes the form create one key even if it is sent twice.
   */
  readonly newest: string;
}

export const showNewApiKey = definePage({
  method: 'get',
  path: PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, services) => {
    const newest = await newestKey(request, services);
    const text = { label: '', networks: '', lastDay: '', kind: '', publicKey: '' };
    const preset = presetNames.find((name) => name === request.query.text('preset'));
    const permissions = preset === undefined ? [] : PERMISSION_PRESETS[preset];
    return view(request, { ...text, permissions, isV2Only: false, newest }, {});
  },
});

export const submitNewApiKey = definePage({
  method: 'post',
  path: PATH,
  keeps: (name) => TYPED_MEMBERS.includes(name),
  access: 'fullSession',
  handler: async (request, services) => {
    const { form: sent, user, texts, ip } = request;
    const { accounts, clock, config } = services;
    const values = readFormValues(sent);
    const locked = (text: string): View => view(request, values, { '': text });
    const read = readTerms(values, texts, clock.nowMs());
    if ('errors' in read) return view(request, values, read.errors);
    // Withdrawing requires the second factor, so creating a key that can withdraw requires it too.
    if (!user.hasSecondFactor && read.settings.permissions.includes('withdrawal_create'))
      return view(request, values, { permissions: texts.apiKeys.errors.factor });
    const wrong = await requirePassword(accounts, { user, password: sent.textOrEmpty('password'), ip });
    if (wrong !== undefined && 'lockedForMs' in wrong) return lockedView(request, wrong, locked);
    if (wrong !== undefined) return view(request, values, passwordErrors(texts, wrong));
    const unconfirmed = await requireFreshSecondFactor(accounts, user, sent.text('code'));
    if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed) return lockedView(request, unconfirmed, locked);
    if (unconfirmed !== undefined) return view(request, values, codeErrors(texts, unconfirmed));
    const limits = {
      newestId: /^\d{1,15}$/.test(values.newest) ? Number(values.newest) : -1,
      usableMax: config.accounts.apiKeysMax,
    };
    const issued = await issueNextApiKey(services, { userId: user.id, ...read.settings }, limits);
    if (typeof issued === 'object') return issuedView(request, issued);
    await giveBackRecoveryCode(accounts, user, sent.text('code'));
    const { errors } = texts.apiKeys;
    if (issued === 'full') return view(request, values, { '': errors.tooMany(limits.usableMax) });
    return view(request, { ...values, newest: await newestKey(request, services) }, { '': errors.createdMeanwhile });
  },
});

async function newestKey({ user }: Request, { database }: PageServices): Promise<string> {
  return String(newestApiKeyId(await listApiKeys(database, user.id, { limit: 1, offset: 0 })));
}

function readFormValues(sent: Fields): FormValues {
  return {
    label: sent.textOrEmpty('label').trim(),
    permissions: [...new Set(sent.list('permissions'))],
    networks: sent.textOrEmpty('ip_allowlist'),
    lastDay: sent.textOrEmpty('expires_at').trim(),
    kind: sent.textOrEmpty('kind'),
    isV2Only: sent.has('signature_v2_only'),
    publicKey: sent.textOrEmpty('public_key').trim(),
    newest: sent.textOrEmpty('newest'),
  };
}

/** Checks the contract's rules first, then the rules that it cannot express, then that the day is in the future. */
function readTerms(
  values: FormValues,
  texts: Texts,
  nowMs: number,
): Extract<ParsedApiKeyInput, { readonly settings: ApiKeySettings }> | { readonly errors: FieldErrors } {
  const words = texts.apiKeys.errors;
  const networks = values.networks.split(/[\s,]+/).filter((network) => network !== '');
  const body: ApiKeyInput = {
    label: values.label,
    permissions: values.permissions,
    ...(networks.length > 0 && { ip_allowlist: networks }),
    ...(values.lastDay !== '' && { expires_at: `${values.lastDay}${END_OF_DAY}` }),
    ...(values.kind !== '' && { kind: values.kind }),
    ...(values.isV2Only && { signature_v2_only: true }),
    ...(values.publicKey !== '' && { public_key: values.publicKey }),
  };
  const read = parseApiKeyInput(body);
  if (read.settings !== undefined && (read.settings.expiresAtMs ?? nowMs + 1) > nowMs) return read;
  const invalid = read.settings === undefined ? read.invalid : (['expires_at'] as const);
  return { errors: Object.fromEntries(invalid.map((name) => [name, words[name]])) };
}

function view(request: Request, values: FormValues, errors: FieldErrors): View {
  const { texts, user } = request;
  const words = texts.apiKeys;
  const shown = viewWithForm(
    texts,
    { above: backLink(API_KEYS_PATH, words.title), title: words.createTitle, errors },
    form(
      request,
      { action: PATH, className: 'card', hiddenFields: { newest: values.newest } },
      field({
        name: 'label',
        label: words.label,
        hint: words.labelHint,
        value: values.label,
        errors,
        lengthMax: LABEL_LENGTH_MAX,
        autocomplete: 'off',
      }),
      permissionCheckboxes(texts, values.permissions, errors),
      field({
        name: 'ip_allowlist',
        label: `${words.allowlistLabel} (${texts.common.optional})`,
        hint: words.allowlistHint,
        value: values.networks,
        errors,
        lines: 3,
        required: false,
        verbatim: true,
      }),
      field({
        name: 'expires_at',
        label: `${words.expiresLabel} (${texts.common.optional})`,
        type: 'date',
        hint: words.expiresHint,
        value: values.lastDay,
        errors,
        required: false,
        width: 'short',
      }),
      signatureFields(texts, values, errors),
      html`<div class="narrow">${passwordField(texts, errors)}</div>`,
      codeField(texts, user, errors),
      submitButton(words.create),
    ),
  );
  return { ...shown, live: 'account' };
}

function permissionCheckboxes({ apiKeys: words }: Texts, ticked: readonly string[], errors: FieldErrors): Html {
  const fault = errors['permissions'];
  const box = (name: Permission): Html => html`<label class="choice" for="may-${name}">
<input type="checkbox" id="may-${name}" name="permissions" value="${name}"${ticked.includes(name) && html` checked`}>
<span><span class="sentence">${words.permissionNames[name]}</span><br>
<code class="quiet">${name}</code></span></label>`;
  return html`<fieldset id="permissions" aria-describedby="permissions-hint">
<legend>${words.permissionsLegend}</legend>
<p class="hint" id="permissions-hint">${words.permissionsHint}</p>
${presetLinks(words)}
${fault !== undefined && html`<p class="fault">${fault}</p>`}
<div class="choices">${permissions.map(box)}</div>
</fieldset>`;
}

/** Select the permissions of a usual program; the script does it without loading the page again. */
function presetLinks(words: Texts['apiKeys']): Html {
  return html`<p class="presets">${words.presetsLabel} ${presetNames.map(
    (name) =>
      html`<a class="button plain" href="${PATH}?preset=${name}" data-preset="${PERMISSION_PRESETS[name].join(' ')}">${words.presets[name]}</a> `,
  )}</p>`;
}

/** Folded unless one of its values differs from what most programs need, because it is the longest part of the form. */
function signatureFields(texts: Texts, { kind, isV2Only, publicKey }: FormValues, errors: FieldErrors): Html {
  const words = texts.apiKeys;
  const otherKinds = API_KEY_KINDS.filter((each) => each !== 'talad');
  const isFaulty = ['kind', 'public_key', 'signature_v2_only'].some((name) => errors[name] !== undefined);
  const isOpen = isFaulty || isV2Only || kind !== '' || publicKey !== '';
  return html`<details class="more"${isOpen && html` open`}><summary>${words.signaturesLegend} (${texts.common.optional})</summary>
<fieldset id="signatures" aria-describedby="signatures-hint">
<legend class="unseen">${words.signaturesLegend}</legend>
<p class="hint" id="signatures-hint">${words.signaturesHint}</p>
${selectField({
  name: 'kind',
  label: words.kindLabel,
  hint: words.kindHint,
  value: kind,
  errors,
  required: false,
  prompt: words.kindNames.talad,
  choices: otherKinds.map((each) => [each, words.kindNames[each]]),
})}
<label class="choice" for="signature_v2_only">
<input type="checkbox" id="signature_v2_only" name="signature_v2_only" value="on"${isV2Only && html` checked`}>
<span>${words.signaturesV2}</span></label>
${field({
  name: 'public_key',
  label: `${words.publicKeyLabel} (${texts.common.optional})`,
  hint: words.publicKeyHint,
  value: publicKey,
  errors,
  lines: 3,
  lengthMax: PUBLIC_KEY_LENGTH_MAX,
  required: false,
  verbatim: true,
})}
</fieldset></details>`;
}

function issuedView({ texts, user }: Request, { apiKey, secret, label }: IssuedApiKey): View {
  const words = texts.apiKeys;
  return {
    live: 'account',
    title: words.createdTitle,
    html: html`<h1>${words.createdTitle}</h1>
${notice(secret === null ? words.createdWithPublicKey : words.createdText, 'plain')}
<div class="card"><h2>${label}</h2><dl class="facts">
<dt>${words.userId}</dt><dd><code class="secret" id="user-id">${user.id}</code>${copyButton(words, 'user-id', words.userId)}</dd>
<dt>${words.key}</dt><dd><code class="secret" id="api-key">${apiKey}</code>${copyButton(words, 'api-key', words.key)}</dd>
${secret !== null && html`<dt>${words.secret}</dt><dd><code class="secret" id="api-secret">${secret}</code>${copyButton(words, 'api-secret', words.secret)}</dd>`}
</dl></div>
<p class="actions"><a class="button" href="${API_KEYS_PATH}">${secret === null ? words.title : words.createdDone}</a></p>`,
  };
}
