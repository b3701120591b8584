/**
 * The rules for new passwords: long enough and not common. There is no rule about capitals or digits, as NIST SP
 * 800-63B advises.
 */

export const PASSWORD_LENGTH_MIN = 10;
export const PASSWORD_LENGTH_MAX = 256;

export type PasswordFault = 'too_short' | 'too_long' | 'too_common' | 'like_email';

/** Words that most common passwords of ten or more characters consist of. */
const COMMON_WORDS = [
  ...[
    'password',
    'passw0rd',
    'p@ssw0rd',
    'p@ssword',
    'qwertyuiop',
    'qwerty',
    'asdfghjkl',
    'zxcvbnm',
    'azerty',
    'letmein',
    'welcome',
    'iloveyou',
    'princess',
  ],
  ...[
    'sunshine',
    'football',
    'baseball',
    'superman',
    'batman',
    'dragon',
    'monkey',
    'master',
    'shadow',
    'michael',
    'jennifer',
    'trustno1',
    'whatever',
  ],
  ...[
    'starwars',
    'computer',
    'internet',
    'samsung',
    'google',
    'facebook',
    'changeme',
    'default',
    'secret',
    'admin',
    'administrator',
    'login',
    'hello',
  ],
  ...[
    'bitcoin',
    'ethereum',
    'crypto',
    'blockchain',
    'satoshi',
    'exchange',
    'talad',
    'thailand',
    'bangkok',
    'sawasdee',
    '1q2w3e4r5t',
    '1qaz2wsx',
    'q1w2e3r4',
  ],
  ...['abc', 'qaz', 'wsx', 'test'],
];
/** Minimum number of characters besides common words. */
const REMAINDER_LENGTH_MIN = 7;
const DISTINCT_CHARACTERS_MIN = 5;

/** The rule that the password breaks; undefined if it is acceptable. `email`: the user's address. */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH_MIN) return 'too_short';
  if (length > PASSWORD_LENGTH_MAX) return 'too_long';
  const plain = password.toLowerCase();
  const name = email.toLowerCase().split('@')[0] ?? '';
  if (plain === email.toLowerCase() || (name.length >= 4 && plain.replaceAll(name, '').length < REMAINDER_LENGTH_MIN))
    return 'like_email';
  return isCommon(plain) ? 'too_common' : undefined;
}

function isCommon(plain: string): boolean {
  if (new Set(plain).size < DISTINCT_CHARACTERS_MIN) return true;
  if (isSequence(plain)) return true;
  const rest = COMMON_WORDS.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && rest.length < REMAINDER_LENGTH_MIN;
}

/** Detects sequences such as 1234567890, abcdefghij and 9876543210. */
function isSequence(plain: string): boolean {
  const codes = Array.from(plain, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const even = steps.filter((step) => step === 1 || step === -1 || step === 0).length;
  return even >= steps.length - 2;
}
