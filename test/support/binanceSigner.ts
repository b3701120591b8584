/** Signs requests of the Binance-compatible interface, and sends them through the client that checks every response. */
import { createHmac, type KeyObject, sign as signBytes } from 'node:crypto';
import type { Client } from './client';
import type { RawResponse } from './contractCheck';
import { recordSecret } from './secretRecorder';

export interface BinanceSigner {
  readonly apiKey: string;
  /** A secret as text, or an Ed25519 private key. */
  readonly key: string | KeyObject;
}

export type BinanceParameters = Readonly<Record<string, string | number | boolean>>;

export function signBinanceText(key: BinanceSigner['key'], text: string): string {
  const signature =
    typeof key === 'string'
      ? createHmac('sha256', key).update(text).digest('hex')
      : signBytes(null, Buffer.from(text), key).toString('base64');
  recordSecret(signature);
  return signature;
}

/** The parameters as text with the present time, without the signature. */
export function binanceText(parameters: BinanceParameters): string {
  const texts = Object.entries({ timestamp: Date.now(), ...parameters }).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  return new URLSearchParams(texts).toString();
}

export function signedBinanceText(signer: BinanceSigner, parameters: BinanceParameters): string {
  const text = binanceText(parameters);
  return `${text}&signature=${encodeURIComponent(signBinanceText(signer.key, text))}`;
}

export interface SignedBinanceCall {
  readonly signer: BinanceSigner;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly parameters?: BinanceParameters;
  /** Whether the parameters are sent as a form and not in the query. */
  readonly asForm?: boolean;
}

export function sendSigned(
  client: Client,
  { signer, method, path, parameters = {}, asForm = false }: SignedBinanceCall,
): Promise<RawResponse & { readonly body: unknown }> {
  const text = signedBinanceText(signer, parameters);
  const headers = {
    'x-mbx-apikey': signer.apiKey,
    ...(asForm && { 'content-type': 'application/x-www-form-urlencoded' }),
  };
  return asForm
    ? client.send({ method, path, headers, body: text })
    : client.send({ method, path: `${path}?${text}`, headers });
}
