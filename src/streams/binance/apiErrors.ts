/** The errors of the Binance-compatible WebSocket API, with the statuses, codes and messages of Binance. */
import type { components } from '../../../generated/binanceStreams';
import type { MessageFault } from '../../application/binance/signedMessages';

type ErrorAnswer = components['schemas']['ApiErrorAnswer'];

export interface ApiRefusal {
  readonly status: ErrorAnswer['status'];
  readonly code: ErrorAnswer['error']['code'];
  readonly msg: string;
}

export const apiErrors = {
  malformed: { status: 400, code: -1135, msg: 'Invalid JSON Request.' },
  unsupported: { status: 400, code: -1020, msg: 'This operation is not supported.' },
  unauthorized: { status: 401, code: -1002, msg: 'You are not authorized to execute this request.' },
  keyFormat: { status: 401, code: -2014, msg: 'API-key format invalid.' },
  unknownKey: { status: 401, code: -2015, msg: 'Invalid API-key, IP, or permissions for action.' },
  signature: { status: 400, code: -1022, msg: 'Signature for this request is not valid.' },
  windowTooLong: { status: 400, code: -1131, msg: 'recvWindow must be less than 60000.' },
  hmacSession: { status: 400, code: -4056, msg: 'HMAC_SHA256 API key is not supported.' },
  subscriptionActive: { status: 400, code: -2035, msg: 'User Data Stream subscription already active.' },
  subscriptionInactive: { status: 400, code: -2036, msg: 'User Data Stream subscription not active.' },
  missing: (name: string): ApiRefusal => ({
    status: 400,
    code: -1102,
    msg: `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`,
  }),
} as const satisfies Record<string, ApiRefusal | ((name: string) => ApiRefusal)>;

export function refusalOfFault(fault: MessageFault): ApiRefusal {
  if (typeof fault === 'object') return { status: 400, code: -1021, msg: fault.window };
  switch (fault) {
    case 'key_format':
      return apiErrors.keyFormat;
    case 'unknown_key':
      return apiErrors.unknownKey;
    case 'signature':
      return apiErrors.signature;
    case 'window_too_long':
      return apiErrors.windowTooLong;
    default:
      return apiErrors.missing(fault);
  }
}
