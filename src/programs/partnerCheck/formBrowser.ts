/**
 * A minimal browser for the users of the demo and of the partner check: keeps cookies, follows redirects and submits
 * forms. It understands only plain HTML forms, as the exchange and the demo partner produce them.
 */

export interface ShownPage {
  readonly url: URL;
  readonly text: string;
}

export interface FormBrowser {
  /** Opens a URL, follows all redirects and returns the final page. */
  open(url: string | URL): Promise<ShownPage>;
  /** Fills in and submits the first form of the page that has all of these fields. Several values tick boxes. */
  submit(page: ShownPage, values: Readonly<Record<string, string | readonly string[]>>): Promise<ShownPage>;
  /** Like `submit`, but with those of the values for which the first matching form has a field. */
  submitKnown(page: ShownPage, values: Readonly<Record<string, string>>): Promise<ShownPage>;
}

export interface BrowserOptions {
  /** URLs with this prefix are not requested; they are returned as an empty page. */
  readonly stopsAt?: string;
  /** Whether a URL may be requested; without it, every URL may. A URL that may not ends the navigation with an error. */
  readonly isAllowed?: (url: URL) => Promise<boolean>;
}

const STEPS_MAX = 20;
const STEP_TIMEOUT_MS = 10_000;

export function createFormBrowser({ stopsAt, isAllowed }: BrowserOptions = {}): FormBrowser {
  /** Cookies by host and port: each of the demo's servers gets its own cookies only. */
  const cookies = new Map<string, Map<string, string>>();

  async function navigate(start: URL, form?: URLSearchParams): Promise<ShownPage> {
    let [url, body] = [start, form];
    for (let step = 0; step < STEPS_MAX; step += 1) {
      if (stopsAt !== undefined && url.href.startsWith(stopsAt)) return { url, text: '' };
      if (isAllowed !== undefined && !(await isAllowed(url))) throw new Error(`${url.host} may not be requested`);
      const response = await fetchUrl(url, body);
      const next = response.headers.get('location') ?? /^0;url=(.*)$/.exec(response.headers.get('refresh') ?? '')?.[1];
      if (next === undefined) return { url, text: await response.text() };
      [url, body] = [new URL(next, url), undefined];
    }
    throw new Error(`${start.host} redirected more than ${STEPS_MAX} times`);
  }

  async function fetchUrl(url: URL, body: URLSearchParams | undefined): Promise<Response> {
    const jar = cookies.get(url.host) ?? new Map<string, string>();
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { origin: url.origin }),
      },
      signal: AbortSignal.timeout(STEP_TIMEOUT_MS),
      ...(body !== undefined && { method: 'POST', body }),
    });
    for (const line of response.headers.getSetCookie()) storeCookie(jar, line);
    cookies.set(url.host, jar);
    return response;
  }

  const browser: FormBrowser = {
    open: (url) => navigate(new URL(url)),
    submitKnown: (page, values) => {
      const form = formsOf(page.text).find(({ fields }) => Object.keys(values).some((name) => fields.has(name)));
      if (form === undefined)
        throw new Error(
          `${page.url.host}${page.url.pathname} has no form with a field ${Object.keys(values).join(' or ')}`,
        );
      return browser.submit(page, Object.fromEntries(Object.entries(values).filter(([name]) => form.fields.has(name))));
    },
    submit: (page, values) => {
      const form = formsOf(page.text).find(({ fields }) => Object.keys(values).every((name) => fields.has(name)));
      if (form === undefined)
        throw new Error(`${page.url.host}${page.url.pathname} has no form for ${Object.keys(values).join(', ')}`);
      const sent = new URLSearchParams(form.hidden);
      for (const [name, value] of Object.entries(values)) {
        sent.delete(name);
        for (const each of [value].flat()) sent.append(name, each);
      }
      return navigate(new URL(form.action ?? page.url.href, page.url), sent);
    },
  };
  return browser;
}

/** Ignores the cookie's path: every page of a server gets all of its cookies. */
function storeCookie(jar: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === '') jar.delete(name);
  else jar.set(name, value);
}

interface ShownForm {
  readonly action: string | undefined;
  readonly hidden: Readonly<Record<string, string>>;
  readonly fields: ReadonlySet<string>;
}

function formsOf(text: string): ShownForm[] {
  return [...text.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, head = '', inside = '']) => {
    const fields = [...inside.matchAll(/<(?:input|button|select|textarea)\b([^>]*)>/g)]
      .map(([, tag = '']) => tag)
      .filter((tag) => attributeValue(tag, 'name') !== undefined);
    const hidden = fields.filter((tag) => attributeValue(tag, 'type') === 'hidden');
    return {
      action: attributeValue(head, 'action'),
      hidden: Object.fromEntries(
        hidden.map((tag) => [attributeValue(tag, 'name') ?? '', attributeValue(tag, 'value') ?? '']),
      ),
      fields: new Set(fields.map((tag) => attributeValue(tag, 'name') ?? '')),
    };
  });
}

/** The target of the first link whose text contains `words`. */
export function findLink({ url, text }: ShownPage, words: string): URL {
  const found = [...text.matchAll(/<a\b([^>]*)>([^<]*)<\/a>/g)].find(([, , inside = '']) => inside.includes(words));
  if (found === undefined) throw new Error(`${url.host}${url.pathname} has no link "${words}"`);
  return new URL(attributeValue(found[1] ?? '', 'href') ?? '', url);
}

function attributeValue(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
