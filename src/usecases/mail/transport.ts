/**
 * How mail leaves the server: to a mail server by SMTP, or into a folder of `.eml` files, so that an exchange works
 * without a mail server. The only place that loads `nodemailer`.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { QueuedMail } from '../../store/mail/mails';

export interface MailTransport {
  /** For the log. */
  readonly name: string;
  /** Resolves when the mail is accepted. Rejects with `MailRejected` if another attempt cannot succeed. */
  send(mail: QueuedMail): Promise<void>;
  close(): void;
}

/** The mail server refused the mail with a permanent error (5xx). */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
}

export interface MailTransportOptions {
  /** `smtp://` or `smtps://` URL; empty for files. */
  readonly url: string;
  /** The folder for files. */
  readonly folder: string;
  readonly from: string;
  readonly timeoutMs: number;
}

export function createMailTransport(options: MailTransportOptions): MailTransport {
  return options.url === '' ? createFileTransport(options) : createSmtpTransport(options);
}

function createSmtpTransport({ url, from, timeoutMs }: MailTransportOptions): MailTransport {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
  return {
    name: 'smtp',
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        const { responseCode } = error as { readonly responseCode?: number };
        if (responseCode !== undefined && responseCode >= 500 && responseCode < 600)
          throw new MailRejected(`the mail server answered ${responseCode}`);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** A repeated mail has the same name, so it replaces the file. */
function createFileTransport({ folder, from }: MailTransportOptions): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    name: 'file',
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${String(mail.id).padStart(8, '0')}-${mail.messageId}.eml`);
      await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    close: () => transport.close(),
  };
}

function messageOf({ messageId, recipient, subject, text, createdAtMs }: QueuedMail, from: string) {
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As an object, so that no character of it is read as the end of one recipient and the beginning of another.
    to: { name: '', address: recipient },
    subject,
    text,
    messageId: `<${messageId}@${domain}>`,
    date: new Date(createdAtMs),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
