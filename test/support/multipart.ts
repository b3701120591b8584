/** Bodies of forms with files, also such as no browser sends. */

export interface FormPart {
  readonly name: string;
  /** Set for a file. */
  readonly fileName?: string;
  readonly type?: string;
  readonly content: string | Buffer;
}

export interface MultipartRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export function multipartRequest(parts: readonly FormPart[], boundary = 'talad-test-boundary'): MultipartRequest {
  const body = Buffer.concat([
    ...parts.flatMap(({ name, fileName, type, content }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}
