/**
 * The page of each operation that changes something: its form, and what happened. A link may bring values for the form;
 * only sending it changes anything.
 */
import { type OperationId, type OperationRecord, operationRecords } from '../../../generated/operations';
import type { OperatorError } from '../../usecases/operators/operatorAccess';
import { canNeedAnotherPerson } from '../../usecases/proposals/needsAnotherPerson';
import { type FieldErrors, notice, viewWithForm } from '../framework/forms';
import { type Html, html } from '../framework/html';
import type { PageResult, View } from '../framework/page';
import { isDecided } from './components/decided';
import { factsOf, operationName } from './components/display';
import { errorText } from './components/errors';
import { isOperationAllowed, upLink } from './components/links';
import { CODE_FIELD, formMembers, operationForm, operationPath, requestFromForm } from './components/operationForm';
import { afterOperation, isOffered, parentOf } from './components/operationPlaces';
import { defineConsolePage, type OperatorContext } from './framework/consolePage';

/** What a person fills in, without secrets. */
function isTypedMember(name: string, { operation = '' }: Readonly<Record<string, string>>): boolean {
  if (!isOffered(operation)) return false;
  const record: OperationRecord = operationRecords[operation];
  return !record.secrets.body.includes(name) && formMembers(operation).some((member) => member.name === name);
}

export const showOperation = defineConsolePage({
  method: 'get',
  path: operationPath('{operation}'),
  access: 'operator',
  handler: (context) => {
    const id = offeredOperation(context);
    return id === undefined ? unknownView(context) : formView(context, id, context.query.all(), {});
  },
});

export const submitOperation = defineConsolePage({
  method: 'post',
  path: operationPath('{operation}'),
  keeps: isTypedMember,
  access: 'operator',
  handler: async (context): Promise<PageResult> => {
    const id = offeredOperation(context);
    if (id === undefined) return unknownView(context);
    const { form: sent } = context;
    const resultAt = (path: string, done: string) => ({
      redirect: withDone(context.canOpen(path) ? path : '/operator', done),
    });
    const isRepetition = isOperationAllowed(context, id) && (await isDecided(context, id));
    if (isRepetition) return resultAt(afterOperation(id, sent.all(), undefined), 'decided');
    const { request, errors } = requestFromForm(context, id, sent);
    if (Object.keys(errors).length > 0) return formView(context, id, sentValues(context, id), errors);
    const result = await context.call(id, request);
    if (result.error !== undefined) return refusedView(context, id, result.error, result.status);
    const { status, body } = result;
    const record: OperationRecord = operationRecords[id];
    const isProposed = status === 202 && canNeedAnotherPerson(id) !== 'never';
    if (isProposed) return resultAt(`/operator/proposals/${idOf(body)}`, 'proposed');
    const shownOnce = record.secrets.answer.length > 0;
    if (shownOnce && typeof body === 'object') return answerView(context, id, body);
    return resultAt(afterOperation(id, sent.all(), body), id);
  },
});

/** What was typed, with the values of lists joined. */
function sentValues({ form }: OperatorContext, id: OperationId): Readonly<Record<string, string>> {
  return Object.fromEntries(formMembers(id).map(({ name }) => [name, form.list(name).join(',')]));
}

function offeredOperation({ params }: OperatorContext): OperationId | undefined {
  const { operation = '' } = params;
  return isOffered(operation) ? operation : undefined;
}

function formView(
  context: OperatorContext,
  id: OperationId,
  values: Readonly<Record<string, string>>,
  errors: FieldErrors,
): View {
  const title = operationName(context, id);
  // What the page that led here has fixed, such as the id in the path, stays fixed.
  const fixed = Object.fromEntries(
    formMembers(id).flatMap(({ name, in: place }) => {
      const value = values[name];
      return place === 'path' && value !== undefined && value !== '' && errors[name] === undefined
        ? [[name, value]]
        : [];
    }),
  );
  const known = Object.keys(fixed).length > 0 ? factsOf(context, fixed) : undefined;
  const parent = parentOf(id);
  const view = viewWithForm(
    context.texts,
    { title, errors, above: upLink(context, parent.path, parent.name(context.words)) },
    html`<section class="card">${known}${operationForm(context, id, { fixed, initial: values, errors })}</section>`,
  );
  return isOperationAllowed(context, id) ? view : { ...view, status: 403 };
}

const CODE_ERRORS: ReadonlySet<string> = new Set([
  'OPERATOR_CODE_REQUIRED',
  'OPERATOR_CODE_INVALID',
  'OPERATOR_CODE_LOCKED',
]);

/** The form again, with the errors at their fields. */
function refusedView(context: OperatorContext, id: OperationId, error: OperatorError, status: number): View {
  const text = errorText(context, error);
  const names = new Set(formMembers(id).map(({ name }) => name));
  const ofFields = Object.keys(error.fields).filter((name) => names.has(name));
  const errors: FieldErrors = CODE_ERRORS.has(error.code)
    ? { [CODE_FIELD]: plain(text) }
    : ofFields.length > 0
      ? Object.fromEntries(ofFields.map((name) => [name, fieldError(context, error, name)]))
      : { '': plain(text) };
  return { ...formView(context, id, sentValues(context, id), errors), status };
}

function fieldError({ words, language }: OperatorContext, { fields }: OperatorError, name: string): string {
  const fault = fields[name];
  if (fault?.code === 'MISSING') return words.action.missing;
  // Most messages of the contract say no more than that, and all are in English.
  const saysMore = language === 'en' && fault !== undefined && fault.message !== 'is not valid';
  return saysMore ? `This value ${fault.message}.` : words.action.invalid;
}

/** Error texts contain no markup besides the language of the message. */
function plain({ text }: Html): string {
  return text
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** For answers with secrets, which no other page can show again. */
function answerView(context: OperatorContext, id: OperationId, body: object): View {
  const { words } = context;
  const title = operationName(context, id);
  const parent = parentOf(id);
  const { answer, proposal } = body as {
    readonly answer?: object | null;
    readonly proposal?: { error: string | null };
  };
  const isApproval = proposal !== undefined;
  const outcome = isApproval
    ? notice(
        proposal.error === null ? words.proposals.outcome.done : words.proposals.outcome.refused,
        proposal.error === null ? 'good' : 'bad',
      )
    : notice(words.action.secretOnce, 'plain');
  return {
    title,
    html: html`${upLink(context, parent.path, parent.name(words))}<h1>${title}</h1>${outcome}
${isApproval && html`<section class="card" aria-labelledby="proposal"><h2 id="proposal">${words.proposals.request}</h2>${factsOf(context, proposal)}</section>`}
${(!isApproval || answer != null) && html`<section class="card" aria-labelledby="answer"><h2 id="answer">${words.action.answer}</h2>${factsOf(context, isApproval ? (answer ?? {}) : body)}</section>`}`,
  };
}

function unknownView({ texts }: OperatorContext): View {
  const { title, text } = texts.problems.notFound;
  return { status: 404, title, html: html`<h1>${title}</h1><p>${text}</p>` };
}

function idOf(body: unknown): string {
  return String((body as { readonly id?: unknown } | undefined)?.id ?? '');
}

function withDone(path: string, done: string): string {
  return `${path}?done=${done}`;
}
