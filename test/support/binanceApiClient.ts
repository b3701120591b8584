/** A connection of the Binance-compatible WebSocket API, and requests that are signed as its clients sign them. */
import { type BinanceSigner, signBinanceText } from './binanceSigner';
import type { TestExchange } from './exchange';
import type { Frame, StreamClient } from './streamClient';

export type ApiParameters = Readonly<Record<string, string | number | boolean>>;

/** The parameters with time and signature: over `name=value`, sorted by name. */
export function signedApiParameters({ apiKey, key }: BinanceSigner, more: ApiParameters = {}): ApiParameters {
  const params: ApiParameters = { apiKey, timestamp: Date.now(), ...more };
  const text = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');
  return { ...params, signature: signBinanceText(key, text) };
}

export class BinanceApiClient {
  private constructor(readonly stream: StreamClient) {}

  static async open(exchange: Pick<TestExchange, 'openStream'>): Promise<BinanceApiClient> {
    return new BinanceApiClient(await exchange.openStream('/binance/ws-api/v3'));
  }

  /** The whole response. */
  call(method: string, params?: object): Promise<Frame> {
    return this.stream.request(method, params);
  }

  signed(signer: BinanceSigner, method: string, params: ApiParameters = {}): Promise<Frame> {
    return this.call(method, signedApiParameters(signer, params));
  }

  /** The result of a request that must be carried out. */
  async result(method: string, params?: object): Promise<unknown> {
    const answer = await this.call(method, params);
    if (answer['status'] !== 200) throw new Error(`${method} was answered ${JSON.stringify(answer)}`);
    return answer['result'];
  }

  async close(): Promise<void> {
    await this.stream.close();
  }
}
