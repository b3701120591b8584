/**
 * Walks the chunks of a PNG file (ISO/IEC 15948) to its end, and verifies their checksums. The compressed data is unpacked
 * in pieces that are not kept, so that a file that unpacks to more than its picture is noticed.
 */
import { crc32, createInflate } from 'node:zlib';
import type { Picture } from './documentFacts';

const SIGNATURE_BYTES = 8;
const HEADER_DATA_BYTES = 13;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
const CHUNKS_MAX = 20_000;
/** Chunks that must be understood to show the picture. Others begin with a small letter. */
const CRITICAL: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);

export interface PngPicture extends Picture {
  /** The compressed data of the pixels. */
  readonly data: readonly Buffer[];
  /** Largest size of the unpacked data in bytes. */
  readonly unpackedBytesMax: number;
}

/** Reads a PNG picture. Undefined if the file is not a complete one. */
export function readPng(bytes: Buffer): PngPicture | undefined {
  let size: Pick<PngPicture, 'width' | 'height' | 'unpackedBytesMax'> | undefined;
  const data: Buffer[] = [];
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
      size = sizeOf(bytes.subarray(at + 8, end - 4));
      if (size === undefined) return undefined;
    }
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, end - 4));
    if (type === 'IEND') return size === undefined || data.length === 0 ? undefined : { ...size, end, data };
    at = end;
  }
  return undefined;
}

/** The default of 16 KiB would need ten thousand pieces for a large picture. */
const PIECE_BYTES = 256 * 1024;

/** Samples of a pixel by the colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function sizeOf(header: Buffer): Pick<PngPicture, 'width' | 'height' | 'unpackedBytesMax'> | undefined {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const samples = SAMPLES[header.readUInt8(9)];
  const depth = header.readUInt8(8);
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(depth)) return undefined;
  // Each row has a byte for its filter. The seven passes of an interlaced picture have more, and shorter, rows.
  const rows = (Math.ceil((width * samples * depth) / 8) + 1) * height;
  return { width, height, unpackedBytesMax: header.readUInt8(12) === 0 ? rows : rows + 4 * height + 64 };
}

/** Whether the data can be unpacked, and is no more than the picture. */
export async function hasSoundData({ data, unpackedBytesMax }: PngPicture): Promise<boolean> {
  const inflate = createInflate({ chunkSize: PIECE_BYTES });
  const unpacked = (async () => {
    let count = 0;
    for await (const piece of inflate) {
      count += (piece as Buffer).length;
      if (count > unpackedBytesMax) return false;
    }
    return count > 0;
  })();
  inflate.end(Buffer.concat(data));
  try {
    return await unpacked;
  } catch {
    return false;
  } finally {
    inflate.destroy();
  }
}
