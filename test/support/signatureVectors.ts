/** The contract's worked examples of signatures. */
import document from '../../generated/openapi.json';

export interface SignatureVector {
  readonly name: string;
  readonly secret: string;
  readonly body: string | null;
  readonly timestamp?: string;
  readonly recvWindow?: string;
  readonly message: string;
  readonly signature: string;
}

export const signatureVectors: readonly SignatureVector[] =
  document.components.securitySchemes.signature['x-signature-vectors'];
