/**
 * Reads the text files that settings name. An error names the setting and the path, and never quotes the file, which may
 * contain a secret.
 */
import { readFileSync } from 'node:fs';

/** The message is one line for the operator. */
export class SettingFileFault extends Error {
  override readonly name = 'SettingFileFault';
}

/** Without a byte-order mark, which an editor may write before the first character. Throws `SettingFileFault`. */
export function readSettingFile(setting: string, path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new SettingFileFault(`${setting}: ${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  const fault = textFault(bytes);
  if (fault !== undefined) throw new SettingFileFault(`${setting}: ${path} ${fault}. Save it as UTF-8`);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** Why the bytes are no UTF-8; undefined if they are. */
export function textFault(bytes: Buffer): string | undefined {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff' || bytes.includes(0)) return 'is UTF-16, or no text';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return undefined;
  } catch {
    return 'is not UTF-8';
  }
}
