/** Walks the chunks of a PNG file (ISO/IEC 15948) to its end, and verifies their checksums. */
import { crc32 } from 'node:zlib';
import type { Picture } from './recognizeDocument';

const SIGNATURE_BYTES = 8;
const HEADER_DATA_BYTES = 13;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
const CHUNKS_MAX = 20_000;
/** Chunks that must be understood to show the picture. Others begin with a small letter. */
const CRITICAL: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);

/** Undefined if the file is not a complete PNG picture. */
export function readPng(bytes: Buffer): Picture | undefined {
  let size: Pick<Picture, 'width' | 'height'> | undefined;
  let hasData = false;
  let at = SIGNATURE_BYTES;
  for (let chunks = 0; chunks < CHUNKS_MAX && at + FRAME_BYTES <= bytes.length; chunks += 1) {
    const length = bytes.readUInt32BE(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type) || (/^[A-Z]/.test(type) && !CRITICAL.has(type))) return undefined;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    // The header is the first chunk, and there is only one.
    if ((type === 'IHDR') !== (size === undefined)) return undefined;
    if (type === 'IHDR') {
      if (length !== HEADER_DATA_BYTES) return undefined;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (type === 'IDAT') hasData = true;
    if (type === 'IEND') return size === undefined || !hasData ? undefined : { ...size, end };
    at = end;
  }
  return undefined;
}
