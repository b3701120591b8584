/**
 * Reads forms with files (multipart/form-data, RFC 7578), with the parser that is built into Node. Its input is already
 * in memory and limited, and has few parts. File names and the types that the sender states are ignored.
 */
import type { JsonObject } from '../../../foundation/json';

/** The parameter `boundary`; RFC 2046 section 5.1.1 limits its length and characters. */
const BOUNDARY =
  /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:([0-9A-Za-z'()+_,.:=?-]{1,70})|"([0-9A-Za-z'()+_,./:=? -]{1,70})")[ \t]*$/i;
/** The largest form has a file and some texts. */
const PARTS_MAX = 16;
/** A text is a short value of a form. */
const TEXT_BYTES_MAX = 16_384;

export interface MultipartForm {
  /** Text values; a name that was sent more than once becomes a list, which counts as missing. */
  readonly body: JsonObject;
  /** Files by the name of their field. A field that was sent twice, or left empty, has none. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The boundary of a form with files; undefined for any other type. */
export function multipartBoundary(contentType: string): string | undefined {
  const found = BOUNDARY.exec(contentType);
  return found?.[1] ?? found?.[2];
}

/** The form, or the reason why there is none, as text. */
export async function readMultipart(bytes: Buffer, contentType: string): Promise<MultipartForm | string> {
  const boundary = multipartBoundary(contentType);
  if (boundary === undefined) return 'has no boundary';
  if (countUpTo(bytes, `--${boundary}`, PARTS_MAX + 2) > PARTS_MAX + 1) return `has more than ${PARTS_MAX} parts`;
  const values = new Map<string, string[]>();
  const files = new Map<string, Buffer>();
  const seen = new Set<string>();
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
    for (const [name, value] of form.entries()) {
      if (typeof value === 'string') {
        if (value.length > TEXT_BYTES_MAX) return 'has a value that is too long';
        values.set(name, [...(values.get(name) ?? []), value]);
      } else if (seen.has(name)) files.delete(name);
      else if (value.size > 0) files.set(name, Buffer.from(await value.arrayBuffer()));
      if (typeof value !== 'string') seen.add(name);
    }
  } catch {
    return 'is no form with files';
  }
  const body = Object.fromEntries(
    [...values].map(([name, list]) => [name, list.length === 1 ? (list[0] ?? '') : list]),
  );
  return { body, files };
}

function countUpTo(bytes: Buffer, text: string, most: number): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at !== -1 && count < most; at = bytes.indexOf(text, at + text.length)) count += 1;
  return count;
}
