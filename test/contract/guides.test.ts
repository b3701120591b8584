/**
 * Checks the guides in the contract: their programs run, their numbers are those of the server, and their tables are
 * complete.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { apiErrorMessages, v3Errors, v3ErrorVariants } from '../../generated/operations';
import { URI_LENGTH_MAX } from '../../src/api/http/calls/requestContext';
import { readConfig } from '../../src/foundation/settings/config';
import {
  genericErrorsOf,
  operationsOf,
  type Response,
  type Surface,
} from '../../src/programs/codegen/documents/contract';
import {
  asObject,
  elements,
  isObject,
  members,
  objectsIn,
  valueAtPointer,
} from '../../src/programs/codegen/json/jsonDocument';
import { newWebhookSecret, webhookSignature } from '../../src/usecases/partner/webhookSignature';
import { ROOT } from '../support/build';
import { generatedDocument } from './contractDocuments';
import { codeBlocksIn, guideSection } from './guideSections';

const published = generatedDocument('openapi.published.json');
const asyncapi = generatedDocument('asyncapi.json');
const guide = String(valueAtPointer(published, '#/info/description'));
const ENVIRONMENT = { DATABASE_URL: 'mysql://talad@localhost/talad' };
const config = readConfig(ENVIRONMENT);

describe('signing', () => {
  const vectors = elements(valueAtPointer(published, '#/components/securitySchemes/signature/x-signature-vectors')).map(
    (vector) => asObject(vector, 'vector'),
  );
  const signatures = vectors.map(({ signature }) => signature);

  /** Runs a program with its input and the vectors, and reads one signature per line. */
  async function runSigningProgram(
    program: string,
    args: readonly string[],
    text: string,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<string[]> {
    const { status, stdout, stderr } = spawnSync(program, args, {
      input: text,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', VECTORS: JSON.stringify(vectors), ...environment },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout.trim().split('\n');
  }

  const chapter = guideSection(guide, 'Signing');

  test.each<[string, string, readonly string[], string]>([
    [
      'js',
      'node',
      ['--input-type=module', '-'],
      `for (const { secret, body, timestamp, recvWindow = '5000' } of JSON.parse(process.env.VECTORS))
         console.log(sign(secret, body === null ? undefined : JSON.parse(body), timestamp === undefined ? undefined : { timestamp, recvWindow }));`,
    ],
    [
      'python',
      'python3',
      ['-'],
      `import json, os
for vector in json.loads(os.environ["VECTORS"]):
    body = None if vector["body"] is None else json.loads(vector["body"])
    print(sign(vector["secret"], body, vector.get("timestamp"), vector.get("recvWindow", 5000)))`,
    ],
    [
      'perl',
      'perl',
      ['-'],
      `use strict; use warnings;
for my $vector (@{ decode_json($ENV{VECTORS}) }) {
    my $body = defined $vector->{body} ? decode_json($vector->{body}) : undef;
    print sign($vector->{secret}, $body, $vector->{timestamp}, $vector->{recvWindow}), "\\n";
}`,
    ],
  ])('the sample in %s signs every worked example', async (language, program, args, driver) => {
    const [code] = codeBlocksIn(chapter, language);
    expect(await runSigningProgram(program, args, `${code}\n${driver}\n`)).toEqual(signatures);
  });

  test('the shell sample signs every message of the worked examples', async () => {
    const [code] = codeBlocksIn(chapter, 'sh');
    for (const { secret, message, signature } of vectors)
      expect(
        await runSigningProgram('sh', ['-s'], `${code}\nsign "$MESSAGE"\n`, {
          SECRET: String(secret),
          MESSAGE: String(message),
        }),
      ).toEqual([signature]);
  });

  describe('version 2', () => {
    const second = guideSection(guide, 'Signing, version 2');
    const examples = elements(
      valueAtPointer(published, '#/components/securitySchemes/signature/x-signature-v2-vectors'),
    ).map((vector) => asObject(vector, 'vector'));

    test.each<[string, string, readonly string[], string]>([
      [
        'js',
        'node',
        ['--input-type=module', '-'],
        `for (const { secret, privateKey, body, ...request } of JSON.parse(process.env.EXAMPLES)) {
           const parts = { ...request, body: body ?? '' };
           const pem = \`-----BEGIN PRIVATE KEY-----\\n\${privateKey}\\n-----END PRIVATE KEY-----\`;
           console.log(secret === undefined ? signWithPrivateKey(pem, parts) : signWithSecret(secret, parts));
         }`,
      ],
      [
        'python',
        'python3',
        ['-'],
        `import base64, json, os, subprocess, tempfile
class Key:
    def __init__(self, text):
        self.der = base64.b64decode(text)
    def sign(self, message):
        with tempfile.NamedTemporaryFile() as key, tempfile.NamedTemporaryFile() as text:
            key.write(self.der); key.flush(); text.write(message); text.flush()
            command = ["openssl", "pkeyutl", "-sign", "-rawin", "-keyform", "DER", "-inkey", key.name, "-in", text.name]
            return subprocess.run(command, check=True, capture_output=True).stdout
for v in json.loads(os.environ["EXAMPLES"]):
    request = dict(api_key=v["apiKey"], timestamp=v["timestamp"], method=v["method"], path=v["path"], query=v["query"], body=v["body"] or "", recv_window=v.get("recvWindow", ""))
    print(sign_with_secret(v["secret"], **request) if "secret" in v else sign_with_private_key(Key(v["privateKey"]), **request))`,
      ],
    ])('the sample in %s signs every worked example', async (language, program, args, driver) => {
      const [code] = codeBlocksIn(second, language);
      const environment = { EXAMPLES: JSON.stringify(examples) };
      expect(await runSigningProgram(program, args, `${code}\n${driver}\n`, environment)).toEqual(
        examples.map(({ signature }) => signature),
      );
    });

    test('the text in the guide is that of the first worked example', () => {
      expect(codeBlocksIn(second, 'text')).toContain(examples[0]?.['message']);
    });
  });

  test('the order in the guide is the first worked example', () => {
    const [first] = vectors;
    expect(JSON.parse(codeBlocksIn(chapter, 'json')[0] ?? '')).toEqual(JSON.parse(String(first?.['body'])));
    expect(codeBlocksIn(chapter, 'text')).toEqual(expect.arrayContaining([first?.['message'], first?.['signature']]));
  });
});

describe('errors', () => {
  const generic = genericErrorsOf(published);
  const rows = [...guideSection(guide, 'Errors').matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*?) \| (.+) \|$/gm)].map(
    ([, code = '', api = '', v3 = '', advice = '']) => ({
      code,
      api,
      v3,
      advice,
    }),
  );

  function statusesOf(surface: Surface): ReadonlyMap<string, ReadonlySet<string>> {
    const found = new Map<string, Set<string>>();
    const note = ({ status, examples, emptyBodyCodes: silentCodes }: Response): void => {
      for (const code of [...silentCodes, ...examples.map((example) => example.code)])
        if (code !== null) found.set(code, (found.get(code) ?? new Set()).add(status));
    };
    for (const operation of operationsOf(published).filter((candidate) => candidate.surface === surface))
      operation.responses.filter(({ status }) => Number(status) >= 400).forEach(note);
    generic[surface].forEach(note);
    return found;
  }

  test('the table lists every code once, with its status, its numbers and advice', () => {
    const [api, v3] = [statusesOf('api'), statusesOf('v3')];
    expect(rows.map(({ code }) => code).sort()).toEqual([...new Set([...api.keys(), ...v3.keys()])].sort());
    for (const row of rows) {
      expect([row.code, row.api]).toEqual([row.code, [...(api.get(row.code) ?? [])].sort().join(', ')]);
      expect([row.code, numbersIn(row.v3)]).toEqual([row.code, v3.has(row.code) ? numbersOf(row.code) : []]);
      expect([row.code, row.advice.length > 10]).toEqual([row.code, true]);
    }
  });

  function numbersIn(text: string): number[] {
    return [...text.matchAll(/`(-\d+)`/g)].map(([, number]) => Number(number)).sort();
  }

  /** Numbers in the published responses only. */
  function numbersOf(code: string): number[] {
    const known = new Map<string, number>(
      Object.entries({ ...v3Errors, ...v3ErrorVariants }).map(([name, { code: number }]) => [name, number]),
    );
    const responses = [
      ...operationsOf(published)
        .filter(({ surface }) => surface === 'v3')
        .flatMap((operation) => operation.responses),
      ...generic.v3,
    ];
    const shown = responses.flatMap(({ examples }) => examples).filter((example) => example.code === code);
    const numbers = shown.map(
      ({ code: name, variant }) => known.get(variant === null ? String(name) : `${name}.${variant}`) ?? 0,
    );
    return [...new Set(numbers)].sort();
  }

  test('the examples of the guide are those of the contract', () => {
    const [api, v3, udf] = codeBlocksIn(guideSection(guide, 'Errors'), 'json').map((text) =>
      asObject(JSON.parse(text), 'example'),
    );
    expect(api).toMatchObject({ code: 'INVALID_PARAMETERS', message: apiErrorMessages.INVALID_PARAMETERS });
    expect(v3).toEqual(v3Errors.INVALID_PAIR);
    expect(udf).toEqual({ s: 'error', errmsg: apiErrorMessages.INVALID_PAIR, code: 'INVALID_PAIR' });
  });
});

describe('limits', () => {
  const limits = guideSection(guide, 'Limits');
  const { http, rateLimits } = config;

  test.each([
    ['`GET`, `HEAD` | ', `${rateLimits.key.get} a second`],
    ['| `POST` | `POST` | ', `${rateLimits.key.postBurst} at once, then ${rateLimits.key.post} a second`],
    ['`PUT`, `DELETE` | ', `${rateLimits.key.other} a second`],
    ['| body | ', `${http.bodyBytesMax / 1024} KiB, ${http.bodyDepthMax} nested objects or arrays`],
    ['| path and query | ', `${URI_LENGTH_MAX / 1024} KiB`],
    ['| header lines | ', `${http.headerBytesMax / 1024} KiB in all`],
    ['last byte of a request | ', `${http.requestTimeoutMs / 1_000} seconds`],
    ['without a response yet | ', `${http.pipelinedMax}`],
    ['reads nothing of a response | ', `${http.stalledTimeoutMs / 1_000} seconds`],
    ['two requests of a connection | ', `${http.keepAliveTimeoutMs / 1_000} seconds`],
    ['connections from one IP address | ', `${http.connectionsPerAddressMax}`],
  ])('%s%s', (name, value) => {
    expect(limits).toContain(`${name}${value} |`);
    expect(rateLimits.address).toEqual(rateLimits.key);
  });

  test('the receive window is as long as documented', () => {
    const { recvWindowDefaultMs, recvWindowMaxMs } = config.authentication;
    expect(guideSection(guide, 'Signing').replace(/\s+/g, ' ')).toContain(
      `(${recvWindowDefaultMs} when absent, at most ${recvWindowMaxMs})`,
    );
  });
});

test('a deprecated operation is served as long as documented', () => {
  const days = Number(
    /at least (\d+) days after the first/.exec(guideSection(guide, 'Versions').replace(/\s+/g, ' '))?.[1],
  );
  const soonest = new Date(Date.parse('2026-11-20') + (days - 1) * 86_400_000).toISOString().slice(0, 10);
  expect(days).toBeGreaterThan(90);
  expect(() => readConfig({ ...ENVIRONMENT, PORTAL_DEPRECATION: '2026-11-20', PORTAL_SUNSET: soonest })).toThrow(
    `PORTAL_SUNSET must be at least ${days} days after PORTAL_DEPRECATION`,
  );
});

test('everything that the texts mention by name exists', () => {
  const ids = new Set([
    ...operationsOf(published).map(({ id }) => id),
    ...members(generatedDocument('partner.openapi.json')['paths']).flatMap(([, item]) =>
      members(item).map(([, value]) => String(asObject(value, 'operation')['operationId'])),
    ),
  ]);
  const described = [published, asyncapi].flatMap((document) => [...objectsIn(document)]);
  // Members and kinds of events may be named like operations.
  for (const { properties, const: constant } of described)
    for (const name of [...Object.keys(properties ?? {}), constant]) ids.add(String(name));
  const texts = described.map(({ description }) => (typeof description === 'string' ? description : ''));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/`((?:get|list|create|cancel|amend|test|extend|delete)[A-Z]\w*)`/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((name) => !ids.has(name))).toEqual([]);
  const headings = new Set(
    [published, asyncapi]
      .flatMap((document) => [...objectsIn(document)].filter(isObject))
      .flatMap(({ description }) => (typeof description === 'string' ? [...description.matchAll(/^#+ (.+)$/gm)] : []))
      .map(([, title]) => title),
  );
  for (const title of [
    'Signing',
    'Errors',
    'Retrying',
    'Limits',
    'Versions',
    'Order life cycle',
    'Portal walkthrough',
    'Maintaining a local order book',
  ])
    expect(headings).toContain(title);
});

test('the program that verifies a webhook message accepts what the exchange signs, and nothing else', () => {
  const partnerGuide = String(valueAtPointer(generatedDocument('partner.openapi.json'), '#/info/description'));
  const [program = ''] = codeBlocksIn(guideSection(partnerGuide, 'Webhooks'), 'ts');
  const [secret, other] = [newWebhookSecret(), newWebhookSecret()];
  const body = JSON.stringify({ type: 'session.ended', text: 'สวัสดี' });
  const nowSeconds = Math.floor(Date.now() / 1000);
  const headersAt = (timestamp: number, ...secrets: string[]) => ({
    'webhook-id': 'msg_7_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': webhookSignature(secrets, { id: 'msg_7_1', timestamp, body }),
  });
  const calls = [
    [headersAt(nowSeconds, secret), body, true],
    [headersAt(nowSeconds, other, secret), body, true],
    [headersAt(nowSeconds, other), body, false],
    [headersAt(nowSeconds, secret), `${body} `, false],
    [headersAt(nowSeconds - 400, secret), body, false],
    [{ ...headersAt(nowSeconds, secret), 'webhook-signature': 'v1,' }, body, false],
    [{ ...headersAt(nowSeconds, secret), 'webhook-id': 'msg_7_2' }, body, false],
  ] as const;
  const run = `${program}\nconst calls = ${JSON.stringify(calls)} as [Record<string, string>, string, boolean][];
console.log(JSON.stringify(calls.map(([headers, body]) => isAuthentic(${JSON.stringify(secret)}, headers, body))));`;
  const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [tsx, '-e', run], { encoding: 'utf8' });
  expect([stdout === '' ? stderr : JSON.parse(stdout)]).toEqual([calls.map(([, , isRight]) => isRight)]);
});

test('the life of a Portal order lists every status', () => {
  const life = elements(published['tags'])
    .map((tag) => String(asObject(tag, 'tag')['description']))
    .find((text) => text.includes('## The life of an order'));
  for (const status of elements(valueAtPointer(published, '#/components/schemas/PortalOrderStatus/enum')))
    expect(life).toContain(`| \`${String(status)}\` | `);
});

test('the life of an order lists every status', () => {
  const trading = elements(published['tags'])
    .map((tag) => asObject(tag, 'tag'))
    .find(({ name }) => name === 'Trading');
  const life = guideSection(String(trading?.['description']), 'Order life cycle');
  const [drawing] = codeBlocksIn(life, 'text');
  for (const status of elements(valueAtPointer(published, '#/components/schemas/OrderStatus/enum'))) {
    expect(life).toContain(`| \`${String(status)}\` | `);
    expect(drawing).toContain(String(status));
  }
});
