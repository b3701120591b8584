/**
 * Every secret that a test file sends, is told or makes up: credentials, passwords, tokens, cookies, signatures. No server may ever
 * print one of them; each exchange looks through its server's output when it is closed.
 */

/** Members of requests and answers that hold secrets. */
const MEMBERS: ReadonlySet<string> = new Set([
  'api_secret', 'client_secret', 'portal_secret', 'authorization', 'extras', 'token', 'access_token', 'refresh_token', 'password', 'listenKey',
]); // biome-ignore format: a list reads better dense
/** Shorter words may be anything. */
const LENGTH_MIN = 16;
/** What a secret is made of; everything else in a log ends a word. */
const WORDS = /[A-Za-z0-9_-]{16,}/g;

const noted = new Set<string>();
const words = new Set<string>();

export function noteSecret(text: string): void {
  if (text.length < LENGTH_MIN || noted.has(text)) return;
  noted.add(text);
  for (const word of wordsOf(text)) words.add(word);
}

/** Whatever stands under a secret member's name, at any depth. */
export function noteSecretsIn(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' && MEMBERS.has(name)) noteSecret(member);
    else noteSecretsIn(member);
  }
}

export function notedSecrets(): readonly string[] {
  return [...noted];
}

/** The lines that show a secret, or the longest part of one. */
export function linesWithSecrets(lines: readonly string[]): string[] {
  const phrases = [...noted].filter((text) => wordsOf(text).length === 0);
  return lines.filter(
    (line) => wordsOf(line).some((word) => words.has(word)) || phrases.some((phrase) => line.includes(phrase)),
  );
}

function wordsOf(text: string): readonly string[] {
  return text.match(WORDS) ?? [];
}
