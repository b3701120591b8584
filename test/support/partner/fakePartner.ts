/**
 * A partner's get-deposit-address endpoint that can misbehave on demand: one raw TCP or TLS server that counts requests
 * and responds by a menu. It is raw because no HTTP library would send most of the menu.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import type { BodyOf } from '../client';
import { type FakeOauth, startFakeOauth } from './fakeOauth';

/** A request as received. */
export interface PartnerRequest {
  readonly method: string;
  readonly path: string;
  readonly coin: string;
  readonly accessToken: string;
  readonly headers: ReadonlyMap<string, string>;
}

type Answer = (
  socket: Socket,
  request: PartnerRequest,
  partner: { readonly port: number; readonly oauth: FakeOauth },
) => void;

export const GOOD_ADDRESS = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';
const ETHEREUM_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

/** Connections that got one response. */
const answered = new WeakSet<Socket>();
const endless = Buffer.alloc(64 * 1024, ' ');

/** Every behaviour of a partner. `good` and its variants are valid; the exchange must survive the others. */
const MENU = {
  good: jsonAnswer((request) => depositAnswer(request)),
  good_with_tag: jsonAnswer((request) => depositAnswer(request, { tag: 'memo:104-99' })),
  good_without_tag: jsonAnswer((request) => depositAnswer(request, { tag: undefined })),
  good_with_empty_tag: jsonAnswer((request) => depositAnswer(request, { tag: '' })),
  good_with_more_members: jsonAnswer((request) => depositAnswer(request, { network: 'bitcoin', expires_in: 60 })),
  good_chunked: (socket, request) => {
    const body = depositAnswer(request);
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
    socket.end(
      `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(body.slice(0, 9))}${chunk(body.slice(9))}0\r\n\r\n`,
    );
  },
  good_for_newest_token: (socket, request, { oauth }) =>
    request.accessToken === oauth.accessToken
      ? respond(socket, '200 OK', {}, depositAnswer(request))
      : respond(socket, '401 Unauthorized', {}, '{}'),
  good_and_stays: (socket, request) => respondAndKeepOpen(socket, request),
  /** Closes the connection at a second request on it. */
  good_for_one_question: (socket, request) => {
    if (answered.has(socket)) return void socket.destroy();
    answered.add(socket);
    respondAndKeepOpen(socket, request);
  },
  good_with_byte_order_mark: rawAnswer('application/json', (request) => `\ufeff${depositAnswer(request)}`),
  good_with_parameters: rawAnswer('Application/JSON ; profile="a;b"; Charset=UTF8;', (request) =>
    depositAnswer(request),
  ),
  good_without_length: (socket, request) =>
    void socket.end(`HTTP/1.1 200\r\nContent-Type: application/json\r\n\r\n${depositAnswer(request)}`),
  good_after_early_hints: (socket, request) =>
    void socket.end(
      `HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${responseHead({ 'Content-Length': String(depositAnswer(request).length) })}${depositAnswer(request)}`,
    ),
  /** In pieces: no packet ends where a head does. */
  good_after_unasked_continue: (socket, request) => {
    const body = depositAnswer(request);
    const text = `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 100 \r\nServer: x\r\n\r\n${responseHead({ 'Content-Length': String(body.length) })}${body}`;
    writeSlowly(socket, text, 1, 5);
  },
  good_escaped: rawAnswer(
    'application/json',
    (request) => `{"c\\u006fin":"${request.coin}","address":"${GOOD_ADDRESS}","tag":null}`,
  ),

  hangs_before_headers: () => undefined,
  hangs_in_headers: (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/js'),
  hangs_in_body: (socket, request) =>
    void socket.write(`${responseHead({ 'Content-Length': '500' })}${depositAnswer(request).slice(0, 12)}`),
  one_byte_a_second: (socket, request) =>
    writeSlowly(
      socket,
      `${responseHead({ 'Content-Length': String(depositAnswer(request).length) })}${depositAnswer(request)}`,
      1_000,
    ),
  endless_early_hints: (socket) =>
    writeRepeatedly(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n'),
  closes_at_once: (socket) => socket.destroy(),
  truncated: (socket, request) =>
    void socket.end(`${responseHead({ 'Content-Length': '500' })}${depositAnswer(request)}`),
  truncated_chunked: (socket) =>
    void socket.end(
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n40\r\n{"coin":',
    ),
  not_http: (socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
  switches_protocols: (socket) =>
    void socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
  long_headers: (socket, request) =>
    void socket.end(`${responseHead({ 'X-Padding': 'a'.repeat(32 * 1024) })}${depositAnswer(request)}`),

  status_204: (socket) => void socket.end('HTTP/1.1 204 No Content\r\nContent-Type: application/json\r\n\r\n'),
  status_201: (socket, request) => respond(socket, '201 Created', {}, depositAnswer(request)),
  status_401: (socket, request) =>
    respond(socket, '401 Unauthorized', {}, `{"error":"bad token ${request.accessToken}"}`),
  status_500: (socket, request) => respond(socket, '500 Internal Server Error', {}, depositAnswer(request)),
  busy_for_two_minutes: (socket) => respond(socket, '503 Service Unavailable', { 'Retry-After': '120' }, ''),
  busy_until_next_year: (socket) =>
    respond(
      socket,
      '429 Too Many Requests',
      { 'Retry-After': new Date(Date.now() + 365 * 86_400_000).toUTCString() },
      '',
    ),
  status_205: (socket) => respond(socket, '205 Reset Content', {}, ''),
  redirect_302: (socket, request, partner) =>
    respond(socket, '302 Found', { Location: `http://127.0.0.1:${partner.port}/elsewhere` }, depositAnswer(request)),
  redirect_307: (socket, request, partner) =>
    respond(
      socket,
      '307 Temporary Redirect',
      { Location: `http://127.0.0.1:${partner.port}/elsewhere` },
      depositAnswer(request),
    ),
  redirect_to_metadata: (socket) =>
    respond(socket, '302 Found', { Location: 'http://169.254.169.254/latest/meta-data/' }, ''),

  html: rawAnswer('text/html; charset=utf-8', () => '<!doctype html><title>Sign in</title>'),
  html_called_json: rawAnswer('application/json', () => '<!doctype html><title>Sign in</title>'),
  text_plain: rawAnswer('text/plain', (request) => depositAnswer(request)),
  no_content_type: (socket, request) => {
    const body = depositAnswer(request);
    socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  },
  /** Obsolete (RFC 9112 section 5.2). */
  folded_header: rawAnswer('application/json;\r\n charset=utf-8', (request) => depositAnswer(request)),
  latin_1: rawAnswer('application/json; charset=iso-8859-1', (request) => depositAnswer(request)),
  bad_utf8: rawAnswer('application/json', (request) =>
    Buffer.concat([
      Buffer.from(`{"coin":"${request.coin}","tag":null,"address":"abc`),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ]),
  ),
  gzip: (socket, request) =>
    respond(socket, '200 OK', { 'Content-Encoding': 'gzip' }, gzipSync(depositAnswer(request))),
  gzip_bomb: (socket) =>
    respond(socket, '200 OK', { 'Content-Encoding': 'gzip' }, gzipSync(Buffer.alloc(20 * 1024 * 1024, ' '))),
  gzip_unsaid: rawAnswer('application/json', (request) => gzipSync(depositAnswer(request))),
  two_hundred_megabytes: (socket) => {
    socket.write(responseHead({ 'Content-Length': String(200 * 1024 * 1024) }));
    writeRepeatedly(socket, endless);
  },
  endless_chunks: (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n');
    writeRepeatedly(
      socket,
      Buffer.concat([Buffer.from(`${endless.length.toString(16)}\r\n`), endless, Buffer.from('\r\n')]),
    );
  },
  over_the_cap_by_one: rawAnswer('application/json', (request) => depositAnswer(request).padEnd(8 * 1024 + 1)),
  at_the_cap: rawAnswer('application/json', (request) => depositAnswer(request).padEnd(8 * 1024)),

  empty_body: rawAnswer('application/json', () => ''),
  array: rawAnswer('application/json', (request) => `[${depositAnswer(request)}]`),
  null_body: rawAnswer('application/json', () => 'null'),
  string_body: rawAnswer('application/json', () => JSON.stringify(GOOD_ADDRESS)),
  deep_nesting: rawAnswer('application/json', () => '['.repeat(4_000) + ']'.repeat(4_000)),
  deep_tag: jsonAnswer((request) =>
    depositAnswer(request, { tag: Array.from({ length: 500 }).reduce((inner: unknown) => ({ inner }), null) }),
  ),
  trailing_garbage: rawAnswer('application/json', (request) => `${depositAnswer(request)}{}`),
  duplicate_address: rawAnswer(
    'application/json',
    (request) => `{"coin":"${request.coin}","address":"attacker","tag":null,"address":"${GOOD_ADDRESS}"}`,
  ),
  duplicate_escaped: rawAnswer(
    'application/json',
    (request) => `{"coin":"${request.coin}","address":"${GOOD_ADDRESS}","tag":null,"addr\\u0065ss":"attacker"}`,
  ),
  duplicate_nested: rawAnswer(
    'application/json',
    (request) => `{"coin":"${request.coin}","address":"${GOOD_ADDRESS}","tag":null,"more":{"a":1,"a":2}}`,
  ),
  own_proto: rawAnswer(
    'application/json',
    (request) => `{"__proto__":{"coin":"${request.coin}","address":"${GOOD_ADDRESS}","tag":null}}`,
  ),

  wrong_coin: jsonAnswer((request) => depositAnswer(request, { coin: request.coin === 'ETH' ? 'BTC' : 'ETH' })),
  lower_case_coin: jsonAnswer((request) => depositAnswer(request, { coin: request.coin.toLowerCase() })),
  missing_coin: jsonAnswer((request) => depositAnswer(request, { coin: undefined })),
  missing_address: jsonAnswer((request) => depositAnswer(request, { address: undefined })),
  null_address: jsonAnswer((request) => depositAnswer(request, { address: null })),
  number_address: jsonAnswer((request) => depositAnswer(request, { address: 12345 })),
  array_address: jsonAnswer((request) => depositAnswer(request, { address: [GOOD_ADDRESS] })),
  empty_address: jsonAnswer((request) => depositAnswer(request, { address: '' })),
  ten_kilobyte_address: jsonAnswer((request) => depositAnswer(request, { address: 'a'.repeat(10 * 1024) })),
  long_address: jsonAnswer((request) => depositAnswer(request, { address: 'a'.repeat(257) })),
  control_characters: jsonAnswer((request) => depositAnswer(request, { address: 'bc1q\u0000xy\u001b[31m' })),
  newline_address: jsonAnswer((request) => depositAnswer(request, { address: `${GOOD_ADDRESS}\n` })),
  spaced_address: jsonAnswer((request) => depositAnswer(request, { address: `${GOOD_ADDRESS} ` })),
  unicode_address: jsonAnswer((request) => depositAnswer(request, { address: 'bc1q\u202exy' })),
  number_tag: jsonAnswer((request) => depositAnswer(request, { tag: 104 })),
  spaced_tag: jsonAnswer((request) => depositAnswer(request, { tag: '104 99' })),
  long_tag: jsonAnswer((request) => depositAnswer(request, { tag: '1'.repeat(257) })),
  control_tag: jsonAnswer((request) => depositAnswer(request, { tag: '104\r\n99' })),
} satisfies Record<string, Answer>;

export type PartnerBehaviour = keyof typeof MENU;
export const PARTNER_BEHAVIOURS = Object.keys(MENU) as readonly PartnerBehaviour[];

export interface FakePartner {
  readonly port: number;
  /** The endpoint to register: `http://127.0.0.1:<port>/get-deposit-address`. */
  readonly depositAddressUrl: string;
  /** Its OAuth server, whose user agrees at once. */
  readonly oauth: FakeOauth;
  /** The data that an operator registers. */
  readonly registration: BodyOf<'createPartner'>;
  /** Every complete request, in order. */
  readonly requests: readonly PartnerRequest[];
  /** The number of connections made so far, and of those that are open. */
  connectionsMade(): number;
  connectionsOpen(): number;
  /** Changes its behaviour. */
  behave(behaviour: PartnerBehaviour): void;
  /** Gives the documented response from now on, with these members changed. */
  answer(changes: Readonly<Record<string, unknown>>): void;
  /** Gives the documented response from now on, each time after this work. */
  answerAfter(work: () => Promise<unknown>): void;
  /** Closes the connection without a response from now on, each time after this work. */
  failAfter(work: () => Promise<unknown>): void;
  close(): Promise<void>;
}

export interface FakePartnerOptions {
  readonly behaviour?: PartnerBehaviour;
  /** Key and certificate, for TLS. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

export async function startFakePartner(options: FakePartnerOptions = {}): Promise<FakePartner> {
  let behaviour: Answer = MENU[options.behaviour ?? 'good'];
  const oauth = await startFakeOauth();
  const requests: PartnerRequest[] = [];
  const open = new Set<Socket>();
  let made = 0;
  const answer = (socket: Socket) => {
    socket.on('error', () => socket.destroy());
    readRequests(socket, (request) => {
      requests.push(request);
      behaviour(socket, request, { port, oauth });
    });
  };
  const server: Server = options.tls === undefined ? createServer(answer) : createTlsServer(options.tls, answer);
  server.on('connection', (socket: Socket) => {
    made += 1;
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const depositAddressUrl = `${options.tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}/get-deposit-address`;
  return {
    port,
    depositAddressUrl,
    oauth,
    registration: {
      name: 'Test Wallet',
      ...oauth.registration,
      deposit_address_url: depositAddressUrl,
      return_url: `http://127.0.0.1:${port}/returned?from=talad`,
    },
    requests,
    connectionsMade: () => made,
    connectionsOpen: () => open.size,
    behave: (next) => {
      behaviour = MENU[next];
    },
    answer: (changes) => {
      behaviour = jsonAnswer((request) => depositAnswer(request, changes));
    },
    answerAfter: (work) => {
      behaviour = (socket, request) => void work().then(() => respond(socket, '200 OK', {}, depositAnswer(request)));
    },
    failAfter: (work) => {
      behaviour = (socket) => void work().then(() => socket.destroy());
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await oauth.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Creates a self-signed certificate for these names with the openssl command. */
export function selfSigned(...names: readonly string[]): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'talad-certificate-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subjects = names.map((name) => `DNS:${name}`).join(',');
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    execFileSync(
      'openssl',
      ['req', ...kind, '-keyout', key, '-out', cert, '-subj', '/CN=test', '-addext', `subjectAltName=${subjects}`],
      { stdio: 'pipe' },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Calls `whole` for each request on the connection, in order. */
function readRequests(socket: Socket, whole: (request: PartnerRequest) => void): void {
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    for (let end = text.indexOf('\r\n\r\n'); end !== -1; end = text.indexOf('\r\n\r\n')) {
      const head = text.slice(0, end);
      text = text.slice(end + 4);
      whole(requestFrom(head));
    }
  });
}

function requestFrom(head: string): PartnerRequest {
  const [start = '', ...lines] = head.split('\r\n');
  const [method = '', target = ''] = start.split(' ');
  const url = new URL(target, 'http://partner');
  return {
    method,
    path: url.pathname,
    coin: url.searchParams.get('coin') ?? '',
    accessToken: url.searchParams.get('access_token') ?? '',
    headers: new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    ),
  };
}

/** The documented response, with members changed, added, or (undefined) removed. */
function depositAnswer(request: PartnerRequest, changes: Record<string, unknown> = {}): string {
  return JSON.stringify({
    coin: request.coin,
    address: request.coin === 'ETH' ? ETHEREUM_ADDRESS : GOOD_ADDRESS,
    tag: null,
    ...changes,
  });
}

function jsonAnswer(body: (request: PartnerRequest) => string): Answer {
  return rawAnswer('application/json; charset=utf-8', body);
}

function rawAnswer(contentType: string, body: (request: PartnerRequest) => string | Buffer): Answer {
  return (socket, request) => respond(socket, '200 OK', { 'Content-Type': contentType }, body(request));
}

/** Gives a valid response and keeps the connection open. */
function respondAndKeepOpen(socket: Socket, request: PartnerRequest): void {
  const body = depositAnswer(request);
  socket.write(`${responseHead({ 'Content-Length': String(body.length) })}${body}`);
}

function respond(socket: Socket, status: string, headers: Record<string, string>, body: string | Buffer): void {
  const bytes = Buffer.from(body);
  socket.write(responseHead({ 'Content-Length': String(bytes.length), ...headers }, status));
  socket.end(bytes);
}

function responseHead(headers: Record<string, string>, status = '200 OK'): string {
  const all = { 'Content-Type': 'application/json', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`;
}

function writeSlowly(socket: Socket, text: string, everyMs: number, length = 1): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < text.length) socket.write(text.slice(sent, sent + length));
    else socket.end();
    sent += length;
  }, everyMs);
  socket.once('close', () => clearInterval(timer));
}

/** Writes the same bytes as long as the peer reads them. */
function writeRepeatedly(socket: Socket, bytes: string | Buffer): void {
  const push = () => {
    while (!socket.destroyed && socket.write(bytes));
  };
  socket.on('drain', push);
  push();
}
