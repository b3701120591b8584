/** The pages of identity verification: the user's forms, and the operators' console with two people. */
import { type ConsoleOperator, signInToConsole } from '../../support/consoleClient';
import { exchangeOfThisFile } from '../../support/exchange';
import { jpegDocument, pdfDocument, pngDocument } from '../../support/identityDocuments';
import { awaitMail } from '../../support/mailbox';
import { multipartRequest } from '../../support/multipart';
import { type OpenPage, type PageClient, type Person, signUpUser } from '../../support/pageClient';
import { updateCredential } from '../../support/storedCredentials';

const exchange = exchangeOfThisFile({ environment: { DUAL_CONTROL: 'on' } });
const PAGE = '/account/identity';
const SUBMIT = `${PAGE}/submit`;
const APPROVE = '/operator/do/approveIdentityRequest';
const REFUSE = '/operator/do/refuseIdentityRequest';

let operator: ConsoleOperator;
let approver: ConsoleOperator;
beforeAll(async () => {
  operator = await signInToConsole(exchange(), 'operator');
  approver = await signInToConsole(exchange(), 'approver');
});

async function upload(browser: PageClient, type: string, content: Buffer | undefined): Promise<OpenPage> {
  const { csrf } = (await browser.open(`${PAGE}?level=level_1`)).formValues(PAGE);
  return browser.followRedirects(
    await browser.send(
      PAGE,
      multipartRequest([
        ...Object.entries({ csrf: String(csrf), level: 'level_1', document_type: type }).map(([name, value]) => ({
          name,
          content: value,
        })),
        // A browser sends an empty file if none is chosen.
        {
          name: 'file',
          fileName: content === undefined ? '' : 'photo.jpg',
          type: 'image/jpeg',
          content: content ?? '',
        },
      ]),
    ),
  );
}

/** Submits a request for level 1, and returns the path of its page in the console. */
async function submit({ browser, email }: Person): Promise<string> {
  await upload(browser, 'identity_card', jpegDocument());
  const page = await upload(browser, 'selfie', pngDocument());
  await page.submit(SUBMIT);
  const row = await exchange()
    .database({ request: 'identity_requests' })
    .join({ owner: 'users' }, 'owner.id', 'request.user_id')
    .where({ email, is_open: 1 })
    .first('request.id');
  return `/operator/identity/${Number(row.id)}`;
}

test('the first steps lead to the page, which leads through the documents of a level', async () => {
  const { browser } = await signUpUser(() => exchange().baseUrl);
  expect((await browser.open('/account')).answer.text).toContain(`<a href="${PAGE}">Verify your identity</a>`);
  const first = await browser.open(PAGE);
  expect(first.words).toContain('Not requested yet');
  expect(first.answer.text).not.toContain(`action="${SUBMIT}`);
  expect((await upload(browser, 'identity_card', undefined)).words).toContain('Choose a file.');
  expect((await upload(browser, 'identity_card', Buffer.from('GIF89a'))).words).toContain(
    'This is not a JPEG, PNG or PDF file.',
  );
  expect((await upload(browser, 'identity_card', pdfDocument())).words).toContain('Uploaded: PDF, 1 KB.');
  const complete = await upload(browser, 'selfie', jpegDocument());
  const submitted = await complete.submit(SUBMIT);
  expect(submitted.words).toContain('Your documents were submitted.');
  expect(submitted.answer.text).not.toContain('type="file"');
  expect((await browser.open(`${PAGE}?lang=th`)).words).toContain('เอกสารของคุณรอเจ้าหน้าที่ตรวจสอบ');
});

test('two people approve: one proposes the level, the other one approves it', async () => {
  const person = await signUpUser(() => exchange().baseUrl);
  const path = await submit(person);
  const queue = await operator.browser.open('/operator/identity');
  expect(queue.answer.text).toContain(`href="${path}"`);
  const page = await operator.browser.open(path);
  const reviewed = await page.submit('/operator/do/startIdentityReview');
  expect(reviewed.words).toContain('Under review');
  const proposed = await reviewed.submit(APPROVE, { level: 'level_1' });
  expect([proposed.path.slice(0, 20), proposed.words]).toEqual([
    '/operator/proposals/',
    expect.stringContaining('It takes effect when another person approves it.'),
  ]);
  expect((await person.browser.open(PAGE)).words).toContain('Our staff are reviewing your documents.');
  const decision = await approver.browser.open(proposed.path);
  await decision.submit('/operator/do/approveProposal', { operator_code: await approver.code() });
  const done = await person.browser.open(PAGE);
  expect(done.words).toContain('Your level was raised.');
  await awaitMail(exchange().dataDir, person.email, 'Your identity is verified');
  expect((await operator.browser.open(path)).words).toContain('This request is decided.');
});

test('an operator refuses with reasons, which the user reads in their language', async () => {
  const person = await signUpUser(() => exchange().baseUrl);
  const page = await operator.browser.open(await submit(person));
  const refused = await page.submit(REFUSE, { reasons: ['unreadable', 'expired'], message: 'Send the <back>, too.' });
  expect(refused.words).toContain('Done: Refuse identity');
  const english = await person.browser.open(PAGE);
  for (const text of ['Not approved', 'A document cannot be read.', 'no longer valid', 'Send the <back>, too.'])
    expect(english.words).toContain(text);
  expect((await person.browser.open(`${PAGE}?lang=th`)).words).toContain('เอกสารหมดอายุแล้ว');
  // The user can begin again.
  expect(english.answer.text).toContain('type="file"');
});

test('a document is a download that no browser shows or keeps, and each one is logged', async () => {
  const person = await signUpUser(() => exchange().baseUrl);
  const page = await operator.browser.open(await submit(person));
  const [, action = ''] = /action="(\/operator\/identity\/\d+\/documents\/\d+)"/.exec(page.answer.text) ?? [];
  const logged = () => exchange().database('operator_actions').where('operation', 'viewIdentityDocument');
  const before = (await logged()).length;
  const file = await page.submitWithoutRedirects(action);
  expect(file).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^attachment; filename="document-\d+-identity_card\.jpg"$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
  // The beginning and the end of the action.
  expect(await logged()).toHaveLength(before + 2);
  // A link cannot open it, and neither can a form without the token, or a user.
  expect((await operator.browser.send(action)).status).toBe(303);
  expect((await operator.browser.send(action, { method: 'POST', body: 'csrf=x' })).status).toBe(403);
  expect((await person.browser.send(action, { method: 'POST', body: 'csrf=x' })).status).toBe(404);
  expect(await logged()).toHaveLength(before + 2);
});

test('a frozen user sees why there is no form', async () => {
  const { browser, email } = await signUpUser(() => exchange().baseUrl);
  await updateCredential(exchange(), { table: 'users', where: { email } }, { state: 'frozen' });
  const page = await browser.open(PAGE);
  expect(page.words).toContain('Your account is frozen.');
  expect(page.answer.text).not.toContain('type="file"');
});
