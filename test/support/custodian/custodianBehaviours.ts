/**
 * Every response that a custodian may give after it executed a request. Those whose name begins with `good` are
 * valid; the others are not.
 */
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

type RespondFunction = (response: ServerResponse, answer: object) => void;

export const CUSTODIAN_MENU = {
  good: (response, answer) => respondJson(response, answer),
  good_with_more_members: (response, answer) => respondJson(response, { ...answer, fee: '0.0001', nested: { a: [1] } }),
  good_and_created: (response, answer) => respondJson(response, answer, 201),
  good_with_byte_order_mark: (response, answer) => respondText(response, `\ufeff${JSON.stringify(answer)}`),
  good_with_parameters: (response, answer) =>
    response
      .writeHead(200, { 'content-type': 'Application/JSON ; profile="a;b"; Charset=UTF8;' })
      .end(JSON.stringify(answer)),
  good_after_early_hints: (response, answer) =>
    response.writeEarlyHints({ link: '</a>; rel=preload' }, () => respondJson(response, answer)),
  good_after_unasked_continue: (response, answer) => {
    response.writeContinue();
    respondJson(response, answer);
  },

  hangs: () => undefined,
  hangs_in_the_body: (response, answer) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write(JSON.stringify(answer));
  },
  closes_at_once: (response) => response.destroy(),
  status_204: (response) => response.writeHead(204).end(),
  status_500: (response, answer) => respondJson(response, answer, 500),
  status_401: (response, answer) => respondJson(response, answer, 401),
  status_202: (response, answer) => respondJson(response, answer, 202),
  status_205: (response) => response.writeHead(205).end(),
  busy_for_a_second: (response) => response.writeHead(503, { 'retry-after': '1' }).end(),
  busy_until_a_date: (response) =>
    response.writeHead(429, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }).end(),
  redirect: (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>sent</p>'),
  html_called_json: (response) => respondText(response, '<p>sent</p>'),
  gzip: (response, answer) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync(JSON.stringify(answer))),
  too_large: (response, answer) => respondJson(response, { ...answer, padding: 'a'.repeat(20_000) }),
  empty: (response) => respondText(response, ''),
  array: (response, answer) => respondText(response, `[${JSON.stringify(answer)}]`),
  a_member_twice: (response, answer) => respondText(response, `{"asset":"eth",${JSON.stringify(answer).slice(1)}`),
  bad_utf8: (response, answer) => {
    const body = Buffer.from(JSON.stringify(answer));
    body[body.length - 3] = 0xff;
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  },

  no_state: (response, answer) => respondJson(response, { ...answer, state: undefined }),
  unknown_state: (response, answer) => respondJson(response, { ...answer, state: 'failed' }),
  no_txid_member: (response, answer) => respondJson(response, { ...answer, txid: undefined }),
  number_for_amount: (response, answer) => respondJson(response, { ...answer, amount: 1 }),
  confirmations_below_zero: (response, answer) => respondJson(response, { ...answer, confirmations: -1 }),

  another_key: (response, answer) => respondJson(response, { ...answer, key: 'withdrawal-999999', state: 'refused' }),
  another_amount: (response, answer) => respondJson(response, { ...answer, amount: '0.00000001' }),
  another_asset: (response, answer) => respondJson(response, { ...answer, asset: 'eth' }),
  another_network: (response, answer) => respondJson(response, { ...answer, network: 'elsewhere' }),
  another_address: (response, answer) =>
    respondJson(response, { ...answer, address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' }),
  another_tag: (response, answer) => respondJson(response, { ...answer, tag: '7' }),
} satisfies Record<string, RespondFunction>;

export type CustodianBehaviour = keyof typeof CUSTODIAN_MENU;
export const CUSTODIAN_BEHAVIOURS = Object.keys(CUSTODIAN_MENU) as readonly CustodianBehaviour[];

function respondJson(response: ServerResponse, answer: object, status = 200): void {
  respondText(response, JSON.stringify(answer), status);
}

function respondText(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}
