/**
 * The review of a changed contract: every kind of change is found where it is made, and has the class that it has for
 * the programs of those who read the document. The changes are made to the real documents.
 */
import { changesBetween, DOCUMENT_NAMES, type DocumentName } from '../../../src/programs/codegen/review/documents';
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
