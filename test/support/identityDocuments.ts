/** Small documents for identity verification, valid or broken in a certain way. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function pngChunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(framed));
  return Buffer.concat([length, framed, checksum]);
}

export interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  /** Random bytes that distinguish this picture from every other one. */
  readonly mark?: Buffer;
  readonly data?: Buffer;
}

/** A picture of one white pixel that may claim another size. */
export function pngDocument({ width = 1, height = 1, mark = randomBytes(16), data }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('teSt', mark),
    pngChunk('IDAT', data ?? deflateSync(Buffer.from([0, 255]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The frame of a JPEG picture; the coded data is not decoded by the server. */
export function jpegDocument({ width = 8, height = 8, comment = 'made by a test' } = {}): Buffer {
  const segment = (marker: number, data: Buffer): Buffer => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xfe, Buffer.from(comment, 'latin1')),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // An escaped 0xff and a restart marker belong to the coded data.
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export function pdfDocument({ catalog = '/Type /Catalog /Pages 2 0 R', after = '\n' } = {}): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< ${catalog} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF${after}`,
    'latin1',
  );
}

/** An archive with one empty file, as it would be appended to a picture. */
export function zipArchive(): Buffer {
  return Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
}
