/**
 * Every member of every operation, given everything that it must not be: each gets the code that the contract declares for
 * it, in the form of its surface, and changes nothing. What a value is worth is judged in `badValues.ts` by the document itself;
 * this file asks the server.
 */
import { type OperationId, operationRecords } from '../../generated/operations';
import type { JsonObject } from '../../src/codegen/json';
import { checksums } from '../support/checksums';
import { exchangeOfThisFile } from '../support/exchange';
import { badValuesOf, expected, judgedBody, type Member, membersOf, shownAs, type Word, wordTwice, wordWithout } from './badValues';
import { type Answer, bodyOf, FORM, GoodRequests, having, parsed, type Request, type Sent, textOf, without } from './goodRequests';

const exchange = exchangeOfThisFile();
let good: GoodRequests;

beforeAll(async () => {
  good = await GoodRequests.prepare(exchange());
}, 300_000);
afterAll(() => good.close());

const goodRequest = (id: OperationId): Promise<Request> => good.of(id);
const send = (id: OperationId, request: Request, as?: { readonly sent?: Sent | undefined; readonly more?: string }): Promise<Answer> =>
  good.send(id, request, as);

/** The good body as the contract judges it. */
function bodyToJudge({ body }: Request): JsonObject {
  return parsed(textOf(body)) ?? {};
}

/** The engine remembers that it refused an order, so that the same request gets the same answer; what an operator tried is on record. */
const CHANGING_TABLES = ['events', 'request_keys', 'operator_actions'];

/** The answer's code as the operation's surface shows it; `ok` when it is none. */
function codeOf(id: OperationId, { status, body }: Answer): string {
  if (status < 400) return 'ok';
  if (body === undefined && operationRecords[id].emptyErrorStatuses.includes(status)) return 'INVALID_AUTHENTICATION_HEADER';
  return String((body as { readonly code: string | number }).code);
}

/** Asks. The answer must show this word and unless that is `ok` nothing may change; where the contract is broken, the answer says by which member. */
async function expectWord(id: OperationId, word: Word, what: string, ask: () => Promise<Answer>, name?: string): Promise<void> {
  const before = await checksums(exchange(), ...CHANGING_TABLES);
  const answer = await ask();
  expect([what, codeOf(id, answer)]).toEqual([what, shownAs(id, word)]);
  if (name !== undefined && word.startsWith('INVALID_PARAMETERS')) expect([what, blamed(answer)]).toEqual([what, name]);
  if (word !== 'ok') expect([what, await checksums(exchange(), ...CHANGING_TABLES)]).toEqual([what, before]);
}

/** The member that an answer of either surface holds responsible. */
function blamed({ body }: Answer): string | undefined {
  const { fields, msg } = body as { readonly fields?: object; readonly msg?: string };
  return fields === undefined ? /'(.*)'/.exec(msg ?? '')?.[1] : Object.keys(fields).join();
}

/** Bodies that are no object in JSON. */
const NO_OBJECTS = ['[]', 'null', '1', '"x"', ' ', '{', '{"a":1,}', '{"a":NaN}', "{'a':1}", '{"a":01}', '{}{}', '\ufeff{}', '{"a":"\t"}'];
const OTHER_TYPES = ['text/plain', 'application/json; charset=latin1', 'multipart/form-data'];

describe.each(Object.keys(operationRecords) as OperationId[])('%s', (id) => {
  const all = membersOf(id);
  const { body, bodyMedia } = operationRecords[id];
  if (all.length === 0) {
    test('has no member that could be wrong', () => expect(all).toEqual([]));
    return;
  }

  test.each(all)('$place $name: every bad value has its code and changes nothing', async (member) => {
    const { place, name } = member;
    for (const bad of badValuesOf(member)) {
      const request = await goodRequest(id);
      const asked = having(request, place, name, place === 'body' ? bad.text : String(bad.value));
      const { word, blames } = expected(member, bad, bodyToJudge(request));
      await expectWord(id, word, `${name} ${bad.kind}`, () => send(id, asked), blames);
    }
  });

  const optional = all.filter(({ place }) => place !== 'path');
  if (optional.length > 0)
    test.each(optional)('$place $name: missing, and sent twice', async (member) => {
      const { place, name } = member;
      const request = await goodRequest(id);
      const word = wordWithout(member, bodyToJudge(request));
      // What may be missing is missing in many other tests.
      if (word !== 'ok') await expectWord(id, word, `${name} missing`, () => send(id, { ...request, [place]: without<string>(request[place], name) }), name);
      await expectWord(id, wordTwice(member), `${name} twice`, () => sendTwice(member, request), name);
    });

  if (all.some(({ name }) => name === 'startTime'))
    test('startTime after endTime', async () => {
      const { query, ...request } = await goodRequest(id);
      const times = { startTime: '1700000000001', endTime: '1700000000000' };
      await expectWord(id, 'INVALID_PARAMETERS', 'times', () => send(id, { ...request, query: { ...query, ...times } }), 'startTime');
    });

  if (body === 'none') return;

  test('a member that nobody declared', async () => {
    const request = await goodRequest(id);
    const word = judgedBody(id, { ...bodyToJudge(request), surprise: '1' });
    await expectWord(id, word, 'surprise', () => send(id, having(request, 'body', 'surprise', '"1"')), 'surprise');
  });

  test('bodies that are no object, or of a type that the contract does not name', async () => {
    const request = await goodRequest(id);
    for (const text of NO_OBJECTS) await expectWord(id, 'INVALID_REQUEST_BODY', text, () => send(id, request, { sent: { text, type: 'application/json' } }));
    for (const type of bodyMedia.includes('form') ? OTHER_TYPES : [...OTHER_TYPES, FORM])
      await expectWord(id, 'UNSUPPORTED_MEDIA_TYPE', type, () => send(id, request, { sent: { text: textOf(request.body), type } }));
  });
});

/** `value`: the good one, or any where the good request has none. */
function sendTwice({ id, place, name }: Member, request: Request): Promise<Answer> {
  const value = request[place]?.[name] ?? '"1"';
  if (place === 'query') return send(id, having(request, place, name, value), { more: `&${new URLSearchParams({ [name]: value }).toString()}` });
  const once = bodyOf({ [place]: { ...request[place], [name]: value } });
  const text =
    place === 'form' ? `${once?.text}&${new URLSearchParams({ [name]: value }).toString()}` : `${once?.text.slice(0, -1)},${JSON.stringify(name)}:${value}}`;
  return send(id, request, { sent: { text, type: once?.type ?? '' } });
}

test('every operation with a member had a good request, and each of those is taken', async () => {
  const asked = (Object.keys(operationRecords) as OperationId[]).filter((id) => membersOf(id).length > 0);
  expect([...good.kept].sort()).toEqual(asked.sort());
  for (const id of good.kept) {
    expect([id, codeOf(id, await send(id, await goodRequest(id)))]).toEqual([id, 'ok']);
  }
});
