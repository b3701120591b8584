/**
 * Queues the mails of accounts, and creates the links in them. Everything is written with the transaction of the change
 * that causes the mail, so that there is neither a change without its mail nor a mail without its change.
 */
import type { Knex } from 'knex';
import { hashToken, newToken } from '../../foundation/secrets/tokens';
import { type AccountLink, insertAccountLink, type LinkPurpose } from '../../store/identity/accountLinks';
import { findOwner } from '../../store/identity/userAccounts';
import { insertMail } from '../../store/mail/mails';
import { mailLanguage, type Notice, noticeMail, type RequestedMail, requestedMail } from '../mail/mailTexts';
import type { Accounts, AccountsOptions } from './accounts';

/** Services that are needed to compose and queue a mail. */
export type AccountMailServices = Omit<AccountsOptions, 'signInsKeptMs'>;

/** The page that each link opens. */
export const LINK_PATHS: Readonly<Record<LinkPurpose, string>> = {
  sign_up: '/sign-up/confirm',
  signed_up: '/sign-up/confirm',
  verify: '/verify-email',
  reset: '/reset-password',
  new_email: '/account/security/email/confirm',
  not_me: '/not-me',
  keep_factor: '/keep-second-factor',
};

const HOUR_MS = 3_600_000;

/** Stores a link and returns its URL. */
export async function createLink(
  services: AccountMailServices,
  transaction: Knex,
  link: Pick<AccountLink, 'purpose' | 'userId' | 'email' | 'passwordHash'>,
): Promise<string> {
  const { clock, config, publicUrl } = services;
  const token = newToken();
  const createdAtMs = clock.nowMs();
  const ttlMs = linkTtlMs(config, link.purpose);
  const row = { ...link, tokenHash: hashToken(token), createdAtMs, expiresAtMs: createdAtMs + ttlMs };
  await insertAccountLink(services, transaction, row);
  return `${publicUrl}${LINK_PATHS[link.purpose]}?token=${token}`;
}

function linkTtlMs(config: Accounts['config'], purpose: LinkPurpose): number {
  if (purpose === 'keep_factor') return config.secondFactorResetHours * HOUR_MS;
  return purpose === 'not_me' ? config.notMeTtlMs : config.linkTtlMs;
}

export async function queueRequestedMail(
  { database, masterKeys, clock, brand }: Accounts,
  transaction: Knex,
  {
    recipient,
    language,
    name,
    link,
  }: {
    readonly recipient: string;
    readonly language: string | null;
    readonly name: RequestedMail;
    readonly link: string;
  },
): Promise<void> {
  const content = requestedMail({ language: mailLanguage(language), exchange: brand.name }, name, link);
  const mail = { recipient, ...content };
  await insertMail(database, transaction, masterKeys, { mail, nowMs: clock.nowMs() });
}

export interface NoticeOptions {
  readonly userId: number;
  readonly notice: Notice;
  readonly detail?: string;
  /** The user's address if omitted. */
  readonly recipient?: string;
}

/** Tells the user of a change, with a link to report that somebody else made it. */
export async function queueNotice(
  accounts: AccountMailServices,
  transaction: Knex,
  { userId, notice, detail = '', recipient }: NoticeOptions,
): Promise<void> {
  const { database, masterKeys, clock, brand } = accounts;
  const owner = await findOwner(accounts, transaction, userId);
  if (owner === undefined) return;
  const nowMs = clock.nowMs();
  const notMeLink = await createLink(accounts, transaction, {
    purpose: 'not_me',
    userId,
    email: null,
    passwordHash: null,
  });
  const time = `${new Date(nowMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const reader = { language: mailLanguage(owner.language), exchange: brand.name };
  const content = noticeMail(reader, notice, { time, detail, notMeLink });
  const mail = { recipient: recipient ?? owner.email, ...content };
  await insertMail(database, transaction, masterKeys, { mail, nowMs });
}
