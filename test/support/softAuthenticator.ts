/**
 * An authenticator in software, for attacks that no browser makes: it signs for any origin and host, leaves out the
 * verification of its user, and can be copied with its counter.
 */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

export interface SignOptions {
  readonly challenge: string;
  readonly origin: string;
  readonly host?: string;
  readonly type?: string;
  readonly isUserVerified?: boolean;
  readonly userHandle?: string;
  readonly counter?: number;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** CBOR (RFC 8949) of the few types that an attestation needs. */
function cbor(value: string | number | Buffer | ReadonlyMap<string | number, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as number)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  return count < 256 ? Buffer.from([(major << 5) | 24, count]) : Buffer.from([(major << 5) | 25, count >> 8, count]);
}

export class SoftAuthenticator {
  counter = 0;

  constructor(
    readonly credentialId = randomBytes(32),
    private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject } = generateKeyPairSync(
      'ec',
      {
        namedCurve: 'P-256',
      },
    ),
  ) {}

  get id(): string {
    return this.credentialId.toString('base64url');
  }

  /** Another authenticator with the same key and the present counter. */
  copy(): SoftAuthenticator {
    const copy = new SoftAuthenticator(this.credentialId, this.keys);
    copy.counter = this.counter;
    return copy;
  }

  /** The answer to `navigator.credentials.create`. */
  register(options: SignOptions): string {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.from([this.credentialId.length >> 8, this.credentialId.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, cose]);
    const authData = Buffer.concat([this.authenticatorData(options, 0x40), credential]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.describe({
      clientDataJSON: clientData({ type: 'webauthn.create', ...options }).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** The answer to `navigator.credentials.get`. */
  sign(options: SignOptions): string {
    this.counter += 1;
    const authData = this.authenticatorData(options, 0);
    const client = clientData({ type: 'webauthn.get', ...options });
    const signature = createSign('sha256').update(authData).update(sha256(client)).sign(this.keys.privateKey);
    return this.describe({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(options.userHandle !== undefined && { userHandle: options.userHandle }),
    });
  }

  private authenticatorData({ origin, host, isUserVerified = true, counter }: SignOptions, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    const all = flags | 0x01 | (isUserVerified ? 0x04 : 0);
    return Buffer.concat([sha256(host ?? new URL(origin).hostname), Buffer.from([all]), count]);
  }

  private describe(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} });
  }
}

function clientData({ type, challenge, origin }: SignOptions): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
