/**
 * Lists, adds and removes passkeys. A passkey is added in two steps: password and code first, which produces a form with
 * a challenge for this session, and then the passkey.
 */

import { type ListedPasskey, listPasskeys } from '../../store/identity/passkeys';
import {
  addPasskey,
  findOwnPasskey,
  PASSKEY_LABEL_LENGTH_MAX,
  passkeyRegistrationOptions,
  passkeySite,
  removePasskey,
} from '../../usecases/accounts/passkeys';
import { requirePassword } from '../../usecases/accounts/password';
import { requireFreshSecondFactor } from '../../usecases/accounts/secondFactor';
import { formatTime } from '../framework/formatTime';
import { type FieldErrors, field, form, notice, submitButton, viewWithForm } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { backLink } from '../framework/links';
import { lockedViewLater } from '../framework/lockedView';
import { definePage, type PageContext, type PageServices, type Redirect, type View } from '../framework/page';
import { codeErrors, codeField } from './codeField';
import { PASSKEY, passkeyForm } from './passkeyForm';
import { passwordErrors, passwordField } from './passwordField';

const PATH = '/account/security/passkeys';
const START_PATH = `${PATH}/start`;
const ADD_PATH = `${PATH}/add`;

type Request = PageContext<'fullSession'>;

export const showPasskeys = definePage({
  method: 'get',
  path: PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: (request, services) => listView(request, services, {}),
});

export const startPasskey = definePage({
  method: 'post',
  path: START_PATH,
  formPage: PATH,
  access: 'fullSession',
  handler: async (request, services) => {
    if (!canAdd(request, services)) return { redirect: PATH };
    const refused = await verifyUser(request, services, (errors) => listView(request, services, errors));
    return refused ?? createView(request, services, {});
  },
});

export const submitPasskey = definePage({
  method: 'post',
  path: ADD_PATH,
  formPage: PATH,
  access: 'fullSession',
  handler: async (request, services) => {
    const { accounts } = services;
    const { form: sent, user, csrf, texts } = request;
    if (!canAdd(request, services)) return { redirect: PATH };
    const label = sent.textOrEmpty('label').trim().slice(0, PASSKEY_LABEL_LENGTH_MAX) || texts.passkeys.unnamed;
    const response = sent.textOrEmpty(PASSKEY);
    const outcome = await addPasskey(accounts, { user, csrf, label, response });
    if (outcome === 'created') return { redirect: `${PATH}?done=added` };
    return listView(request, services, { '': texts.passkeys.errors[outcome] });
  },
});

export const showRemovePasskey = definePage({
  method: 'get',
  path: `${PATH}/{id}/remove`,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, services) => {
    const passkey = await findPasskeyOfPath(request, services);
    return passkey === undefined ? { redirect: PATH } : removeView(request, passkey, {});
  },
});

export const submitRemovePasskey = definePage({
  method: 'post',
  path: `${PATH}/{id}/remove`,
  access: 'fullSession',
  handler: async (request, services) => {
    const passkey = await findPasskeyOfPath(request, services);
    if (passkey === undefined) return { redirect: PATH };
    const refused = await verifyUser(request, services, (errors) => removeView(request, passkey, errors));
    if (refused !== undefined) return refused;
    await removePasskey(services.accounts, request.user.id, passkey);
    return { redirect: `${PATH}?done=removed` };
  },
});

/** Passkeys are added to an account with an authenticator app, whose recovery codes help when all passkeys are lost. */
function canAdd({ user }: Request, { accounts }: PageServices): boolean {
  return user.hasSecondFactor && passkeySite(accounts.publicUrl) !== undefined;
}

/** Verifies password and code. Returns the page that reports a fault. */
async function verifyUser(
  request: Request,
  { accounts }: PageServices,
  view: (errors: FieldErrors) => View | Promise<View>,
): Promise<View | Redirect | undefined> {
  const { form: sent, user, ip, texts } = request;
  const locked = (text: string): View | Promise<View> => view({ '': text });
  const wrong = await requirePassword(accounts, { user, password: sent.textOrEmpty('password'), ip });
  if (wrong !== undefined && 'lockedForMs' in wrong) return lockedViewLater(request, wrong, locked);
  if (wrong !== undefined) return view(passwordErrors(texts, wrong));
  const unconfirmed = await requireFreshSecondFactor(accounts, user, sent.text('code'));
  if (unconfirmed !== undefined && 'lockedForMs' in unconfirmed) return lockedViewLater(request, unconfirmed, locked);
  return unconfirmed === undefined ? undefined : view(codeErrors(texts, unconfirmed));
}

async function findPasskeyOfPath({ params, user }: Request, { accounts }: PageServices) {
  const { id = '' } = params;
  return /^[1-9]\d{0,14}$/.test(id) ? findOwnPasskey(accounts, user.id, Number(id)) : undefined;
}

async function listView(request: Request, services: PageServices, errors: FieldErrors): Promise<View> {
  const { texts, user, query } = request;
  const words = texts.passkeys;
  const known = await listPasskeys(services.database, user.id);
  const done = { added: words.added, removed: words.removed }[query.textOrEmpty('done')];
  const why = passkeySite(services.accounts.publicUrl) === undefined ? words.unavailable : words.needsFactor;
  const add = canAdd(request, services)
    ? html`<section class="card" aria-labelledby="add"><h2 id="add">${words.addTitle}</h2><p>${words.addText}</p>
${form(
  request,
  { action: START_PATH },
  html`<div class="narrow">${passwordField(texts, errors)}</div>`,
  codeField(texts, user, errors),
  submitButton(words.continue),
)}</section>`
    : html`<p class="card">${why}</p>`;
  return viewWithForm(
    texts,
    { above: backLink('/account/security', texts.security.title), title: words.title, errors },
    html`${done !== undefined && notice(done, 'good')}
<p class="lead">${words.lead}</p>
${known.length === 0 ? html`<p class="quiet">${words.none}</p>` : html`<ul class="keys">${known.map((passkey) => passkeyItem(request, passkey))}</ul>`}
${add}`,
  );
}

function passkeyItem(request: Request, passkey: ListedPasskey): Html {
  const { passkeys: words } = request.texts;
  return html`<li class="card"><h2>${passkey.label}</h2>${passkeyFacts(request, passkey)}
<p class="actions"><a class="button danger" href="${PATH}/${passkey.id}/remove">${words.remove}<span class="unseen"> ${passkey.label}</span></a></p></li>`;
}

function passkeyFacts({ texts, language }: Request, { createdAtMs, usedAtMs }: ListedPasskey): Html {
  const words = texts.passkeys;
  return html`<dl class="facts">
<dt>${words.created}</dt><dd>${formatTime(language, createdAtMs)}</dd>
<dt>${words.used}</dt><dd>${usedAtMs === null ? words.never : formatTime(language, usedAtMs)}</dd>
</dl>`;
}

async function createView(request: Request, { accounts }: PageServices, errors: FieldErrors): Promise<View> {
  const { texts, user, csrf } = request;
  const words = texts.passkeys;
  const label = field({
    name: 'label',
    label: words.label,
    hint: words.labelHint,
    errors,
    lengthMax: PASSKEY_LABEL_LENGTH_MAX,
    autocomplete: 'off',
    required: false,
  });
  const options = await passkeyRegistrationOptions(accounts, { user, csrf });
  const content = passkeyForm(request, {
    action: ADD_PATH,
    kind: 'create',
    options,
    submit: words.create,
    fields: html`<div class="narrow">${label}</div>`,
  });
  const view = viewWithForm(
    texts,
    { above: backLink(PATH, words.title), title: words.addTitle, errors },
    html`<p class="lead">${words.createText}</p>${content}`,
  );
  return { ...view, live: 'passkeys' };
}

function removeView(request: Request, passkey: ListedPasskey, errors: FieldErrors): View {
  const { texts, user } = request;
  const words = texts.passkeys;
  return viewWithForm(
    texts,
    { above: backLink(PATH, words.title), title: words.removeTitle, errors },
    html`<div class="card"><h2>${passkey.label}</h2>${passkeyFacts(request, passkey)}</div>
${form(
  request,
  { action: `${PATH}/${passkey.id}/remove`, className: 'card' },
  html`<div class="narrow">${passwordField(texts, errors)}</div>`,
  codeField(texts, user, errors),
  submitButton(words.remove, 'button danger'),
)}`,
  );
}
