/**
 * Changes of the partner's document. Its reader implements the server: the exchange sends the requests and receives the
 * responses, also those of webhooks.
 */
import type { Document, ReviewCase } from './reviewCase';

const schemas = (copy: Document) => copy.components.schemas;
const getAddress = (copy: Document) => copy.paths['/get-deposit-address'].get;

export const PARTNER_CASES: readonly ReviewCase[] = [
  {
    change: 'a member of a response becomes required',
    edit: (copy) => schemas(copy).DepositAddress.required.push('tag'),
    class: 'breaking',
    says: 'DepositAddress (sent): tag: is required now',
  },
  {
    change: 'a new required member is expected in a response',
    edit: (copy) => {
      schemas(copy).TokenGrant.properties.issued_at = { type: 'string' };
      schemas(copy).TokenGrant.required.push('issued_at');
    },
    class: 'breaking',
    says: 'TokenGrant (sent): issued_at: is a new member',
  },
  {
    change: 'a response may have a new member',
    edit: (copy) => Object.assign(schemas(copy).DepositAddress.properties, { network: { type: 'string' } }),
    class: 'additive',
    says: 'DepositAddress (sent): network: is a new optional member',
  },
  {
    change: 'a member of a response is removed',
    edit: (copy) => delete schemas(copy).TokenGrant.properties.expires_in,
    class: 'breaking',
    says: 'TokenGrant (sent): expires_in: was removed',
  },
  {
    change: 'a response accepts shorter texts only',
    edit: (copy) => Object.assign(schemas(copy).DepositAddress.properties.address, { pattern: '^[!-~]{1,100}$' }),
    class: 'breaking',
    says: 'DepositAddress (sent): address: pattern changed',
  },
  {
    change: 'a response accepts longer texts',
    edit: (copy) => Object.assign(schemas(copy).DepositAddress.properties.address, { pattern: '^[!-~]{1,512}$' }),
    class: 'additive',
    says: 'DepositAddress (sent): address: pattern changed',
  },
  {
    change: 'the exchange always sends a new parameter',
    edit: (copy) =>
      getAddress(copy).parameters.push({ name: 'network', in: 'query', required: true, schema: { type: 'string' } }),
    class: 'additive',
    says: 'getDepositAddress, query network: is a new required parameter',
  },
  {
    change: 'the exchange no longer always sends a parameter',
    edit: (copy) => Object.assign(getAddress(copy).parameters[0], { required: false }),
    class: 'breaking',
    says: 'getDepositAddress, query coin: is optional now',
  },
  {
    change: 'the exchange no longer sends a member',
    edit: (copy) => delete schemas(copy).TokenRequest.properties.code_verifier,
    class: 'breaking',
    says: 'TokenRequest (received): code_verifier: was removed',
  },
  {
    change: 'the exchange sends a new value',
    edit: (copy) => schemas(copy).TokenRequest.properties.grant_type.enum.push('client_credentials'),
    class: 'breaking',
    says: 'TokenRequest (received): grant_type: the value "client_credentials" is new',
  },
  {
    change: 'the exchange sends a wider range',
    edit: (copy) => Object.assign(schemas(copy).Coin, { pattern: '^[A-Z0-9]{2,20}$' }),
    class: 'breaking',
    says: 'Coin (received): pattern changed',
  },
  {
    change: 'the exchange sends another media type',
    edit: (copy) => {
      const { content } = copy.paths['/token'].post.requestBody;
      content['application/json'] = content['application/x-www-form-urlencoded'];
    },
    class: 'breaking',
    says: 'token, body: application/json is a new media type',
  },
  {
    change: 'the exchange understands a further status',
    edit: (copy) => Object.assign(getAddress(copy).responses, { '503': { description: 'Later.' } }),
    class: 'additive',
    says: 'getDepositAddress, 503: is a new response',
  },
  {
    change: 'the exchange no longer understands a status',
    edit: (copy) => delete getAddress(copy).responses['401'],
    class: 'breaking',
    says: 'getDepositAddress, 401: was removed',
  },
  {
    change: 'an operation that the partner must implement is added',
    edit: (copy) => Object.assign(copy.paths, { '/more': { get: { ...getAddress(copy), operationId: 'more' } } }),
    class: 'breaking',
    says: 'more: GET /more is new',
  },
  {
    change: 'a webhook is added',
    edit: addWebhook,
    class: 'additive',
    says: 'reviewedEvent: webhook reviewed.event is new',
  },
  {
    change: 'a new member is always in a webhook',
    given: addWebhook,
    edit: (copy) => {
      webhookBody(copy).properties.reason = { type: 'string' };
      webhookBody(copy).required.push('reason');
    },
    class: 'additive',
    says: 'reviewedEvent, body: reason: is a new member',
  },
  {
    change: 'a member of a webhook has a new value',
    given: addWebhook,
    edit: (copy) => webhookBody(copy).properties.id.enum.push('other'),
    class: 'additive',
    says: 'reviewedEvent, body: id: the value "other" is new',
  },
  {
    change: 'a member of a webhook becomes optional',
    given: addWebhook,
    edit: (copy) => webhookBody(copy).required.pop(),
    class: 'breaking',
    says: 'reviewedEvent, body: id: is optional now',
  },
  {
    change: 'a description changes',
    edit: (copy) => Object.assign(getAddress(copy), { description: 'Another text.' }),
    class: 'editorial',
    says: 'getDepositAddress: description changed',
  },
];

function addWebhook(copy: Document): void {
  const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string', enum: ['one'] } } };
  copy.webhooks ??= {};
  copy.webhooks['reviewed.event'] = {
    post: {
      operationId: 'reviewedEvent',
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '204': { description: 'Received.' } },
    },
  };
}

function webhookBody(copy: Document): Document {
  return copy.webhooks['reviewed.event'].post.requestBody.content['application/json'].schema;
}
