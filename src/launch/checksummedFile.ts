/**
 * Gzipped files whose last line describes them and contains a checksum of everything before it: backups and archive
 * files. Such a file can be verified without any other file.
 */
import { createHash } from 'node:crypto';
import { closeSync, createReadStream, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { LaunchError } from './terminal';

/** Takes half the time of the default level 6, for files that are a tenth larger. */
const COMPRESSION = 3;
const LAST_LINE_BYTES_MAX = 16 * 1024;

/** Prefix and suffix of the last line, around the JSON of the manifest. */
export interface Seal {
  readonly before: string;
  readonly after: string;
}

interface Whole {
  /** Length of everything before the last line. */
  readonly bytes: number;
  readonly sha256: string;
}

interface Written<Manifest> {
  readonly path: string;
  /** File name until everything is on disk. */
  readonly partial: string;
  readonly content: AsyncIterable<Buffer>;
  readonly seal: Seal;
  /** Called after all content has been read. */
  readonly manifest: () => Promise<Manifest>;
  readonly stopped: AbortSignal;
}

/** Writes the file so that only its owner can read it. If writing fails, the partial file is removed. */
export async function writeChecksummedFile<Manifest extends object>({
  path,
  partial,
  content,
  seal,
  manifest,
  stopped,
}: Written<Manifest>): Promise<void> {
  rmSync(partial, { force: true });
  const file = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true });
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
  try {
    await pipeline(withChecksumLine(content, seal, manifest), createGzip({ level: COMPRESSION }), file, {
      signal: stopped,
    });
    renameSync(partial, path);
    flushFolder(dirname(path));
  } catch (error) {
    // The stream creates the file some time after it was made, so a file that is removed earlier would come back.
    file.destroy();
    await closed;
    rmSync(partial, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new LaunchError(`The disk of ${path} is full. The incomplete file was removed.`);
    throw error;
  }
}

/** Yields the content, and then the last line. */
async function* withChecksumLine(
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

/** Flushes the folder, so that the new name survives a power failure. */
function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Returns the manifest of the last line. Throws with a reason unless the whole file is unchanged. `onRead` receives the
 * number of bytes read so far.
 */
export async function verifyChecksummedFile<Manifest extends { readonly format: 1 }>(
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
  const lastLine = JSON.parse(line.slice(before.length, line.length - after.length - 1)) as Manifest & Whole;
  const { bytes: bytesWritten, sha256, ...manifest } = lastLine;
  if (bytes !== bytesWritten || hash.digest('hex') !== sha256) throw new Error('its checksum is another');
  if (lastLine.format !== 1) throw new Error(`its format ${lastLine.format} is unknown to this version`);
  return manifest as unknown as Manifest;
}
