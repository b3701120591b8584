/** Checks that a request was signed by the exchange, on the bytes as they arrived. */

import type { KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../../../foundation/clock';
import { isCustodySignatureValid } from '../../../usecases/custody/custodySignature';

export interface SignatureCheck {
  readonly secrets: readonly KeyObject[];
  readonly clock: Clock;
  readonly windowMs: number;
}

export interface ReceivedRequest {
  readonly method: string;
  /** As the contract writes it, filled in. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}

/** Takes the same time whichever part is wrong. */
export function isSignedByExchange(
  { secrets, clock, windowMs }: SignatureCheck,
  { method, path, headers, body }: ReceivedRequest,
): boolean {
  const signature = String(headers['talad-signature'] ?? '');
  const timestamp = String(headers['talad-timestamp'] ?? '');
  return isCustodySignatureValid(
    secrets,
    { timestamp, method, path, body },
    { signature, nowMs: clock.nowMs(), windowMs },
  );
}
