/**
 * Sends every member of every operation with every invalid value: each gets the code that the contract declares, in the
 * error format of its path, and changes nothing. `badValues.ts` decides from the contract which code is expected; this
 * file asks the server.
 */
import { type OperationId, operationRecords } from '../../generated/operations';
import type { DocumentObject } from '../../src/programs/codegen/json/jsonDocument';
import { exchangeOfThisFile } from '../support/exchange';
import { tableChecksums } from '../support/tableChecksums';
import {
  badValuesOf,
  bodyOutcome,
  errorFormOf,
  expectedOutcome,
  type InputMember,
  inputMembersOf,
  outcomeOfRepeated,
  outcomeWithout,
  type RequestOutcome,
} from './badValues';
import {
  type ApiRequest,
  bodyOf,
  FORM,
  parseJsonObject,
  type RequestAnswer,
  type SentRequest,
  textOf,
  ValidRequests,
  withMember,
  withoutMember,
} from './validRequests';

const exchange = exchangeOfThisFile();
let good: ValidRequests;

beforeAll(async () => {
  good = await ValidRequests.prepare(exchange());
});
afterAll(() => good.close());

/** Concurrent requests. */
const AT_ONCE = 8;
const send = (
  id: OperationId,
  request: ApiRequest,
  as?: { readonly sent?: SentRequest | undefined; readonly more?: string },
): Promise<RequestAnswer> => good.send(id, request, as);

/** The valid body as the contract validates it. */
function requestBodyOf({ body }: ApiRequest): DocumentObject {
  return parseJsonObject(textOf(body)) ?? {};
}

/**
 * Tables that a refusal may change: the engine stores refusals for repeated requests, and operator actions are
 * recorded.
 */
const CHANGING_TABLES = ['events', 'request_keys', 'operator_actions'];

/** The code in the error format of the operation; `ok` if there is none. */
function codeOf(id: OperationId, { status, body }: RequestAnswer): string {
  if (status < 400) return 'ok';
  if (body === undefined && operationRecords[id].emptyErrorStatuses.includes(status))
    return 'INVALID_AUTHENTICATION_HEADER';
  return String((body as { readonly code: string | number }).code);
}

/** The outcomes of requests that may have changed something. */
const CHANGING: readonly RequestOutcome[] = ['ok', 'CANCEL_REPLACE_PARTIALLY_FAILED'];

/** A request and the outcome that it must have. */
interface ExpectedOutcome {
  readonly what: string;
  readonly word: RequestOutcome;
  /** If it violates the contract, the member that the response must name. */
  readonly blames?: string | undefined;
  /** Sends the changed request; `request` is valid. */
  ask(request: ApiRequest): Promise<RequestAnswer>;
}

/** Errors that say which member is wrong. */
const NAMES_MEMBER = /^(INVALID_PARAMETERS|-11(00|01|02|05|08|11|30)$)/;

/**
 * Sends each changed request and checks its outcome, and that the refused ones changed no table. Refused requests change
 * nothing, so they are derived from one valid request and run concurrently; an accepted one needs a request of its own.
 */
async function expectOutcomes(
  id: OperationId,
  request: ApiRequest,
  questions: readonly ExpectedOutcome[],
): Promise<void> {
  const refused = questions.filter(({ word }) => !CHANGING.includes(word));
  if (refused.length > 0) {
    // Refused documents are counted, because checking them is expensive.
    const changing = id === 'uploadIdentityDocument' ? [...CHANGING_TABLES, 'attempts'] : CHANGING_TABLES;
    const before = await tableChecksums(exchange(), ...changing);
    await runConcurrently(refused, (question) => expectOutcomeOf(id, question, good.withNewIds(id, request)));
    expect(await tableChecksums(exchange(), ...changing)).toEqual(before);
  }
  for (const question of questions.filter(({ word }) => CHANGING.includes(word)))
    await expectOutcomeOf(id, question, await good.create(id));
  // A valid value of a setting, such as a limit of 0, must not hinder the operations that follow.
  if (operationRecords[id].method === 'put') await send(id, await good.create(id));
}

async function expectOutcomeOf(
  id: OperationId,
  { what, word, blames, ask }: ExpectedOutcome,
  request: ApiRequest,
): Promise<void> {
  const answer = await ask(request);
  expect([what, codeOf(id, answer)]).toEqual([what, errorFormOf(id, word)]);
  if (blames !== undefined && NAMES_MEMBER.test(word)) expect([what, blamedMember(answer)]).toEqual([what, blames]);
}

async function runConcurrently<Value>(values: readonly Value[], work: (value: Value) => Promise<void>): Promise<void> {
  const left = [...values];
  const one = async (): Promise<void> => {
    for (let value = left.pop(); value !== undefined; value = left.pop()) await work(value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** The member that a response names, in either error format. */
function blamedMember({ body }: RequestAnswer): string | undefined {
  const { fields, msg } = body as { readonly fields?: object; readonly msg?: string };
  return fields === undefined ? /'([^']*)'/.exec(msg ?? '')?.[1] : Object.keys(fields).join();
}

/** Bodies that are not JSON objects. */
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
  const all = inputMembersOf(id);
  const { body, bodyMedia } = operationRecords[id];
  if (all.length === 0) {
    test('has no member that could be invalid', () => expect(all).toEqual([]));
    return;
  }

  let request: ApiRequest;
  beforeAll(async () => {
    request = await good.create(id);
  });

  test('every invalid value of every member gets its code and changes nothing', async () => {
    const questions = all.flatMap((member) =>
      badValuesOf(member).map((bad): ExpectedOutcome => {
        const { place, name } = member;
        const ask = (whole: ApiRequest) =>
          send(id, withMember(whole, place, name, place === 'body' ? bad.text : String(bad.value)));
        return { what: `${place} ${name} ${bad.kind}`, ...expectedOutcome(member, bad, requestBodyOf(request)), ask };
      }),
    );
    await expectOutcomes(id, request, questions);
  });

  const optional = all.filter(({ place }) => place !== 'path');
  if (optional.length > 0)
    test('missing and duplicate members get their code', async () => {
      const questions = optional.flatMap((member): ExpectedOutcome[] => {
        const { place, name } = member;
        const missing: ExpectedOutcome = {
          what: `${place} ${name} missing`,
          word: outcomeWithout(member, requestBodyOf(request)),
          blames: name,
          ask: (whole) => send(id, { ...whole, [place]: withoutMember<string>(whole[place], name) }),
        };
        const twice: ExpectedOutcome = {
          what: `${place} ${name} twice`,
          word: outcomeOfRepeated(member),
          blames: name,
          ask: (whole) => sendTwice(member, whole),
        };
        // Missing members are also covered by many other tests.
        return missing.word === 'ok' ? [twice] : [missing, twice];
      });
      await expectOutcomes(id, request, questions);
    });

  if (all.some(({ name }) => name === 'startTime'))
    test('startTime after endTime is refused', async () => {
      const times = { startTime: '1700000000001', endTime: '1700000000000' };
      const ask = ({ query, ...whole }: ApiRequest) => send(id, { ...whole, query: { ...query, ...times } });
      await expectOutcomes(id, request, [{ what: 'times', word: 'INVALID_PARAMETERS', blames: 'startTime', ask }]);
    });

  if (body === 'none') return;

  test('unknown members, bodies that are not objects, and undeclared media types are refused', async () => {
    const surprise: ExpectedOutcome = {
      what: 'surprise',
      word: bodyOutcome(id, { ...requestBodyOf(request), surprise: '1' }),
      blames: 'surprise',
      ask: (whole) => send(id, withMember(whole, 'body', 'surprise', '"1"')),
    };
    const noObjects = NO_OBJECTS.map(
      (text): ExpectedOutcome => ({
        what: text,
        word: 'INVALID_REQUEST_BODY',
        ask: (whole) => send(id, whole, { sent: { text, type: 'application/json' } }),
      }),
    );
    const otherTypes = (bodyMedia.includes('form') ? OTHER_TYPES : [...OTHER_TYPES, FORM]).map(
      (type): ExpectedOutcome => ({
        what: type,
        word: 'UNSUPPORTED_MEDIA_TYPE',
        ask: (whole) => send(id, whole, { sent: { text: textOf(whole.body), type } }),
      }),
    );
    await expectOutcomes(id, request, [surprise, ...noObjects, ...otherTypes]);
  });
});

/** `value`: the valid one, or any if the valid request has none. */
function sendTwice({ id, place, name }: InputMember, request: ApiRequest): Promise<RequestAnswer> {
  const value = request[place]?.[name] ?? '"1"';
  if (place === 'query')
    return send(id, withMember(request, place, name, value), {
      more: `&${new URLSearchParams({ [name]: value }).toString()}`,
    });
  const once = bodyOf({ [place]: { ...request[place], [name]: value } });
  const text =
    place === 'form'
      ? `${once?.text}&${new URLSearchParams({ [name]: value }).toString()}`
      : `${once?.text.slice(0, -1)},${JSON.stringify(name)}:${value}}`;
  return send(id, request, { sent: { text, type: once?.type ?? '' } });
}

test('every operation with a member has a valid request that is accepted', async () => {
  const asked = (Object.keys(operationRecords) as OperationId[]).filter((id) => inputMembersOf(id).length > 0);
  expect([...good.reusedOperations].sort()).toEqual(asked.sort());
  // Undoes the limits that accepted requests have set before.
  await send('putSymbol', await good.create('putSymbol'));
  for (const id of good.reusedOperations) {
    // This exchange is not in quarantine.
    const code = id === 'endQuarantine' ? 'QUARANTINE_REPORT_CHANGED' : 'ok';
    expect([id, codeOf(id, await send(id, await good.create(id)))]).toEqual([id, code]);
  }
});
