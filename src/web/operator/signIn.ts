/**
 * Sign-in with token and second factor, set-up of a missing second factor, and sign-out. Nothing is said about which of
 * the two was wrong.
 */
import { toString as drawCode } from 'qrcode';
import { endOperatorSession, openOperatorSession } from '../../usecases/accounts/operatorSessions';
import { confirmOperatorCode, hasSecondFactor, signInOperator } from '../../usecases/operators/consoleSignIn';
import type { Fields } from '../framework/fields';
import { type FieldErrors, field, form, notice, submitButton, viewWithForm } from '../framework/forms';
import { type Html, html, trustedHtml } from '../framework/html';
import type { PageResult, View } from '../framework/page';
import { errorView } from './components/errors';
import { type ConsoleContext, defineConsolePage } from './framework/consolePage';

const SIGN_IN = '/operator/sign-in';
const FACTOR = '/operator/second-factor';

export const showConsoleSignIn = defineConsolePage({
  method: 'get',
  path: SIGN_IN,
  access: 'public',
  handler: (context) =>
    context.session?.stage === 'full' ? { redirect: nextOf(context.query, context) } : signInView(context, {}),
});

export const submitConsoleSignIn = defineConsolePage({
  method: 'post',
  path: SIGN_IN,
  access: 'public',
  handler: async (context, services): Promise<PageResult> => {
    const { form: sent, words, texts, ip, network, requestId } = context;
    const token = sent.textOrEmpty('token').trim();
    if (token === '') return signInView(context, { token: words.signIn.tokenMissing });
    const code = codeFrom(sent.textOrEmpty('code'));
    const result = await signInOperator(services, services.access, { token, code, ip, network });
    if ('lockedForMs' in result) {
      const seconds = Math.ceil(result.lockedForMs / 1000);
      const view = signInView(context, { '': texts.common.locked(texts.common.duration(seconds)) });
      return { ...view, status: 429, headers: { 'Retry-After': String(seconds) } };
    }
    if ('fault' in result) {
      services.log.warn({ ip, requestId, fault: result.fault }, 'a sign-in to the console was refused');
      return signInView(context, { '': result.fault === 'wrong' ? words.signIn.wrong : words.signIn.codeLocked });
    }
    const { operator, stage } = result;
    // The session of a browser ends when somebody else signs in with it.
    if (context.session !== undefined) await endOperatorSession(services, context.session);
    const cookie = await openOperatorSession(services, operator.tokenId, stage);
    services.log.info({ ip, requestId, operator: operator.name, stage }, 'an operator signed in to the console');
    return { redirect: stage === 'full' ? nextOf(sent, context) : FACTOR, cookie };
  },
});

export const showFactorSetUp = defineConsolePage({
  method: 'get',
  path: FACTOR,
  access: 'setUp',
  handler: async (context, services) =>
    (await hasSecondFactor(services, context.operator))
      ? confirmView(context, {}, html`<p>${context.words.factor.existsText}</p>`)
      : startView(context),
});

export const startFactorSetUp = defineConsolePage({
  method: 'post',
  path: `${FACTOR}/start`,
  formPage: FACTOR,
  access: 'setUp',
  handler: async (context): Promise<PageResult> => {
    const { words } = context;
    const created = await context.call('createOperatorSecondFactor');
    if (created.error?.code === 'OPERATOR_SECOND_FACTOR_EXISTS') return { redirect: FACTOR };
    if (created.error !== undefined) return errorView(context, words.factor.title, created.error, created.status);
    const { secret, uri } = created.body;
    const drawing = trustedHtml(await drawCode(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }));
    const scan = html`<section class="card" aria-labelledby="scan"><h2 id="scan">${words.factor.scanTitle}</h2>
<p>${words.factor.scanText}</p>
<div class="drawing" role="img" aria-label="${words.factor.picture}">${drawing}</div>
<p class="quiet">${words.factor.key}</p><p><code class="secret">${(secret.match(/.{1,4}/g) ?? []).join(' ')}</code></p></section>`;
    return confirmView(context, {}, scan);
  },
});

export const confirmFactorSetUp = defineConsolePage({
  method: 'post',
  path: `${FACTOR}/confirm`,
  formPage: FACTOR,
  access: 'setUp',
  handler: async (context, services): Promise<PageResult> => {
    const { operator, session, words } = context;
    const code = codeFrom(context.form.textOrEmpty('code'));
    const outcome = await confirmOperatorCode(services, operator, code);
    if (outcome === 'missing') return { redirect: FACTOR };
    if (outcome !== 'right') {
      const text = outcome === 'locked' ? words.signIn.codeLocked : words.factor.wrong;
      return confirmView(context, { code: text });
    }
    await endOperatorSession(services, session);
    return { redirect: '/operator', cookie: await openOperatorSession(services, operator.tokenId, 'full') };
  },
});

export const consoleSignOut = defineConsolePage({
  method: 'post',
  path: '/operator/sign-out',
  formPage: SIGN_IN,
  access: 'session',
  handler: async ({ session }, services) => {
    await endOperatorSession(services, session);
    return { redirect: SIGN_IN, cookie: null };
  },
});

/** Where to continue after the sign-in. */
function nextOf(fields: Fields, { returnPath }: ConsoleContext): string {
  return returnPath(fields.text('next')) ?? '/operator';
}

function codeFrom(text: string): string {
  return text.replace(/\s+/g, '');
}

function signInView(context: ConsoleContext, errors: FieldErrors): View {
  const { words, texts } = context;
  return viewWithForm(
    texts,
    { title: words.signIn.title, errors },
    html`${context.query.text('signed-out') === 'form' && notice(texts.signIn.formNotSent, 'bad')}
<p class="lead">${words.signIn.lead}</p>
${form(
  context,
  { action: SIGN_IN, className: 'card', next: context.returnPath(context.query.text('next')) },
  field({
    name: 'token',
    label: words.signIn.token,
    type: 'password',
    errors,
    autocomplete: 'current-password',
    lengthMax: 512,
  }),
  codeField(context, errors, words.signIn.codeHint),
  submitButton(words.signIn.button),
)}`,
  );
}

function codeField({ words }: ConsoleContext, errors: FieldErrors, hint?: string): Html {
  return field({
    name: 'code',
    label: words.signIn.code,
    hint,
    errors,
    autocomplete: 'one-time-code',
    inputMode: 'numeric',
    lengthMax: 12,
    width: 'short',
    verbatim: true,
    required: false,
  });
}

function startView(context: ConsoleContext<'setUp'>): View {
  const { words } = context;
  return {
    title: words.factor.title,
    html: html`<h1>${words.factor.title}</h1><p class="lead">${words.factor.lead}</p>
${form(context, { action: `${FACTOR}/start`, className: 'card' }, submitButton(words.factor.start))}`,
  };
}

function confirmView(context: ConsoleContext<'setUp'>, errors: FieldErrors, above?: Html): View {
  const { words, texts } = context;
  return viewWithForm(
    texts,
    { title: words.factor.title, errors },
    html`${above}
<section class="card" aria-labelledby="confirm"><h2 id="confirm">${words.factor.confirmTitle}</h2>
${form(context, { action: `${FACTOR}/confirm` }, codeField(context, errors), submitButton(words.factor.confirm))}</section>`,
  );
}
