/**
 * Sends a request of the operation to this exchange. The key and the secret stay in this tab, in its session storage;
 * requests carry the key and a signature, never the secret.
 */
import { createElement } from '../domElements';
import { signBinanceQuery, signVersion2 } from './requestSigning';

interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly isRequired: boolean;
  readonly example: string;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly signing: 'version2' | 'binance' | 'key' | 'none';
  readonly body?: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

export function startTryIt(): void {
  const section = document.querySelector<HTMLElement>('section.try');
  if (section === null) return;
  const call = JSON.parse(section.dataset['call'] ?? '') as Call;
  const form = createElement('form');
  const parameters = call.parameters.map((parameter) => {
    const { name, isRequired, example } = parameter;
    const field = createElement('input');
    if (isRequired) field.value = example;
    else field.placeholder = example === '' ? '' : `for example ${example}`;
    field.required = isRequired;
    form.append(...labelled(name, field));
    return { parameter, field };
  });
  const credentials = credentialFields(call, form);
  const body = createElement('textarea');
  if (call.body !== undefined) {
    body.value = call.body;
    body.rows = Math.min(16, call.body.split('\n').length + 1);
    form.append(...labelled('Body', body));
  }
  if (call.method !== 'GET') form.append(confirmation());
  const button = createElement('button', `Send ${call.method} request`, 'button');
  button.type = 'submit';
  const status = createElement('p');
  status.setAttribute('role', 'status');
  const output = createElement('pre');
  output.tabIndex = 0;
  output.hidden = true;
  form.append(button);
  section.append(form, status, output);
  section.hidden = false;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    button.disabled = true;
    status.textContent = 'Waiting for the response.';
    const values = parameters.map(({ parameter, field }) => ({ parameter, value: field.value }));
    send(call, { values, body: body.value, ...credentials() })
      .then(({ line, text }) => {
        status.textContent = line;
        output.textContent = text;
        output.hidden = text === '';
      })
      .catch((error: unknown) => {
        status.textContent = `The request was not sent, or had no response: ${String(error)}`;
        output.hidden = true;
      })
      .finally(() => {
        button.disabled = false;
      });
  });
}

/** The fields for the key and the secret, where the operation needs them. Returns a function that reads them. */
function credentialFields({ signing }: Call, form: HTMLFormElement): () => { apiKey: string; secret: string } {
  if (signing === 'none') return () => ({ apiKey: '', secret: '' });
  const remembered = (name: string, label: string, isSecret: boolean): HTMLInputElement => {
    const field = createElement('input');
    field.type = isSecret ? 'password' : 'text';
    field.required = true;
    field.value = sessionStorage.getItem(`talad-try-${name}`) ?? '';
    field.addEventListener('change', () => sessionStorage.setItem(`talad-try-${name}`, field.value));
    form.append(...labelled(label, field));
    return field;
  };
  const apiKey = remembered('key', 'API key', false);
  const secret = signing === 'key' ? undefined : remembered('secret', 'Secret', true);
  form.append(
    createElement('p', 'Key and secret stay in this tab until you close it. The secret is never sent.', 'quiet'),
  );
  if (secret !== undefined && crypto.subtle === undefined)
    form.append(createElement('p', 'This browser signs only on pages with https or on localhost.', 'error'));
  return () => ({ apiKey: apiKey.value.trim(), secret: secret?.value.trim() ?? '' });
}

let fieldCount = 0;

function labelled(name: string, field: Field): [HTMLLabelElement, Field] {
  const label = createElement('label', name);
  fieldCount += 1;
  field.id = `try-it-${fieldCount}`;
  field.autocomplete = 'off';
  field.spellcheck = false;
  label.htmlFor = field.id;
  return [label, field];
}

/** Requests that change something are executed, so the visitor must say that this is meant. */
function confirmation(): HTMLElement {
  const label = createElement('label', '', 'check');
  const box = createElement('input');
  box.type = 'checkbox';
  box.required = true;
  label.append(box, createElement('span', 'Execute this request on my account.'));
  return label;
}

interface Entered {
  readonly values: readonly { readonly parameter: Parameter; readonly value: string }[];
  readonly body: string;
  readonly apiKey: string;
  readonly secret: string;
}

async function send(call: Call, entered: Entered): Promise<{ readonly line: string; readonly text: string }> {
  const { method, signing } = call;
  const { apiKey, secret } = entered;
  const given = entered.values.filter(({ value }) => value !== '');
  const of = (place: string) => given.filter(({ parameter }) => parameter.place === place);
  const path = of('path').reduce(
    (text, { parameter, value }) => text.replace(`{${parameter.name}}`, encodeURIComponent(value)),
    call.path,
  );
  const plain = of('query').map(({ parameter, value }) => `${parameter.name}=${encodeURIComponent(value)}`);
  const query = signing === 'binance' ? await signBinanceQuery(plain.join('&'), secret) : plain.join('&');
  const body = call.body === undefined ? '' : entered.body;
  const headers: Record<string, string> = {
    ...Object.fromEntries(of('header').map(({ parameter, value }) => [parameter.name, value])),
    ...(body !== '' && { 'Content-Type': 'application/json' }),
    ...(signing === 'version2' && (await signVersion2({ apiKey, secret, method, path, query, body }))),
    ...((signing === 'binance' || signing === 'key') && { 'X-MBX-APIKEY': apiKey }),
  };
  const response = await fetch(query === '' ? path : `${path}?${query}`, {
    method,
    headers,
    credentials: 'omit',
    cache: 'no-store',
    ...(body !== '' && { body }),
  });
  const text = await response.text();
  return { line: `Status ${response.status}.`, text: readable(text) };
}

/** Indented, if it is JSON. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
