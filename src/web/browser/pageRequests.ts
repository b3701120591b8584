/**
 * Loads pages of the exchange in the background, sends their forms, and copies parts of the response into this page. It
 * uses XMLHttpRequest because that parses the response into a document; the page's Trusted Types policy forbids turning
 * text into markup.
 */

const TIMEOUT_MS = 10_000;
const SIGN_IN_PATH = '/sign-in';
const FORM_KEY_CHARACTERS = 22;
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Loads a page, or sends a form and loads the response. Rejects if no page arrives in time. */
export function loadPage(path: string, form?: URLSearchParams): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(form === undefined ? 'GET' : 'POST', path);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    // Otherwise errors would be answered as JSON.
    request.setRequestHeader('Accept', 'text/html');
    request.onload = () =>
      request.responseXML === null
        ? reject(new Error(`${path} answered ${request.status}`))
        : resolve(request.responseXML);
    request.onerror = request.ontimeout = () => reject(new Error(`${path} does not respond`));
    if (form === undefined) return request.send();
    request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
    request.send(form.toString());
  });
}

/**
 * Whether the response is for another visitor than this page: another user has signed in with this browser, or the session
 * has ended. Undefined if it says neither.
 */
export function visitorChange(response: Document): 'signed_out' | 'other_user' | undefined {
  if (new URL(response.URL).pathname === SIGN_IN_PATH) return 'signed_out';
  const [mine, theirs] = [document, response].map((page) => page.getElementById('market')?.dataset['user']);
  if (theirs === undefined || theirs === mine) return undefined;
  return theirs === '' ? 'signed_out' : 'other_user';
}

/** What a page says that has none of the parts of this one, such as an error page. */
export function messageOf(response: Document): string {
  const said = ['main h1', 'main .lead'].map((part) => response.querySelector(part)?.textContent?.trim() ?? '');
  return said.filter((text) => text !== '').join('. ');
}

/** A form that was answered gets a new key, so that it is processed when it is sent again (`framework/formToken`). */
export function renewFormKey(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('[name="csrf"]');
  if (field === null) return;
  const bytes = crypto.getRandomValues(new Uint8Array(FORM_KEY_CHARACTERS));
  const key = [...bytes].map((byte) => BASE64URL[byte % BASE64URL.length]).join('');
  field.value = field.value.replace(/[^.]+$/, key);
}

/**
 * If the form was sent in an earlier session of the same user, the forms of this page go on in the present one. Returns
 * what the response says about it; undefined for any other response.
 */
export function adoptSession(response: Document): string | undefined {
  const said = response.querySelector('[data-not-sent]')?.textContent?.trim();
  const token = response.querySelector<HTMLInputElement>('#order [name="csrf"]')?.value;
  if (said === undefined || token === undefined) return undefined;
  for (const field of document.querySelectorAll<HTMLInputElement>('[name="csrf"]')) {
    field.value = token;
    if (field.form !== null) renewFormKey(field.form);
  }
  return said;
}

/** The values of a form, as the browser would send them. */
export function formValues(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value);
  return values;
}

/**
 * Replaces the content of an element by that of the response. The element itself stays, so that screen readers announce
 * changes in live regions. Returns false if either page lacks the element.
 */
export function replacePart(response: Document, id: string): boolean {
  const [mine, theirs] = [document.getElementById(id), response.getElementById(id)];
  if (mine === null || theirs === null) return false;
  mine.className = theirs.className;
  mine.replaceChildren(...document.adoptNode(theirs).childNodes);
  return true;
}
