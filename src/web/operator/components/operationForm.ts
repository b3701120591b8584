/**
 * Forms for the operations that change something. Their fields follow from the contract, so a form sends exactly what
 * the operation takes.
 */

import { stringify } from 'node:querystring';
import { type OperationId, type OperationRecord, operationRecords } from '../../../../generated/operations';
import { type CommandMember, operatorCommands } from '../../../../generated/operatorCommands';
import { parseJson } from '../../../foundation/json';
import type { OperatorRequest } from '../../../usecases/operators/operatorAccess';
import { mayCall } from '../../../usecases/operators/operatorRights';
import { canNeedAnotherPerson } from '../../../usecases/proposals/needsAnotherPerson';
import type { Fields } from '../../framework/fields';
import { type FieldErrors, field, form, selectField, submitButton } from '../../framework/forms';
import { type Html, html } from '../../framework/html';
import type { OperatorContext } from '../framework/consolePage';
import { fieldName, operationName, valueName } from './display';

export interface OperationFormOptions {
  /** Values that the person cannot change on this form. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Values that the fields begin with. */
  readonly initial?: Readonly<Record<string, string>>;
  readonly errors?: FieldErrors;
  readonly buttonClass?: string;
  /** Begins the ids of the fields, on a page with several forms. */
  readonly idPrefix?: string;
}

/** The field in which the code of the authenticator app is sent. */
export const CODE_FIELD = 'operator_code';
/** A code that the person would type with spaces is accepted, too. */
const CODE_SPACES = /\s+/g;

export function operationPath(operation: string): string {
  return `/operator/do/${operation}`;
}

/** The members that a person fills in or that are fixed: all but headers. */
export function formMembers(operation: string): readonly CommandMember[] {
  return (operatorCommands[operation]?.members ?? []).filter((member) => member.in !== 'header');
}

/** The form of an operation, or the reason why the operator's role does not allow it. */
export function operationForm(context: OperatorContext, id: OperationId, options: OperationFormOptions = {}): Html {
  const { words, operator } = context;
  const { fixed = {}, initial = {}, errors = {}, buttonClass, idPrefix } = options;
  const idOf = (name: string): string => (idPrefix === undefined ? name : `${idPrefix}-${name}`);
  const record: OperationRecord = operationRecords[id];
  if (!mayCall(record, operator)) {
    const roles = record.roles.map((role) => words.roles[role]).join(', ');
    return html`<p class="quiet">${words.action.notAllowed(roles)}</p>`;
  }
  const members = formMembers(id).filter(({ name }) => !Object.hasOwn(fixed, name));
  // The answer belongs to the page of the operation, with the values that this page knows.
  const lastingQuery = context.path === operationPath(id) ? context.lastingQuery : stringify({ ...initial, ...fixed });
  return form(
    { ...context, lastingQuery },
    { action: operationPath(id), hiddenFields: fixed },
    approvalHint(context, id),
    members.map((member) =>
      memberField(context, id, member, { id: idOf(member.name), value: initial[member.name] ?? '', errors }),
    ),
    record.secondFactor &&
      field({
        name: CODE_FIELD,
        id: idOf(CODE_FIELD),
        label: words.action.code,
        hint: words.action.codeHint,
        errors,
        autocomplete: 'one-time-code',
        inputMode: 'numeric',
        lengthMax: 12,
        width: 'short',
        verbatim: true,
      }),
    submitButton(operationName(context, id), buttonClass),
  );
}

function approvalHint({ words }: OperatorContext, id: OperationId): Html | undefined {
  const need = canNeedAnotherPerson(id);
  if (need === 'never') return undefined;
  return html`<p class="quiet">${need === 'always' ? words.action.needsAnother : words.action.mayNeedAnother}</p>`;
}

function memberField(
  context: OperatorContext,
  operation: string,
  member: CommandMember,
  { id, value, errors }: { readonly id: string; readonly value: string; readonly errors: FieldErrors },
): Html {
  const { words } = context;
  const { name, required, form: kind, words: allowed } = member;
  const shared = { name, id, label: fieldName(context, name), value, errors, required };
  const optional = required ? undefined : words.action.optional;
  const hint = [optional, hintOf(context, operation, member)].filter((part) => part !== undefined).join('. ');
  const described = { ...shared, ...(hint !== '' && { hint }) };
  if (kind === 'list' && allowed.length > 0) return checkBoxes(context, member, { id, value, fault: errors[name] });
  if (kind === 'boolean')
    return selectField({
      ...described,
      prompt: words.action.choose,
      choices: [
        ['true', words.yes],
        ['false', words.no],
      ],
    });
  if (allowed.length > 0)
    return selectField({
      ...described,
      prompt: words.action.choose,
      choices: allowed.map((choice) => [choice, valueName(context, choice)] as const),
    });
  if (kind === 'json') return field({ ...described, lines: 6, verbatim: true });
  if (isLongText(name)) return field({ ...described, lines: 3 });
  return field({ ...described, verbatim: true });
}

/** A list of permitted values. */
function checkBoxes(
  context: OperatorContext,
  { name, words: allowed }: CommandMember,
  { id, value, fault }: { readonly id: string; readonly value: string; readonly fault: string | undefined },
): Html {
  const chosen = value.split(',');
  const box = (choice: string): Html =>
    html`<div class="choice"><input type="checkbox" id="${id}-${choice}" name="${name}" value="${choice}"${chosen.includes(choice) && html` checked`}><label for="${id}-${choice}">${valueName(context, choice)}</label></div>`;
  return html`<fieldset id="${id}"${fault !== undefined && html` aria-invalid="true" aria-describedby="${id}-fault"`}><legend>${fieldName(context, name)}</legend>${fault !== undefined && html`<p class="fault" id="${id}-fault">${fault}</p>`}<div class="choices">${allowed.map(box)}</div></fieldset>`;
}

function isLongText(name: string): boolean {
  return name === 'reason' || name === 'state_reason' || name === 'text' || name === 'message';
}

function hintOf(
  { words }: OperatorContext,
  operation: string,
  { name, form: kind }: CommandMember,
): string | undefined {
  if (isAddressLines(operation, name)) return words.action.linesHint;
  if (kind === 'list') return words.action.listHint;
  if (kind === 'json') return words.action.jsonHint;
  return /_at$/.test(name) ? words.action.timeHint : undefined;
}

/** The addresses of an import are typed one on each line, not as JSON. */
function isAddressLines(operation: string, name: string): boolean {
  return operation === 'importDepositAddresses' && name === 'addresses';
}

/** What the operation receives, or the errors of fields that cannot be read. */
export function requestFromForm(
  { words }: OperatorContext,
  id: OperationId,
  sent: Fields,
): { readonly request: OperatorRequest; readonly errors: FieldErrors } {
  const errors: Record<string, string> = {};
  const path: Record<string, string> = {};
  const query: Record<string, string> = {};
  const body: Record<string, unknown> = {};
  for (const member of formMembers(id)) {
    const text = sent.list(member.name).join(',').trim();
    if (text === '') {
      if (member.required && !member.nullable) errors[member.name] = words.action.missing;
      else if (member.required) body[member.name] = null;
      continue;
    }
    if (member.in === 'path') path[member.name] = text;
    else if (member.in === 'query') query[member.name] = text;
    else {
      const read = isAddressLines(id, member.name) ? addressLines(text) : readValue(member, text);
      if (read === undefined)
        errors[member.name] = member.form === 'json' ? words.action.invalidJson : words.action.invalidNumber;
      else body[member.name] = read;
    }
  }
  const code = sent.textOrEmpty(CODE_FIELD).replace(CODE_SPACES, '');
  const record: OperationRecord = operationRecords[id];
  const hasBody = record.body === 'required' || Object.keys(body).length > 0;
  return {
    request: { path, query, ...(hasBody && { body }), ...(code !== '' && { code }) },
    errors,
  };
}

/** Undefined if the text has not the form of the member. The contract checks the rest. */
function readValue({ form: kind, nullable }: CommandMember, text: string): unknown {
  if (nullable && text === 'null') return null;
  switch (kind) {
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
    case 'boolean':
      return text === 'true';
    case 'list':
      return text.split(',').map((part) => part.trim());
    case 'json':
      return parseJson(text);
    case 'text':
      return text;
  }
}

function addressLines(text: string): object[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split(',').map((part) => part.trim()))
    .flatMap(([address = '', tag]) => (address === '' ? [] : [{ address, ...(tag !== undefined && { tag }) }]));
}
