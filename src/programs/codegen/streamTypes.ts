/**
 * Writes `generated/streams.ts`: the types of stream payloads and, for each channel, the pattern of its stream names.
 */
import { asObject, asString, type DocumentObject, elements, members, valueAtPointer } from './json/jsonDocument';

/** The AsyncAPI document's component schemas as an OpenAPI document without paths, for the type generator. */
export function schemasAsOpenapi(asyncapi: DocumentObject): DocumentObject {
  const schemas = asObject(asObject(asyncapi['components'], 'components')['schemas'], 'schemas');
  return { openapi: '3.1.0', info: { title: 'Streams', version: '1.0.0' }, paths: {}, components: { schemas } };
}

/** The constants that follow the types. */
export function channelsSource(asyncapi: DocumentObject): string {
  const entries = members(asyncapi['channels'])
    .map(([name, channel]): [string, DocumentObject] => [name, asObject(channel, name)])
    .filter(([, channel]) => channel['x-stream'] === true)
    .map(([name, channel]) => `  ${name}: ${channelSource(name, channel)},`);
  return `/**
 * Every kind of stream. \`kind\` matches all names of the kind, including those with a pair or an interval that cannot
 * exist, which are refused. \`pattern\` matches only names whose parameters can exist. A name of no kind never sends an
 * event.
 */
export const streamChannels = {
${entries.join('\n')}
} as const;

export type StreamChannelName = keyof typeof streamChannels;
`;
}

function channelSource(name: string, channel: DocumentObject): string {
  const address = asString(channel['address'], `${name} address`);
  const parameters = asObject(channel['parameters'] ?? {}, `${name} parameters`);
  const declared = (parameter: string): DocumentObject => asObject(parameters[parameter], `${name} ${parameter}`);
  const exact = (parameter: string): string => valuePattern(`${name} ${parameter}`, declared(parameter));
  const loose = (parameter: string): string =>
    declared(parameter)['x-refused-when-unknown'] === true ? '.*' : exact(parameter);
  const enums = members(parameters)
    .map(([parameter, value]) => [parameter, elements(asObject(value, parameter)['enum'])] as const)
    .filter(([, values]) => values.length > 0)
    .map(([parameter, values]) => `${parameter}: ${JSON.stringify(values)}`);
  return `{
    address: ${JSON.stringify(address)},
    kind: ${namePattern(address, loose)},
    pattern: ${namePattern(address, exact)},
    values: { ${enums.join(', ')} },
  }`;
}

function namePattern(address: string, pattern: (parameter: string) => string): string {
  const parts = address.split(/\{([^}]+)\}/);
  const body = parts.map((part, index) => (index % 2 === 0 ? escapePattern(part) : `(?<${part}>${pattern(part)})`));
  return `/^${body.join('')}$/`;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`);
}

function valuePattern(place: string, parameter: DocumentObject): string {
  const values = elements(parameter['enum']);
  return values.length > 0
    ? values.map((value) => escapePattern(asString(value, place))).join('|')
    : asString(parameter['x-pattern'], `${place} x-pattern`);
}

/** The methods of a channel of requests, each with the operation of the HTTP interface that it calls, if it is one. */
export function apiMethodsSource(asyncapi: DocumentObject): string {
  const methods = members(asyncapi['channels']).flatMap(([, channel]) =>
    members(asObject(channel, 'channel')['x-methods']),
  );
  const entries = methods.map(([method, operation]) => `  '${method}': ${JSON.stringify(operation)},`);
  return `/** The methods of the WebSocket API. Null: the server of streams has the method itself. */
export const apiMethods = {
${entries.join('\n')}
} as const;

export type ApiMethod = keyof typeof apiMethods;
`;
}

/** The errors of the channel of requests, by the name of their example. */
export function apiErrorsSource(asyncapi: DocumentObject): string {
  const message = asObject(valueAtPointer(asyncapi, '#/components/messages/ApiErrorAnswer'), 'ApiErrorAnswer');
  const entries = elements(message['examples']).map((each) => {
    const example = asObject(each, 'an example of ApiErrorAnswer');
    const payload = asObject(example['payload'], 'its payload');
    const error = { status: payload['status'], ...asObject(payload['error'], 'its error') };
    return `  ${asString(example['name'], 'its name')}: ${JSON.stringify(error)},`;
  });
  return `/** The errors of the WebSocket API. A parameter or a time in a message is only an example. */
export const apiErrors = {
${entries.join('\n')}
} as const;
`;
}
