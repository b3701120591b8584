/** The page of the AsyncAPI document: its guides, each stream with its messages, and the control messages. */
import { type Html, html } from '../../pages/html';
import {
  asObject,
  asString,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  resolveReference,
} from '../jsonDocument';
import { type Chapter, docsPage } from './contents';
import {
  chaptersOf,
  type MarkdownContext,
  renderCodeBlock,
  renderInlineMarkdown,
  renderMarkdown,
  slug,
} from './markdown';
import type { SchemaTableRow } from './schema';
import { exampleHtml, membersHtml, rowsHtml } from './tableRows';

interface Channel {
  readonly name: string;
  readonly title: string;
  readonly channel: DocumentObject;
  readonly tag: string;
}

export interface StreamsPageOptions {
  /** Operations of the HTTP interface, to which the guides link. */
  readonly operationIds: readonly string[];
  readonly files: readonly string[];
  /** Before the name of a stream, in an address. */
  readonly address: string;
}

const EXAMPLE_SOCKET_URL = 'ws://localhost:3000';

export function streamsPage(document: DocumentObject, { operationIds, files, address }: StreamsPageOptions): string {
  const channels = channelsOf(document);
  const links = new Map([
    ...channels.map(({ name }) => [name, `#${name}`] as const),
    ...operationIds.map((id) => [id, `/docs#${id}`] as const),
  ]);
  const within = (level: number, prefix = ''): MarkdownContext => ({ level, prefix, links });
  const info = asObject(document['info'], 'info');
  const guide = String(info['description']);
  const tags = elements(info['tags']).map((tag) => resolveReference(document, tag, 'tag'));
  const groups = tags.map((tag) => ({
    name: String(tag['name']),
    description: String(tag['description']),
    channels: channels.filter((channel) => channel.tag === tag['name']),
  }));
  const control = controlMessagesOf(document);
  const chapters: Chapter[] = [
    ...chaptersOf(guide).map((heading) => ({ ...heading, entries: [] })),
    ...groups.map((group) => ({
      title: group.name,
      id: slug(group.name),
      entries: group.channels.map(({ name, title }) => ({ title, id: name })),
    })),
    {
      title: 'Control messages',
      id: 'control-messages',
      entries: control.map(({ name, title }) => ({ title, id: `message-${name}` })),
    },
  ];
  const content = html`<h1>${info['title'] as string}</h1>
<p class="lead">Version ${info['version'] as string}. Download: ${files.map((file, index) => html`${index > 0 && ', '}<a href="${file}"><code>${file}</code></a>`)}.</p>
${renderMarkdown(guide, within(2))}${groups.map(
  (group) => html`<section class="group"><h2 id="${slug(group.name)}">${group.name}</h2>
${renderMarkdown(group.description, within(3, `${slug(group.name)}-`))}${group.channels.map((channel) => channelHtml(document, channel, address, within(4, `${channel.name}-`)))}</section>
`,
)}<section class="group"><h2 id="control-messages">Control messages</h2>
${control.map(({ name, title, message }) => messageHtml(document, { id: `message-${name}`, title, message, level: 3, place: within(4) }))}</section>
`;
  return docsPage(chapters, content);
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
    ([, operation]) => asObject(operation, 'operation')['action'] === 'receive',
  );
  if (received === undefined) throw new Error('no operation receives anything');
  const operation = asObject(received[1], received[0]);
  const messages = [...elements(operation['messages']), ...elements(asObject(operation['reply'], 'reply')['messages'])];
  return messages.map((entry) => {
    const message = resolveReference(document, entry, received[0]);
    return { name: asString(message['name'], received[0]), title: asString(message['title'], received[0]), message };
  });
}

function channelHtml(
  document: DocumentObject,
  { name, title, channel }: Channel,
  before: string,
  place: MarkdownContext,
): Html {
  const address = asString(channel['address'], name);
  const parameters = members(channel['parameters']).map(([parameter, value]) =>
    parameterRow(parameter, asObject(value, parameter)),
  );
  const isStream = channel['x-stream'] === true;
  const messages =
    isStream || name === 'userData'
      ? members(channel['messages']).map(([, entry]) => resolveReference(document, entry, name))
      : [];
  return html`<article class="operation" aria-labelledby="${name}">
<h3 id="${name}">${title}</h3>
<p class="call"><span class="method ws">WS</span> <code>${address}</code></p>
${renderMarkdown(asString(channel['description'], name), place)}${isStream && subscribeHtml(before, exampleOf(address, channel))}${parameters.length > 0 && html`<h4>Name parameters</h4>\n${rowsHtml(parameters, place)}`}${messages.map(
  (message) =>
    messageHtml(document, {
      id: `${name}-${String(message['name'])}`,
      title: String(message['title']),
      message,
      level: 4,
      place,
    }),
)}</article>
`;
}

/** The two ways to subscribe to a stream. */
function subscribeHtml(before: string, stream: string): Html {
  const subscribe = JSON.stringify({ method: 'SUBSCRIBE', params: [stream], id: 1 });
  return html`${renderCodeBlock(`${EXAMPLE_SOCKET_URL}${before}${stream}`, '')}<p>Or on an open connection:</p>\n${renderCodeBlock(subscribe, 'json')}`;
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
  readonly level: 3 | 4;
  readonly place: MarkdownContext;
}

function messageHtml(document: DocumentObject, { id, title, message, level, place }: ShownMessage): Html {
  const examples = elements(message['examples']).map((entry) => asObject(entry, id));
  return html`<section class="answer">${level === 3 ? html`<h3 id="${id}">${title}</h3>` : html`<h4 id="${id}">${title}</h4>`}
<p>${renderInlineMarkdown(String(message['summary']), place)}.</p>
${examples.map(({ summary, payload }, index) => exampleHtml({ title: summary === undefined ? 'Example' : `Example: ${String(summary)}`, value: payload ?? null }, index === 0))}${membersHtml(document, message['payload'] ?? {}, place)}</section>
`;
}
