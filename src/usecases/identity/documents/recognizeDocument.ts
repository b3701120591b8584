/**
 * Recognizes the type of an uploaded document by its content, and refuses what is not exactly one JPEG, PNG or PDF file
 * of a reasonable size. The structure is walked to its end, but no picture is kept in a decoded form. Neither a file name nor a declared
 * type is looked at.
 *
 * A file that is valid in two formats, such as a picture with an archive or a script in it, is refused.
 */
import type { IdentityMediaType } from '../../../store/identity/identityDocuments';
import type { DocumentFault } from '../../refusals';
import type { Picture } from './documentFacts';
import { readJpeg } from './jpeg';
import { readPdf } from './pdf';
import { hasSoundData, readPng } from './png';

export type RecognizedDocument =
  | { readonly fault: DocumentFault }
  /** `length`: the number of bytes, without what a camera appends to a document. */
  | { readonly fault?: undefined; readonly mediaType: IdentityMediaType; readonly length: number };

/** The input of the job `recognizeDocument`. */
export interface DocumentInput {
  readonly bytes: Uint8Array;
  readonly bytesMax: number;
}

/** Limits of a picture's longest side and of its area. A photo of 48 megapixels is accepted. */
const SIDE_MAX = 12_000;
const PIXELS_MAX = 50_000_000;
/** A PNG picture with more than this cannot be a photo or scan within the size of a document, only something uniform. */
const UNPACKED_BYTES_MAX = 64 * 1024 * 1024;

/** Beginnings of scripts and pages, as text in any case. */
const SCRIPTS = [/<script/i, /<html/i, /<!doctype/i, /<\?php/i, /<iframe/i] as const;
/** Ends of archives (ZIP, and with it Office documents and Java archives). */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
/** The end of an archive is followed by a comment of at most 65,535 bytes. */
const ZIP_TAIL_BYTES = 65_535 + 22;
/** Readers of PDF accept the header after other bytes. */
const PDF_HEADER_BYTES = 1_024;

export async function recognizeDocument(bytes: Buffer, bytesMax: number): Promise<RecognizedDocument> {
  if (bytes.length > bytesMax) return { fault: 'too_large' };
  if (startsWith(bytes, '\xff\xd8\xff')) return pictureOf('image/jpeg', bytes, readJpeg(bytes));
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) {
    const picture = readPng(bytes);
    const recognized = pictureOf('image/png', bytes, picture);
    if (recognized.fault !== undefined || picture === undefined) return recognized;
    if (picture.unpackedBytesMax > UNPACKED_BYTES_MAX) return { fault: 'too_many_pixels' };
    return (await hasSoundData(picture)) ? recognized : { fault: 'damaged' };
  }
  if (startsWith(bytes, '%PDF-')) {
    const fault = readPdf(bytes) ?? (hasScriptOrArchive(bytes) ? 'other_content' : undefined);
    return fault === undefined ? { mediaType: 'application/pdf', length: bytes.length } : { fault };
  }
  return { fault: 'unknown_type' };
}

function startsWith(bytes: Buffer, text: string): boolean {
  return bytes.toString('latin1', 0, text.length) === text;
}

function pictureOf(mediaType: IdentityMediaType, bytes: Buffer, picture: Picture | undefined): RecognizedDocument {
  if (picture === undefined) return { fault: 'damaged' };
  const { width, height, end } = picture;
  if (width === 0 || height === 0) return { fault: 'damaged' };
  if (width > SIDE_MAX || height > SIDE_MAX || width * height > PIXELS_MAX) return { fault: 'too_many_pixels' };
  if (bytes.subarray(0, PDF_HEADER_BYTES).includes('%PDF-', 0, 'latin1') || hasScriptOrArchive(bytes))
    return { fault: 'other_content' };
  // Cameras append previews and clips to a JPEG file. They are not part of the document, and are not stored.
  if (end < bytes.length && mediaType !== 'image/jpeg') return { fault: 'other_content' };
  return { mediaType, length: end };
}

function hasScriptOrArchive(bytes: Buffer): boolean {
  if (bytes.subarray(-ZIP_TAIL_BYTES).includes(ZIP_END)) return true;
  const text = bytes.toString('latin1');
  return SCRIPTS.some((script) => script.test(text));
}
