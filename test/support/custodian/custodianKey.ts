/**
 * The secret that a custodian shares with the exchange, in a file for the exchange, and signatures made with it as
 * described in spec/custodian.openapi.yaml.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';

export interface SignedParts {
  readonly method: string;
  /** The path of the contract with its parameters filled in. */
  readonly path: string;
  readonly body: string;
  readonly timestampMs?: number;
}

export class CustodianKey {
  readonly secret = randomBytes(24).toString('hex');

  constructor(readonly file: string) {
    writeFileSync(file, `${this.secret}\n`, { mode: 0o600 });
  }

  /** The headers that prove knowledge of the secret. */
  headers({ timestampMs = Date.now(), ...parts }: SignedParts): Record<string, string> {
    const timestamp = String(timestampMs);
    return { 'talad-timestamp': timestamp, 'talad-signature': this.signature(timestamp, parts) };
  }

  signature(timestamp: string, { method, path, body }: SignedParts): string {
    return createHmac('sha256', this.secret).update([timestamp, method, path, body].join('\n')).digest('hex');
  }
}
