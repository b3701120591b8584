/** Reads files of settings, which consist of NAME=value lines, comments and empty lines. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** A value on one line, bare or in closed quotes. The rest of the line after `#` is a comment. */
const LINE = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:"[^"]*"\s*|'[^']*'\s*|`[^`]*`\s*|[^"'`\s#][^#]*)?(?:#.*)?$/;
const NOTHING = /^\s*(?:#.*)?$/;

/**
 * Returns the values by name. Throws an Error that names the file and the line, but never quotes it: the line may
 * contain a secret.
 */
export function readEnvFile(
  path: string,
  { optional }: { readonly optional: boolean },
): Readonly<Record<string, string>> {
  let text: string;
  try {
    // An editor may write a byte-order mark before the first name.
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (optional && (error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`the settings in ${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  const seen = new Set<string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (NOTHING.test(line)) continue;
    const name = LINE.exec(line)?.[1];
    if (name === undefined) throw new Error(`${path}, line ${index + 1}, is not NAME=value`);
    if (seen.has(name)) throw new Error(`${path}, line ${index + 1}, sets ${name} again`);
    seen.add(name);
  }
  return parseEnv(text) as Record<string, string>;
}
