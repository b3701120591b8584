/** Links to the forms of operations, with the values that the page knows. */
import { stringify } from 'node:querystring';
import { type OperationId, operationRecords } from '../../../../generated/operations';
import { mayCall } from '../../../usecases/operators/operatorRights';
import { type Html, html } from '../../framework/html';
import { backLink } from '../../framework/links';
import type { OperatorContext } from '../framework/consolePage';
import { operationName } from './display';
import { operationPath } from './operationForm';

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Values that are null or undefined are left out. */
export function operationLink(id: OperationId, values: Values = {}): string {
  const known = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const query = stringify(Object.fromEntries(known.map(([name, value]) => [name, String(value)])));
  return query === '' ? operationPath(id) : `${operationPath(id)}?${query}`;
}

/** The link above a page's heading: to its parent page, or to the overview for an operator who may not open that. */
export function upLink({ canOpen, words }: OperatorContext, path: string, name: string): Html {
  return canOpen(path) ? backLink(path, name) : backLink('/operator', words.toOverview);
}

/** Whether a role of the operator allows it. */
export function isOperationAllowed({ operator }: OperatorContext, id: OperationId): boolean {
  return mayCall(operationRecords[id], operator);
}

/** Buttons to forms, without those that the operator's roles do not allow. */
export function operationButtons(
  context: OperatorContext,
  buttons: readonly (readonly [id: OperationId, values?: Values, name?: string])[],
): Html {
  const allowed = buttons.filter(([id]) => isOperationAllowed(context, id));
  if (allowed.length === 0) return html``;
  return html`<p class="actions">${allowed.map(
    ([id, values, name]) =>
      html`<a class="button plain" href="${operationLink(id, values)}">${name ?? operationName(context, id)}</a>`,
  )}</p>`;
}
