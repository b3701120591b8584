/**
 * Checks the frame of a PDF file (ISO 32000), and refuses files that run scripts, start programs, contain other files or
 * are encrypted. Names in compressed parts are not seen, which is one reason why operators get every document only as a
 * download.
 */
import type { DocumentFault } from '../../refusals';

const HEADER = /^%PDF-(1\.[0-7]|2\.0)[\r\n ]/;
const END = '%%EOF';
const TAIL_BYTES = 1_024;
const ACTIVE: ReadonlySet<string> = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Encrypt',
  'XFA',
  'RichMedia',
]);
const ACTIVE_LENGTH_MAX = Math.max(...[...ACTIVE].map(({ length }) => length));
const [SLASH, NUMBER_SIGN] = [0x2f, 0x23];

/** Returns the fault of the file; undefined if it is acceptable. */
export function readPdf(bytes: Buffer): DocumentFault | undefined {
  if (!HEADER.test(bytes.toString('latin1', 0, 16))) return 'damaged';
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  const endAt = tail.lastIndexOf(END);
  if (endAt === -1 || !tail.includes('startxref')) return 'damaged';
  if (/[^\s\0]/.test(tail.slice(endAt + END.length))) return 'other_content';
  return hasActiveName(bytes) ? 'active_pdf' : undefined;
}

/** A loop over the bytes instead of texts, because a document can consist of five million names. */
function hasActiveName(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(SLASH); at !== -1; at = bytes.indexOf(SLASH, at + 1))
    if (ACTIVE.has(nameAt(bytes, at + 1))) return true;
  return false;
}

/** The letters and digits that a name begins with, as far as they can be one of those that are looked for. */
function nameAt(bytes: Buffer, start: number): string {
  let name = '';
  for (let at = start; at < bytes.length && name.length <= ACTIVE_LENGTH_MAX; ) {
    const isEscaped = bytes[at] === NUMBER_SIGN;
    // In a name, #4a is another way to write J.
    const code = isEscaped ? Number.parseInt(bytes.toString('latin1', at + 1, at + 3), 16) : (bytes[at] ?? 0);
    if (!isLetterOrDigit(code)) break;
    name += String.fromCharCode(code);
    at += isEscaped ? 3 : 1;
  }
  return name;
}

function isLetterOrDigit(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}
