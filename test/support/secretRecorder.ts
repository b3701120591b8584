/**
 * Collects every secret that a test file sends, receives or makes up: credentials, passwords, tokens, cookies,
 * signatures. No server may print one of them; each exchange checks the output of its server when it is closed.
 */

/** Members of requests and responses that contain secrets. */
const MEMBERS: ReadonlySet<string> = new Set([
  'api_secret', 'client_secret', 'portal_secret', 'authorization', 'extras', 'token', 'access_token', 'refresh_token', 'password', 'listenKey',
]); // biome-ignore format: a list reads better dense
/** Shorter words may be anything. */
const LENGTH_MIN = 16;
/** Characters of a secret; every other character in a log ends a word. */
const WORDS = /[A-Za-z0-9_-]{16,}/g;

const noted = new Set<string>();
const words = new Set<string>();

export function recordSecret(text: string): void {
  if (text.length < LENGTH_MIN || noted.has(text)) return;
  noted.add(text);
  for (const word of wordsOf(text)) words.add(word);
}

/** Collects the values of secret members at any depth. */
export function recordSecretsIn(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' && MEMBERS.has(name)) recordSecret(member);
    else recordSecretsIn(member);
  }
}

export function recordedSecrets(): readonly string[] {
  return [...noted];
}

/** The lines that contain a secret, or the longest part of one. */
export function linesWithSecrets(lines: readonly string[]): string[] {
  const phrases = [...noted].filter((text) => wordsOf(text).length === 0);
  return lines.filter(
    (line) => wordsOf(line).some((word) => words.has(word)) || phrases.some((phrase) => line.includes(phrase)),
  );
}

function wordsOf(text: string): readonly string[] {
  return text.match(WORDS) ?? [];
}
