/** Changes of the exchange's own HTTP document, whose reader is a client. */
import type { Document, ReviewCase } from './reviewCase';

const order = (copy: Document) => copy.components.schemas.OrderRequest;

export const OPENAPI_CASES: readonly ReviewCase[] = [
  {
    change: 'an operation is removed',
    edit: (copy) => delete copy.paths['/api/v3/depth'],
    class: 'breaking',
    says: 'getDepth: GET /api/v3/depth was removed',
  },
  {
    change: 'an operation is added',
    edit: (copy) =>
      Object.assign(copy.paths, {
        '/api/v3/more': { get: { ...copy.paths['/api/v3/ping'].get, operationId: 'more' } },
      }),
    class: 'additive',
    says: 'more: GET /api/v3/more is new',
  },
  {
    change: 'an operation is renamed',
    edit: (copy) => Object.assign(copy.paths['/api/v3/ping'].get, { operationId: 'pong' }),
    class: 'breaking',
    says: 'pong: was renamed from ping',
  },
  {
    change: 'a required member is added to a request',
    edit: (copy) => {
      order(copy).properties.venue = { type: 'string' };
      order(copy).required.push('venue');
    },
    class: 'breaking',
    says: 'OrderRequest (sent): venue: is a new member',
  },
  {
    change: 'an optional member is added to a request',
    edit: (copy) => Object.assign(order(copy).properties, { venue: { type: 'string' } }),
    class: 'additive',
    says: 'OrderRequest (sent): venue: is a new optional member',
  },
  {
    change: 'an optional member is removed from a request',
    edit: (copy) => delete order(copy).properties.post_only,
    class: 'breaking',
    says: 'post_only: was removed',
  },
  {
    change: 'a member is added to a response',
    edit: (copy) => {
      copy.components.schemas.Order.properties.venue = { type: 'string' };
      copy.components.schemas.Order.required.push('venue');
    },
    class: 'additive',
    says: 'Order (received): venue: is a new member',
  },
  {
    change: 'a member of a response becomes optional',
    edit: (copy) => copy.components.schemas.Order.required.shift(),
    class: 'breaking',
    says: 'is optional now',
  },
  {
    change: 'a limit of a request is lowered',
    edit: (copy) => Object.assign(copy.components.schemas.PortalOrderRequest.properties.extras, { maxLength: 100 }),
    class: 'breaking',
    says: 'PortalOrderRequest (sent): extras: maxLength changed from 512 to 100',
  },
  {
    change: 'a limit of a request is raised',
    edit: (copy) => Object.assign(copy.components.schemas.PortalOrderRequest.properties.extras, { maxLength: 1000 }),
    class: 'additive',
    says: 'PortalOrderRequest (sent): extras: maxLength changed from 512 to 1000',
  },
  {
    change: 'a header is added to responses that no response had before',
    edit: (copy) => {
      for (const path of ['/api/v3/depth', '/api/v3/ping'])
        copy.paths[path].get.responses['200'].headers['X-New'] = { schema: { type: 'string' } };
    },
    class: 'additive',
    says: 'the response header X-New: is new',
  },
  {
    change: 'a header that other responses have is added to a response',
    edit: (copy) => {
      copy.paths['/api/v3/depth'].get.responses['200'].headers['Retry-After'] = {
        $ref: '#/components/headers/Retry-After',
      };
    },
    class: 'additive',
    says: 'getDepth, 200, header Retry-After: is new',
  },
  {
    change: 'a parameter becomes required',
    edit: (copy) => Object.assign(parameterOf(copy, '/api/v3/depth', 'limit'), { required: true }),
    class: 'breaking',
    says: 'getDepth, query limit: is required now',
  },
  {
    change: 'a member of a response becomes a number',
    edit: (copy) => Object.assign(copy.components.schemas.Order.properties, { id: { type: 'number' } }),
    class: 'breaking',
    says: 'Order (received): id',
  },
  {
    change: 'a public operation requires a key',
    edit: (copy) => Object.assign(copy.paths['/api/v3/depth'].get, { security: [{ apiKey: [] }] }),
    class: 'breaking',
    says: 'getDepth: requires other credentials',
  },
  {
    change: 'another permission is required',
    edit: (copy) => Object.assign(copy.paths['/api/orders/'].post, { 'x-permission': 'withdrawal_create' }),
    class: 'breaking',
    says: 'createOrder: permission changed from order_create to withdrawal_create',
  },
  {
    change: 'an error code is added',
    edit: (copy) => {
      const { examples } = copy.paths['/api/orders/'].get.responses['400'].content['application/json'];
      examples.MARKET_ASLEEP = examples.INVALID_PAIR;
    },
    class: 'additive',
    says: 'getOrderBook, 400: the code MARKET_ASLEEP is new',
  },
  {
    change: 'a success status is added',
    edit: (copy) => addStatus(copy, '202'),
    class: 'breaking',
    says: 'ping, 202: is a new response',
  },
  {
    change: 'an error status is added',
    edit: (copy) => addStatus(copy, '418'),
    class: 'additive',
    says: 'ping, 418: is a new response',
  },
  {
    change: 'an operation is deprecated',
    edit: (copy) => Object.assign(copy.paths['/api/v3/depth'].get, { deprecated: true }),
    class: 'additive',
    says: 'getDepth: is deprecated now',
  },
  {
    change: 'a summary changes',
    edit: (copy) => Object.assign(copy.paths['/api/v3/depth'].get, { summary: 'Get the book' }),
    class: 'editorial',
    says: 'getDepth: summary changed',
  },
  {
    change: 'a parameter is deprecated',
    edit: (copy) => Object.assign(parameterOf(copy, '/api/v3/depth', 'limit'), { deprecated: true }),
    class: 'additive',
    says: 'getDepth, query limit: is deprecated now',
  },
  {
    change: 'an operation moves to another server',
    edit: (copy) => Object.assign(copy.paths['/api/v3/depth'].get, { servers: [{ url: 'https://other.example' }] }),
    class: 'breaking',
    says: 'getDepth: servers changed',
  },
  {
    change: 'a further kind of credentials is accepted',
    edit: (copy) => copy.paths['/api/orders/'].post.security.push({ apiKeyAlone: [] }),
    class: 'additive',
    says: 'createOrder: accepts further credentials',
  },
  {
    change: 'a repetition in a pattern of a request permits more',
    edit: (copy) => Object.assign(copy.components.schemas.AssetSymbol, { pattern: '^[a-z0-9]{2,20}$' }),
    class: 'breaking',
    says: 'AssetSymbol (received): pattern changed from',
  },
  {
    change: 'the message of an error changes',
    edit: (copy) => Object.assign(copy.components.examples.INVALID_PAIR.value, { message: 'No such pair.' }),
    class: 'editorial',
    says: 'the example INVALID_PAIR changed',
  },
  {
    change: 'a member is renamed in the elements of a list',
    edit: (copy) => {
      const { properties } = copy.components.schemas.OrderBookEntry;
      Object.assign(properties, { quantity: properties.amount });
      delete properties.amount;
    },
    class: 'breaking',
    says: 'OrderBookEntry (received): amount: was removed',
  },
  {
    change: 'a member is removed from the values of a map',
    given: (copy) => mapOf(copy, { $ref: '#/components/schemas/Ping' }),
    edit: (copy) => delete copy.components.schemas.Ping.properties.text,
    class: 'breaking',
    says: 'Ping (received): text: was removed',
  },
  ...['allOf', 'oneOf', 'anyOf'].map((keyword) => ({
    change: `a member is removed from a component in ${keyword}`,
    given: (copy: Document) => mapOf(copy, { [keyword]: [{ $ref: '#/components/schemas/Ping' }] }),
    edit: (copy: Document) => delete copy.components.schemas.Ping.properties.text,
    class: 'breaking' as const,
    says: 'Ping (received): text: was removed',
  })),
  {
    change: 'a limit is written beside a reference',
    given: (copy) => mapOf(copy, { $ref: '#/components/schemas/SymbolStatus' }),
    edit: (copy) => Object.assign(copy.components.schemas.PingMap.additionalProperties, { type: 'null' }),
    class: 'additive',
    says: 'type null was added',
  },
  {
    change: 'a reference becomes a part beside a description',
    given: (copy) => mapOf(copy, { $ref: '#/components/schemas/Ping' }),
    edit: (copy) => {
      const { additionalProperties } = copy.components.schemas.PingMap;
      copy.components.schemas.PingMap.additionalProperties = { description: 'A ping.', allOf: [additionalProperties] };
    },
    class: 'editorial',
    says: 'PingMap (received), additionalProperties: description changed',
  },
  {
    change: 'a value is added to a list in what the server sends',
    edit: (copy) => copy.components.schemas.OrderStatus.enum.push('paused'),
    class: 'breaking',
    says: 'OrderStatus (received): the value "paused" is new',
  },
  {
    change: 'a value is added to a list that may grow',
    edit: (copy) => copy.components.schemas.SymbolStatus['x-extensible-enum'].push('AUCTION'),
    class: 'additive',
    says: 'SymbolStatus (received): the value "AUCTION" is new',
  },
  {
    change: 'a closed list may grow',
    edit: (copy) => {
      const { enum: values, ...others } = copy.components.schemas.OrderStatus;
      copy.components.schemas.OrderStatus = { ...others, 'x-extensible-enum': values };
    },
    class: 'breaking',
    says: 'OrderStatus (received): the list of values may grow now',
  },
  {
    change: 'the form of a parameter is written out',
    edit: (copy) => Object.assign(parameterOf(copy, '/api/v3/depth', 'limit'), { style: 'form', explode: true }),
    class: 'editorial',
    says: 'getDepth, query limit: style form was added',
  },
  {
    change: 'the form of a parameter changes',
    edit: (copy) => Object.assign(parameterOf(copy, '/api/v3/depth', 'limit'), { explode: false }),
    class: 'breaking',
    says: 'getDepth, query limit: is serialized differently',
  },
  {
    change: 'bounds that permit everything are written out',
    given: (copy) => delete copy.components.schemas.PortalOrderRequest.properties.extras.minLength,
    edit: (copy) => Object.assign(copy.components.schemas.PortalOrderRequest.properties.extras, { minLength: 0 }),
    class: 'editorial',
    says: 'PortalOrderRequest (sent): extras: minLength 0 was added',
  },
  {
    change: 'a default that stood in prose is stated',
    edit: (copy) => Object.assign(copy.components.schemas.PortalOrderRequest.properties.extras, { default: '' }),
    class: 'editorial',
    says: 'extras: default  was added',
  },
  {
    change: 'a credential is sent in another header',
    edit: (copy) => Object.assign(copy.components.securitySchemes.apiKey, { name: 'X-Other-Key' }),
    class: 'breaking',
    says: 'the credential apiKey: is sent differently',
  },
  {
    change: 'the limit of a parameter that many operations have is raised',
    edit: (copy) => Object.assign(copy.components.parameters.PageLimit.schema, { pattern: '^([1-9][0-9]{0,2}|1000)$' }),
    class: 'additive',
    says: 'the parameter PageLimit: pattern changed from',
  },
];

/** Adds a map to the answer of `ping`. */
function mapOf(copy: Document, values: Document): void {
  copy.components.schemas.Ping = { type: 'object', properties: { text: { type: 'string' } } };
  copy.components.schemas.PingMap = { type: 'object', additionalProperties: values };
  const { content } = copy.paths['/api/v3/ping'].get.responses['200'];
  content['application/json'].schema = { $ref: '#/components/schemas/PingMap' };
}

function parameterOf(copy: Document, path: string, name: string): Document {
  const { parameters } = copy.paths[path].get;
  const index = parameters.findIndex((one: Document) => (one.name ?? one.$ref.split('/').pop().toLowerCase()) === name);
  // A shared parameter is copied into the operation, so that the edit changes only this operation.
  const { $ref } = parameters[index];
  if ($ref !== undefined) parameters[index] = structuredClone(copy.components.parameters[$ref.split('/').pop()]);
  return parameters[index];
}

function addStatus(copy: Document, status: string): void {
  const { responses } = copy.paths['/api/v3/ping'].get;
  responses[status] = responses['200'];
}
