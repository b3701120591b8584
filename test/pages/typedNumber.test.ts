/** Numbers as people type them: whatever is typed, the pages read the number that is meant, or none. */
import * as fc from 'fast-check';
import { requestValidators } from '../../generated/validators';
import { typedNumber } from '../../src/web/framework/typedNumber';

const CONTRACT = /^(0|[1-9]\d{0,14})(\.\d{1,18})?$/;
const read = (typed: string): string | undefined => {
  const number = typedNumber(typed);
  return /^(0|[1-9]\d*)(\.\d+)?$/.test(number) ? number : undefined;
};

test.each([
  ['1000,50', '1000.50'],
  ['12,5', '12.5'],
  ['0,01', '0.01'],
  ['0,010', '0.010'],
  ['1000,500', '1000.500'],
  ['1,000', '1000'],
  ['1,234,567.25', '1234567.25'],
  [' 5. ', '5'],
  ['๑,๒๓๔.๕', '1234.5'],
  ['１２，５', '12.5'],
  ['３．５', '3.5'],
  ['1,00,000', undefined],
  ['1.000,50', undefined],
  ['1.000.000', undefined],
  ['1,000,50', undefined],
  ['0,000,001', undefined],
  ['12,', undefined],
  [',5', undefined],
  ['1 000', undefined],
  ['007', undefined],
  ['-1', undefined],
  ['1e5', undefined],
  ['', undefined],
])('%j is read as %j', (typed, number) => {
  expect(read(typed)).toBe(number);
});

/** All digits of the text in ASCII, looked up in lists, so that no code of the parser is used. */
function plainText(text: string): string {
  return [...text]
    .map((character) => {
      for (const list of ['๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９'])
        if (list.includes(character)) return String([...list].indexOf(character));
      return { '．': '.', '，': ',' }[character] ?? character;
    })
    .join('');
}

/** Each number that somebody could mean by the text, as digits before and after the point. */
function meanings(text: string): Set<string> {
  const found = new Set<string>();
  const add = (whole: string, fraction: string): void => {
    if (whole === '' || !/^\d+$/.test(whole + fraction)) return;
    found.add(`${whole}.${fraction.replace(/0+$/, '')}`);
  };
  for (const [point, separator] of [
    ['.', ','],
    [',', '.'],
  ] as const) {
    const parts = text.split(point);
    if (parts.length > 2) continue;
    const [whole = '', fraction = ''] = parts;
    const groups = whole.split(separator);
    const isGrouped = groups.slice(1).every((group) => group.length === 3) && (groups[0] ?? '').length <= 3;
    if (groups.length === 1) add(whole, fraction);
    else if (isGrouped && !whole.startsWith('0')) add(groups.join(''), fraction);
  }
  return found;
}

const characters = fc.constantFrom(..."0123456789,.๐๑๙０９，． -+e'");
const texts = fc.array(characters, { maxLength: 12 }).map((list) => list.join(''));

test('no text is read as a number that nobody could mean by it, and never as another one than its groups say', () => {
  fc.assert(
    fc.property(texts, (typed) => {
      const number = read(typed);
      if (number === undefined) return;
      const [whole = '', fraction = ''] = number.split('.');
      const plain = plainText(typed.trim());
      expect([...meanings(plain)]).toContain(`${whole}.${fraction.replace(/0+$/, '')}`);
      // A comma before groups of three separates them, as on all pages; where it cannot, it is the decimal comma.
      if (/^[1-9]\d{0,2}(,\d{3})+$/.test(plain)) expect(whole).toBe(plain.split(',').join(''));
      else if (meanings(plain).size > 1) expect(plain).toContain('.');
    }),
    { numRuns: 20_000 },
  );
});

test('a number is read in every notation in which a page or a person may write it', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 18 }).map((list) => list.join(''));
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
      digits,
      fc.constantFrom(0x30, 0x0e50, 0xff10),
      (whole, fraction, zero) => {
        const number = fraction === '' ? String(whole) : `${whole}.${fraction}`;
        const grouped = [...String(whole)]
          .reverse()
          .flatMap((digit, at) => (at > 0 && at % 3 === 0 ? [',', digit] : [digit]))
          .reverse()
          .join('');
        const inScript = (text: string): string =>
          text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
        const after = fraction === '' ? '' : `.${fraction}`;
        expect([number, `${grouped}${after}`].map((text) => read(inScript(text)))).toEqual([number, number]);
        const withComma = read(inScript(number.replace('.', ',')));
        const isAmbiguous = fraction.length === 3 && whole > 0n && whole < 1000n;
        expect(withComma).toBe(isAmbiguous ? `${whole}${fraction}` : number);
      },
    ),
  );
});

test('a text that is read as no number is refused by the contract', () => {
  const [validate] = requestValidators['testOrder'];
  if (validate === undefined) throw new Error('the operation has no validator');
  fc.assert(
    fc.property(texts, (typed) => {
      const amount = typedNumber(typed);
      const requestBody = { type: 'limit', pair: 'btc_thb', side: 'buy', price: '1', amount, nonce: 1 };
      const isAccepted = validate({ path: {}, query: {}, header: {}, cookie: {}, requestBody });
      if (read(typed) === undefined || !CONTRACT.test(amount)) expect(isAccepted).toBe(false);
    }),
  );
});
