/** Reads files of settings, which consist of NAME=value lines, comments and empty lines. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { textFault } from './settingFile';

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
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // A data directory that is no folder is refused by its own name.
    if (optional && ['ENOENT', 'ENOTDIR'].includes(code)) return {};
    throw new Error(`the settings in ${path} cannot be read: ${code}`);
  }
  const fault = textFault(bytes);
  if (fault !== undefined)
    throw new Error(`the settings in ${path} cannot be read: the file ${fault}. Save it as UTF-8`);
  // An editor may write a byte-order mark before the first name, and end lines in another way.
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const seen = new Set<string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (NOTHING.test(line)) continue;
    const name = LINE.exec(line)?.[1];
    if (name === undefined) throw new Error(`${path}, line ${index + 1}, is not NAME=value`);
    if (seen.has(name)) throw new Error(`${path}, line ${index + 1}, sets ${name} again`);
    seen.add(name);
  }
  return parseEnv(text) as Record<string, string>;
}
