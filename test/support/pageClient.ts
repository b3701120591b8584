/**
 * A browser without rendering: keeps cookies, follows redirects within the exchange, reads forms and submits them.
 * Every response is checked: no error, the complete policy headers, no inline script, every field labelled. For layout
 * and keyboard use `browser.ts`.
 */
import { randomUUID } from 'node:crypto';
import { request } from 'undici';
import { newFormToken } from '../../src/web/framework/formToken';
import { recordPage } from './coverage/recording';
import { recordSecret, recordSecretsIn } from './secretRecorder';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  readonly text: string;
  /** Path and query of the request. */
  readonly at: string;
}

export interface PageRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A form, or a body to send unchanged. */
  readonly body?: string | URLSearchParams | Buffer;
}

export type FormValues = Readonly<Record<string, string | readonly string[]>>;

const REDIRECTS_MAX = 10;

export class PageClient {
  readonly cookies = new Map<string, string>();

  constructor(private readonly baseUrl: () => string) {}

  /** Another browser with the same cookies. */
  copy(): PageClient {
    const copy = new PageClient(this.baseUrl);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** Opens a path and follows redirects. */
  async open(path: string): Promise<OpenPage> {
    return this.followRedirects(await this.send(path));
  }

  /** Follows redirects within the exchange, but not to other hosts. */
  async followRedirects(answer: PageAnswer): Promise<OpenPage> {
    let last = answer;
    for (let count = 0; last.status === 303 && (last.headers['location'] ?? '').startsWith('/'); count += 1) {
      if (count === REDIRECTS_MAX) throw new Error(`redirected in circles at ${last.at}`);
      last = await this.send(last.headers['location'] ?? '');
    }
    return new OpenPage(this, last);
  }

  /**
   * Sends one request, like a browser from one of our pages, unless the headers say otherwise. An empty header is left
   * out.
   */
  async send(path: string, { method = 'GET', headers = {}, body }: PageRequest = {}): Promise<PageAnswer> {
    const own: Record<string, string> = {
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method === 'POST' && { origin: this.baseUrl(), 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    };
    const response = await request(`${this.baseUrl()}${path}`, {
      method: method as 'GET',
      headers: Object.fromEntries(Object.entries(own).filter(([, value]) => value !== '')),
      ...(body !== undefined && { body: body instanceof URLSearchParams ? body.toString() : body }),
    });
    const text = await response.body.text();
    const raw = response.headers['set-cookie'] ?? [];
    const setCookies = Array.isArray(raw) ? raw : [raw];
    const flat = Object.entries(response.headers).map(
      ([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')] as const,
    );
    const answer = { status: response.statusCode, headers: Object.fromEntries(flat), setCookies, text, at: path };
    for (const line of setCookies) this.storeCookie(line);
    recordPage({ method, path, status: answer.status });
    for (const value of this.cookies.values()) recordSecret(value);
    if (body instanceof URLSearchParams) recordSecretsIn(Object.fromEntries(body));
    checkPage(answer);
    return answer;
  }

  private storeCookie(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/; Max-Age=0\b/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export class OpenPage {
  constructor(
    private readonly client: PageClient,
    readonly answer: PageAnswer,
  ) {}

  get path(): string {
    return this.answer.at.split('?')[0] ?? '';
  }

  /** The visible text, without tags. */
  get words(): string {
    const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(this.answer.text)?.[1] ?? '';
    return unescapeHtml(main.replace(/<[^>]+>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** The fields of a form with their values. */
  formValues(action: string): FormValues {
    return this.form(action).values;
  }

  /** The form that is sent to a path, with any query. */
  private form(path: string): Form {
    const form = formsOf(this.answer.text).find(({ action }) => action.split('?')[0] === path);
    if (form === undefined) throw new Error(`${this.answer.at} has no form for ${path}:\n${this.words}`);
    return form;
  }

  /** Fills in a form, submits it and follows redirects. */
  async submit(action: string, values: FormValues = {}): Promise<OpenPage> {
    return this.client.followRedirects(await this.submitWithoutRedirects(action, values));
  }

  /** Like `submit`, without following redirects. */
  submitWithoutRedirects(action: string, values: FormValues = {}): Promise<PageAnswer> {
    const form = this.form(action);
    return this.client.send(form.action, { method: 'POST', body: bodyOf({ ...form.values, ...values }) });
  }
}

/** The values with another form key, as if the page with the form had been opened again. */
export function asNewForm(values: FormValues): FormValues {
  return { ...values, csrf: newFormToken(String(values['csrf']).replace(/\.[^.]*$/, '')) };
}

export function bodyOf(values: FormValues): URLSearchParams {
  const pairs: [string, string][] = Object.entries(values).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one): [string, string] => [name, one]),
  );
  return new URLSearchParams(pairs);
}

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly browser: PageClient;
}

export const GOOD_PASSWORD = 'seven lamps over the canal';

/** Signs up a new user and keeps the session. */
export async function signUpUser(baseUrl: () => string): Promise<Person> {
  const person = { email: `${randomUUID()}@example.com`, password: GOOD_PASSWORD, browser: new PageClient(baseUrl) };
  const page = await (await person.browser.open('/sign-up')).submit('/sign-up', {
    email: person.email,
    password: person.password,
  });
  if (page.path !== '/account') throw new Error(`signing up led to ${page.answer.at}: ${page.words}`);
  return person;
}

export class PageViolation extends Error {
  override readonly name = 'PageViolation';
}

/** Throws unless the response meets the guarantees of every page. */
export function checkPage({ at, status, headers, text }: PageAnswer): void {
  const faults = [
    status === 500 && 'a fault',
    headers['x-content-type-options'] !== 'nosniff' && 'no nosniff',
    headers['x-request-id'] === undefined && 'no request id',
    !/(^|; )default-src 'none'(;|$)/.test(headers['content-security-policy'] ?? '') && 'no policy',
    /unsafe|\*/.test(headers['content-security-policy'] ?? '') && 'a policy with holes',
    ...(at.startsWith('/assets/') || text === '' || headers['content-type']?.startsWith('text/html') !== true
      ? []
      : htmlFaults(headers, text)),
  ].filter((fault) => fault !== false);
  if (faults.length > 0)
    throw new PageViolation(`${at} answered ${status} with ${faults.join(', ')}\n${text.slice(0, 2_000)}`);
}

function htmlFaults(headers: PageAnswer['headers'], text: string): (string | false)[] {
  const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const named = [...text.matchAll(/<(?:input|textarea|select)\b([^>]*)>/g)]
    .map(([, tag = '']) => tag)
    .filter((tag) => !tag.includes('type="hidden"'));
  // Our scripts are files, allowed by the page's policy.
  const isScripted = (headers['content-security-policy'] ?? '').includes("script-src 'self'");
  const bare = (
    isScripted ? text.replace(/<script type="module" src="\/assets\/[\w-]+\.js"><\/script>/, '') : text
  ).replace(/"[^"]*"/g, '""');
  const labelled = new Set([...text.matchAll(/<label\b[^>]* for="([^"]*)"/g)].map(([, id]) => id));
  return [
    // Only public content may be cached, and must be revalidated.
    !['no-store', 'public, no-cache'].includes(headers['cache-control'] ?? '') && 'a cache',
    headers['cache-control'] !== 'no-store' && headers['set-cookie'] !== undefined && 'a cookie that may be kept',
    headers['referrer-policy'] !== 'same-origin' && 'no referrer policy',
    (/<script|<style|\son\w+=|\sstyle=/i.test(bare) || /"\s*javascript:/i.test(text)) && 'something inline',
    !/<html lang="(en|th)">/.test(text) && 'no language',
    (text.match(/<h1[ >]/g) ?? []).length !== 1 && 'not one heading',
    new Set(ids).size !== ids.length && 'an id that stands twice',
    named.some((tag) => !labelled.has(/ id="([^"]*)"/.exec(tag)?.[1])) && 'a field without its label',
    // Matched as words, because tokens may contain these letters; code samples are excluded.
    /\bundefined\b|\[object|\bNaN\b/.test(text.replace(/<input type="hidden"[^>]*>|<code>[^<]*<\/code>/g, '')) &&
      'something unsaid',
    [...text.matchAll(/href="#([^"]*)"/g)].some(([, id]) => !ids.includes(id)) && 'a link to nowhere',
  ];
}

interface Form {
  readonly hasFiles: boolean;
  readonly method: 'get' | 'post';
  /** Path and query. */
  readonly action: string;
  readonly values: FormValues;
}

export function formsOf(text: string): Form[] {
  return [...text.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, head = '', body = '']) => ({
    method: attributeOf(head, 'method') === 'post' ? ('post' as const) : ('get' as const),
    action: attributeOf(head, 'action') ?? '',
    hasFiles: attributeOf(head, 'enctype') === 'multipart/form-data',
    values: Object.fromEntries(
      [
        ...body.matchAll(/<input\b([^>]*)>|<textarea\b([^>]*)>([^<]*)<\/textarea>|<select\b([^>]*)>(.*?)<\/select>/g),
      ].flatMap(([, input, area, inside = '', list, options = '']) => {
        const tag = input ?? area ?? list ?? '';
        const name = attributeOf(tag, 'name');
        const isUnticked = /type="(checkbox|radio)"/.test(tag) && !/ checked/.test(tag);
        const chosen = /<option\b([^>]*) selected>/.exec(options)?.[1] ?? '';
        const value =
          area === undefined ? attributeOf(list === undefined ? tag : chosen, 'value') : unescapeHtml(inside);
        return name === undefined || isUnticked ? [] : [[name, value ?? '']];
      }),
    ),
  }));
}

function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
