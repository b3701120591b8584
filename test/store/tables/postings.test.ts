/**
 * The postings of a journal entry are stored as one text: it is parsed as it was written, and other texts are rejected.
 */
import fc from 'fast-check';
import type { JournalEntry } from '../../../src/core/model/model';
import type { Amount } from '../../../src/core/values/decimal';
import { SqlWriter } from '../../../src/store/connection/sqlWriter';
import { forEachPosting, writePostings } from '../../../src/store/tables/ledger';

function linesOf(text: string): [number, Amount][] {
  const lines: [number, Amount][] = [];
  forEachPosting(text, (accountId, amount) => lines.push([accountId, amount]));
  return lines;
}

const line = fc.tuple(
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  fc.bigInt({ min: -(10n ** 33n) + 1n, max: 10n ** 33n - 1n }),
);

test('every entry is parsed as it was written, and is also valid JSON', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 10 }), (lines) => {
      const writer = new SqlWriter();
      writePostings(
        { postings: lines.map(([id, amount]) => ({ account: { id }, amount })) } as unknown as JournalEntry,
        writer,
      );
      const written = writer.takeText();
      expect(linesOf(written)).toEqual(lines);
      expect((JSON.parse(written) as [number, string][]).map(([id]) => id)).toEqual(lines.map(([id]) => id));
    }),
  );
});

test.each([
  '',
  '[]',
  '[[]]',
  'null',
  '[[1,"2"]',
  '[[1,"2"]]]',
  '[[1,"2"]] ',
  ' [[1,"2"]]',
  '[[1,"2"],]',
  '[[1,"2"][3,"4"]]',
  '[[1,"2"],[3,"4"]',
  '[[1,2]]',
  '[["1","2"]]',
  '[[1,"2","3"]]',
  '[[1.5,"2"]]',
  '[[-1,"2"]]',
  '[[1e3,"2"]]',
  '[[ 1,"2"]]',
  '[[1, "2"]]',
  '[[1,"2e5"]]',
  '[[1,""]]',
  '[[1,"2]]',
  '[[1,2"]]',
  '[1,"2"]',
])('%j is rejected', (text) => expect(() => linesOf(text)).toThrow(RangeError));
