/**
 * The review of a changed contract: every kind of change is found where it is made, and has the class that it has for
 * the programs of those who read the document. The changes are made to the real documents.
 */
import { members } from '../../../src/programs/codegen/json/jsonDocument';
import {
  changesBetween,
  DOCUMENT_NAMES,
  type DocumentName,
  type Reviews,
} from '../../../src/programs/codegen/review/documents';
import { reviewText } from '../../../src/programs/codegen/review/texts';
import { ASYNCAPI_CASES } from './asyncapiCases';
import { CUSTODIAN_CASES } from './custodianCases';
import { OPENAPI_CASES } from './openapiCases';
import { OPERATOR_CASES } from './operatorCases';
import { PARTNER_CASES } from './partnerCases';
import { copyWith, presentDocuments, type ReviewCase } from './reviewCase';

/** The two documents of the Binance interface are compared by the code that compares `openapi` and `asyncapi`. */
const NAMES = DOCUMENT_NAMES.filter((name) => !isOfBinance(name));
const CASES: Readonly<Record<Exclude<DocumentName, `binance.${string}`>, readonly ReviewCase[]>> = {
  openapi: OPENAPI_CASES,
  asyncapi: ASYNCAPI_CASES,
  'partner.openapi': PARTNER_CASES,
  'custodian.openapi': CUSTODIAN_CASES,
  'operator.openapi': OPERATOR_CASES,
};

function isOfBinance(name: DocumentName): name is Extract<DocumentName, `binance.${string}`> {
  return name.startsWith('binance.');
}

describe.each(NAMES)('a change made by hand to %s', (name) => {
  const document = presentDocuments()[name];

  test.each(CASES[name])('$change: $class', ({ edit, given, class: worst, says }) => {
    const before = given === undefined ? document : copyWith(document, given);
    const changes = changesBetween(name, before, copyWith(before, edit));
    expect(changes[0]?.class).toBe(worst);
    expect(
      changes.filter((change) => change.class === worst).map(({ place, what }) => `${place}: ${what}`),
    ).toContainEqual(expect.stringContaining(says));
    // Each change can be shown side by side.
    expect(changes.filter(({ before: was, after: is }) => was === undefined && is === undefined)).toEqual([]);
  });

  test('at least ten changes are classed, and without a change there is nothing to list', () => {
    expect(CASES[name].length).toBeGreaterThanOrEqual(10);
    expect(changesBetween(name, document, structuredClone(document))).toEqual([]);
  });
});

describe('a limit of a shared part', () => {
  const document = presentDocuments().openapi;
  const linesAfter = (edit: ReviewCase['edit']): string[] => {
    const after = copyWith(document, edit);
    const changes = changesBetween('openapi', document, after);
    const review = { from: '2.0.0', to: '2.0.0', changes, before: document, after };
    return reviewText({ openapi: review } as unknown as Reviews)
      .split('\n')
      .slice(1);
  };
  /** The operations that refer to the part themselves. */
  const usersOf = (pointer: string): number =>
    members(document['paths'])
      .flatMap(([, item]) => members(item))
      .filter(([, operation]) => JSON.stringify(operation).includes(`"${pointer}"`)).length;

  test('that is sent and received is one line, which names the part and the number of operations', () => {
    const lines = linesAfter((copy) => Object.assign(copy.components.schemas.TrailingDelta, { maximum: 3000 }));
    expect(lines).toEqual([
      expect.stringMatching(
        /^ {2}breaking {3}TrailingDelta \(received\) and TrailingDelta \(sent\): maximum changed from 2000 to 3000, in \d\d operations$/,
      ),
    ]);
  });

  test('of a parameter counts the operations that have it', () => {
    const users = usersOf('#/components/parameters/PageLimit');
    expect(users).toBeGreaterThan(5);
    const lines = linesAfter((copy) =>
      Object.assign(copy.components.parameters.PageLimit.schema, { pattern: '^([1-9][0-9]?|100|200)$' }),
    );
    expect(lines).toEqual([
      expect.stringMatching(`^  additive   the parameter PageLimit: .*, in ${users} operations$`),
    ]);
  });
});
