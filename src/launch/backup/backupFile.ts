/**
 * What a backup is: SQL that any client program loads (`zcat FILE | mariadb talad`), gzipped, whose last line tells what it is and the checksum of all
 * before it. So a file is known to be whole without anything beside it.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { LaunchError } from '../console';

export interface Manifest {
  readonly format: 1;
  readonly madeAt: string;
  /** The last event that it holds: it is the exchange as it stood there. */
  readonly sequence: number;
  /** The schema's version: all migrations that it has had, in order. */
  readonly migrations: readonly string[];
  /** What the database calls its version. */
  readonly server: string;
}

interface Sealed extends Manifest {
  /** Of the SQL before the last line. */
  readonly bytes: number;
  readonly sha256: string;
}

const MARK = '-- talad backup ';
const LAST_LINE_BYTES_MAX = 16 * 1024;

/** The SQL as it goes by, and then the last line. */
export async function* sealed(sql: AsyncIterable<Buffer>, manifest: () => Promise<Manifest>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of sql) {
    hash.update(part);
    bytes += part.length;
    yield part;
  }
  const whole: Sealed = { ...(await manifest()), bytes, sha256: hash.digest('hex') };
  yield Buffer.from(`${MARK}${JSON.stringify(whole)}\n`);
}

/** Reads the whole file, and throws unless it is as it was written. `onRead` hears how many of its bytes came. */
export async function checkBackup(path: string, onRead: (bytes: number) => void = () => undefined): Promise<Manifest> {
  if (!existsSync(path) || !statSync(path).isFile()) throw new LaunchError(`There is no backup ${path}.`);
  try {
    return await manifestOf(path, onRead);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchError(`${path} is no whole backup (${reason}): it was cut off or changed. Nothing was touched; take another copy of it.`);
  }
}

async function manifestOf(path: string, onRead: (bytes: number) => void): Promise<Manifest> {
  const hash = createHash('sha256');
  const file = createReadStream(path).on('data', (part) => onRead(part.length));
  let bytes = 0;
  let tail: Buffer = Buffer.alloc(0);
  const pass = (upTo: number): void => {
    hash.update(tail.subarray(0, upTo));
    bytes += upTo;
    tail = tail.subarray(upTo);
  };
  await pipeline(file, createGunzip(), async (sql: AsyncIterable<Buffer>) => {
    for await (const part of sql) {
      tail = Buffer.concat([tail, part]);
      pass(Math.max(tail.length - LAST_LINE_BYTES_MAX, 0));
    }
  });
  const at = tail.lastIndexOf(`\n${MARK}`) + 1;
  if (at === 0) throw new Error('its last line is not that of a backup');
  pass(at);
  const { bytes: bytesWritten, sha256, ...manifest } = JSON.parse(tail.subarray(MARK.length).toString()) as Sealed;
  if (bytes !== bytesWritten || hash.digest('hex') !== sha256) throw new Error('its checksum is another');
  if (manifest.format !== 1) throw new Error(`its format is ${manifest.format}, which this version does not know`);
  return manifest;
}
