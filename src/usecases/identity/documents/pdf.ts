/**
 * Checks the frame of a PDF file (ISO 32000), and refuses files that run scripts, start programs, contain other files or
 * are encrypted. Names in compressed parts are not seen, which is one reason why operators get every document only as a
 * download.
 */
import type { DocumentFault } from '../../refusals';

const HEADER = /^%PDF-(1\.[0-7]|2\.0)[\r\n ]/;
const END = '%%EOF';
const TAIL_BYTES = 1_024;
const ACTIVE = ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'Encrypt', 'XFA', 'RichMedia'] as const;
const ACTIVE_NAME = new RegExp(`/(${ACTIVE.join('|')})(?![A-Za-z0-9])`);

/** Returns the fault of the file; undefined if it is acceptable. */
export function readPdf(bytes: Buffer): DocumentFault | undefined {
  if (!HEADER.test(bytes.toString('latin1', 0, 16))) return 'damaged';
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  const endAt = tail.lastIndexOf(END);
  if (endAt === -1 || !tail.includes('startxref')) return 'damaged';
  if (/[^\s\0]/.test(tail.slice(endAt + END.length))) return 'other_content';
  // In a name, #4a is another way to write J.
  const text = bytes
    .toString('latin1')
    .replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return ACTIVE_NAME.test(text) ? 'active_pdf' : undefined;
}
