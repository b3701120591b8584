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
/** Files of format 2 have a message authentication code. */
const FORMATS: readonly number[] = [1, 2];
const LAST_LINE_BYTES_MAX = 16 * 1024;

/** Prefix and suffix of the last line, around the JSON of the manifest. */
export interface Seal {
  readonly before: string;
  readonly after: string;
}

/** A message authentication code and the text that it is made of. */
export interface Mac {
  readonly mac: string;
  readonly text: string;
}

function refuseMac(manifest: { readonly format: number }): void {
  if (manifest.format !== 1) throw new Error(`its format ${manifest.format} is unknown here`);
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
  /** Adds a message authentication code of the last line, which covers the checksum of the content. */
  readonly sign?: (text: string) => string;
  /** Encrypts the gzipped content. */
  readonly encrypt?: ((content: AsyncIterable<Buffer>) => AsyncGenerator<Uint8Array>) | undefined;
  readonly stopped: AbortSignal;
}

/** Writes the file so that only its owner can read it. If writing fails, the partial file is removed. */
export async function writeChecksummedFile<Manifest extends object>({
  path,
  partial,
  content,
  seal,
  manifest,
  sign,
  encrypt = passOn,
  stopped,
}: Written<Manifest>): Promise<void> {
  rmSync(partial, { force: true });
  const file = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true });
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
  try {
    await pipeline(withChecksumLine(content, seal, manifest, sign), createGzip({ level: COMPRESSION }), encrypt, file, {
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

async function* passOn(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* content;
}

/** Yields the content, and then the last line. */
async function* withChecksumLine(
  content: AsyncIterable<Buffer>,
  { before, after }: Seal,
  manifest: () => Promise<object>,
  sign: ((text: string) => string) | undefined,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of content) {
    hash.update(part);
    bytes += part.length;
    yield part;
  }
  const whole: Whole = { bytes, sha256: hash.digest('hex') };
  const line = { ...(await manifest()), ...whole };
  const signed = sign === undefined ? line : { ...line, mac: sign(JSON.stringify(line)) };
  yield Buffer.from(`${before}${JSON.stringify(signed)}${after}\n`);
}

/** Flushes the folder, so that the new name survives a power failure. */
function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Returns the manifest of the last line of a file, or of a stream of its bytes. Throws with a reason unless the whole file is unchanged. `onRead` receives the
 * number of bytes read so far. `verify` throws if the message authentication code is wrong or missing; without it, a file
 * has none.
 */
export async function verifyChecksummedFile<Manifest extends { readonly format: number }>(
  source: string | AsyncIterable<Uint8Array>,
  { before, after }: Seal,
  onRead: (bytes: number) => void = () => undefined,
  verify: (manifest: Manifest, mac: Mac | undefined) => void = refuseMac,
): Promise<Manifest> {
  const hash = createHash('sha256');
  const file = typeof source === 'string' ? createReadStream(source).on('data', (part) => onRead(part.length)) : source;
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
  const { mac, ...lastLine } = JSON.parse(line.slice(before.length, line.length - after.length - 1)) as Manifest &
    Whole & { readonly mac?: string };
  const { bytes: bytesWritten, sha256, ...manifest } = lastLine;
  if (bytes !== bytesWritten || hash.digest('hex') !== sha256) throw new Error('its checksum is another');
  if (!FORMATS.includes(lastLine.format)) throw new Error(`its format ${lastLine.format} is unknown to this version`);
  verify(manifest as unknown as Manifest, mac === undefined ? undefined : { mac, text: JSON.stringify(lastLine) });
  return manifest as unknown as Manifest;
}
