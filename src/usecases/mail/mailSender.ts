/**
 * Sends the queued mails. Every server of an exchange runs one; a claim in the table prevents that two of them send the
 * same mail. A failed attempt is repeated with a growing delay and without an end, under the same Message-ID. Only a
 * mail that the mail server has refused for good several times is given up: its row is kept and a log line names it.
 */
import type { Knex } from 'knex';
import { PeriodicWork, type PeriodicWorkOptions } from '../../foundation/periodicWork';
import { claimDueMail, deleteSentMail, postponeMail, type QueuedMail, rejectMail } from '../../store/mail/mails';
import type { SecretKeys } from '../../store/secrets/secretKeys';
import { MailRejected, type MailTransport } from './transport';

/** `pollMs`: the interval in which the queue is read. */
export interface MailSenderOptions extends PeriodicWorkOptions {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
  readonly transport: MailTransport;
  /** Delay after the first failed attempt. It doubles after each further one, up to `retryMsMax`. */
  readonly retryMs: number;
  readonly retryMsMax: number;
  /** Deadline of one attempt. */
  readonly timeoutMs: number;
}

/** A claim outlasts an attempt by this factor. */
const CLAIM_FACTOR = 3;
/** Attempts of a mail that the mail server refuses for good. */
const REJECTIONS_MAX = 5;

export class MailSender extends PeriodicWork {
  constructor(private readonly options: MailSenderOptions) {
    super(options, 'the mail queue could not be read; it is retried');
  }

  override start(): void {
    super.start();
    this.wake();
  }

  /** Starts no further mail, and resolves when the one in progress is done. */
  override async stop(): Promise<void> {
    await super.stop();
    this.options.transport.close();
  }

  protected override async run(): Promise<void> {
    const { database, masterKeys, timeoutMs } = this.options;
    while (!this.stopped) {
      const mail = await claimDueMail(database, masterKeys, CLAIM_FACTOR * timeoutMs);
      if (mail === undefined) return;
      await this.sendMail(mail);
    }
  }

  private async sendMail(mail: QueuedMail): Promise<void> {
    const { database, transport, log, retryMs, retryMsMax } = this.options;
    const { id, messageId } = mail;
    const attempts = mail.attempts + 1;
    try {
      await this.withDeadline(transport.send(mail));
    } catch (error) {
      if (error instanceof MailRejected && attempts >= REJECTIONS_MAX) {
        log.error({ mail: id, messageId, attempts, err: error }, 'a mail was given up; its row in mails is kept');
        return await rejectMail(database, id, attempts);
      }
      const afterMs = Math.min(retryMs * 2 ** Math.min(attempts - 1, 30), retryMsMax);
      log.warn({ mail: id, messageId, attempts, retryMs: afterMs, err: error }, 'sending a mail failed; it is retried');
      return await postponeMail(database, { id, attempts, afterMs });
    }
    await deleteSentMail(database, id);
    log.info({ mail: id, messageId, transport: transport.name }, 'mail sent');
  }

  private withDeadline(sending: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.options.eventLoop.after(this.options.timeoutMs, () =>
        reject(new Error(`no outcome within ${this.options.timeoutMs} ms`)),
      );
      sending.then(resolve, reject).finally(cancel);
    });
  }
}
