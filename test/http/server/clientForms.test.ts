/**
 * What common HTTP clients send by themselves is accepted on every operation: header lines as each of them wrote them
 * (`clientForms.json`, taken from a raw socket), with valid requests of ours. `json` bodies had their type set, as in every
 * guide; nothing else was set.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OperationId, operationRecords } from '../../../generated/operations';
import { ValidRequests } from '../../contract/validRequests';
import { ROOT } from '../../support/build';
import { exchangeOfThisFile } from '../../support/exchange';
import { KeepAliveConnection } from '../../support/keepAliveConnection';
import { variantsOfThisRun } from '../../support/runSize';
import clients from './clientForms.json';

type Call = keyof (typeof clients)[number]['sent'];
interface Form {
  readonly client: string;
  readonly lines: readonly string[];
}

const exchange = exchangeOfThisFile({ environment: { AUTHENTICATION_IDENTITY_CACHE_MS: '0' } });
const ids = Object.keys(operationRecords) as OperationId[];
const reads = ids.filter((id) => operationRecords[id].method === 'get');
const writes = ids.filter((id) => operationRecords[id].method !== 'get');
/** Whose requests are valid in form only: the exchange is in no quarantine, and has no such coins. */
const REFUSED: readonly OperationId[] = ['endQuarantine', 'createBinanceWithdrawal'];
const PLAIN: Form = { client: 'none', lines: [] };
/** What a method sends without a body. The clients wrote PATCH like PUT. */
const CALLS_WITHOUT_BODY: Readonly<Record<string, Call>> = {
  post: 'postNone',
  put: 'putNone',
  patch: 'putNone',
  delete: 'deleteNone',
};

let good: ValidRequests;
beforeAll(async () => {
  good = await ValidRequests.prepare(exchange());
});
afterAll(() => good.close());

/** The different forms of a call: lines that only name the client, or what it accepts, do not count. */
function formsOf(call: Call): Form[] {
  const forms = new Map<string, Form>();
  for (const { client, sent } of clients) {
    const lines = sent[call];
    const telling = lines.filter((line) => !/^(user-agent|accept[\w-]*|sec-fetch-mode):/i.test(line)).map(normalized);
    const key = telling.toSorted().join();
    if (!forms.has(key)) forms.set(key, { client, lines });
  }
  return [...forms.values()];
}

const normalized = (line: string): string => line.toLowerCase().replace(/:\s*/, ': ');

/** The status of a valid request of the operation, made anew, in this form. */
async function statusOf(id: OperationId, { lines }: Form, isHead = false): Promise<number> {
  const request = good.requestOf(id, await good.create(id));
  const { body = '' } = request;
  const names = new Set(lines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase()));
  const own = Object.entries(request.headers).filter(([name]) => !names.has(name.toLowerCase()));
  const head = [
    `${isHead ? 'HEAD' : request.method} ${request.path} HTTP/1.1`,
    `Host: 127.0.0.1:${exchange().port}`,
    ...lines,
    ...own.map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  const connection = new KeepAliveConnection(exchange().port);
  try {
    return (await connection.request(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`), isHead)).status;
  } finally {
    connection.close();
  }
}

test('reads answer all clients alike, GET and HEAD', async () => {
  const different: string[] = [];
  for (const id of variantsOfThisRun(reads, 3)) {
    const plain = await statusOf(id, PLAIN);
    for (const [call, isHead] of [
      ['get', false],
      ['head', true],
    ] as const)
      for (const form of formsOf(call)) {
        const status = await statusOf(id, form, isHead);
        if (status !== plain) different.push(`${id} ${call}: ${status} for ${form.client}, not ${plain}`);
      }
  }
  expect(different).toEqual([]);
});

test('writes answer all clients alike, with a body and without', async () => {
  const different: string[] = [];
  const refused: string[] = [];
  for (const id of variantsOfThisRun(writes, 4)) {
    const { method } = operationRecords[id];
    const { body } = good.requestOf(id, await good.create(id));
    const withBody = method === 'delete' ? 'deleteBody' : 'post';
    const call = body === undefined ? CALLS_WITHOUT_BODY[method] : withBody;
    if (call === undefined) throw new Error(`no client was asked to send ${method}`);
    const plain = await statusOf(id, PLAIN);
    if (plain >= 300 && !REFUSED.includes(id)) refused.push(`${id} ${plain}`);
    for (const form of formsOf(call)) {
      const status = await statusOf(id, form);
      if (status !== plain) different.push(`${id} ${call}: ${status} for ${form.client}, not ${plain}`);
    }
  }
  expect({ different, refused }).toEqual({ different: [], refused: [] });
});

test('the forms differ in what a server could refuse', () => {
  const lines = formsOf('postNone').flatMap((form) => form.lines.map(normalized));
  expect(lines).toEqual(
    expect.arrayContaining([
      'content-length: 0',
      'content-type: application/octet-stream',
      'content-type: application/x-www-form-urlencoded',
      'upgrade: h2c',
    ]),
  );
  expect(formsOf('postNone').some((form) => !form.lines.some((line) => /^content-length:/i.test(line)))).toBe(true);
});

test('the guide for clients lists them', () => {
  const guide = readFileSync(join(ROOT, 'spec', 'clients', 'README.md'), 'utf8');
  for (const { client, version } of clients) expect(guide).toContain(`${client} ${version}`);
});
