/** Lists the sessions of the user, ends them, and shows the sign-in history. */
import type { ListedSession } from '../../store/identity/sessions';
import { isSuccess, type SignIn } from '../../store/identity/signIns';
import { endOwnSession, endUserSessions, listSessions } from '../../usecases/accounts/sessions';
import { readSignInHistory } from '../../usecases/accounts/signInHistory';
import { formatTime } from '../framework/formatTime';
import { form, notice } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { backLink } from '../framework/links';
import { definePage, type PageContext } from '../framework/page';

const PATH = '/account/security/sessions';
/** A user with more sessions ends the others together. */
const SESSIONS_SHOWN = 50;
/** Successful, and as many failed, sign-ins. */
const SIGN_INS_SHOWN = 50;

type Request = PageContext<'fullSession'>;

export const showSessions = definePage({
  method: 'get',
  path: PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, { accounts }) => {
    const { texts, user, session, query } = request;
    const words = texts.security.sessions;
    const sessions = await listSessions(accounts, user.id, SESSIONS_SHOWN);
    const history = await readSignInHistory(accounts, user.id, SIGN_INS_SHOWN);
    const done = { one: words.endedOne, others: words.endedOthers }[query.textOrEmpty('ended')];
    const others = sessions.filter(({ id }) => id !== session.id);
    return {
      title: words.page,
      live: 'account',
      html: html`${backLink('/account/security', texts.security.title)}
<h1>${words.page}</h1>
${done !== undefined && notice(done, 'good')}
<p class="lead">${words.pageText}</p>
<ul class="keys">${sessions.map((each) => sessionItem(request, each))}</ul>
${
  others.length > 0 &&
  form(
    request,
    { action: `${PATH}/end-others` },
    html`<p class="actions"><button class="button danger" type="submit">${words.endOthers}</button></p>`,
  )
}
<div class="card"><h2 id="history">${words.history}</h2>
<p>${words.historyText}</p>
${historyTable(request, history)}</div>`,
    };
  },
});

/** Ends one session. An id that is not one of the user's sessions changes nothing. */
export const endSessionOfList = definePage({
  method: 'post',
  path: `${PATH}/end`,
  formPage: PATH,
  access: 'fullSession',
  handler: async ({ form: sent, user, session }, { accounts, identityChanged }) => {
    const id = Number(/^[1-9]\d{0,14}$/.exec(sent.textOrEmpty('session'))?.[0] ?? 0);
    if (!(await endOwnSession(accounts, user.id, id))) return { redirect: PATH };
    identityChanged();
    return id === session.id
      ? { redirect: '/sign-in?signed-out=here', cookie: null }
      : { redirect: `${PATH}?ended=one` };
  },
});

export const endOtherSessions = definePage({
  method: 'post',
  path: `${PATH}/end-others`,
  formPage: PATH,
  access: 'fullSession',
  handler: async ({ user, session }, { accounts, identityChanged }) => {
    await endUserSessions(accounts, user.id, session);
    identityChanged();
    return { redirect: `${PATH}?ended=others` };
  },
});

function sessionItem(request: Request, { id, stage, userAgent, ip, createdAtMs, seenAtMs }: ListedSession): Html {
  const { texts, language, session } = request;
  const words = texts.security.sessions;
  const isThis = id === session.id;
  const name = deviceName(request, userAgent);
  const tag = isThis ? words.thisBrowser : stage === 'password' ? words.incomplete : undefined;
  return html`<li class="card"><h2>${name}${tag !== undefined && html` <span class="tag${isThis && ' on'}">${tag}</span>`}</h2>
<dl class="facts">
<dt>${words.address}</dt><dd><code>${ip ?? words.unknown}</code></dd>
<dt>${words.started}</dt><dd>${formatTime(language, createdAtMs)}</dd>
<dt>${words.lastSeen}</dt><dd>${formatTime(language, seenAtMs)}</dd>
</dl>
${form(
  request,
  { action: `${PATH}/end`, hiddenFields: { session: String(id) } },
  html`<p class="actions"><button class="button danger" type="submit">${isThis ? texts.common.signOut : words.end}<span class="unseen"> ${name}, ${ip}</span></button></p>`,
)}</li>`;
}

function historyTable(request: Request, history: readonly SignIn[]): Html {
  const { texts, language } = request;
  const words = texts.security.sessions;
  const row = ({ outcome, userAgent, ip, atMs }: SignIn): Html =>
    html`<tr role="row"><td role="cell" data-label="${words.time}">${formatTime(language, atMs)}</td><td role="cell" data-label="${words.outcome}"><span><span class="tag${isSuccess(outcome) && ' on'}">${isSuccess(outcome) ? words.succeeded : words.failed}</span> ${words.outcomes[outcome]}</span></td><td role="cell" data-label="${words.device}">${deviceName(request, userAgent)}</td><td role="cell" data-label="${words.address}"><code>${ip}</code></td></tr>`;
  return html`<div class="wide" tabindex="0" role="region" aria-labelledby="history"><table class="list" role="table">
<thead role="rowgroup"><tr role="row">${[words.time, words.outcome, words.device, words.address].map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">${history.map(row)}</tbody>
</table></div>`;
}

function deviceName({ texts }: Request, userAgent: string | null): string {
  const name = browserName(userAgent ?? '');
  return name === '' ? texts.security.sessions.unknown : name;
}

/** The first match counts: most browsers also name those that they descend from. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;
const UNKNOWN_LENGTH_MAX = 60;

/** `Firefox, Windows`; the beginning of the header if it names no known browser; empty for an empty header. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser === undefined) return userAgent.slice(0, UNKNOWN_LENGTH_MAX);
  return system === undefined ? browser : `${browser}, ${system}`;
}
