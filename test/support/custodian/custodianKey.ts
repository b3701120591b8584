/** The secret that a custodian shares with the exchange, in a file for it to read, and the signatures made with it, worked out as spec/custodian.openapi.yaml says. */
import { createHmac, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';

export interface SignedParts {
  readonly method: string;
  /** As the contract writes it, filled in. */
  readonly path: string;
  readonly body: string;
  readonly timestampMs?: number;
}

export class CustodianKey {
  readonly secret = randomBytes(24).toString('hex');

  constructor(readonly file: string) {
    writeFileSync(file, `${this.secret}\n`, { mode: 0o600 });
  }

  /** The headers that prove a request to be of somebody who has the secret. */
  headers({ timestampMs = Date.now(), ...parts }: SignedParts): Record<string, string> {
    const timestamp = String(timestampMs);
    return { 'talad-timestamp': timestamp, 'talad-signature': this.signature(timestamp, parts) };
  }

  signature(timestamp: string, { method, path, body }: SignedParts): string {
    return createHmac('sha256', this.secret).update([timestamp, method, path, body].join('\n')).digest('hex');
  }
}
