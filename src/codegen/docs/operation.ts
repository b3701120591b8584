/** One operation of an OpenAPI document: how it is called, with what, and every answer that it can give. */
import { type Html, html } from '../../pages/html';
import { asObject, at, elements, type JsonObject, type JsonValue, members, resolve } from '../json';
import { inlineMarkdown, markdown, type Place, sample, slug } from './markdown';
import { exampleHtml, type Links, membersHtml, rowsHtml } from './rows';
import { hasSamples, samplesOf } from './samples';
import { formsOf, type Row } from './schema';

export interface OperationPlace {
  readonly document: JsonObject;
  readonly method: string;
  readonly path: string;
  readonly operation: JsonObject;
}

export interface OperationOptions extends Links {
  /** Whether these are calls to the exchange, which can be shown whole. */
  readonly isOurs: boolean;
}

export function operationHtml(place: OperationPlace, options: OperationOptions): Html {
  const { operation, method, path } = place;
  const id = String(operation['operationId']);
  const within: Place = { level: 4, prefix: `${id}-`, links: options.links };
  return html`<article class="operation" aria-labelledby="${id}">
<h3 id="${id}">${operation['summary'] as string}</h3>
<p class="call"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>${operation['deprecated'] === true && html` <span class="tag off">deprecated</span>`}</p>
${factsHtml(place, options)}${markdown(String(operation['description']), within)}${samplesHtml(place, options)}${parametersHtml(place, options)}${bodyHtml(place, options)}${answersHtml(place, options)}</article>
`;
}

function factsHtml({ operation, method, document }: OperationPlace, { isOurs }: OperationOptions): Html {
  const security = elements(operation['security'] ?? document['security'] ?? []);
  const schemes = security.flatMap((requirement) => members(requirement).map(([name]) => name));
  const needs =
    schemes.length === 0
      ? html`nothing`
      : html`${schemes.map((name, index) => html`${index > 0 && ', '}<a href="#credentials-${slug(name)}"><code>${name}</code></a>`)}`;
  const permission = operation['x-permission'];
  const facts: (readonly [string, Html])[] = [
    ['Operation', html`<code>${String(operation['operationId'])}</code>`],
    ['Credentials', needs],
  ];
  if (typeof permission === 'string') facts.push(['Permission', html`<code>${permission}</code>`]);
  if (isOurs) facts.push(['Rate class', html`<a href="#limits"><code>${rateClassOf(method)}</code></a>`]);
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>\n`;
}

/** As requests are counted. */
function rateClassOf(method: string): string {
  return method === 'get' || method === 'post' ? method.toUpperCase() : 'other';
}

function samplesHtml(place: OperationPlace, { isOurs }: OperationOptions): Html | undefined {
  if (!isOurs || !hasSamples(place.operation)) return undefined;
  const { curl, typescript } = samplesOf(place.document, place);
  return html`<details open><summary>curl</summary>\n${sample(curl, 'sh')}</details>\n<details><summary>TypeScript</summary>\n${sample(typescript, 'ts')}</details>\n`;
}

function parametersHtml({ document, operation, path }: OperationPlace, links: Links): Html | undefined {
  const parameters = elements(operation['parameters']).map((parameter) => resolve(document, parameter, path));
  if (parameters.length === 0) return undefined;
  return html`<h4>Parameters</h4>\n${rowsHtml(
    parameters.map((parameter) => parameterRow(document, parameter)),
    links,
  )}`;
}

function parameterRow(document: JsonObject, parameter: JsonObject): Row {
  const [form] = formsOf(document, parameter['schema'] ?? {});
  const [value] = form?.rows ?? [];
  const example = parameter['example'] === undefined ? [] : [`such as \`${String(parameter['example'])}\``];
  return {
    path: String(parameter['name']),
    type: `${value?.type ?? ''} in the ${String(parameter['in'])}`,
    required: parameter['required'] === true,
    description: String(parameter['description'] ?? ''),
    limits: [...(value?.limits ?? []), ...example],
  };
}

function bodyHtml({ document, operation, path }: OperationPlace, links: Links): Html | undefined {
  if (operation['requestBody'] === undefined) return undefined;
  const body = resolve(document, operation['requestBody'], path);
  const media = members(body['content']);
  const [first] = media;
  if (first === undefined) return undefined;
  const content = asObject(first[1], path);
  const optional = body['required'] !== true && ' It may be left out.';
  return html`<h4>Body</h4>\n<p>${media.map(([type], index) => html`${index > 0 && ' or '}<code>${type}</code>`)}.${optional}</p>
${membersHtml(document, content['schema'] ?? {}, links)}${examplesHtml(document, content)}`;
}

function examplesHtml(document: JsonObject, content: JsonObject): Html[] {
  return members(content['examples']).map(([name, entry], index) => {
    const example = resolve(document, entry, name);
    return exampleHtml(
      { title: `Example: ${String(example['summary'] ?? name)}`, value: example['value'] ?? null },
      index === 0,
    );
  });
}

function answersHtml({ document, operation }: OperationPlace, links: Links): Html {
  return html`<h4>Answers</h4>\n${members(operation['responses']).map(([status, response]) => answerHtml(document, { status, response, links }))}`;
}

function answerHtml(
  document: JsonObject,
  { status, response, links }: { status: string; response: JsonValue; links: Links },
): Html {
  const answer = resolve(document, response, status);
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
  return html`<section class="answer"><h5><span class="status ${isError ? 'no' : 'yes'}">${status}</span> ${inlineMarkdown(String(answer['description']), links)}${silent}</h5>
${headersHtml(answer)}${shown}</section>
`;
}

/** Each code with its example, folded: the name tells most. */
function errorsHtml(document: JsonObject, content: JsonObject): Html[] {
  return members(content['examples']).map(([name, entry]) => {
    const example = resolve(document, entry, name);
    const value = example['value'] ?? null;
    const word = example['x-code'];
    const says = example['summary'] ?? at(asObject(value, name), '#/message') ?? at(asObject(value, name), '#/msg');
    const title = html`<code>${name.split('.')[0] ?? name}</code>${typeof word === 'string' && html` <code>${word.split('.')[0] ?? word}</code>`} ${String(says ?? '')}`;
    return html`<details class="code"><summary>${title}</summary>\n${sample(JSON.stringify(value, null, 2), 'json')}</details>\n`;
  });
}

function headersHtml(answer: JsonObject): Html | undefined {
  const own = members(answer['headers'])
    .map(([name]) => name)
    .filter((name) => !EVERYWHERE.has(name.toLowerCase()));
  return own.length === 0
    ? undefined
    : html`<p class="limits">Headers: ${own.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}</p>\n`;
}

/** Told once for all answers, in the chapters on errors and limits. */
const EVERYWHERE = new Set([
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-mbx-used-weight',
]);

function isRedirect(status: string): boolean {
  return status.startsWith('3');
}
