/** Changes of the operator document, whose reader is a client. */
import type { Document, ReviewCase } from './reviewCase';

const schemas = (copy: Document) => copy.components.schemas;
const credit = (copy: Document) => copy.paths['/internal/deposits'].post;

export const OPERATOR_CASES: readonly ReviewCase[] = [
  {
    change: 'an operation is removed',
    edit: (copy) => delete copy.paths['/internal/house-balances'],
    class: 'breaking',
    says: 'getHouseBalances: GET /internal/house-balances was removed',
  },
  {
    change: 'an operation is added',
    edit: (copy) => Object.assign(copy.paths, { '/internal/more': { get: { operationId: 'more', responses: {} } } }),
    class: 'additive',
    says: 'more: GET /internal/more is new',
  },
  {
    change: 'a role loses an operation',
    edit: (copy) => Object.assign(copy.paths['/internal/audit'].get, { 'x-roles': ['approver'] }),
    class: 'breaking',
    says: 'getAudit: the role auditor may no longer call it',
  },
  {
    change: 'a role gets an operation',
    edit: (copy) => credit(copy)['x-roles'].push('approver'),
    class: 'additive',
    says: 'creditDeposit: the role approver may call it now',
  },
  {
    change: 'a second factor is required',
    edit: (copy) => Object.assign(credit(copy), { 'x-second-factor': true }),
    class: 'breaking',
    says: 'creditDeposit: x-second-factor true was added',
  },
  {
    change: 'an approval is no longer required',
    edit: (copy) => Object.assign(copy.paths['/internal/partners'].post, { 'x-effect': 'neutral' }),
    class: 'additive',
    says: 'createPartner: x-effect loosens was removed',
  },
  {
    change: 'a required member is added to a request',
    edit: (copy) => {
      schemas(copy).CreditDepositRequest.properties.reason = { type: 'string' };
      schemas(copy).CreditDepositRequest.required.push('reason');
    },
    class: 'breaking',
    says: 'CreditDepositRequest (sent): reason: is a new member',
  },
  {
    change: 'an optional member is added to a request',
    edit: (copy) => Object.assign(schemas(copy).CreditDepositRequest.properties, { reason: { type: 'string' } }),
    class: 'additive',
    says: 'CreditDepositRequest (sent): reason: is a new optional member',
  },
  {
    change: 'a response is removed',
    edit: (copy) => delete copy.paths['/internal/users'].post.responses['202'],
    class: 'breaking',
    says: 'createUser, 202: was removed',
  },
  {
    change: 'the probe of load balancers gets another success status',
    edit: (copy) => Object.assign(copy.paths['/health/ready'].get.responses, { '204': { description: 'Ready.' } }),
    class: 'breaking',
    says: 'getReadiness, 204: is a new response',
  },
  {
    change: 'a summary changes',
    edit: (copy) => Object.assign(credit(copy), { summary: 'Credit something' }),
    class: 'editorial',
    says: 'creditDeposit: summary changed',
  },
];
