/**
 * Changes of the custodian's document. Its reader implements the server of the operations, and is the client of the
 * callbacks.
 */
import type { Document, ReviewCase } from './reviewCase';

const schemas = (copy: Document) => copy.components.schemas;
const send = (copy: Document) => copy.paths['/withdrawals/{key}'].put;
const callback = (copy: Document) => copy.webhooks.custodyCallback.post;

export const CUSTODIAN_CASES: readonly ReviewCase[] = [
  {
    change: 'a new required member is expected in a response',
    edit: (copy) => {
      schemas(copy).DepositAddress.properties.expires = { type: 'string' };
      schemas(copy).DepositAddress.required.push('expires');
    },
    class: 'breaking',
    says: 'DepositAddress (sent): expires: is a new member',
  },
  {
    change: 'a member of a response is removed',
    edit: (copy) => {
      delete schemas(copy).DepositAddress.properties.tag;
      schemas(copy).DepositAddress.required.pop();
    },
    class: 'breaking',
    says: 'DepositAddress (sent): tag: was removed',
  },
  {
    change: 'the exchange always sends a new member',
    edit: (copy) => {
      schemas(copy).SendWithdrawalRequest.properties.priority = { type: 'string' };
      schemas(copy).SendWithdrawalRequest.required.push('priority');
    },
    class: 'additive',
    says: 'SendWithdrawalRequest (received): priority: is a new member',
  },
  {
    change: 'the exchange no longer sends a member',
    edit: (copy) => {
      delete schemas(copy).SendWithdrawalRequest.properties.bank_code;
      schemas(copy).SendWithdrawalRequest.required.pop();
    },
    class: 'breaking',
    says: 'SendWithdrawalRequest (received): bank_code: was removed',
  },
  {
    change: 'the exchange sends longer keys, in a parameter of the path',
    edit: (copy) => {
      const [key] = copy.paths['/deposit-addresses/{key}'].parameters;
      key.schema.pattern = key.schema.pattern.replace('{2,10}', '{2,20}');
    },
    class: 'breaking',
    says: 'assignDepositAddress, path key: pattern changed',
  },
  {
    change: 'the exchange sends shorter names only',
    edit: (copy) =>
      Object.assign(schemas(copy).AssignDepositAddressRequest.properties.network, { pattern: '^[a-z0-9-]{1,10}$' }),
    class: 'additive',
    says: 'AssignDepositAddressRequest (received): network: pattern changed',
  },
  {
    change: 'the exchange understands a further status',
    edit: (copy) => Object.assign(send(copy).responses, { '429': { description: 'Later.' } }),
    class: 'additive',
    says: 'sendWithdrawal, 429: is a new response',
  },
  {
    change: 'the exchange calls with other credentials',
    edit: (copy) => Object.assign(send(copy), { security: [{ token: [] }] }),
    class: 'breaking',
    says: 'sendWithdrawal: is called with other credentials',
  },
  {
    change: 'a new required member is expected in a callback',
    edit: (copy) => {
      schemas(copy).CustodyCallback.properties.attempt = { type: 'integer' };
      schemas(copy).CustodyCallback.required.push('attempt');
    },
    class: 'breaking',
    says: 'CustodyCallback (sent): attempt: is a new member',
  },
  {
    change: 'a callback may have a new member',
    edit: (copy) => Object.assign(schemas(copy).CustodyCallback.properties, { attempt: { type: 'integer' } }),
    class: 'additive',
    says: 'CustodyCallback (sent): attempt: is a new optional member',
  },
  {
    change: 'a callback gets another success status',
    edit: (copy) => Object.assign(callback(copy).responses, { '202': { description: 'Stored.' } }),
    class: 'breaking',
    says: 'custodyCallback, 202: is a new response',
  },
  {
    change: 'a callback is removed',
    edit: (copy) => delete copy.webhooks.custodyCallback,
    class: 'breaking',
    says: 'custodyCallback: webhook custodyCallback was removed',
  },
  {
    change: 'the title of an example changes',
    edit: (copy) =>
      Object.assign(callback(copy).requestBody.content['application/json'].examples.deposit, { summary: 'Other' }),
    class: 'editorial',
    says: 'custodyCallback, body: the example deposit changed',
  },
];
