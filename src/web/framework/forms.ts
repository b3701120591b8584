/**
 * Accessible forms. Labels, hints and errors are linked to their fields, and a summary at the top of the page links to
 * every field with an error.
 */

import type { Texts } from '../texts/texts';
import { newFormToken } from './formToken';
import { type Html, type HtmlPart, html } from './html';
import { withTypedValues } from './keptForm';
import { pathWithQuery } from './links';
import type { PageContext, View } from './page';

/** Error messages by field name. The empty name refers to the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface FormOptions {
  readonly action: string;
  /** The page to open after a sign-in. */
  readonly next?: string | undefined;
  readonly hiddenFields?: Readonly<Record<string, string>>;
  readonly className?: string;
  /** Further attributes of the form element. */
  readonly attributes?: Html;
}

/**
 * A form that is sent by POST with a token of its own, made of that of the session. Its address has the query of the page,
 * so that its answer belongs to the same page.
 */
export function form(
  { csrf, lastingQuery = '', typed }: Pick<PageContext, 'csrf'> & Partial<Pick<PageContext, 'lastingQuery' | 'typed'>>,
  { action, next, hiddenFields: hidden = {}, className, attributes }: FormOptions,
  ...parts: readonly HtmlPart[]
): Html {
  const address = pathWithQuery(action, lastingQuery);
  const controls = html`${parts}`;
  const unseen = { csrf: newFormToken(csrf), ...(next === undefined ? {} : { next }), ...hidden };
  return html`<form method="post" action="${address}"${className === undefined ? undefined : html` class="${className}"`}${attributes} novalidate>
${Object.entries(unseen).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${typed?.action === address ? withTypedValues(controls, typed) : controls}
</form>`;
}

export interface FieldOptions {
  readonly name: string;
  /** On a page with several fields of one name; the name if omitted. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'date' | 'number';
  readonly value?: string;
  readonly hint?: string | undefined;
  readonly errors?: FieldErrors;
  /** Autofill token of the HTML standard, for browsers and password managers. */
  readonly autocomplete?: string;
  /** The on-screen keyboard of a phone. */
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'text';
  readonly lengthMax?: number;
  readonly required?: boolean;
  readonly width?: 'short' | 'full';
  /** Number of text lines; a single-line input if omitted. */
  readonly lines?: number;
  /** Turns off spell checking and automatic capitals, for addresses and codes. */
  readonly verbatim?: boolean;
}

/** A labelled input with its hint and error. The input's id is its name. */
export function field(options: FieldOptions): Html {
  return labelledControl(options, (described) =>
    options.lines === undefined
      ? html`<input${controlAttributes(options, described)} type="${options.type ?? 'text'}" value="${options.value}">`
      : html`<textarea${controlAttributes(options, described)} rows="${options.lines}">${options.value}</textarea>`,
  );
}

export interface SelectFieldOptions
  extends Pick<FieldOptions, 'name' | 'id' | 'label' | 'value' | 'hint' | 'errors' | 'width' | 'required'> {
  /** The text of the empty option. */
  readonly prompt: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
}

/** A drop-down list. `value` is selected, or the empty option if there is none. */
export function selectField(options: SelectFieldOptions): Html {
  const { choices, value, prompt } = options;
  const option = ([own, name]: SelectFieldOptions['choices'][number]): Html =>
    html`<option value="${own}"${own === value && html` selected`}>${name}</option>`;
  return labelledControl(
    options,
    (described) =>
      html`<select${controlAttributes(options, described)}><option value="">${prompt}</option>${choices.map(option)}</select>`,
  );
}

function labelledControl(
  options: Pick<FieldOptions, 'name' | 'id' | 'label' | 'hint' | 'errors' | 'width'>,
  input: (described: string) => Html,
): Html {
  const { name, id = name, label, hint, errors = {}, width = 'full' } = options;
  const fault = errors[name];
  const described = [hint === undefined ? '' : `${id}-hint`, fault === undefined ? '' : `${id}-fault`]
    .filter((part) => part !== '')
    .join(' ');
  return html`<div class="field${fault === undefined ? '' : ' faulty'} ${width}">
<label for="${id}">${label}</label>
${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
${fault !== undefined && html`<p class="fault" id="${id}-fault">${fault}</p>`}
${input(described)}
</div>`;
}

function controlAttributes(options: FieldOptions, described: string): Html {
  const {
    name,
    id = name,
    errors = {},
    autocomplete,
    inputMode,
    lengthMax,
    required = true,
    verbatim = false,
  } = options;
  return html` id="${id}" name="${name}"${autocomplete !== undefined && html` autocomplete="${autocomplete}"`}${inputMode !== undefined && html` inputmode="${inputMode}"`}${lengthMax !== undefined && html` maxlength="${lengthMax}"`}${required && html` required`}${verbatim && html` spellcheck="false" autocapitalize="none"`}${described !== '' && html` aria-describedby="${described}"`}${errors[name] !== undefined && html` aria-invalid="true"`}`;
}

export function submitButton(label: string, className = 'button'): Html {
  return html`<p class="actions"><button class="${className}" type="submit">${label}</button></p>`;
}

/** A highlighted message: success (`good`), information (`plain`) or a problem (`bad`). */
export function notice(text: HtmlPart, kind: 'good' | 'plain' | 'bad' = 'plain'): Html {
  return html`<div class="notice ${kind}" role="status">${text}</div>`;
}

export interface FormViewOptions {
  readonly title: string;
  /** The title if omitted. */
  readonly heading?: string;
  readonly above?: Html;
  readonly errors: FieldErrors;
}

/**
 * A page with a form. If there are errors, the status is 422, the title starts with "Error", which screen readers read
 * first, and a summary of the errors follows the heading.
 */
export function viewWithForm(
  texts: Texts,
  { title, heading = title, above, errors }: FormViewOptions,
  content: Html,
): View {
  const faulty = Object.keys(errors).length > 0;
  return {
    status: faulty ? 422 : 200,
    title: faulty ? texts.common.errorTitle(title) : title,
    html: html`${above}
<h1>${heading}</h1>
${faulty && errorSummary(texts, errors)}
${content}`,
  };
}

/** Lists all errors, receives the focus, and links each error to its field. */
function errorSummary({ common }: Texts, errors: FieldErrors): Html {
  const entries = Object.entries(errors);
  return html`<div class="notice bad" role="alert" tabindex="-1" autofocus aria-labelledby="problems">
<h2 id="problems">${common.problems(entries.length)}</h2>
<ul>${entries.map(([name, fault]) => html`<li>${name === '' ? fault : html`<a href="#${name}">${fault}</a>`}</li>`)}</ul>
</div>`;
}
