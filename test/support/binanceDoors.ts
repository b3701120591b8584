/**
 * Requests of the Binance interface through its two doors, HTTP and the WebSocket API: what a client sends, apart from
 * the form in which each door wants it, and what it gets.
 */
import { apiMethods } from '../../generated/binanceStreams';
import { type OperationId, type OperationRecord, operationRecords } from '../../generated/operations';
import { binanceRequests } from '../contract/binanceRequests';
import type { BinanceApiClient } from './binanceApiClient';
import { type BinanceSigner, signBinanceText } from './binanceSigner';
import type { TestExchange } from './exchange';

export type Parameters = Readonly<Record<string, string>>;

/** What a client sends, apart from the form in which the door wants it. */
export interface Sent {
  readonly params: Parameters;
  /** Undefined for an operation without a key. */
  readonly apiKey: string | undefined;
  /** Makes the signature of a text; undefined for none. */
  readonly sign: ((text: string) => string) | undefined;
}

export interface Seen {
  readonly status: number;
  /** Code and message of an error, without numbers that differ from moment to moment. */
  readonly error: readonly [number, string] | undefined;
}

/** An operation of the document, with the method by which the WebSocket API calls it. */
export type Operation = readonly [method: string, id: OperationId];

export const MESSAGE_OPERATIONS = Object.entries(apiMethods).flatMap(([method, id]): Operation[] =>
  id === null ? [] : [[method, id]],
);

export async function overHttp(
  { anonymous }: TestExchange,
  [, id]: Operation,
  { params, apiKey, sign }: Sent,
): Promise<Seen> {
  const { method, path } = operationRecords[id];
  const text = new URLSearchParams(params).toString();
  const query = sign === undefined ? text : `${text}&signature=${encodeURIComponent(sign(text))}`;
  const { status, body } = await anonymous.send({
    method: method.toUpperCase(),
    path: `${path}?${query}`,
    headers: { ...(apiKey !== undefined && { 'x-mbx-apikey': apiKey }) },
  });
  return { status, error: status === 200 ? undefined : errorIn(body) };
}

export async function overMessages(
  api: BinanceApiClient,
  [method]: Operation,
  { params, apiKey, sign }: Sent,
): Promise<Seen> {
  const named: Parameters = { ...params, ...(apiKey !== undefined && { apiKey }) };
  const text = Object.keys(named)
    .sort()
    .map((name) => `${name}=${textOf(named[name])}`)
    .join('&');
  const message = { ...named, ...(sign !== undefined && { signature: sign(text) }) };
  lastId += 1;
  const answer = await api.stream.request(method, message, lastId);
  return { status: Number(answer['status']), error: answer['status'] === 200 ? undefined : errorIn(answer['error']) };
}

/** A message may also have a list where a query has a text. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function errorIn(body: unknown): readonly [number, string] {
  const { code, msg } = body as { readonly code: number; readonly msg: string };
  return [code, msg.replace(/\d{3,}/g, 'N')];
}

/** Messages of one connection may wait at the same time. */
let lastId = 1_000_000;

export function withParameter({ params, ...sent }: Sent, name: string, value: string): Sent {
  return { ...sent, params: { ...params, [name]: value } };
}

/** Operations with the key alone have no signature. */
export function signedBy({ sign, ...sent }: Sent, { apiKey, key }: BinanceSigner): Sent {
  return { ...sent, apiKey, sign: sign && ((text) => signBinanceText(key, text)) };
}

export const QUERIES = new Map(binanceRequests());
/** Operations on something that does not exist are refused alike by both doors. */
const NAMED: Readonly<Partial<Record<OperationId, Parameters>>> = {
  getBinanceOrder: { symbol: 'BTCTHB', orderId: '999999' },
  cancelBinanceOrder: { symbol: 'BTCTHB', orderId: '999999' },
  amendBinanceOrder: { symbol: 'BTCTHB', newQty: '0.5', orderId: '999999' },
  replaceBinanceOrder: { ...QUERIES.get('replaceBinanceOrder')?.query, cancelOrderId: '999999' },
  cancelBinanceOpenOrders: { symbol: 'ETHTHB' },
  extendBinanceListenKey: { listenKey: 'a'.repeat(64) },
  deleteBinanceListenKey: { listenKey: 'a'.repeat(64) },
};

export function validRequest(id: OperationId, { apiKey, key }: BinanceSigner): Sent {
  const { security }: OperationRecord = operationRecords[id];
  const { timestamp: _timestamp, recvWindow: _window, ...query } = NAMED[id] ?? QUERIES.get(id)?.query ?? {};
  if (security === 'public') return { params: query, apiKey: undefined, sign: undefined };
  if (security !== 'binanceKey') return { params: query, apiKey, sign: undefined };
  return {
    params: { ...query, timestamp: String(Date.now()) },
    apiKey,
    sign: (text) => signBinanceText(key, text),
  };
}
