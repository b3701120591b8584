/**
 * The rule for a form that is sent twice, for all forms of all pages: the second request waits for the first and gets the
 * same answer, including secrets that are shown only once. An answer is kept for a minute, encrypted with a key that is
 * made of the session's cookie and the form's key, neither of which is stored, so that only this browser can read it.
 *
 * Answers that say nothing about the form (too many attempts, an outage) are not kept: sent again, the form is processed.
 */
import { createHash, createHmac, createSecretKey } from 'node:crypto';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isStreamed, type PageRequest, type PageResponse } from '../../api/http/calls/pageHandler';
import { Outage } from '../../engine/types';
import type { Clock } from '../../foundation/clock';
import { type EventLoop, pause } from '../../foundation/eventLoop';
import { decryptSecret, encryptSecret, type MasterKeys } from '../../foundation/secrets/encryption';
import {
  claimFormAnswer,
  deleteExpiredFormAnswer,
  deleteExpiredFormAnswers,
  deleteFormAnswers,
  findFormAnswer,
  saveFormAnswer,
} from '../../store/identity/formAnswers';

const KEPT_MS = 60_000;
const POLL_MS = 50;
const SWEEP_INTERVAL_MS = 10_000;
const TOO_MANY_REQUESTS = 429;

export interface FormAnswersOptions {
  readonly database: Knex;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  /** How long a request waits for another one with the same form. */
  readonly waitMs: number;
}

/** A form as one browser has sent it. */
export interface SentForm {
  readonly request: Pick<PageRequest, 'path' | 'queryText' | 'form' | 'files'>;
  /** A valid form token. */
  readonly token: string;
  /** The cookie that identifies the sender: of the session, or of a visitor without one. Empty without either. */
  readonly cookie: string;
}

/** The form as if the page had always given it the same key: the same content in the same language is the same form. */
export function withoutKey({ request, cookie, token }: SentForm, language: string): SentForm {
  const form = { ...request.form, csrf: language };
  return { request: { ...request, form }, cookie, token: token.replace(/\.[^.]*$/, '') };
}

export interface FormOutcome {
  readonly response: PageResponse;
  /** As `cookie`, after the response has arrived: the browser sends the form again with it. */
  readonly cookieAfter: string;
}

export class FormAnswers {
  private sweptAtMs = 0;

  constructor(private readonly options: FormAnswersOptions) {}

  /** The answer to a form that was sent before; waits for it while the form is being processed. */
  async find(form: SentForm): Promise<PageResponse | undefined> {
    const { database, clock, eventLoop, waitMs } = this.options;
    const place = placeOf(form);
    const untilMs = eventLoop.elapsedMs() + waitMs;
    for (;;) {
      const found = await findFormAnswer(database, place.id, clock.nowMs());
      if (found === undefined) return undefined;
      if (found.answer !== null)
        return JSON.parse(decryptSecret(place.keys, place.location, found.answer)) as PageResponse;
      if (eventLoop.elapsedMs() > untilMs)
        throw new Outage('unknown', 'the same form is still being processed by another request');
      await pause(eventLoop, POLL_MS);
    }
  }

  /** Processes the form, unless it was sent before. */
  async once(form: SentForm, process: () => Promise<FormOutcome>): Promise<PageResponse> {
    const { database, clock } = this.options;
    const { id } = placeOf(form);
    this.sweep();
    while (!(await claimFormAnswer(database, id, clock.nowMs() + KEPT_MS))) {
      const known = await this.find(form);
      if (known !== undefined) return known;
      // It has expired, or the form was released meanwhile.
      await deleteExpiredFormAnswer(database, id, clock.nowMs());
    }
    try {
      const outcome = await process();
      await this.keep(form, outcome);
      return outcome.response;
    } catch (error) {
      await this.unlessFailing(deleteFormAnswers(database, [id]));
      throw error;
    }
  }

  /** Seldom, and beside the request, so that many forms at once do not wait for each other. */
  private sweep(): void {
    const { database, clock } = this.options;
    const nowMs = clock.nowMs();
    if (Math.abs(nowMs - this.sweptAtMs) < SWEEP_INTERVAL_MS) return;
    this.sweptAtMs = nowMs;
    void this.unlessFailing(deleteExpiredFormAnswers(database, nowMs));
  }

  private async keep(form: SentForm, { response, cookieAfter }: FormOutcome): Promise<void> {
    const { database, clock } = this.options;
    const { status, body } = response;
    if (status >= 500 || status === TOO_MANY_REQUESTS || isStreamed(body))
      return await this.unlessFailing(deleteFormAnswers(database, [placeOf(form).id]));
    const text = JSON.stringify({ ...response, body: body.toString() });
    for (const cookie of new Set([form.cookie, cookieAfter])) {
      const { id, keys, location } = placeOf({ ...form, cookie });
      const answer = encryptSecret(keys, location, text);
      await this.unlessFailing(saveFormAnswer(database, id, { answer, expiresAtMs: clock.nowMs() + KEPT_MS }));
    }
  }

  /** The form is processed: its answer is given even if the table cannot be written now. */
  private async unlessFailing(write: Promise<void>): Promise<void> {
    try {
      await write;
    } catch (error) {
      this.options.log.warn({ err: error }, 'the table of answers to forms could not be written');
    }
  }
}

/** Where the answer is kept, and the key that decrypts it. */
function placeOf({ request: { path, queryText, form, files }, token, cookie }: SentForm) {
  const secret = `${cookie}\n${token}`;
  const hashes = [...files].map(([name, file]) => [name, createHash('sha256').update(file).digest('hex')]);
  const sent = JSON.stringify([path, queryText, form, hashes]);
  const id = createHmac('sha256', secret).update(`id\n${sent}`).digest('hex');
  const key = createHmac('sha256', secret).update(`answer\n${id}`).digest();
  const keys: MasterKeys = { current: 'form', byId: new Map([['form', createSecretKey(key)]]) };
  return { id, keys, location: { table: 'form_answers', id: 0, bound: { id } } };
}
