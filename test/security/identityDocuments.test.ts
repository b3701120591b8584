/**
 * Hostile uploads to the identity verification: files that are not what they seem, other people's documents, broken and
 * endless forms, uploads of frozen users, changed tables. None causes a fault of the server, and none is stored.
 */
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { exchangeOfThisFile, type TestUser, withExchange } from '../support/exchange';
import { jpegDocument, pdfDocument, pngDocument, zipArchive } from '../support/identityDocuments';
import { multipartRequest } from '../support/multipart';
import { type PageAnswer, type PageClient, signUpUser } from '../support/pageClient';

const exchange = exchangeOfThisFile({ environment: { IDENTITY_DOCUMENT_BYTES_MAX: '65536' } });
const PAGE = '/account/identity';

async function verdictOn({ client }: TestUser, content: Buffer): Promise<string> {
  const body = { document_type: 'selfie' as const, content: content.toString('base64') };
  const answer = await client.call('uploadIdentityDocument', { body });
  if (answer.status === 201) return answer.body.media_type;
  return 'fields' in answer.body ? String(answer.body.fields?.['content']?.message) : String(answer.status);
}

const NOT_KNOWN = 'is not a JPEG, PNG or PDF file';
const DAMAGED = 'is damaged or incomplete';
const OTHER = 'contains something else besides the document';
const PIXELS = 'has too many pixels';
const ACTIVE = 'is encrypted, or contains scripts or other files';

const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const FILES: Readonly<Record<string, readonly [content: () => Buffer, verdict: string]>> = {
  'a PNG': [() => pngDocument(), 'image/png'],
  'a JPEG': [() => jpegDocument(), 'image/jpeg'],
  'a PDF': [() => pdfDocument(), 'application/pdf'],
  'a JPEG with a preview after its end': [() => Buffer.concat([jpegDocument(), jpegDocument()]), 'image/jpeg'],
  'an executable': [() => text(`MZ${'\0'.repeat(64)}`), NOT_KNOWN],
  'a GIF': [() => text('GIF89a\x01\0\x01\0\0\0\0;'), NOT_KNOWN],
  'an SVG': [() => text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), NOT_KNOWN],
  'an HTML page': [() => text('<!doctype html><script>1</script>'), NOT_KNOWN],
  'an archive': [() => zipArchive(), NOT_KNOWN],
  'random bytes': [() => randomBytes(5_000), NOT_KNOWN],
  'the beginning of a PNG': [() => pngDocument().subarray(0, 40), DAMAGED],
  'the beginning of a JPEG': [() => jpegDocument().subarray(0, 60), DAMAGED],
  'the beginning of a PDF': [() => pdfDocument().subarray(0, 60), DAMAGED],
  'a PNG with a wrong checksum': [
    () => {
      const bytes = pngDocument();
      bytes[20] = 9;
      return bytes;
    },
    DAMAGED,
  ],
  'a PNG whose chunk claims 4 GB': [
    () => Buffer.concat([pngDocument().subarray(0, 33), Buffer.from([255, 255, 255, 255]), text('IDAT')]),
    DAMAGED,
  ],
  'a PNG with two headers': [
    () => {
      const bytes = pngDocument();
      return Buffer.concat([bytes.subarray(0, 33), bytes.subarray(8, 33), bytes.subarray(33)]);
    },
    DAMAGED,
  ],
  'a JPEG with two frames': [
    () => {
      const [small, large] = [jpegDocument(), jpegDocument({ width: 60_000, height: 60_000 })];
      return Buffer.concat([small.subarray(0, small.length - 2), large.subarray(2)]);
    },
    DAMAGED,
  ],
  'a PNG that claims four billion pixels': [() => pngDocument({ width: 65_000, height: 65_000 }), PIXELS],
  'a PNG that claims the largest size': [() => pngDocument({ width: 2 ** 32 - 1, height: 2 ** 32 - 1 }), PIXELS],
  'a PNG without pixels': [() => pngDocument({ width: 0, height: 5 }), DAMAGED],
  'a JPEG that claims too many pixels': [() => jpegDocument({ width: 65_535, height: 65_535 }), PIXELS],
  'a small PNG that unpacks to a hundred times its size': [
    () => pngDocument({ width: 10, height: 10, data: deflateSync(Buffer.alloc(1_000_000)) }),
    DAMAGED,
  ],
  'a PNG with an archive behind it': [() => Buffer.concat([pngDocument(), zipArchive()]), OTHER],
  'a PNG with bytes behind it': [() => Buffer.concat([pngDocument(), text('x')]), OTHER],
  'a JPEG with an archive behind it': [() => Buffer.concat([jpegDocument(), zipArchive()]), OTHER],
  'a JPEG with a script in a comment': [() => jpegDocument({ comment: '*/=1;<ScRiPt>alert(1)</script>' }), OTHER],
  'a JPEG with a PDF in a comment': [() => jpegDocument({ comment: pdfDocument().toString('latin1') }), OTHER],
  'a PNG with PHP in a chunk': [() => pngDocument({ mark: text('<?php system($_GET[0]);') }), OTHER],
  'a PDF with an archive behind it': [() => Buffer.concat([pdfDocument(), zipArchive()]), OTHER],
  'a PDF with a script': [
    () => pdfDocument({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
    ACTIVE,
  ],
  'a PDF that writes JavaScript in another way': [() => pdfDocument({ catalog: '/S /J#61vaScript' }), ACTIVE],
  'a PDF that starts a program': [() => pdfDocument({ catalog: '/S /Launch' }), ACTIVE],
  'a PDF with a file in it': [() => pdfDocument({ catalog: '/Names << /EmbeddedFiles 3 0 R >>' }), ACTIVE],
  'an encrypted PDF': [() => pdfDocument({ catalog: '/Encrypt 3 0 R' }), ACTIVE],
  'a file that is too large': [() => Buffer.concat([jpegDocument(), Buffer.alloc(65_536)]), 'is too large'],
};

test('only plain JPEG, PNG and PDF files are accepted, whatever a file claims to be', async () => {
  const verdicts: [string, string][] = [];
  const expected: [string, string][] = [];
  for (const [name, [content, verdict]] of Object.entries(FILES)) {
    const user = await exchange().createUser({ level: 'level_0' });
    verdicts.push([name, await verdictOn(user, content())]);
    expected.push([name, verdict]);
    const { documents } = await user.client.expect('getIdentityVerification', 200);
    expect([name, documents.length]).toEqual([name, verdict.includes('/') ? 1 : 0]);
  }
  expect(verdicts).toEqual(expected);
});

test('what a camera appends to a JPEG file is not stored', async () => {
  const user = await exchange().createUser({ level: 'level_0' });
  const picture = jpegDocument();
  const body = {
    document_type: 'selfie' as const,
    content: Buffer.concat([picture, randomBytes(500)]).toString('base64'),
  };
  expect((await user.client.expect('uploadIdentityDocument', 201, { body })).size).toBe(picture.length);
});

test('random changes of valid files cause no fault', async () => {
  const [user, originals] = [
    await exchange().createUser({ level: 'level_0' }),
    [pngDocument(), jpegDocument(), pdfDocument()],
  ];
  for (let round = 0; round < 60; round += 1) {
    const bytes = Buffer.from(originals[round % 3] ?? pngDocument());
    for (let change = 0; change < 3; change += 1)
      bytes[3 + Math.floor(Math.random() * (bytes.length - 3))] = Math.random() * 256;
    const body = {
      document_type: 'selfie' as const,
      content: bytes.subarray(0, 20 + Math.random() * bytes.length).toString('base64'),
    };
    expect([201, 400, 422]).toContain((await user.client.call('uploadIdentityDocument', { body })).status);
  }
});

/** The form token of the page. */
async function csrfOf(browser: PageClient): Promise<string> {
  const { text: page } = (await browser.open(PAGE)).answer;
  return /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

describe('the form', () => {
  let browser: PageClient;
  let csrf: string;
  beforeAll(async () => {
    ({ browser } = await signUpUser(() => exchange().baseUrl));
    csrf = await csrfOf(browser);
  });

  const send = (parts: Parameters<typeof multipartRequest>[0], boundary?: string): Promise<PageAnswer> =>
    browser.send(PAGE, multipartRequest([{ name: 'csrf', content: csrf }, ...parts], boundary));
  const file = (fileName: string, content: Buffer) => [
    { name: 'document_type', content: 'selfie' },
    { name: 'level', content: 'level_1' },
    { name: 'file', fileName, type: 'image/png', content },
  ];

  test.each([
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    '/etc/shadow',
    'x.png\\0.exe',
    `${'a'.repeat(5_000)}.png`,
    "'; DROP TABLE users; --.png",
    '<script>alert(1)</script>.png',
    'ภาพ.png',
  ])('ignores the file name %.40s', async (name) => {
    const answer = await send(file(name, pngDocument()));
    expect([303, 422]).toContain(answer.status);
    expect((await browser.open(PAGE)).answer.text).not.toContain(name.slice(0, 20));
  });

  test('refuses a file with another content, in the language of the page', async () => {
    const answer = await send(file('card.png', zipArchive()));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('This is not a JPEG, PNG or PDF file.');
  });

  test.each([
    ['without a token', [{ name: 'csrf', content: 'x' }], 403],
    [
      'with two tokens',
      [
        { name: 'csrf', content: 'x' },
        { name: 'csrf', content: 'y' },
      ],
      403,
    ],
    ['with too many parts', Array.from({ length: 40 }, (_, n) => ({ name: `n${n}`, content: 'x' })), 400],
    ['with a long text', [{ name: 'csrf', content: 'x'.repeat(20_000) }], 400],
  ])('%s is refused', async (_name, parts, status) => {
    expect((await browser.send(PAGE, multipartRequest(parts))).status).toBe(status);
  });

  test.each([
    ['multipart/form-data', 415],
    ['multipart/form-data; boundary=', 415],
    [`multipart/form-data; boundary=${'x'.repeat(71)}`, 415],
    ['multipart/mixed; boundary=x', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/json', 415],
    ['multipart/form-data; boundary=other', 400],
  ])('of the type %.40s is answered %s', async (type, status) => {
    const { body } = multipartRequest([{ name: 'csrf', content: csrf }]);
    expect((await browser.send(PAGE, { method: 'POST', headers: { 'content-type': type }, body })).status).toBe(status);
  });

  test('with broken parts is answered without a fault', async () => {
    const good = multipartRequest([{ name: 'csrf', content: csrf }, ...file('x.png', pngDocument())]);
    for (let round = 0; round < 60; round += 1) {
      const body = Buffer.from(good.body);
      for (let change = 0; change < 2; change += 1) body[Math.floor(Math.random() * body.length)] = Math.random() * 256;
      expect([303, 400, 403, 422]).toContain((await browser.send(PAGE, { ...good, body })).status);
    }
  });

  test('of a page without files takes no file', async () => {
    const request = multipartRequest([{ name: 'csrf', content: csrf }]);
    expect((await browser.send('/account/identity/submit', request)).status).toBe(415);
  });

  test('that is too large is refused', async () => {
    const answer = await send(file('large.png', Buffer.alloc(150_000)));
    expect(answer.status).toBe(413);
  });
});

describe('nobody else', () => {
  test('sees, submits or counts the documents of a user', async () => {
    const [alice, bob] = [
      await exchange().createUser({ level: 'level_0' }),
      await exchange().createUser({ level: 'level_0' }),
    ];
    const card = { document_type: 'identity_card' as const, content: pngDocument().toString('base64') };
    await alice.client.expect('uploadIdentityDocument', 201, { body: card });
    await alice.client.expect('uploadIdentityDocument', 201, { body: { ...card, document_type: 'selfie' } });
    expect((await bob.client.expect('getIdentityVerification', 200)).documents).toEqual([]);
    expect(await bob.client.call('submitIdentityVerification', { body: { level: 'level_1' } })).toMatchObject({
      body: { code: 'IDENTITY_DOCUMENTS_MISSING' },
    });
    // No operator sees what was not submitted, and those without the role see nothing.
    const [documentid] = await exchange().database('identity_documents').where('user_id', alice.id).pluck('id');
    expect((await exchange().operator.call('viewIdentityDocument', { path: { documentid } })).status).toBe(404);
    const { token } = await exchange().approver.expect('createOperatorToken', 201, {
      body: { name: 'v', roles: ['market'] },
    });
    const viewer = exchange().operator.withCredentials({ kind: 'operator', token });
    expect((await viewer.call('viewIdentityDocument', { path: { documentid } })).status).toBe(403);
    expect((await viewer.call('listIdentityRequests')).status).toBe(403);
  });

  test('can move a document to another user, or change its content, by writing to the tables', async () => {
    const [alice, mallory] = [await exchange().createUser({ level: 'level_0' }), await exchange().createUser()];
    const body = { document_type: 'identity_card' as const, content: pngDocument().toString('base64') };
    const { id } = await alice.client.expect('uploadIdentityDocument', 201, { body });
    const { id: other } = await alice.client.expect('uploadIdentityDocument', 201, {
      body: { ...body, document_type: 'selfie' },
    });
    await alice.client.expect('submitIdentityVerification', 200, { body: { level: 'level_1' } });
    const { database, operator } = exchange();
    const contents = database('identity_document_contents');
    const view = async (documentid: number) =>
      (await operator.call('viewIdentityDocument', { path: { documentid } })).status;
    expect([await view(id), await view(other)]).toEqual([200, 200]);
    await database('identity_documents').where('id', id).update({ user_id: mallory.id });
    const [content] = await contents.clone().where('document_id', id).pluck('content');
    await contents.clone().where('document_id', other).update({ content });
    expect([await view(id), await view(other)]).toEqual([404, 404]);
    await database('identity_documents').where('user_id', mallory.id).delete();
  });

  test('uploads or submits while the account is frozen', async () => {
    const user = await exchange().createUser({ level: 'level_0' });
    const body = { document_type: 'identity_card' as const, content: pngDocument().toString('base64') };
    await user.client.expect('uploadIdentityDocument', 201, { body });
    await exchange().operator.expect('updateUser', 200, { path: { userid: user.id }, body: { state: 'frozen' } });
    const frozen = { status: 422, body: { code: 'ACCOUNT_FROZEN' } };
    expect(await user.client.call('uploadIdentityDocument', { body })).toMatchObject(frozen);
    expect(await user.client.call('submitIdentityVerification', { body: { level: 'level_1' } })).toMatchObject(frozen);
  });
});

test('many large bodies at the same time are limited, and the server stays usable', async () => {
  // A server that receives four documents at a time is busy with them for more than 50 ms.
  await withExchange({ environment: { IDENTITY_UPLOADS_AT_ONCE_MAX: '4' }, mayBlockLoop: true }, async (own) => {
    const user = await own.createUser({ level: 'level_0' });
    const content = pngDocument({ mark: randomBytes(2_000_000) }).toString('base64');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        user.client.call('uploadIdentityDocument', { body: { document_type: 'selfie', content } }).then(
          ({ status }) => status,
          () => 503,
        ),
      ),
    );
    expect(answers).toContain(201);
    expect(new Set(answers)).toEqual(new Set(answers.includes(503) ? [201, 503] : [201]));
    await user.client.expect('getIdentityVerification', 200);
  });
});

/** A server whose event loop is held for long fails at its end. */
test('a large body of anything but one document is refused at once, before anybody knows whose it is', () =>
  withExchange({}, async (own) => {
    const send = (body: string) =>
      fetch(`${own.baseUrl}/api/identity-verification/documents/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
    const document = 'A'.repeat(3_000_000);
    const members = Array.from({ length: 400_000 }, (_, index) => `"a${index}":1`).join(',');
    for (const body of [
      `{${members}}`,
      `{"content":"${document}",${members}}`,
      `{${members},"content":"${document}"}`,
      '['.repeat(6_000_000),
      `{"content":[${'[],'.repeat(2_000_000)}[]]}`,
      `{"content":"\\"","document_type":[${'[],'.repeat(2_000_000)}[]]}`,
      `{"document_type":"${document}","content":"${document}"}`,
      `{"content":"${document}"${' '.repeat(20_000)}}`,
    ]) {
      const answer = await send(body);
      const { code } = (await answer.json()) as { readonly code?: string };
      expect([body.slice(0, 40), answer.status, code]).toEqual([body.slice(0, 40), 413, 'REQUEST_BODY_TOO_LARGE']);
    }
    // PHP escapes slashes, and this is the largest document.
    const escaped = randomBytes(5 * 1024 * 1024)
      .toString('base64')
      .replaceAll('/', '\\/');
    for (const content of [document, escaped, `${document}\\/AA`, `\\"${document}`])
      expect((await send(`{"document_type":"selfie","content":"${content}"}`)).status).toBe(401);
  }));
