/**
 * The review against an independent judge: random edits of the documents, whose verdicts follow from two validators.
 * A change breaks senders if something that was valid is invalid now, and receivers if something is valid now that was
 * invalid. Where the review says otherwise, the table says why.
 */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { changesBetween, DOCUMENT_NAMES, type DocumentName } from '../../../src/programs/codegen/review/documents';
import { printSeed, type Random, seededRandom } from '../../support/randomSeed';
import { scaledCount } from '../../support/runSize';
import { EXCHANGE_EDITS, operationPlaces, type Side, sidesOf } from './exchanges';
import { copyWith, type Document, presentDocuments } from './reviewCase';
import { SCHEMA_EDITS } from './schemaEdits';
import { pickOf, sample } from './schemaSamples';
import { atPointer, type Direction, innerPaths, type SchemaUse, schemaUses } from './schemaUses';

const SAMPLES = 120;

/** How often as many samples are tried again where the review calls a change breaking and no sample shows it. */
const FURTHER_ROUNDS = 20;

/**
 * Where the review is stricter than the validators, and why: by the kind of edit. It is milder with the webhooks of
 * partners only.
 */
const REASONS: Readonly<Record<string, string>> = {
  'add a format: breaking': 'generators make types by formats, which the validators do not check',
  'add a title: breaking': 'generators name the types of alternatives by their titles',
  'add a pattern: breaking': 'all listed values match it already',
  'add a bound: breaking': 'all listed values, or the other bounds, satisfy it already',
  'permit fractions: breaking': 'the listed values, or a multiple, are integers still',
  'remove a member: breaking': 'a member that is no longer sent, or no longer read, although others may be sent',
  'raise a bound: breaking': 'only members that receivers ignore can reach the bound',
  'permit every type: breaking': 'the values are listed, so that the type says nothing',
  'restrict beside a reference: breaking': 'no value of the schema behind the reference reaches the limit',
  'forbid other members: breaking': 'an open object may be sent with members that the contract does not name',
  'remove a bound: breaking': 'the other bounds, or a pattern, leave the same values',
  'remove an alternative: breaking': 'alternatives without names are compared by their positions',
  'partner.openapi, change a constant: additive': 'a partner ignores webhooks with values that it does not know',
  'partner.openapi, add a value: additive': 'a partner ignores webhooks with values that it does not know',
  'restrict other members: breaking': 'an open object may be sent with members that the contract does not name',
  'add a part: breaking': 'the part forbids a value that the rest forbids already',
};

/** Each long run makes new edits; the short one makes the same each time, since a new kind of edit needs a reason here. */
const seedOfRun = (test: string): number => printSeed(test, 101);

interface Judged {
  readonly name: DocumentName;
  readonly kind: string;
  readonly place: string;
  readonly directions: ReadonlySet<Direction>;
  readonly before: Document;
  readonly after: Document;
  /** Leads to the schema that the validators compare, and from there to the edited one. */
  readonly pointer: readonly string[];
  readonly path: readonly string[];
}

function editedSchema(name: DocumentName, uses: readonly SchemaUse[], random: Random): Judged | undefined {
  const before = presentDocuments()[name];
  const { pointer, directions } = pickOf(random, uses);
  const path = pickOf(random, innerPaths(atPointer(before, pointer)));
  const { kind, edit } = pickOf(random, SCHEMA_EDITS);
  let isEdited = false;
  const after = copyWith(before, (copy) => {
    isEdited = edit(atPointer(atPointer(copy, pointer), path), random);
  });
  if (!isEdited) return undefined;
  return { name, kind, place: [...pointer, ...path].join('/'), directions, before, after, pointer, path };
}

/** The schema as the reader of the document applies it. */
function validatorOf(document: Document, pointer: readonly string[], direction: Direction): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, logger: false });
  const applied = JSON.parse(JSON.stringify(document), (_name, value: Document) => {
    if (typeof value !== 'object' || value === null) return value;
    // Senders may use the listed values only, also of a list that may grow.
    if (direction === 'sent' && Array.isArray(value['x-extensible-enum']) && value.enum === undefined)
      return { ...value, enum: value['x-extensible-enum'] };
    return value;
  }) as Document;
  ajv.addSchema({ ...applied, $id: 'document' });
  const steps = pointer.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
  return ajv.compile({ $ref: `document#/${steps.join('/')}` });
}

/** Receivers ignore members that they do not know. */
function opened(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (name, value: unknown) =>
    ['additionalProperties', 'unevaluatedProperties'].includes(name) && value === false ? undefined : value,
  );
}

/** A value that shows that the edit breaks programs; undefined if none is found. `judged` says whether any was valid. */
function counterexample(judged: Judged, random: Random): { value?: unknown; tried: number } {
  const { before, after, pointer, path } = judged;
  let tried = 0;
  for (const direction of judged.directions) {
    const [source, target] = direction === 'sent' ? [before, after] : [after, opened(before)];
    const other = direction === 'sent' ? after : before;
    const [isFromSource, isForTarget] = [source, target].map((one) => validatorOf(one, pointer, direction));
    const root = atPointer(source, pointer);
    const sampling = { document: source, random, other: atPointer(atPointer(other, pointer), path) };
    for (let index = 0; index < SAMPLES; index++) {
      const value = sample(sampling, root, path);
      if (isFromSource?.(value) !== true) continue;
      tried += 1;
      if (isForTarget?.(value) !== true) return { value, tried };
    }
  }
  return { tried };
}

test('random edits have the verdict that follows from validators', () => {
  const random = seededRandom(seedOfRun('contract review'));
  const uses = new Map(DOCUMENT_NAMES.map((name) => [name, schemaUses(name, presentDocuments()[name])] as const));
  const disagreements: string[] = [];
  let [edits, unjudged] = [0, 0];
  while (edits < scaledCount(2_000)) {
    const name = pickOf(random, DOCUMENT_NAMES);
    const judged = editedSchema(name, uses.get(name) ?? [], random);
    if (judged === undefined) continue;
    edits += 1;
    const changes = changesBetween(name, judged.before, judged.after);
    const verdict = changes[0]?.class ?? 'unchanged';
    let { value, tried } = counterexample(judged, random);
    for (let round = 0; verdict === 'breaking' && value === undefined && tried > 0 && round < FURTHER_ROUNDS; round++)
      ({ value, tried } = counterexample(judged, random));
    if (tried === 0) unjudged += 1;
    const isBreaking = value !== undefined;
    const key = `${judged.kind}: ${verdict}`;
    if (verdict !== 'unchanged' && (verdict === 'breaking') === isBreaking) continue;
    if (tried === 0 || (REASONS[key] ?? REASONS[`${name}, ${key}`]) !== undefined) continue;
    disagreements.push(
      `${name}, ${key}, ${judged.place} (${[...judged.directions].join()}): ${JSON.stringify(value)?.slice(0, 200)}`,
    );
  }
  process.stderr.write(`${edits} edits, ${unjudged} without a sample\n`);
  expect(disagreements).toEqual([]);
  expect(unjudged).toBeLessThan(edits / 8);
});

/** Where the review is milder than the validators of exchanges, or stricter, and why. */
const REASONS_OF_EXCHANGES: Readonly<Record<string, string>> = {
  'add an error status: additive': 'clients can handle any error by its class',
  'add a media type of responses: additive': 'a client names the types that it accepts, and is sent no other',
  'require other credentials: breaking': 'a server is not ready for credentials that it did not get before',
  'remove a message: breaking': 'clients wait for a message that is no longer sent',
  'remove a response header: breaking': 'clients may read a header that was not promised',
  'add a message: additive': 'clients ignore messages that they do not know',
};

/** Whether a value of the one is no value of the other, in the direction of the side. */
function breaks(was: Side, is: Side, random: Random): boolean {
  const [before, after] = [{ schema: was.schema }, { schema: is.schema }];
  const [source, target] = was.direction === 'sent' ? [before, after] : [after, opened(before)];
  const other = (was.direction === 'sent' ? after : before).schema;
  const [isFromSource, isForTarget] = [source, target].map((one) => validatorOf(one, ['schema'], was.direction));
  for (let index = 0; index < SAMPLES * FURTHER_ROUNDS; index++) {
    const value = sample({ document: source, random, other }, source.schema, []);
    if (isFromSource?.(value) === true && isForTarget?.(value) !== true) return true;
  }
  return false;
}

test('random edits of what surrounds the schemas have the verdict that follows from validators', () => {
  const random = seededRandom(seedOfRun('contract review of exchanges'));
  const disagreements: string[] = [];
  let edits = 0;
  while (edits < scaledCount(600)) {
    const name = pickOf(random, DOCUMENT_NAMES);
    const before: Document = presentDocuments()[name];
    const place = pickOf(random, operationPlaces(before));
    const { kind, edit } = pickOf(random, EXCHANGE_EDITS);
    let isEdited = false;
    const after = copyWith(before, (copy) => {
      isEdited = edit(atPointer(copy, place), copy, random);
    });
    if (!isEdited) continue;
    edits += 1;
    const verdict = changesBetween(name, before, after)[0]?.class ?? 'unchanged';
    const fresh = sidesOf(name, after, place);
    const isBreaking = sidesOf(name, before, place).some((side, index) => breaks(side, fresh[index] ?? side, random));
    const key = `${kind}: ${verdict}`;
    if (verdict !== 'unchanged' && (verdict === 'breaking') === isBreaking) continue;
    if (REASONS_OF_EXCHANGES[key] === undefined) disagreements.push(`${key}, ${name} ${place.join('/')}`);
  }
  expect(disagreements).toEqual([]);
});
