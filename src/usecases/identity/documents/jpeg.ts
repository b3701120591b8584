/** Walks the segments of a JPEG file (ITU T.81, annex B) to its end. */
import type { Picture } from './documentFacts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Start of frame: of every coding but the differential ones, which nobody uses; not DHT, JPG and DAC. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2, 0xc3]);

/** Reads a JPEG picture. Undefined if the file is not a complete one. */
export function readJpeg(bytes: Buffer): Picture | undefined {
  let size: Pick<Picture, 'width' | 'height'> | undefined;
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // A marker may be preceded by fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2;
    if (marker === END_OF_IMAGE) return size === undefined || !hasScan ? undefined : { ...size, end: at };
    // Markers without a segment do not occur outside of scans.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return undefined;
    if (at + 2 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(at);
    if (length < 2 || at + length > bytes.length) return undefined;
    if (FRAMES.has(marker)) {
      // A second frame would replace the size that was checked.
      if (size !== undefined || length < 8) return undefined;
      size = { height: bytes.readUInt16BE(at + 3), width: bytes.readUInt16BE(at + 5) };
    }
    at += length;
    if (marker !== START_OF_SCAN) continue;
    hasScan = true;
    at = endOfScan(bytes, at);
  }
  return undefined;
}

/** The next marker after the coded data: 0xff that is neither escaped nor a restart marker. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
