/**
 * Custody by a custodian's service, as described in spec/custodian.openapi.yaml. A response that is not valid in every
 * detail counts as `unknown`, and the request is repeated with the same key. Acting on a wrong response could lose
 * money.
 */
import type { components } from '../../../generated/custodian';
import { validators } from '../../../generated/custodianValidators';
import { type CustodianClientOptions, type CustodianResponse, createCustodianClient } from './custodianClient';
import { custodianStatusOf, custodyTotalsOf, matchesInstruction, sendRequestOf } from './custodianMessages';
import type {
  AddressRequest,
  AddressResult,
  Custody,
  CustodyLedger,
  SendResult,
  WithdrawalInstruction,
} from './custody';

type Schemas = components['schemas'];

/** The methods of a logger that this adapter uses. */
export interface CustodyLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface WebhookCustodyOptions extends Omit<CustodianClientOptions, 'connectionsMax'> {
  readonly log: CustodyLog;
  /** Concurrent withdrawal requests; the withdrawal worker observes this limit. */
  readonly withdrawalsMax: number;
  /** Concurrent address requests. Further requests fail immediately. */
  readonly addressesMax: number;
}

/** The custodian uses the key for something else, which must be checked manually. */
const KEY_CONFLICT_STATUS = 409;
const NOT_SERVED_STATUS = 404;
const UNKNOWN: SendResult = { state: 'unknown' };

export type CustodyRecord = Schemas['CustodyRecord'];
export type RecordKind = 'withdrawals' | 'deposits' | 'addresses';

export interface WebhookCustody extends Custody {
  /**
   * Some of the custodian's records after this position, in their order; none at the end. Undefined without a usable
   * response, also if the custodian does not list them.
   */
  listRecords(kind: RecordKind, after: number): Promise<readonly CustodyRecord[] | undefined>;
}

export function createWebhookCustody(options: WebhookCustodyOptions): WebhookCustody {
  const { log, withdrawalsMax, addressesMax } = options;
  const client = createCustodianClient({ ...options, connectionsMax: withdrawalsMax + addressesMax });
  let addressesInFlight = 0;

  return {
    kind: 'webhook',
    async depositAddress(request) {
      if (addressesInFlight >= addressesMax) return { ok: false, reason: 'unavailable' };
      addressesInFlight += 1;
      try {
        const { key, asset, network } = request;
        return addressResult(request, await client.send('PUT', `/deposit-addresses/${key}`, { asset, network }));
      } finally {
        addressesInFlight -= 1;
      }
    },
    send: async (instruction) =>
      withdrawalResult(
        instruction,
        await client.send('PUT', `/withdrawals/${instruction.key}`, sendRequestOf(instruction)),
      ),
    getStatus: async (instruction) =>
      withdrawalResult(instruction, await client.send('GET', `/withdrawals/${instruction.key}`)),
    async listRecords(kind, after) {
      const response = await client.list(`/records/${kind}/${after}`);
      return response.ok && validators.CustodyRecords(response.body)
        ? (response.body as Schemas['CustodyRecords']).records
        : undefined;
    },
    getLedger: async () => ledgerResult(await client.send('GET', '/ledger')),
    close: () => client.close(),
  };

  function withdrawalResult(instruction: WithdrawalInstruction, response: CustodianResponse): SendResult {
    const { key } = instruction;
    if (!response.ok) {
      const isKeyConflict = response.status === KEY_CONFLICT_STATUS;
      log[isKeyConflict ? 'error' : 'warn'](
        { key, fault: response.fault, status: response.status ?? null },
        'the custodian gave no usable response',
      );
      const { retryAfterMs } = response;
      return retryAfterMs === 0 ? UNKNOWN : { state: 'unknown', retryAfterMs };
    }
    if (!validators.CustodyWithdrawal(response.body)) {
      log.error({ key }, 'the custodian reported a withdrawal in a format that violates the contract');
      return UNKNOWN;
    }
    const reported = response.body as Schemas['CustodyWithdrawal'];
    if (!matchesInstruction(reported, instruction)) {
      log.error({ key }, 'the custodian reported a withdrawal that differs from the instruction');
      return UNKNOWN;
    }
    return custodianStatusOf(reported);
  }

  function ledgerResult(response: CustodianResponse): CustodyLedger | undefined {
    if (response.ok && validators.CustodyLedger(response.body)) {
      const { totals, differences } = response.body as Schemas['CustodyLedger'];
      return { totals: totals.map(custodyTotalsOf), differences };
    }
    // A custodian need not have this operation.
    const status = response.ok ? 200 : (response.status ?? null);
    const fault = response.ok ? 'wrong_shape' : response.fault;
    if (status !== NOT_SERVED_STATUS) log.warn({ fault, status }, 'the custodian did not show its books');
    return undefined;
  }

  function addressResult({ key, asset, network }: AddressRequest, response: CustodianResponse): AddressResult {
    const reported =
      response.ok && validators.DepositAddress(response.body)
        ? (response.body as Schemas['DepositAddress'])
        : undefined;
    if (reported === undefined || reported.asset !== asset || reported.network !== network) {
      log.warn(
        {
          key,
          ...(response.ok ? { fault: 'wrong_shape' } : { fault: response.fault, status: response.status ?? null }),
        },
        'the custodian provided no address',
      );
      return { ok: false, reason: 'unavailable' };
    }
    return { ok: true, address: reported.address, tag: reported.tag };
  }
}
