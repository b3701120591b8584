/**
 * Encryption of backups with age (https://age-encryption.org). Anybody who knows the recipient can encrypt; only the
 * owner of the identity can decrypt, also with the program `age`. The identity need not be on the exchange's machine
 * before a restore.
 */
import { closeSync, createReadStream, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { LaunchError } from '../process/terminal';

const MAGIC = 'age-encryption.org/v1\n';

/** A stage of a stream pipeline that encrypts for the recipient: `age1...`. */
export function encryptFor(recipient: string) {
  return async function* (content: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(webStream(content));
  };
}

/** Throws a `LaunchError` unless the text is a recipient. `where`: the setting or file that contains it. */
export async function requireRecipient(recipient: string, where: string): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  try {
    new Encrypter().addRecipient(recipient);
  } catch {
    throw new LaunchError(`${where} is not a recipient of age: it looks like age1..., as \`age-keygen\` prints it.`);
  }
}

export function isEncrypted(path: string): boolean {
  const start = Buffer.alloc(MAGIC.length);
  const file = openSync(path, 'r');
  readSync(file, start, 0, start.length, 0);
  closeSync(file);
  return start.toString('latin1') === MAGIC;
}

/**
 * The content of a file, decrypted if it is encrypted. `onRead` receives the bytes that are read from the file. Throws a
 * `LaunchError` if the identity is missing or another one.
 */
export async function* readBackup(
  path: string,
  identityFile: string,
  onRead: (part: Buffer) => void,
): AsyncGenerator<Uint8Array> {
  const file = watchParts(createReadStream(path), onRead);
  if (!isEncrypted(path)) return yield* file;
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  if (!existsSync(identityFile))
    throw new LaunchError(
      `${path} is encrypted, and the key of the backups is not on this machine. Copy the file backup-identity of the ` +
        `backed-up exchange (AGE-SECRET-KEY-...) to ${identityFile}, or name it in BACKUP_IDENTITY_FILE.`,
    );
  for (const identity of identitiesIn(identityFile))
    await withIdentity(identityFile, () => decrypter.addIdentity(identity));
  const content = await decrypter.decrypt(webStream(file)).catch((error: Error) => {
    throw new LaunchError(`${path} cannot be decrypted with the identity in ${identityFile}: ${error.message}.`);
  });
  yield* content;
}

async function* watchParts(file: AsyncIterable<Buffer>, onRead: (part: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const part of file) {
    onRead(part);
    yield part;
  }
}

/** Throws a `LaunchError` if the work refuses an identity of the file. */
export async function withIdentity<T>(identityFile: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    // The message of the package quotes the secret.
    throw new LaunchError(
      `${identityFile} has a line that is no identity of age (AGE-SECRET-KEY-...). ` +
        'Restore that file from its copy.',
    );
  }
}

/** Lines that begin with # are comments, as in the files of `age-keygen`. Throws a `LaunchError` if it cannot be read. */
export function identitiesIn(identityFile: string): string[] {
  const lines = readIdentityFile(identityFile).split('\n');
  const identities = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  if (identities.length === 0) throw new LaunchError(`${identityFile} contains no identity of age.`);
  return identities;
}

function readIdentityFile(identityFile: string): string {
  try {
    return readFileSync(identityFile, 'utf8');
  } catch (error) {
    throw new LaunchError(`${identityFile} cannot be read: ${(error as Error).message}.`);
  }
}

function webStream(content: AsyncIterable<Buffer>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(content)) as unknown as ReadableStream<Uint8Array>;
}
