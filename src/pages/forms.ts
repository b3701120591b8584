/** Forms as people fill them in: labels, hints and faults tied to their fields, faults also at the top of the page, each leading to its field. */
import { type Html, type HtmlPart, html } from './html';
import type { Texts } from './language';
import type { PageRequest, View } from './page';

/** What is wrong, by the name of the field. */
export type Faults = Readonly<Record<string, string>>;

export interface FormOptions {
  readonly action: string;
  /** Where a sign-in leads afterwards. */
  readonly next?: string | undefined;
  /** Sent along unseen. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly className?: string;
}

/** A form that posts, with the token that shows that it is ours. */
export function form(
  { csrf }: Pick<PageRequest, 'csrf'>,
  { action, next, hidden = {}, className }: FormOptions,
  ...parts: readonly HtmlPart[]
): Html {
  const unseen = { csrf, ...(next === undefined ? {} : { next }), ...hidden };
  return html`<form method="post" action="${action}"${className === undefined ? undefined : html` class="${className}"`} novalidate>
${Object.entries(unseen).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${parts}
</form>`;
}

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'date' | 'number';
  readonly value?: string;
  readonly hint?: string | undefined;
  readonly faults?: Faults;
  /** WHATWG's name for what is asked, so that browsers and password managers can help. */
  readonly autocomplete?: string;
  /** Which keys a phone shows. */
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'text';
  readonly lengthMax?: number;
  readonly required?: boolean;
  /** As wide as what belongs in it. */
  readonly width?: 'short' | 'full';
  /** Several lines. */
  readonly lines?: number;
  /** Not words of any language: no spelling, no capitals. */
  readonly verbatim?: boolean;
}

/** A label, its hint and fault, and its input. The input's id is its name. */
export function field(options: FieldOptions): Html {
  return labelled(options, (described) =>
    options.lines === undefined
      ? html`<input${attributes(options, described)} type="${options.type ?? 'text'}" value="${options.value}">`
      : html`<textarea${attributes(options, described)} rows="${options.lines}">${options.value}</textarea>`,
  );
}

export interface ChoiceOptions extends Pick<FieldOptions, 'name' | 'label' | 'value' | 'hint' | 'faults' | 'width'> {
  /** What stands there before anything is chosen. */
  readonly prompt: string;
  /** Values and what they are called. */
  readonly choices: readonly (readonly [value: string, name: string])[];
}

/** One of a list. Nothing is chosen beforehand but what was chosen before. */
export function choice(options: ChoiceOptions): Html {
  const { choices, value, prompt } = options;
  const option = ([own, name]: ChoiceOptions['choices'][number]): Html =>
    html`<option value="${own}"${own === value && html` selected`}>${name}</option>`;
  return labelled(
    options,
    (described) =>
      html`<select${attributes(options, described)}><option value="">${prompt}</option>${choices.map(option)}</select>`,
  );
}

function labelled(
  options: Pick<FieldOptions, 'name' | 'label' | 'hint' | 'faults' | 'width'>,
  input: (described: string) => Html,
): Html {
  const { name, label, hint, faults = {}, width = 'full' } = options;
  const fault = faults[name];
  const described = [hint === undefined ? '' : `${name}-hint`, fault === undefined ? '' : `${name}-fault`]
    .filter((id) => id !== '')
    .join(' ');
  return html`<div class="field${fault === undefined ? '' : ' faulty'} ${width}">
<label for="${name}">${label}</label>
${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${fault !== undefined && html`<p class="fault" id="${name}-fault">${fault}</p>`}
${input(described)}
</div>`;
}

function attributes(options: FieldOptions, described: string): Html {
  const { name, faults = {}, autocomplete, inputMode, lengthMax, required = true, verbatim = false } = options;
  return html` id="${name}" name="${name}"${autocomplete !== undefined && html` autocomplete="${autocomplete}"`}${inputMode !== undefined && html` inputmode="${inputMode}"`}${lengthMax !== undefined && html` maxlength="${lengthMax}"`}${required && html` required`}${verbatim && html` spellcheck="false" autocapitalize="none"`}${described !== '' && html` aria-describedby="${described}"`}${faults[name] !== undefined && html` aria-invalid="true"`}`;
}

export function submit(label: string, className = 'button'): Html {
  return html`<p class="actions"><button class="${className}" type="submit">${label}</button></p>`;
}

/** Something that went well, or that must be known. */
export function notice(text: HtmlPart, kind: 'good' | 'plain' | 'bad' = 'plain'): Html {
  return html`<div class="notice ${kind}" role="status">${text}</div>`;
}

export interface FormViewOptions {
  readonly title: string;
  /** The title when absent. */
  readonly heading?: string;
  /** What stands over the heading. */
  readonly above?: Html;
  readonly faults: Faults;
}

/** A page whose form may have come back with faults: they are told by its status, by its title, which is heard before anything else, and at its top. */
export function viewWithForm(
  texts: Texts,
  { title, heading = title, above, faults }: FormViewOptions,
  content: Html,
): View {
  const faulty = Object.keys(faults).length > 0;
  return {
    status: faulty ? 422 : 200,
    title: faulty ? texts.common.errorTitle(title) : title,
    html: html`${above}
<h1>${heading}</h1>
${faulty && errorSummary(texts, faults)}
${content}`,
  };
}

/** Everything that is wrong, at the top and in the focus, each leading to its field. A fault under the empty name is of no field. */
function errorSummary({ common }: Texts, faults: Faults): Html {
  const entries = Object.entries(faults);
  return html`<div class="notice bad" role="alert" tabindex="-1" autofocus aria-labelledby="problems">
<h2 id="problems">${common.problems(entries.length)}</h2>
<ul>${entries.map(([name, fault]) => html`<li>${name === '' ? fault : html`<a href="#${name}">${fault}</a>`}</li>`)}</ul>
</div>`;
}
