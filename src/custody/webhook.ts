/**
 * Custody by a custodian's service, as spec/custodian.openapi.yaml describes it. An answer that is not wholly what it should be
 * is no answer: `unknown` is asked again under the same key, a wrong word about money could not be taken back.
 */
import type { components } from '../../generated/custodian';
import { validators } from '../../generated/custodianValidators';
import { type CallAnswer, type CustodianCallOptions, createCustodianCalls } from './call';
import type { AddressAnswer, AddressQuestion, Custody, SendAnswer, SendOrder } from './custody';
import { answerOf, isAbout, sendRequestOf } from './wire';

type Schemas = components['schemas'];

/** What this adapter needs of a logger. */
export interface CustodyLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface WebhookCustodyOptions extends Omit<CustodianCallOptions, 'connectionsMax'> {
  readonly log: CustodyLog;
  /** Withdrawals that are asked for or after at once; the worker keeps to it. */
  readonly withdrawalsMax: number;
  /** Addresses that are asked for at once; beyond that a question fails at once. */
  readonly addressesMax: number;
}

/** Somebody has to look: the key stands for something else there. */
const KEY_OF_ANOTHER = 409;

export function createWebhookCustody(options: WebhookCustodyOptions): Custody {
  const { log, withdrawalsMax, addressesMax } = options;
  const calls = createCustodianCalls({ ...options, connectionsMax: withdrawalsMax + addressesMax });
  let addressesAsked = 0;

  return {
    kind: 'webhook',
    async depositAddress(question) {
      if (addressesAsked >= addressesMax) return { ok: false, reason: 'unavailable' };
      addressesAsked += 1;
      try {
        const { asset, network } = question;
        const key = addressKey(question);
        return judgeAddress(key, question, await calls.call('PUT', `/deposit-addresses/${key}`, { asset, network }));
      } finally {
        addressesAsked -= 1;
      }
    },
    send: async (order) =>
      judgeWithdrawal(order, await calls.call('PUT', `/withdrawals/${order.key}`, sendRequestOf(order))),
    look: async (order) => judgeWithdrawal(order, await calls.call('GET', `/withdrawals/${order.key}`)),
    close: () => calls.close(),
  };

  function judgeWithdrawal(order: SendOrder, answer: CallAnswer): SendAnswer {
    const { key } = order;
    if (!answer.ok) {
      const known = answer.status === KEY_OF_ANOTHER;
      log[known ? 'error' : 'warn'](
        { key, fault: answer.fault, status: answer.status ?? null },
        'the custodian gave no usable answer',
      );
      return { state: 'unknown' };
    }
    if (!validators.CustodyWithdrawal(answer.body)) {
      log.error({ key }, 'what the custodian says of a withdrawal has not the shape that was agreed');
      return { state: 'unknown' };
    }
    const said = answer.body as Schemas['CustodyWithdrawal'];
    if (!isAbout(said, order)) {
      log.error({ key }, 'what the custodian says of a withdrawal is not what was ordered');
      return { state: 'unknown' };
    }
    return answerOf(said);
  }

  function judgeAddress(key: string, { asset, network }: AddressQuestion, answer: CallAnswer): AddressAnswer {
    const said =
      answer.ok && validators.DepositAddress(answer.body) ? (answer.body as Schemas['DepositAddress']) : undefined;
    if (said === undefined || said.asset !== asset || said.network !== network) {
      log.warn(
        { key, ...(answer.ok ? { fault: 'wrong_shape' } : { fault: answer.fault, status: answer.status ?? null }) },
        'the custodian gave no address',
      );
      return { ok: false, reason: 'unavailable' };
    }
    return { ok: true, address: said.address, tag: said.tag };
  }
}

/** The name of what an address is for: the custodian gives the same one under it for ever. */
function addressKey({ userId, asset, network }: AddressQuestion): string {
  return `address-${userId}-${asset}-${network}`;
}
