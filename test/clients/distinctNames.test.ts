/** `distinctNames.ts` keeps generators that ignore case from merging names, and loses no name of the wire. */
import { withDistinctNames, withWireNames } from '../../spec/clients/typescript/distinctNames';
import { generatedDocument } from '../contract/contractDocuments';

test('of members and values that differ only by case, one gets a prefix', () => {
  const schema = {
    type: 'object',
    required: ['t', 'T', 'Time'],
    properties: { t: { type: 'integer' }, T: { enum: ['1m', '1M', '1h'] }, Time: {}, type: { type: 'string' } },
  };
  expect(withDistinctNames(schema)).toEqual({
    type: 'object',
    required: ['t', 'upperCase__T', 'Time'],
    properties: {
      t: { type: 'integer' },
      upperCase__T: { enum: ['1m', 'upperCase__1M', '1h'] },
      Time: {},
      type: { type: 'string' },
    },
  });
});

test.each([
  ['JSON_PROPERTY_UPPER_CASE_T = "upperCase__T";', 'JSON_PROPERTY_UPPER_CASE_T = "T";'],
  ['UpperCaseT int64 `json:"upperCase__T,omitempty"`', 'UpperCaseT int64 `json:"T,omitempty"`'],
  ["{'t': 't', 'upper_case_t': 'upperCase__T'}", "{'t': 't', 'upper_case_t': 'T'}"],
  ['UPPERCASE__1M("upperCase__1M")', 'UPPERCASE__1M("1M")'],
  ['this.upperCase__T = 1', 'this.upperCase__T = 1'],
])('the code has the names of the wire: %s', (generated, restored) => {
  expect(withWireNames(generated)).toBe(restored);
});

test.each(['openapi.published.json', 'openapi-3.0.published.json', 'partner.openapi.json'])(
  'in %s, no two names differ only by case afterwards, and restoring gives the document back',
  (file) => {
    const document = generatedDocument(file);
    const distinct = JSON.stringify(withDistinctNames(document));
    expect(JSON.parse(withWireNames(distinct))).toEqual(document);
    for (const [, names = ''] of distinct.matchAll(/"(?:enum|required)":\[([^\]]*)\]/g)) {
      const folded = names.toLowerCase().split(',');
      expect(new Set(folded).size).toBe(folded.length);
    }
  },
);
