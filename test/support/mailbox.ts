/** Reads the mails that a server writes to files in its data directory. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './eventually';
import { recordSecret } from './secretRecorder';

export interface ReceivedMail {
  readonly file: string;
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
}

/** All mails to the address, oldest first. */
export function mailsTo(dataDir: string, address: string): ReceivedMail[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => parseMail(name, readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')))
    .filter(({ to }) => to === address);
}

/** Waits for a mail to the address whose subject contains the text. */
export async function awaitMail(dataDir: string, address: string, subject: string): Promise<ReceivedMail> {
  const seen = await eventually(
    () => mailsTo(dataDir, address),
    (mails) => mails.some((mail) => mail.subject.includes(subject)),
  );
  const mail = seen.findLast((each) => each.subject.includes(subject));
  if (mail === undefined) throw new Error('unreachable');
  return mail;
}

/** Path and query of the link to `path` in the mail. */
export function linkIn({ text }: ReceivedMail, path: string): string {
  const link = [...text.matchAll(/https?:\/\/\S+/g)]
    .map(([url]) => new URL(url))
    .find(({ pathname }) => pathname === path);
  if (link === undefined) throw new Error(`the mail has no link to ${path}:\n${text}`);
  const token = link.searchParams.get('token');
  if (token !== null) recordSecret(token);
  return `${link.pathname}${link.search}`;
}

function parseMail(file: string, raw: string): ReceivedMail {
  const at = raw.indexOf('\n\n');
  const headers = raw.slice(0, at).replace(/\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  const body = raw.slice(at + 2);
  const encoding = header('Content-Transfer-Encoding').toLowerCase();
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? decodeQuotedPrintable(body)
        : body;
  const subject = header('Subject')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(data, 'base64').toString('utf8')
        : decodeQuotedPrintable(data.replaceAll('_', ' ')),
    );
  return { file, to: header('To'), subject, messageId: header('Message-ID'), text };
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
