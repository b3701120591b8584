/**
 * A text or image that is the same for all clients. It has a strong ETag for each of its two encodings, plain and gzip,
 * and answers conditional requests with 304. It is read and compressed once, at the first request.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PageResponse } from '../../api/http/calls/pageHandler';

export const compressed = promisify(gzip);

export interface StaticResourceSource {
  /** Content type with character set. */
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: () => Promise<string | Buffer>;
}

interface EncodedBody {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly encoding: Readonly<Record<string, string>>;
}

export class StaticResource {
  private encodings: Promise<{ readonly plain: EncodedBody; readonly zipped: EncodedBody }> | undefined;

  constructor(private readonly source: StaticResourceSource) {}

  get type(): string {
    return this.source.type;
  }

  async respond(headers: IncomingHttpHeaders): Promise<PageResponse> {
    this.encodings ??= this.encode();
    const { plain, zipped } = await this.encodings;
    const { etag, bytes, encoding } = acceptsGzip(headers['accept-encoding']) ? zipped : plain;
    const shared = { ...this.source.headers, ETag: etag, Vary: 'Accept-Encoding' };
    if (matchesEtag(headers['if-none-match'], etag)) return { status: 304, headers: shared, body: '' };
    return { status: 200, headers: { ...shared, 'Content-Type': this.source.type, ...encoding }, body: bytes };
  }

  private async encode(): Promise<{ readonly plain: EncodedBody; readonly zipped: EncodedBody }> {
    const content = await this.source.text();
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
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

/** RFC 9110 section 12.5.3; of the weights only 0, which excludes gzip, is considered. */
export function acceptsGzip(accepted: string | undefined): boolean {
  const codings = (accepted ?? '').toLowerCase().split(',');
  const wanted = codings
    .map((coding) => /^\s*(?:x-)?gzip\s*(?:;\s*q=([0-9.]+)\s*)?$/.exec(coding))
    .find((found) => found !== null);
  return wanted !== undefined && wanted !== null && Number(wanted[1] ?? '1') > 0;
}

/** RFC 9110 section 13.1.2: `*`, or any of the tags by weak comparison. */
function matchesEtag(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false;
  if (tags.trim() === '*') return true;
  return [...tags.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag);
}
