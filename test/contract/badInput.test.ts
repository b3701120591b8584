/**
 * Every member of every operation, given everything that it must not be: each gets the code that the contract declares for
 * it, in the form of its surface, and changes nothing. What a value is worth is judged in `badValues.ts` by the document itself;
 * this file asks the server.
 */
import { type OperationId, operationRecords } from '../../generated/operations';
import type { JsonObject } from '../../src/codegen/json';
import { checksums } from '../support/checksums';
import { exchangeOfThisFile } from '../support/exchange';
import {
  badValuesOf,
  expected,
  judgedBody,
  type Member,
  membersOf,
  shownAs,
  type Word,
  wordTwice,
  wordWithout,
} from './badValues';
import {
  type Answer,
  bodyOf,
  FORM,
  GoodRequests,
  having,
  parsed,
  type Request,
  type Sent,
  textOf,
  without,
} from './goodRequests';

const exchange = exchangeOfThisFile();
let good: GoodRequests;

beforeAll(async () => {
  good = await GoodRequests.prepare(exchange());
}, 300_000);
afterAll(() => good.close());

/** Requests under way at once. */
const AT_ONCE = 8;
const send = (
  id: OperationId,
  request: Request,
  as?: { readonly sent?: Sent | undefined; readonly more?: string },
): Promise<Answer> => good.send(id, request, as);

/** The good body as the contract judges it. */
function bodyToJudge({ body }: Request): JsonObject {
  return parsed(textOf(body)) ?? {};
}

/** The engine remembers that it refused an order, so that the same request gets the same answer; what an operator tried is on record. */
const CHANGING_TABLES = ['events', 'request_keys', 'operator_actions'];

/** The answer's code as the operation's surface shows it; `ok` when it is none. */
function codeOf(id: OperationId, { status, body }: Answer): string {
  if (status < 400) return 'ok';
  if (body === undefined && operationRecords[id].emptyErrorStatuses.includes(status))
    return 'INVALID_AUTHENTICATION_HEADER';
  return String((body as { readonly code: string | number }).code);
}

/** One thing to ask, and the word that its answer must show. */
interface Question {
  readonly what: string;
  readonly word: Word;
  /** Where it breaks the contract, the member that its answer must hold responsible. */
  readonly blames?: string | undefined;
  /** Of this request, which is good until then. */
  ask(request: Request): Promise<Answer>;
}

/**
 * Asks them all: each must be answered with its word, and those that are refused may change nothing, all together. What is refused uses up nothing, so
 * those share a good request and are asked at once; what is taken has one of its own.
 */
async function expectWords(id: OperationId, request: Request, questions: readonly Question[]): Promise<void> {
  const refused = questions.filter(({ word }) => word !== 'ok');
  if (refused.length > 0) {
    const before = await checksums(exchange(), ...CHANGING_TABLES);
    await atOnce(refused, (question) => expectWord(id, question, good.another(id, request)));
    expect(await checksums(exchange(), ...CHANGING_TABLES)).toEqual(before);
  }
  for (const question of questions.filter(({ word }) => word === 'ok'))
    await expectWord(id, question, await good.of(id));
}

async function expectWord(id: OperationId, { what, word, blames, ask }: Question, request: Request): Promise<void> {
  const answer = await ask(request);
  expect([what, codeOf(id, answer)]).toEqual([what, shownAs(id, word)]);
  if (blames !== undefined && word.startsWith('INVALID_PARAMETERS'))
    expect([what, blamed(answer)]).toEqual([what, blames]);
}

async function atOnce<Value>(values: readonly Value[], work: (value: Value) => Promise<void>): Promise<void> {
  const left = [...values];
  const one = async (): Promise<void> => {
    for (let value = left.pop(); value !== undefined; value = left.pop()) await work(value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** The member that an answer of either surface holds responsible. */
function blamed({ body }: Answer): string | undefined {
  const { fields, msg } = body as { readonly fields?: object; readonly msg?: string };
  return fields === undefined ? /'(.*)'/.exec(msg ?? '')?.[1] : Object.keys(fields).join();
}

/** Bodies that are no object in JSON. */
const NO_OBJECTS = [
  '[]',
  'null',
  '1',
  '"x"',
  ' ',
  '{',
  '{"a":1,}',
  '{"a":NaN}',
  "{'a':1}",
  '{"a":01}',
  '{}{}',
  '\ufeff{}',
  '{"a":"\t"}',
];
const OTHER_TYPES = ['text/plain', 'application/json; charset=latin1', 'multipart/form-data'];

describe.each(Object.keys(operationRecords) as OperationId[])('%s', (id) => {
  const all = membersOf(id);
  const { body, bodyMedia } = operationRecords[id];
  if (all.length === 0) {
    test('has no member that could be wrong', () => expect(all).toEqual([]));
    return;
  }

  let request: Request;
  beforeAll(async () => {
    request = await good.of(id);
  });

  test('every bad value of every member has its code and changes nothing', async () => {
    const questions = all.flatMap((member) =>
      badValuesOf(member).map((bad): Question => {
        const { place, name } = member;
        const ask = (whole: Request) =>
          send(id, having(whole, place, name, place === 'body' ? bad.text : String(bad.value)));
        return { what: `${place} ${name} ${bad.kind}`, ...expected(member, bad, bodyToJudge(request)), ask };
      }),
    );
    await expectWords(id, request, questions);
  });

  const optional = all.filter(({ place }) => place !== 'path');
  if (optional.length > 0)
    test('a member that is missing, and one that is sent twice', async () => {
      const questions = optional.flatMap((member): Question[] => {
        const { place, name } = member;
        const missing: Question = {
          what: `${place} ${name} missing`,
          word: wordWithout(member, bodyToJudge(request)),
          blames: name,
          ask: (whole) => send(id, { ...whole, [place]: without<string>(whole[place], name) }),
        };
        const twice: Question = {
          what: `${place} ${name} twice`,
          word: wordTwice(member),
          blames: name,
          ask: (whole) => sendTwice(member, whole),
        };
        // What may be missing is missing in many other tests.
        return missing.word === 'ok' ? [twice] : [missing, twice];
      });
      await expectWords(id, request, questions);
    });

  if (all.some(({ name }) => name === 'startTime'))
    test('startTime after endTime', async () => {
      const times = { startTime: '1700000000001', endTime: '1700000000000' };
      const ask = ({ query, ...whole }: Request) => send(id, { ...whole, query: { ...query, ...times } });
      await expectWords(id, request, [{ what: 'times', word: 'INVALID_PARAMETERS', blames: 'startTime', ask }]);
    });

  if (body === 'none') return;

  test('a member that nobody declared, bodies that are no object, or of a type that the contract does not name', async () => {
    const surprise: Question = {
      what: 'surprise',
      word: judgedBody(id, { ...bodyToJudge(request), surprise: '1' }),
      blames: 'surprise',
      ask: (whole) => send(id, having(whole, 'body', 'surprise', '"1"')),
    };
    const noObjects = NO_OBJECTS.map(
      (text): Question => ({
        what: text,
        word: 'INVALID_REQUEST_BODY',
        ask: (whole) => send(id, whole, { sent: { text, type: 'application/json' } }),
      }),
    );
    const otherTypes = (bodyMedia.includes('form') ? OTHER_TYPES : [...OTHER_TYPES, FORM]).map(
      (type): Question => ({
        what: type,
        word: 'UNSUPPORTED_MEDIA_TYPE',
        ask: (whole) => send(id, whole, { sent: { text: textOf(whole.body), type } }),
      }),
    );
    await expectWords(id, request, [surprise, ...noObjects, ...otherTypes]);
  });
});

/** `value`: the good one, or any where the good request has none. */
function sendTwice({ id, place, name }: Member, request: Request): Promise<Answer> {
  const value = request[place]?.[name] ?? '"1"';
  if (place === 'query')
    return send(id, having(request, place, name, value), {
      more: `&${new URLSearchParams({ [name]: value }).toString()}`,
    });
  const once = bodyOf({ [place]: { ...request[place], [name]: value } });
  const text =
    place === 'form'
      ? `${once?.text}&${new URLSearchParams({ [name]: value }).toString()}`
      : `${once?.text.slice(0, -1)},${JSON.stringify(name)}:${value}}`;
  return send(id, request, { sent: { text, type: once?.type ?? '' } });
}

test('every operation with a member had a good request, and each of those is taken', async () => {
  const asked = (Object.keys(operationRecords) as OperationId[]).filter((id) => membersOf(id).length > 0);
  expect([...good.kept].sort()).toEqual(asked.sort());
  for (const id of good.kept) {
    expect([id, codeOf(id, await send(id, await good.of(id)))]).toEqual([id, 'ok']);
  }
});
