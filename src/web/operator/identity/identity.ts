/** The queue of requests for identity verification, and the page on which one of them is decided. */
import type { SuccessBody } from '../../../usecases/operators/operatorAccess';
import { form, submitButton } from '../../framework/forms';
import { type Html, html } from '../../framework/html';
import { factsOf, operationName, valueName } from '../components/display';
import { doneNotice } from '../components/doneNotice';
import { errorView } from '../components/errors';
import { isOperationAllowed, upLink } from '../components/links';
import { defineList } from '../components/list';
import { operationForm } from '../components/operationForm';
import { defineConsolePage, type OperatorContext } from '../framework/consolePage';

const PATH = '/operator/identity';

type Found = SuccessBody<'getIdentityRequest'>;
type Item = Found['request'];

/** `approved` and `refused` have other names among proposals. */
const STATUS_NAMES: Readonly<Record<string, string>> = { approved: 'verified', refused: 'not_verified' };

export const identityList = defineList({
  path: PATH,
  operation: 'listIdentityRequests',
  isOldestFirst: ({ query }) => query.textOrEmpty('status').trim() === '',
  title: ({ identity }) => identity.title,
  above: (context) => html`${doneNotice(context)}<p class="quiet">${context.words.identity.openOnly}</p>`,
  filters: [
    { name: 'status', choices: ['submitted', 'under_review', 'approved', 'refused'], choiceNames: STATUS_NAMES },
  ],
  columns: [
    { name: 'id', link: ({ id }) => `${PATH}/${id}` },
    { name: 'submitted_at' },
    { name: 'user_id' },
    { name: 'email' },
    { name: 'identity_verification_level' },
    { name: 'requested_level', kind: 'value' },
    { name: 'status', value: statusOf },
    { name: 'reviewer' },
  ],
});

export const showIdentityRequest = defineConsolePage({
  method: 'get',
  path: `${PATH}/{requestid}`,
  access: 'operator',
  reads: 'getIdentityRequest',
  handler: async (context) => {
    const { words, params } = context;
    const { requestid = '' } = params;
    const title = words.identity.one(requestid);
    const found = await context.call('getIdentityRequest', { path: { requestid } });
    if (found.error !== undefined) return errorView(context, title, found.error, found.status);
    const { request, documents } = found.body;
    const shownRequest = {
      ...request,
      status: statusOf(request),
      reasons: request.reasons.map((reason) => valueName(context, reason)),
    };
    return {
      title,
      html: html`${upLink(context, PATH, words.menu.identity)}<h1>${title}</h1>
${doneNotice(context)}
<section class="card">${factsOf(context, shownRequest)}</section>
${documentList(context, request.id, documents)}
${decisions(context, request)}`,
    };
  },
});

/** Every download is in the action log, which is why it is a form and not a link. */
export const downloadIdentityDocument = defineConsolePage({
  method: 'post',
  path: `${PATH}/{requestid}/documents/{documentid}`,
  formPage: `${PATH}/{requestid}`,
  access: 'operator',
  handler: async (context) => {
    const { documentid = '' } = context.params;
    const found = await context.call('viewIdentityDocument', { path: { documentid } });
    if (found.error !== undefined)
      return errorView(context, context.words.identity.documents, found.error, found.status);
    const { id, document_type: documentType, media_type: type, content } = found.body;
    const fileName = `document-${id}-${documentType}.${EXTENSIONS[type]}`;
    return { fileName, type, content: Buffer.from(content, 'base64') };
  },
});

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

function documentList(context: OperatorContext, requestId: number, documents: Found['documents']): Html {
  const { words } = context;
  const entries = documents.map((document) => {
    const name = valueName(context, document.document_type);
    return html`<li><h3>${name}</h3>${factsOf(context, { media_type: document.media_type, size: document.size, uploaded_at: document.uploaded_at })}
${isOperationAllowed(context, 'viewIdentityDocument') && form(context, { action: `${PATH}/${requestId}/documents/${document.id}` }, submitButton(words.identity.download(name), 'button plain'))}</li>`;
  });
  return html`<section class="card" aria-labelledby="documents"><h2 id="documents">${words.identity.documents}</h2>
<p class="quiet">${documents.length === 0 ? words.identity.deleted : words.identity.logged}</p>
<ul class="plain">${entries}</ul></section>`;
}

function statusOf({ status }: Item): string {
  return STATUS_NAMES[status] ?? status;
}

function decisions(context: OperatorContext, { id, status, requested_level: level }: Item): Html {
  const { words } = context;
  if (status === 'approved' || status === 'refused') return html`<p class="quiet">${words.identity.final}</p>`;
  const fixed = { requestid: String(id) };
  const steps = [
    ...(status === 'submitted' ? [['startIdentityReview', 'button plain'] as const] : []),
    ['approveIdentityRequest', 'button'] as const,
    ['refuseIdentityRequest', 'button danger'] as const,
  ].filter(([operation]) => isOperationAllowed(context, operation));
  return html`<div class="decisions">${steps.map(
    ([operation, buttonClass]) =>
      html`<section class="card" aria-labelledby="${operation}"><h2 id="${operation}">${operationName(context, operation)}</h2>${operationForm(context, operation, { fixed, initial: { level }, buttonClass, idPrefix: operation })}</section>`,
  )}</div>`;
}
