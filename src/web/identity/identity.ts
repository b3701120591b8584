/**
 * Identity verification: the user uploads the documents of a level one by one, submits them, and sees how it is decided.
 * The documents themselves are never shown here.
 */

import { operationRecords } from '../../../generated/operations';
import type { VerificationLevel } from '../../core/model/model';
import type { IdentityDocument, IdentityDocumentType } from '../../store/identity/identityDocuments';
import {
  type IdentityState,
  readIdentityState,
  submitIdentityRequest,
  uploadDocument,
} from '../../usecases/identity/identityVerification';
import { DOCUMENT_TYPES, documentsOf, levelsAbove } from '../../usecases/identity/levels';
import { formatTime } from '../framework/formatTime';
import { type FieldErrors, form, notice, submitButton, viewWithForm } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { backLink } from '../framework/links';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { identityLevels } from './identityLevels';

export const IDENTITY_PATH = '/account/identity';
const SUBMIT_PATH = `${IDENTITY_PATH}/submit`;

type Request = PageContext<'fullSession'>;

export const showIdentity = definePage({
  method: 'get',
  path: IDENTITY_PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: (request, services) => view(request, services, {}, request.query.text('level')),
});

export const submitDocument = definePage({
  method: 'post',
  path: IDENTITY_PATH,
  access: 'fullSession',
  takesFiles: true,
  costUs: operationRecords.uploadIdentityDocument.costUs,
  handler: async (request, services) => {
    const { form: sent, files, user, texts } = request;
    const level = sent.text('level');
    const documentType = DOCUMENT_TYPES.find((type) => type === sent.text('document_type'));
    if (documentType === undefined) return { redirect: IDENTITY_PATH };
    const name = fieldName(documentType);
    const bytes = files.get('file');
    if (bytes === undefined) return view(request, services, { [name]: texts.identity.errors.missing }, level);
    const { refusal } = await uploadDocument(services, user.id, { documentType, bytes });
    if (refusal === undefined) return { redirect: `${pathOf(targetOf(request, level))}&done=uploaded` };
    const { errors } = texts.identity;
    return refusal.code === 'INVALID_DOCUMENT'
      ? view(request, services, { [name]: errors[refusal.reason] }, level)
      : view(request, services, { '': errors[refusal.code] }, level);
  },
});

export const submitIdentity = definePage({
  method: 'post',
  path: SUBMIT_PATH,
  formPage: IDENTITY_PATH,
  access: 'fullSession',
  handler: async (request, services) => {
    const { form: sent, user, texts } = request;
    const level = levelsAbove('level_0').find((one) => one === sent.text('level'));
    if (level === undefined) return { redirect: IDENTITY_PATH };
    const { refusal } = await submitIdentityRequest(services, user.id, level);
    if (refusal === undefined) return { redirect: `${IDENTITY_PATH}?done=submitted` };
    if (refusal.code === 'INVALID_DOCUMENT') throw new Error('a request without a document cannot have an invalid one');
    return view(request, services, { '': texts.identity.errors[refusal.code] }, level);
  },
});

function pathOf(level: VerificationLevel | undefined): string {
  return `${IDENTITY_PATH}?level=${level ?? ''}`;
}

/** The level to request: the one that was chosen, or the next one. Undefined for a user with the highest level. */
function targetOf({ user }: Request, chosen: string | undefined): VerificationLevel | undefined {
  const levels = levelsAbove(user.level);
  return levels.find((level) => level === chosen) ?? levels[0];
}

async function view(
  request: Request,
  services: PageServices,
  errors: FieldErrors,
  chosen: string | undefined,
): Promise<View> {
  const { texts, user } = request;
  const words = texts.identity;
  const state = await readIdentityState(services, user.id);
  const status = state.request?.status ?? 'none';
  const isOpen = status === 'submitted' || status === 'under_review';
  const target = targetOf(request, chosen);
  const upload = isOpen
    ? undefined
    : user.state === 'frozen'
      ? notice(words.frozen, 'bad')
      : target === undefined
        ? html`<p>${words.highest}</p>`
        : documentForms(request, services, { state, target, errors });
  const shown = viewWithForm(
    texts,
    { above: backLink('/account', texts.account.title), title: words.title, errors },
    html`<p class="lead">${words.lead}</p>
${doneNotice(request)}
${statusCard(request, state)}
${upload}
${identityLevels(request, services)}`,
  );
  return { ...shown, live: 'account' };
}

function doneNotice({ query, texts }: Request): Html | undefined {
  const done = query.text('done');
  if (done === 'uploaded') return notice(texts.identity.uploadDone, 'good');
  return done === 'submitted' ? notice(texts.identity.submitDone, 'good') : undefined;
}

function statusCard({ texts, user, language }: Request, { request }: IdentityState): Html {
  const words = texts.identity;
  const status = request?.status ?? 'none';
  const { levels } = texts.account;
  const isHighest = levelsAbove(user.level).length === 0;
  const tag = status === 'approved' ? ' on' : status === 'refused' ? ' off' : '';
  const times =
    request &&
    html`<dt>${words.requested}</dt><dd>${levels[request.requestedLevel].name}</dd>
<dt>${words.submittedAt}</dt><dd>${formatTime(language, request.submittedAtMs)}</dd>
${request.decidedAtMs !== null && html`<dt>${words.decidedAt}</dt><dd>${formatTime(language, request.decidedAtMs)}</dd>`}`;
  const reasons =
    request?.status === 'refused'
      ? html`<h3>${words.reasonsTitle}</h3><ul>${request.reasons.map((reason) => html`<li>${words.reasons[reason as keyof typeof words.reasons]}</li>`)}</ul>
${request.message !== null && html`<h3>${words.message}</h3><p>${request.message}</p>`}`
      : undefined;
  return html`<section class="card" aria-labelledby="request"><h2 id="request">${words.statusTitle}</h2>
<dl class="facts"><dt>${words.yourLevel}</dt><dd><span class="tag">${levels[user.level].name}</span></dd>
<dt>${words.status}</dt><dd><span class="tag${tag}">${words.statuses[status]}</span> ${isHighest && status === 'none' ? false : html`<p class="hint">${words.statusTexts[status]}</p>`}</dd>
${times}</dl>
${reasons}</section>`;
}

interface DocumentForms {
  readonly state: IdentityState;
  readonly target: VerificationLevel;
  readonly errors: FieldErrors;
}

function documentForms(request: Request, services: PageServices, { state, target, errors }: DocumentForms): Html {
  const { texts, user } = request;
  const words = texts.identity;
  const { levels } = texts.account;
  const needed = documentsOf(target);
  const uploaded = new Map(state.drafts.map((document) => [document.documentType, document]));
  const limit = sizeText(services.config.identity.documentBytesMax);
  const others = levelsAbove(user.level).filter((level) => level !== target);
  const isComplete = needed.every((type) => uploaded.has(type));
  return html`<section class="card" aria-labelledby="documents"><h2 id="documents">${words.documentsTitle(levels[target].name)}</h2>
<p class="quiet">${words.file(limit)} ${words.kept}</p>
${needed.map((type) => documentForm(request, { type, target, document: uploaded.get(type), fault: errors[fieldName(type)] }))}
${
  isComplete
    ? form(request, { action: SUBMIT_PATH, hiddenFields: { level: target } }, submitButton(words.submit))
    : html`<p class="quiet">${words.submitHint}</p>`
}
${others.length > 0 && html`<p>${words.otherLevels}: ${others.map((level) => html` <a href="${pathOf(level)}">${levels[level].name}</a>`)}</p>`}
</section>`;
}

interface DocumentForm {
  readonly type: IdentityDocumentType;
  readonly target: VerificationLevel;
  readonly document: IdentityDocument | undefined;
  readonly fault: string | undefined;
}

function documentForm(request: Request, { type, target, document, fault }: DocumentForm): Html {
  const words = request.texts.identity;
  const { name, hint } = words.documents[type];
  const id = fieldName(type);
  const status = document === undefined ? words.notUploaded : uploadedText(request, document);
  return form(
    request,
    {
      action: IDENTITY_PATH,
      hiddenFields: { level: target, document_type: type },
      attributes: html` enctype="multipart/form-data"`,
    },
    html`<div class="field${fault === undefined ? '' : ' faulty'} full">
<label for="${id}">${name}</label>
<p class="hint" id="${id}-hint">${hint} <span class="tag${document !== undefined && ' on'}">${status}</span></p>
${fault !== undefined && html`<p class="fault" id="${id}-fault">${fault}</p>`}
<input type="file" id="${id}" name="file" accept="image/jpeg,image/png,application/pdf" required aria-describedby="${id}-hint${fault !== undefined && ` ${id}-fault`}"${fault !== undefined && html` aria-invalid="true"`}>
</div>`,
    submitButton(document === undefined ? words.upload(name) : words.replace(name), 'button plain'),
  );
}

const KINDS = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'application/pdf': 'PDF' } as const;

function uploadedText({ texts }: Request, { mediaType, size }: IdentityDocument): string {
  return texts.identity.uploadedFile(KINDS[mediaType], sizeText(size));
}

/** The id of the field, to which the list of errors links. */
function fieldName(type: IdentityDocumentType): string {
  return `file-${type}`;
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
