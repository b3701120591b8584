/** One operation of an OpenAPI document: its request, samples, parameters, body and all responses. */
import { type Html, html } from '../../../web/framework/html';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  resolveReference,
  valueAtPointer,
} from '../json/jsonDocument';
import { type MarkdownContext, renderCodeBlock, renderInlineMarkdown, renderMarkdown, slug } from './markdown';
import { hasSamples } from './samples/sampleRequest';
import { samplesOf } from './samples/samples';
import { type SchemaTableRow, schemaTables } from './schema';
import { exampleHtml, type Links, membersHtml, rowsHtml } from './tableRows';
import { tryItHtml } from './tryIt';

export interface DocumentedOperation {
  readonly document: DocumentObject;
  readonly method: string;
  readonly path: string;
  readonly operation: DocumentObject;
}

export interface OperationOptions extends Links {
  /** Whether the exchange serves the operation. Only then can samples be complete. */
  readonly isExchangeApi: boolean;
  /** Links to the descriptions of the credentials and the limits. */
  readonly credentialsPath: string;
  readonly limitsPath: string;
}

export function operationHtml(place: DocumentedOperation, options: OperationOptions): Html {
  const { operation, method, path } = place;
  const id = String(operation['operationId']);
  const within: MarkdownContext = { level: 2, prefix: `${id}-`, links: options.links };
  return html`<article class="operation" aria-labelledby="${id}">
<h1 id="${id}">${operation['summary'] as string}</h1>
<p class="call"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>${operation['deprecated'] === true && html` <span class="tag off">deprecated</span>`}</p>
${factsHtml(place, options)}${renderMarkdown(String(operation['description']), within)}${samplesHtml(place, options)}${options.isExchangeApi && tryItHtml(place)}${parametersHtml(place, options)}${bodyHtml(place, options)}${responsesHtml(place, options)}</article>
`;
}

function factsHtml(
  { operation, method, document }: DocumentedOperation,
  { isExchangeApi, credentialsPath, limitsPath }: OperationOptions,
): Html {
  const security = elements(operation['security'] ?? document['security'] ?? []);
  // One requirement, or several of which each is sufficient.
  const alternatives = security.map((requirement) =>
    members(requirement).map(
      ([name], index) =>
        html`${index > 0 && ', '}<a href="${credentialsPath}#credentials-${slug(name)}"><code>${name}</code></a>`,
    ),
  );
  const needs =
    alternatives.length === 0
      ? html`none`
      : html`${alternatives.map((schemes, index) => html`${index > 0 && ' or '}${schemes}`)}`;
  const permission = operation['x-permission'];
  const facts: (readonly [string, Html])[] = [
    ['Operation', html`<code>${String(operation['operationId'])}</code>`],
    ['Credentials', needs],
  ];
  if (typeof permission === 'string') facts.push(['Permission', html`<code>${permission}</code>`]);
  if (isExchangeApi) facts.push(['Rate class', html`<a href="${limitsPath}"><code>${rateClassOf(method)}</code></a>`]);
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>\n`;
}

/** The rate class by which the server counts the request. */
function rateClassOf(method: string): string {
  return method === 'get' || method === 'post' ? method.toUpperCase() : 'other';
}

function samplesHtml(place: DocumentedOperation, { isExchangeApi }: OperationOptions): Html | undefined {
  if (!isExchangeApi || !hasSamples(place.operation)) return undefined;
  const samples = samplesOf(place.document, place);
  const choices = samples.map(
    ({ id, name }, index) =>
      html`<input type="radio" name="sample" id="sample-${id}" value="${id}"${index === 0 && html` checked`}><label for="sample-${id}">${name}</label>\n`,
  );
  return html`<h2 id="samples">Samples</h2>
<fieldset class="samples"><legend>Language</legend>
${choices}${samples.map(({ id, name, code }) => html`<div class="sample" data-sample="${id}"><h3>${name}</h3>\n${renderCodeBlock(code, id)}</div>\n`)}</fieldset>
`;
}

function parametersHtml({ document, operation, path }: DocumentedOperation, links: Links): Html | undefined {
  const parameters = elements(operation['parameters']).map((parameter) => resolveReference(document, parameter, path));
  if (parameters.length === 0) return undefined;
  return html`<h2 id="parameters">Parameters</h2>\n${rowsHtml(
    parameters.map((parameter) => parameterRow(document, parameter)),
    links,
  )}`;
}

function parameterRow(document: DocumentObject, parameter: DocumentObject): SchemaTableRow {
  const [form] = schemaTables(document, parameter['schema'] ?? {});
  const [value] = form?.rows ?? [];
  const example = parameter['example'] === undefined ? [] : [`example: \`${String(parameter['example'])}\``];
  return {
    path: String(parameter['name']),
    type: `${value?.type ?? ''} in the ${String(parameter['in'])}`,
    required: parameter['required'] === true,
    description: String(parameter['description'] ?? ''),
    limits: [...(value?.limits ?? []), ...example],
  };
}

function bodyHtml({ document, operation, path }: DocumentedOperation, links: Links): Html | undefined {
  if (operation['requestBody'] === undefined) return undefined;
  const body = resolveReference(document, operation['requestBody'], path);
  const media = members(body['content']);
  const [first] = media;
  if (first === undefined) return undefined;
  const content = asObject(first[1], path);
  const optional = body['required'] !== true && ' Optional.';
  return html`<h2 id="body">Body</h2>\n<p>${media.map(([type], index) => html`${index > 0 && ' or '}<code>${type}</code>`)}.${optional}</p>
${membersHtml(document, content['schema'] ?? {}, links)}${examplesHtml(document, content)}`;
}

function examplesHtml(document: DocumentObject, content: DocumentObject): Html[] {
  return members(content['examples']).map(([name, entry], index) => {
    const example = resolveReference(document, entry, name);
    return exampleHtml(
      { title: `Example: ${String(example['summary'] ?? name)}`, value: example['value'] ?? null },
      index === 0,
    );
  });
}

function responsesHtml({ document, operation }: DocumentedOperation, links: Links): Html {
  return html`<h2 id="responses">Responses</h2>\n${members(operation['responses']).map(([status, response]) => responseHtml(document, { status, response, links }))}`;
}

function responseHtml(
  document: DocumentObject,
  { status, response, links }: { status: string; response: DocumentValue; links: Links },
): Html {
  const answer = resolveReference(document, response, status);
  const isError = Number(status) >= 400;
  const [media] = members(answer['content']);
  const content = media === undefined ? {} : asObject(media[1], status);
  const shown = isError
    ? errorsHtml(document, content)
    : html`${content['schema'] !== undefined && membersHtml(document, content['schema'], links)}${examplesHtml(document, content)}`;
  const silent =
    elements(answer['x-error-codes']).length > 0 || (media === undefined && !isRedirect(status))
      ? html` <span class="type">empty body</span>`
      : undefined;
  return html`<section class="answer"><h3 class="outcome"><span class="status ${isError ? 'no' : 'yes'}">${status}</span> ${renderInlineMarkdown(String(answer['description']), links)}${silent}</h3>
${headersHtml(answer)}${shown}</section>
`;
}

/** Each code with its example, collapsed, because the name is usually sufficient. */
function errorsHtml(document: DocumentObject, content: DocumentObject): Html[] {
  return members(content['examples']).map(([name, entry]) => {
    const example = resolveReference(document, entry, name);
    const value = example['value'] ?? null;
    const word = example['x-code'];
    const says =
      example['summary'] ??
      valueAtPointer(asObject(value, name), '#/message') ??
      valueAtPointer(asObject(value, name), '#/msg');
    const title = html`<code>${name.split('.')[0] ?? name}</code>${typeof word === 'string' && html` <code>${word.split('.')[0] ?? word}</code>`} ${String(says ?? '')}`;
    return html`<details class="code"><summary>${title}</summary>\n${renderCodeBlock(JSON.stringify(value, null, 2), 'json')}</details>\n`;
  });
}

function headersHtml(answer: DocumentObject): Html | undefined {
  const own = members(answer['headers'])
    .map(([name]) => name)
    .filter((name) => !COMMON_HEADERS.has(name.toLowerCase()));
  return own.length === 0
    ? undefined
    : html`<p class="limits">Headers: ${own.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}</p>\n`;
}

/** Headers of every response, which the chapters on errors and limits describe. */
const COMMON_HEADERS = new Set([
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-mbx-used-weight',
]);

function isRedirect(status: string): boolean {
  return status.startsWith('3');
}
