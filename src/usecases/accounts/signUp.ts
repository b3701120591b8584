/** Creates an account with e-mail address and password. */

import { hashToken } from '../../foundation/secrets/tokens';
import {
  consumeAccountLink,
  deleteExpiredAccountLinks,
  findAccountLink,
  insertAccountLink,
} from '../../store/identity/accountLinks';
import { findOwnerByEmail, insertAccount } from '../../store/identity/userAccounts';
import { createLink, queueRequestedMail } from './accountMail';
import type { Accounts } from './accounts';
import type { Device } from './device';
import { recordSignIn } from './devices';
import { parseEmail } from './email';
import { type Locked, runLimitedAttempt } from './failedAttempts';
import { allowMail } from './mailLimits';
import { type PasswordFault, passwordFault } from './passwordRules';
import { openSession } from './sessions';

export type SignUpResult =
  /** The account can be used at once. */
  | OpenedAccount
  /** A mail was sent, whether the address has an account or not. */
  | { readonly mailed: true }
  | { readonly fault: 'email_invalid' | 'email_taken' | PasswordFault }
  | Locked;

interface OpenedAccount {
  readonly cookie: string;
  readonly deviceCookie: string;
}

export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  /** The caller's network address. */
  readonly network: string;
  /** The language of the mails. */
  readonly language: string;
  readonly device: Device;
}

/**
 * Starts a sign-up. By default the account is created when the link in the mail is opened, and the answer is the same,
 * after the same work, whether the address has an account or not: its owner learns of the attempt by mail, the visitor
 * learns nothing. With SIGN_UP_CONFIRMATION=off the account is created at once and a taken address is reported; the
 * limit of sign-ups from one network then bounds such queries.
 */
export async function signUp(accounts: Accounts, input: SignUpInput): Promise<SignUpResult> {
  const { config, hashing } = accounts;
  const { email, password, network, device } = input;
  if (parseEmail(email) === undefined) return { fault: 'email_invalid' };
  const fault = passwordFault(password, email);
  if (fault !== undefined) return { fault };
  // Every sign-up counts as a failure, even a successful one, unless it could not be attempted.
  let passwordHash = '';
  const subject = { kind: 'sign_up', name: network, failuresMax: config.signUpsPerAddressMax } as const;
  const tried = await runLimitedAttempt(accounts, { subjects: [subject], forgives: [] }, async () => {
    passwordHash = await hashing.hash(password, { ip: device.ip, userId: undefined });
    return false;
  });
  if (tried.lockedForMs !== undefined) return tried;
  return config.signUpConfirmation
    ? await mailSignUpLink(accounts, input, passwordHash)
    : await createAccountAtOnce(accounts, input, passwordHash);
}

async function mailSignUpLink(
  accounts: Accounts,
  { email, network, language }: SignUpInput,
  passwordHash: string,
): Promise<{ readonly mailed: true } | Locked> {
  const { database, clock, publicUrl } = accounts;
  const allowed = await allowMail(accounts, { email, network });
  if (typeof allowed === 'object') return allowed;
  await deleteExpiredAccountLinks(database, clock.nowMs());
  if (allowed === 'ok')
    await database.transaction(async (transaction) => {
      const owner = await findOwnerByEmail(accounts, transaction, email);
      // A link is stored in both cases, so that both take the same time. It is only sent to an address without account.
      const link = await createLink(accounts, transaction, { purpose: 'sign_up', userId: null, email, passwordHash });
      const mail =
        owner === undefined
          ? ({ name: 'sign_up', link } as const)
          : ({ name: 'sign_up_exists', link: `${publicUrl}/forgot-password` } as const);
      await queueRequestedMail(accounts, transaction, { recipient: email, language, ...mail });
    });
  return { mailed: true };
}

async function createAccountAtOnce(
  accounts: Accounts,
  { email, language, device }: SignUpInput,
  passwordHash: string,
): Promise<OpenedAccount | { readonly fault: 'email_taken' }> {
  const { database, clock } = accounts;
  const account = {
    email,
    passwordHash,
    isEmailVerified: false,
    language,
    createdAtMs: clock.nowMs(),
    keys: accounts.masterKeys,
  };
  const userId = await database.transaction(async (transaction) => {
    const id = await insertAccount(database, transaction, account);
    if (id === undefined) return undefined;
    const link = await createLink(accounts, transaction, { purpose: 'verify', userId: id, email, passwordHash: null });
    await queueRequestedMail(accounts, transaction, { recipient: email, language, name: 'verify', link });
    return id;
  });
  if (userId === undefined) return { fault: 'email_taken' };
  return openAccount(accounts, userId, device);
}

async function openAccount(accounts: Accounts, userId: number, device: Device): Promise<OpenedAccount> {
  const deviceCookie = await recordSignIn(accounts, userId, { device, outcome: 'sign_up' });
  return { cookie: await openSession(accounts, userId, { stage: 'full', device }), deviceCookie };
}

/**
 * Creates the account of a sign-up link and signs its owner in. `exists`: the address of the link has an account, which
 * this link may have created. Undefined if the link has expired or is unknown.
 */
export async function confirmSignUp(
  accounts: Accounts,
  { token, language, device }: { readonly token: string; readonly language: string; readonly device: Device },
): Promise<OpenedAccount | { readonly fault: 'exists' } | undefined> {
  const { database, clock } = accounts;
  const nowMs = clock.nowMs();
  const tokenHash = hashToken(token);
  const link = await findAccountLink(accounts, { purpose: 'sign_up', tokenHash, nowMs });
  const known = async () => ((await isSignUpLinkUsed(accounts, token)) ? ({ fault: 'exists' } as const) : undefined);
  if (link === undefined || link.email === null || link.passwordHash === null) return await known();
  const account = {
    email: link.email,
    passwordHash: link.passwordHash,
    isEmailVerified: true,
    language,
    createdAtMs: nowMs,
    keys: accounts.masterKeys,
  };
  const created = await database.transaction(async (transaction) => {
    if (!(await consumeAccountLink(accounts, transaction, link))) return 'used';
    await insertAccountLink(accounts, transaction, { ...link, purpose: 'signed_up', email: null, passwordHash: null });
    return (await insertAccount(database, transaction, account)) ?? 'taken';
  });
  if (created === 'used') return await known();
  if (created === 'taken') return { fault: 'exists' };
  return openAccount(accounts, created, device);
}

/** Whether a sign-up link was used, until it would have expired. Its answer may have been lost on the way. */
export async function isSignUpLinkUsed(accounts: Accounts, token: string): Promise<boolean> {
  const wanted = { purpose: 'signed_up', tokenHash: hashToken(token), nowMs: accounts.clock.nowMs() } as const;
  return (await findAccountLink(accounts, wanted)) !== undefined;
}
