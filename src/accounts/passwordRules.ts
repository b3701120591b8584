/** What a new password must be: long, and not among those that everybody tries first. No rule about capitals or digits, as NIST SP 800-63B advises. */

export const PASSWORD_LENGTH_MIN = 10;
export const PASSWORD_LENGTH_MAX = 256;

export type PasswordFault = 'too_short' | 'too_long' | 'too_common' | 'like_email';

/** The words that most passwords of ten characters and more are made of. Whatever is left besides must not be next to nothing. */
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
/** What a common word leaves over must be at least so long. */
const REST_LENGTH_MIN = 7;
const DISTINCT_CHARACTERS_MIN = 5;

/** Undefined when the password may be used. `email`: whose it is to be. */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH_MIN) return 'too_short';
  if (length > PASSWORD_LENGTH_MAX) return 'too_long';
  const plain = password.toLowerCase();
  const name = email.toLowerCase().split('@')[0] ?? '';
  if (plain === email.toLowerCase() || (name.length >= 4 && plain.replaceAll(name, '').length < REST_LENGTH_MIN))
    return 'like_email';
  return isCommon(plain) ? 'too_common' : undefined;
}

function isCommon(plain: string): boolean {
  if (new Set(plain).size < DISTINCT_CHARACTERS_MIN) return true;
  if (stepsAlike(plain)) return true;
  const rest = COMMON_WORDS.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && rest.length < REST_LENGTH_MIN;
}

/** 1234567890, abcdefghij, 9876543210: nearly every character follows from the one before. */
function stepsAlike(plain: string): boolean {
  const codes = Array.from(plain, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const even = steps.filter((step) => step === 1 || step === -1 || step === 0).length;
  return even >= steps.length - 2;
}
