/**
 * Mutations of a valid request. A mutation records a flaw that the finished request does not show; the others are found
 * by the contract's validation.
 */
import { operationRecords } from '../../generated/operations';
import type { Random } from '../support/randomSeed';
import { bodyBytesOf, bodyTextOf, encodeText, type NameValuePair, type RequestDraft } from './requestDraft';
import { randomWord, type ValueCandidates } from './valueCandidates';

export interface RequestMutation {
  readonly name: string;
  /** Returns false if there is nothing of this kind to change. */
  apply(draft: RequestDraft, random: Random, candidates: ValueCandidates): boolean;
}

const BODY_BYTES_MAX = 16 * 1024;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH'] as const;
const MEDIA_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/json, text/plain',
  'application/jsonp',
  'json',
  '*/*',
  '',
] as const;
const READ_MEDIA_TYPES = [
  'Application/JSON',
  'application/json; charset="UTF-8"',
  'application/json ;charset=utf-8',
] as const;
const BROKEN_ENCODINGS = ['%', '%z', '%zz', '%e0%a4%a', '%c3%28', '%ff', '%u0041'] as const;
const BROKEN_BODIES = [
  '[',
  ']',
  '{',
  '{"a":1,}',
  '{"a":01}',
  '{"a":NaN}',
  "{'a':1}",
  '{"a":"\t"}',
  'null',
  '1',
  '"x"',
  '[{}]',
  '{}{}',
  '{"a"}',
  '\ufeff{}',
] as const;
const STRANGE_HEADERS: readonly [NameValuePair, ...NameValuePair[]] = [
  ['X-Forwarded-For', '10.0.0.1, 127.0.0.1'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Original-URL', '/internal/audit'],
  ['Accept', 'text/html;q=0.9, */*;q=0.1'],
  ['Accept-Encoding', 'gzip, br'],
  ['Accept-Charset', 'utf-7'],
  ['Range', 'bytes=0-1'],
  ['If-None-Match', '*'],
  ['Expect', '100-continue'],
  ['Cookie', '__proto__=1; a=b; a=c'],
  ['Origin', 'null'],
  ['Forwarded', 'for="[::1]"'],
  ['Upgrade', 'h2c'],
  ['TE', 'trailers'],
  ['Content-Language', 'th'],
  ['Authorization-Extra', 'x'],
];

export const MUTATIONS: readonly [RequestMutation, ...RequestMutation[]] = [
  {
    name: 'another value in the path',
    apply: (draft, random, candidates) => changePath(draft, random, encodeText(candidates.anyText(random))),
  },
  {
    name: 'another value in the query',
    apply: (draft, random, candidates) => changeQuery(draft, random, encodeText(candidates.anyText(random))),
  },
  { name: 'another value in the body', apply: (draft, random, candidates) => changeBody(draft, random, candidates) },
  { name: 'a member of the body left out', apply: (draft, random) => dropMember(draft.form ?? draft.body, random) },
  { name: 'a parameter left out', apply: (draft, random) => dropMember(draft.query, random) },
  { name: 'a member that nobody declared', apply: (draft, random, candidates) => addMember(draft, random, candidates) },
  {
    name: 'a parameter that nobody declared',
    apply: (draft, random, candidates) => addParameter(draft, random, candidates),
  },
  {
    name: 'a parameter twice, or as a list',
    apply: (draft, random, candidates) => repeatParameter(draft, random, candidates),
  },
  { name: 'a member twice', apply: (draft, random) => repeatMember(draft, random) },
  { name: 'a body that is no object', apply: (draft, random) => breakBody(draft, random) },
  { name: 'a body that is too large', apply: exceedBodyLimit },
  { name: 'a body that is too deep', apply: exceedBodyDepth },
  { name: 'bytes that are no UTF-8 in the body', apply: (draft) => spoilText(draft) },
  { name: 'another media type', apply: (draft, random) => changeMediaType(draft, random) },
  { name: 'a body that says it is compressed', apply: (draft, random) => claimContentEncoding(draft, random) },
  { name: 'chunks', apply: (draft) => bodyBytesOf(draft) !== undefined && setMember(draft, 'isChunked', true) },
  { name: 'a broken percent-encoding', apply: (draft, random) => breakEncoding(draft, random) },
  { name: 'everything percent-encoded', apply: encodeAll },
  { name: 'bytes beyond ASCII in the target', apply: (draft, random) => spoilTarget(draft, random) },
  { name: 'a target that is too long', apply: (draft) => appendPair(draft, 'query', ['x'.repeat(4_097), '1']) },
  { name: 'another spelling of the path', apply: (draft, random) => respellPath(draft, random) },
  { name: 'another method', apply: (draft, random) => changeMethod(draft, random) },
  { name: 'strange headers', apply: (draft, random) => appendPair(draft, 'headers', random.pick(STRANGE_HEADERS)) },
  { name: 'a header of any value', apply: (draft, random, candidates) => addHeader(draft, random, candidates) },
  {
    name: 'a key for doing it once',
    apply: (draft, random, candidates) =>
      appendPair(draft, 'headers', ['Idempotency-Key', toPrintable(candidates.anyText(random))]),
  },
  { name: 'a time', apply: (draft, random, candidates) => addTime(draft, random, candidates) },
  { name: 'other credentials', apply: (draft, random, candidates) => changeCredentials(draft, random, candidates) },
];

function addFlaw(draft: RequestDraft, what: Parameters<RequestDraft['flaws']['add']>[0]): true {
  draft.flaws.add(what);
  return true;
}

function setMember<Name extends 'isChunked' | 'isOpen' | 'bodyBytes' | 'mediaType' | 'method' | 'template'>(
  draft: RequestDraft,
  name: Name,
  value: RequestDraft[Name],
): true {
  draft[name] = value;
  return true;
}

function appendPair(draft: RequestDraft, to: 'query' | 'headers', pair: NameValuePair): true {
  draft[to].push(pair);
  return true;
}

/** A random index. */
function someIndex(list: readonly unknown[] | undefined, random: Random): number | undefined {
  return list === undefined || list.length === 0 ? undefined : random.integer(0, list.length - 1);
}

function changePath(draft: RequestDraft, random: Random, value: string): boolean {
  const at = someIndex(Object.keys(draft.path), random);
  const name = at === undefined ? undefined : Object.keys(draft.path)[at];
  // Without a value it is another path.
  if (name === undefined || value === '') return false;
  draft.path = { ...draft.path, [name]: value };
  return true;
}

function changeQuery(draft: RequestDraft, random: Random, value: string): boolean {
  const at = someIndex(draft.query, random);
  const pair = at === undefined ? undefined : draft.query[at];
  if (at === undefined || pair === undefined) return false;
  draft.query[at] = [pair[0], value];
  return true;
}

function changeBody(draft: RequestDraft, random: Random, candidates: ValueCandidates): boolean {
  const members = draft.form ?? draft.body;
  const at = someIndex(members, random);
  const pair = at === undefined ? undefined : members?.[at];
  if (members === undefined || at === undefined || pair === undefined) return false;
  members[at] = [pair[0], draft.form === undefined ? candidates.anyJson(random) : candidates.anyText(random)];
  return true;
}

function dropMember(members: NameValuePair[] | undefined, random: Random): boolean {
  const at = someIndex(members, random);
  if (at === undefined) return false;
  members?.splice(at, 1);
  return true;
}

function strangeName(random: Random): string {
  return random.pick([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '$where',
    'x'.repeat(300),
    randomWord(random, 12),
  ]);
}

function addMember(draft: RequestDraft, random: Random, candidates: ValueCandidates): boolean {
  const members = draft.form ?? draft.body;
  const name = strangeName(random);
  if (members === undefined || members.some(([known]) => known === name)) return false;
  members.push([name, draft.form === undefined ? candidates.anyJson(random) : candidates.anyText(random)]);
  return true;
}

function addParameter(draft: RequestDraft, random: Random, candidates: ValueCandidates): boolean {
  return appendPair(draft, 'query', [
    encodeText(strangeName(random)),
    encodeText(candidates.anyText(random)).slice(0, 1_000),
  ]);
}

function repeatParameter(draft: RequestDraft, random: Random, candidates: ValueCandidates): boolean {
  const at = someIndex(draft.query, random);
  const pair = at === undefined ? undefined : draft.query[at];
  if (pair === undefined) return false;
  const suffix = random.pick(['', '', '[]', '[0]', '[a]', '%00', '.']);
  return appendPair(draft, 'query', [
    `${pair[0]}${suffix}`,
    random.next() < 0.5 ? pair[1] : encodeText(candidates.anyText(random)).slice(0, 1_000),
  ]);
}

function repeatMember(draft: RequestDraft, random: Random): boolean {
  const at = someIndex(draft.body, random);
  const pair = at === undefined ? undefined : draft.body?.[at];
  if (pair === undefined) return false;
  draft.body?.push(pair);
  return true;
}

function breakBody(draft: RequestDraft, random: Random): boolean {
  if (draft.body === undefined || draft.bodyBytes !== undefined) return false;
  const whole = bodyTextOf(draft.body);
  const text = random.next() < 0.5 ? random.pick(BROKEN_BODIES) : whole.slice(0, random.integer(1, whole.length - 1));
  return setMember(draft, 'bodyBytes', Buffer.from(text)) && addFlaw(draft, 'unreadable_body');
}

function exceedBodyLimit(draft: RequestDraft): boolean {
  if (draft.body === undefined || draft.bodyBytes !== undefined || operationRecords[draft.id].largeBody) return false;
  return setMember(draft, 'bodyBytes', Buffer.from(bodyTextOf(draft.body).padEnd(BODY_BYTES_MAX + 1)));
}

function exceedBodyDepth(draft: RequestDraft): boolean {
  if (draft.body === undefined || draft.bodyBytes !== undefined) return false;
  return (
    setMember(draft, 'bodyBytes', Buffer.from(`{"deep":${'['.repeat(5_000)}${']'.repeat(5_000)}}`)) &&
    addFlaw(draft, 'unreadable_body')
  );
}

function spoilText(draft: RequestDraft): boolean {
  if (draft.body === undefined || draft.bodyBytes !== undefined) return false;
  const [before, after] = [Buffer.from('{"a":"'), Buffer.from('"}')];
  return (
    setMember(draft, 'bodyBytes', Buffer.concat([before, Buffer.from([0xc3, 0x28, 0xff]), after])) &&
    addFlaw(draft, 'unreadable_body')
  );
}

function changeMediaType(draft: RequestDraft, random: Random): boolean {
  if (draft.mediaType === undefined) return false;
  if (draft.form === undefined && random.next() < 0.3)
    return setMember(draft, 'mediaType', random.pick(READ_MEDIA_TYPES));
  return setMember(draft, 'mediaType', random.pick(MEDIA_TYPES));
}

function claimContentEncoding(draft: RequestDraft, random: Random): boolean {
  if (draft.mediaType === undefined) return false;
  return appendPair(draft, 'headers', ['Content-Encoding', random.pick(['gzip', 'br', 'deflate', 'x'])]);
}

function breakEncoding(draft: RequestDraft, random: Random): boolean {
  const value = random.pick(BROKEN_ENCODINGS);
  return random.next() < 0.5 ? changePath(draft, random, value) : changeQuery(draft, random, value);
}

/** Like `%61`: the decoded text is the same. */
function encodeAll(draft: RequestDraft): boolean {
  const all = (value: string): string =>
    value.includes('%') ? value : Buffer.from(value).toString('hex').replace(/../g, '%$&');
  draft.path = Object.fromEntries(Object.entries(draft.path).map(([name, value]) => [name, all(value)]));
  draft.query = draft.query.map(([name, value]) => [name, all(value)]);
  return draft.query.length + Object.keys(draft.path).length > 0;
}

function spoilTarget(draft: RequestDraft, random: Random): boolean {
  const value = String.fromCharCode(random.integer(0x80, 0xff), random.integer(0x80, 0xff));
  return (
    (random.next() < 0.5 ? changePath(draft, random, value) : changeQuery(draft, random, value)) &&
    setMember(draft, 'isOpen', true)
  );
}

function respellPath(draft: RequestDraft, random: Random): boolean {
  const { template } = draft;
  const other = random.pick([
    template.endsWith('/') ? template.slice(0, -1) : `${template}/`,
    template.replace('/', '//'),
    `/.${template}`,
    `/x/..${template}`,
    template.toUpperCase().replace(/\{\w+\}/g, (name) => name.toLowerCase()),
    `${template};a=b`,
    `${template}#x`,
    `http://elsewhere.example${template}`,
  ]);
  return setMember(draft, 'template', other);
}

function changeMethod(draft: RequestDraft, random: Random): boolean {
  const method = random.pick(METHODS);
  return method !== draft.method && setMember(draft, 'method', method);
}

function addHeader(draft: RequestDraft, random: Random, candidates: ValueCandidates): boolean {
  return appendPair(draft, 'headers', [`X-Any-${random.integer(1, 99)}`, toPrintable(candidates.anyText(random))]);
}

/** The value of a header is one line of visible characters. */
function toPrintable(text: string): string {
  return text
    .replace(/[^\x21-\x7e\xa1-\xff]/g, '')
    .slice(0, 500)
    .trim();
}

function addTime(draft: RequestDraft, random: Random, candidates: ValueCandidates): boolean {
  const name = random.pick(['X-Timestamp', 'X-Recv-Window']);
  appendPair(draft, 'headers', [
    name,
    random.next() < 0.5 ? toPrintable(candidates.anyText(random)) : String(random.integer(1, 60_000)),
  ]);
  // Only signed requests have a timestamp.
  if (operationRecords[draft.id].security === 'key')
    return name === 'X-Timestamp' ? addFlaw(draft, 'credentials') : setMember(draft, 'isOpen', true);
  return true;
}

function changeCredentials(draft: RequestDraft, random: Random, candidates: ValueCandidates): boolean {
  const { security } = operationRecords[draft.id];
  draft.credentials = random.pick<readonly NameValuePair[]>([
    [],
    [['Authorization', toPrintable(candidates.anyText(random))]],
    [['Authorization', `Bearer ${'A'.repeat(43)}`]],
    [['X-MBX-APIKEY', `live-${'0'.repeat(32)}`]],
    [
      ['Authorization', `TDAX-API live-${'0'.repeat(32)}`],
      ['Signature', 'a'.repeat(128)],
    ],
    [
      ['Authorization', 'x'],
      ['Authorization', 'y'],
      ['Signature', ''],
    ],
  ]);
  return security === 'public' || addFlaw(draft, 'credentials');
}
