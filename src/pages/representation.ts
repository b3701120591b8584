/**
 * A text that is the same for everybody, as HTTP wants it sent: with a strong tag for each of its two forms, plain and compressed, and not sent again to
 * whoever has it. Read and compressed once, when it is first asked for.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PageAnswer } from '../http/pageDoor';

const compressed = promisify(gzip);

export interface PublishedText {
  /** With its character set. */
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: () => Promise<string>;
}

interface Form {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly encoding: Readonly<Record<string, string>>;
}

export class Representation {
  private forms: Promise<{ readonly plain: Form; readonly zipped: Form }> | undefined;

  constructor(private readonly published: PublishedText) {}

  async answer(headers: IncomingHttpHeaders): Promise<PageAnswer> {
    this.forms ??= this.prepare();
    const { plain, zipped } = await this.forms;
    const { etag, bytes, encoding } = takesGzip(headers['accept-encoding']) ? zipped : plain;
    const shared = { ...this.published.headers, ETag: etag, Vary: 'Accept-Encoding' };
    if (hasAlready(headers['if-none-match'], etag)) return { status: 304, headers: shared, body: '' };
    return { status: 200, headers: { ...shared, 'Content-Type': this.published.type, ...encoding }, body: bytes };
  }

  private async prepare(): Promise<{ readonly plain: Form; readonly zipped: Form }> {
    const bytes = Buffer.from(await this.published.text(), 'utf8');
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return {
      plain: { etag: `"${hash}"`, bytes, encoding: {} },
      zipped: {
        etag: `"${hash}.gzip"`,
        bytes: await compressed(bytes, { level: 9 }),
        encoding: { 'Content-Encoding': 'gzip' },
      },
    };
  }
}

/** RFC 9110 section 12.5.3, of which only the name and a refusal of it matter here. */
function takesGzip(accepted: string | undefined): boolean {
  const codings = (accepted ?? '').toLowerCase().split(',');
  const wanted = codings
    .map((coding) => /^\s*(?:x-)?gzip\s*(?:;\s*q=([0-9.]+)\s*)?$/.exec(coding))
    .find((found) => found !== null);
  return wanted !== undefined && wanted !== null && Number(wanted[1] ?? '1') > 0;
}

/** RFC 9110 section 13.1.2: any of the tags, compared weakly, or whatever there is. */
function hasAlready(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false;
  if (tags.trim() === '*') return true;
  return [...tags.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag);
}
