/**
 * Gzipped files whose last line tells what they are and the checksum of all before it: backups, and what was archived. So a file is known to be whole without
 * anything beside it.
 */
import { createHash } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { LaunchError } from './console';

/** Half the time of the usual 6, for files a tenth larger. */
const COMPRESSION = 3;
const LAST_LINE_BYTES_MAX = 16 * 1024;

/** What the last line begins and ends with, around the JSON of what it tells. */
export interface Seal {
  readonly before: string;
  readonly after: string;
}

interface Whole {
  /** Of what is before the last line. */
  readonly bytes: number;
  readonly sha256: string;
}

interface Written<Manifest> {
  readonly path: string;
  /** The name until all of it is on the disk. */
  readonly partial: string;
  readonly content: AsyncIterable<Buffer>;
  readonly seal: Seal;
  /** Asked for once the content has gone by. */
  readonly manifest: () => Promise<Manifest>;
  readonly stopped: AbortSignal;
}

/** For its owner's eyes only. Leaves nothing behind when it fails. */
export async function writeSealed<Manifest extends object>({
  path,
  partial,
  content,
  seal,
  manifest,
  stopped,
}: Written<Manifest>): Promise<void> {
  rmSync(partial, { force: true });
  try {
    const file = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(sealed(content, seal, manifest), createGzip({ level: COMPRESSION }), file, { signal: stopped });
    renameSync(partial, path);
    flushFolder(dirname(path));
  } catch (error) {
    rmSync(partial, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new LaunchError(`The disk of ${path} is full: nothing was kept there.`);
    throw error;
  }
}

/** The content as it goes by, and then the last line. */
async function* sealed(
  content: AsyncIterable<Buffer>,
  { before, after }: Seal,
  manifest: () => Promise<object>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of content) {
    hash.update(part);
    bytes += part.length;
    yield part;
  }
  const whole: Whole = { bytes, sha256: hash.digest('hex') };
  yield Buffer.from(`${before}${JSON.stringify({ ...(await manifest()), ...whole })}${after}\n`);
}

/** So that the new name too outlives a power cut. */
function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** What the last line tells. Throws a reason, in words, unless the whole file is as it was written. `onRead` hears how many of its bytes came. */
export async function readSeal<Manifest extends { readonly format: 1 }>(
  path: string,
  { before, after }: Seal,
  onRead: (bytes: number) => void = () => undefined,
): Promise<Manifest> {
  const hash = createHash('sha256');
  const file = createReadStream(path).on('data', (part) => onRead(part.length));
  let bytes = 0;
  let tail: Buffer = Buffer.alloc(0);
  const pass = (upTo: number): void => {
    hash.update(tail.subarray(0, upTo));
    bytes += upTo;
    tail = tail.subarray(upTo);
  };
  await pipeline(file, createGunzip(), async (content: AsyncIterable<Buffer>) => {
    for await (const part of content) {
      tail = Buffer.concat([tail, part]);
      pass(Math.max(tail.length - LAST_LINE_BYTES_MAX, 0));
    }
  });
  const at = tail.lastIndexOf(`\n${before}`) + 1;
  if (at === 0) throw new Error('its last line is not that of a whole one');
  pass(at);
  const line = tail.toString();
  const told = JSON.parse(line.slice(before.length, line.length - after.length - 1)) as Manifest & Whole;
  const { bytes: bytesWritten, sha256, ...manifest } = told;
  if (bytes !== bytesWritten || hash.digest('hex') !== sha256) throw new Error('its checksum is another');
  if (told.format !== 1) throw new Error(`its format is ${told.format}, which this version does not know`);
  return manifest as unknown as Manifest;
}
