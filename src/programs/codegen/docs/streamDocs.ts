/** The pages of an AsyncAPI document: its guide with the list of streams, the control messages, and one per channel. */

import type { DocsPage } from '../../../web/docs/pageData';
import { type Html, html } from '../../../web/framework/html';
import {
  asObject,
  asString,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  resolveReference,
  valueAtPointer,
} from '../json/jsonDocument';
import { listedPages, type SourceDocument } from './documentList';
import {
  chaptersOf,
  type MarkdownContext,
  plainText,
  renderCodeBlock,
  renderInlineMarkdown,
  renderMarkdown,
  slug,
} from './markdown';
import type { SchemaTableRow } from './schema';
import { exampleHtml, membersHtml, rowsHtml } from './tableRows';

/** Channels whose messages are those of the streams that a client subscribes to. */
const MULTIPLEXED = new Set(['bare', 'combined']);

interface Channel {
  readonly name: string;
  readonly title: string;
  readonly channel: DocumentObject;
  readonly tag: string;
}

const EXAMPLE_SOCKET_URL = 'ws://localhost:3000';

export function streamPages(source: SourceDocument, links: ReadonlyMap<string, string>): DocsPage[] {
  const { content: document, path } = source;
  const channels = channelsOf(document).map(
    ({ name, title, channel, tag }): DocsPage => ({
      path: `${path}/${name}`,
      title,
      description: plainText(asString(channel['description'], name)),
      section: path,
      group: { title: tag, id: slug(tag) },
      badge: 'WS',
      call: asString(channel['address'], name),
      chapters: [],
      html: channelHtml(document, { name, title, channel, tag }, { level: 2, prefix: `${name}-`, links }).text,
    }),
  );
  const control = controlMessagesOf(document);
  const controlPage: DocsPage = {
    path: `${path}/control-messages`,
    title: 'Control messages',
    description: 'The messages with which a client changes what an open connection receives, and the responses.',
    section: path,
    chapters: control.map(({ name, title }) => ({ title, id: `message-${name}` })),
    html: html`<h1 id="control-messages">Control messages</h1>
${control.map(({ name, title, message }) => messageHtml(document, { id: `message-${name}`, title, message, place: { level: 3, prefix: '', links } }))}`
      .text,
  };
  return [overviewPage(source, { channels, controlPage, links }), controlPage, ...channels];
}

interface Overview {
  readonly channels: readonly DocsPage[];
  readonly controlPage: DocsPage;
  readonly links: ReadonlyMap<string, string>;
}

function overviewPage(
  { content: document, path, title, summary, downloads }: SourceDocument,
  { channels, controlPage, links }: Overview,
): DocsPage {
  const within = (level: number, prefix = ''): MarkdownContext => ({ level, prefix, links });
  const info = asObject(document['info'], 'info');
  const guide = String(info['description']);
  const tags = elements(info['tags']).map((tag) => resolveReference(document, tag, 'tag'));
  const groups = tags.map((tag) => {
    const name = String(tag['name']);
    return html`<section class="group"><h2 id="${slug(name)}">${name}</h2>
${renderMarkdown(String(tag['description']), within(3, `${slug(name)}-`))}${listedPages(channels.filter(({ group }) => group?.title === name))}</section>
`;
  });
  return {
    path,
    title,
    description: summary,
    section: path,
    chapters: [...chaptersOf(guide), ...tags.map(({ name }) => ({ title: String(name), id: slug(String(name)) }))],
    html: html`<h1>${info['title'] as string}</h1>
<p class="lead">Version ${info['version'] as string}. ${downloads}</p>
${renderMarkdown(guide, within(2))}${groups}<section class="group"><h2 id="control-messages">Control messages</h2>
<p><a href="${controlPage.path}">Control messages</a> change what an open connection receives: ${controlPage.chapters.map(({ title: name, id }, index) => html`${index > 0 && ', '}<a href="${controlPage.path}#${id}">${name}</a>`)}.</p></section>
`.text,
  };
}

/**
 * A channel has the tag of the operation that receives its messages, if there is one, otherwise of the one that sends
 * them.
 */
function channelsOf(document: DocumentObject): Channel[] {
  const operations = members(document['operations']).map(([name, operation]) => asObject(operation, name));
  return members(document['channels']).map(([name, value]) => {
    const own = operations.filter(({ channel }) => asObject(channel, name)['$ref'] === `#/channels/${name}`);
    const chosen = own.find(({ action }) => action === 'receive') ?? own[0];
    const [tag] = elements(chosen?.['tags']).map((entry) => resolveReference(document, entry, name));
    const channel = asObject(value, name);
    return { name, title: asString(channel['title'], name), channel, tag: String(tag?.['name']) };
  });
}

interface ControlMessage {
  readonly name: string;
  readonly title: string;
  readonly message: DocumentObject;
}

/** The messages that a client may send, followed by their responses. */
function controlMessagesOf(document: DocumentObject): ControlMessage[] {
  const received = members(document['operations']).find(
    ([name, operation]) => name.startsWith('control') && asObject(operation, name)['action'] === 'receive',
  );
  if (received === undefined) throw new Error('no operation receives control messages');
  const operation = asObject(received[1], received[0]);
  const messages = [...elements(operation['messages']), ...elements(asObject(operation['reply'], 'reply')['messages'])];
  return messages.map((entry) => {
    const message = resolveReference(document, entry, received[0]);
    return { name: asString(message['name'], received[0]), title: asString(message['title'], received[0]), message };
  });
}

function channelHtml(document: DocumentObject, { name, title, channel }: Channel, place: MarkdownContext): Html {
  const address = asString(channel['address'], name);
  const parameters = members(channel['parameters']).map(([parameter, value]) =>
    parameterRow(parameter, asObject(value, parameter)),
  );
  const isStream = channel['x-stream'] === true;
  // The other channels carry the messages of the streams, which the pages of the streams describe.
  const messages = MULTIPLEXED.has(name)
    ? []
    : members(channel['messages']).map(([, entry]) => resolveReference(document, entry, name));
  return html`<article class="operation" aria-labelledby="${name}">
<h1 id="${name}">${title}</h1>
<p class="call"><span class="method ws">WS</span> <code>${address}</code></p>
${renderMarkdown(asString(channel['description'], name), place)}${isStream && subscribeHtml(pathnameOf(document), exampleOf(address, channel))}${parameters.length > 0 && html`<h2 id="parameters">Name parameters</h2>\n${rowsHtml(parameters, place)}`}${messages.map(
  (message) =>
    messageHtml(document, {
      id: `${name}-${String(message['name'])}`,
      title: String(message['title']),
      message,
      place,
    }),
)}</article>
`;
}

/** The two ways to subscribe to a stream. */
function subscribeHtml(pathname: string, stream: string): Html {
  const subscribe = JSON.stringify({ method: 'SUBSCRIBE', params: [stream], id: 1 });
  return html`${renderCodeBlock(`${EXAMPLE_SOCKET_URL}${pathname}${stream}`, '')}<p>Or on an open connection:</p>\n${renderCodeBlock(subscribe, 'json')}`;
}

/** The path before the name of a stream, for example `/ws/`. */
function pathnameOf(document: DocumentObject): string {
  return asString(valueAtPointer(document, '#/servers/streams/pathname'), 'servers');
}

function exampleOf(address: string, channel: DocumentObject): string {
  return members(channel['parameters']).reduce((text, [name, value]) => {
    const { examples, enum: words } = asObject(value, name);
    return text.replace(`{${name}}`, String(elements(examples)[0] ?? elements(words)[0] ?? ''));
  }, address);
}

function parameterRow(name: string, { description, enum: words, examples }: DocumentObject): SchemaTableRow {
  const all = elements(words).map((word: DocumentValue) => (word === '' ? 'empty' : `\`${String(word)}\``));
  const limits =
    all.length > 0
      ? [`one of ${all.join(' ')}`]
      : elements(examples).map((example) => `example: \`${String(example)}\``);
  return { path: name, type: 'string', required: undefined, description: String(description), limits };
}

interface ShownMessage {
  readonly id: string;
  readonly title: string;
  readonly message: DocumentObject;
  readonly place: MarkdownContext;
}

function messageHtml(document: DocumentObject, { id, title, message, place }: ShownMessage): Html {
  const examples = elements(message['examples']).map((entry) => asObject(entry, id));
  return html`<section class="answer"><h2 id="${id}">${title}</h2>
<p>${renderInlineMarkdown(String(message['summary']), place)}.</p>
${examples.map(({ summary, payload }, index) => exampleHtml({ title: summary === undefined ? 'Example' : `Example: ${String(summary)}`, value: payload ?? null }, index === 0))}${membersHtml(document, message['payload'] ?? {}, place)}</section>
`;
}
