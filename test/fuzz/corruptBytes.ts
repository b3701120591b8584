/** Corrupts the bytes of a valid message without regard to their meaning. */
import type { Random } from '../support/randomSeed';

/** Delimiters of protocols. */
const JOINTS = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\0',
  ' ',
  '\t',
  ':',
  ';',
  ',',
  '%',
  '{',
  '"',
  '\x7f',
  '\xff',
  'HTTP/1.1',
  'Content-Length: 5\r\n',
  'Transfer-Encoding: chunked\r\n',
  '0\r\n\r\n',
];

const SPOILERS: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  (bytes, random) => replaceBytes(bytes, random, 1, Buffer.from([random.integer(0, 255)])),
  (bytes, random) =>
    replaceBytes(bytes, random, 0, Buffer.from(JOINTS[random.integer(0, JOINTS.length - 1)] ?? '', 'latin1')),
  (bytes, random) => replaceBytes(bytes, random, random.integer(1, 20), Buffer.alloc(0)),
  (bytes, random) =>
    replaceBytes(
      bytes,
      random,
      0,
      Buffer.from(Array.from({ length: random.integer(1, 50) }, () => random.integer(0, 255))),
    ),
  (bytes, random) => bytes.subarray(0, random.integer(1, bytes.length)),
  (bytes, random) => {
    const from = random.integer(0, bytes.length - 1);
    return replaceBytes(bytes, random, 0, bytes.subarray(from, from + random.integer(1, 40)));
  },
  (bytes) => Buffer.concat([bytes, bytes]),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
];

/** Applies one to four corruptions. */
export function corruptBytes(bytes: Buffer, random: Random): Buffer {
  let result = bytes;
  for (let times = random.integer(1, 4); times > 0 && result.length > 0; times -= 1) {
    const spoil = SPOILERS[random.integer(0, SPOILERS.length - 1)];
    if (spoil !== undefined) result = spoil(result, random);
  }
  return result;
}

/** Replaces this many bytes at a random position. */
function replaceBytes(bytes: Buffer, random: Random, count: number, by: Buffer): Buffer {
  const at = random.integer(0, bytes.length - 1);
  return Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + count)]);
}
