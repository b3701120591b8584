/**
 * Passkeys (WebAuthn): a user registers them beside the authenticator app, and signs in with one instead of password and
 * code, or instead of the code. The authenticator must verify its user by PIN or biometrics, so that a passkey is worth
 * two factors. Challenges are in `passkeyChallenges.ts`.
 */
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  type ListedPasskey,
  listPasskeys,
  type Passkey,
  recordPasskeyUse,
} from '../../store/identity/passkeys';
import { holdWithdrawals } from '../../store/identity/withdrawalHolds';
import { queueNotice } from './accountMail';
import type { Accounts } from './accounts';
import type { Device } from './device';
import { originOf, recordSignIn } from './devices';
import { type AttemptResult, type Locked, runGuess, runLimitedAttempt, type Subject } from './failedAttempts';
import { type ChallengeUse, newChallenge, useChallenge } from './passkeyChallenges';
import { keepUsedSecondFactor } from './secondFactorReset';
import { openSession, type SignedInUser } from './sessions';
import { recordSignInOutcome } from './signInHistory';

export const PASSKEYS_MAX = 20;
export const PASSKEY_LABEL_LENGTH_MAX = 64;
const CREDENTIAL_ID_LENGTH_MAX = 1_364;

/**
 * The host name for which passkeys are registered, and the origin of the pages; undefined if the exchange has only an IP
 * address, for which browsers know no passkeys.
 */
export function passkeySite(publicUrl: string): { readonly host: string; readonly origin: string } | undefined {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { host: hostname, origin } : undefined;
}

/**
 * The package is loaded with the first passkey. Imported above, it would take a fifth of the processor time in which a
 * server loads its modules (560 ms instead of 460 on Node.js 24), and 19 MB of each process.
 */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** The options of `navigator.credentials.create`. The caller has just verified password and second factor. */
export async function passkeyRegistrationOptions(
  accounts: Accounts,
  { user, csrf }: { readonly user: SignedInUser; readonly csrf: string },
): Promise<object> {
  const known = await listPasskeys(accounts.database, user.id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return await generateRegistrationOptions({
    rpName: accounts.brand.name.en,
    rpID: requireSite(accounts).host,
    userName: user.email,
    userDisplayName: user.email,
    userID: new Uint8Array(Buffer.from(userHandleOf(user.id), 'base64url')),
    challenge: challengeBytes(newChallenge(accounts, { purpose: 'register', csrf })),
    timeout: accounts.config.passkeyWaitMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The options of `navigator.credentials.get`. `userId`: limits it to the passkeys of a user. */
export async function passkeySignInOptions(accounts: Accounts, use: ChallengeUse, userId?: number): Promise<object> {
  const known = userId === undefined ? [] : await listPasskeys(accounts.database, userId);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return await generateAuthenticationOptions({
    rpID: requireSite(accounts).host,
    challenge: challengeBytes(newChallenge(accounts, use)),
    timeout: accounts.config.passkeyWaitMs,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId: id }) => ({ id })),
  });
}

/**
 * Adds the passkey that the browser has created. Withdrawals wait, and the user gets a notice. The challenge proves that
 * the user has verified password and second factor in this session a moment ago.
 */
export async function addPasskey(
  accounts: Accounts,
  {
    user,
    csrf,
    label,
    response,
  }: { readonly user: SignedInUser; readonly csrf: string; readonly label: string; readonly response: string },
): Promise<'created' | 'invalid' | 'duplicate' | 'full'> {
  const { database, masterKeys, clock } = accounts;
  const { host, origin } = requireSite(accounts);
  const given = parseResponse(response) as RegistrationResponseJSON | undefined;
  const expectedChallenge = challengeOf(given);
  if (given === undefined || !(await useChallenge(accounts, { purpose: 'register', csrf }, expectedChallenge)))
    return 'invalid';
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await unlessInvalid(async () =>
    verifyRegistrationResponse({
      response: given,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true) return 'invalid';
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  if (credentialId.length > CREDENTIAL_ID_LENGTH_MAX) return 'invalid';
  const passkey = {
    userId: user.id,
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    label,
    createdAtMs: clock.nowMs(),
  };
  return await insertPasskey(database, masterKeys, passkey, {
    max: PASSKEYS_MAX,
    alsoWrite: async (transaction) => {
      await holdWithdrawals(accounts, transaction, user.id, clock.nowMs() + accounts.withdrawalHoldMs);
      await queueNotice(accounts, transaction, { userId: user.id, notice: 'passkey_added', detail: label });
    },
  });
}

export async function findOwnPasskey(
  { database }: Accounts,
  userId: number,
  id: number,
): Promise<ListedPasskey | undefined> {
  return (await listPasskeys(database, userId)).find((passkey) => passkey.id === id);
}

/** The caller has just verified password and second factor. */
export async function removePasskey(accounts: Accounts, userId: number, passkey: ListedPasskey): Promise<void> {
  const { database, clock } = accounts;
  await database.transaction(async (transaction) => {
    if (!(await deletePasskey(database, transaction, userId, passkey.id))) return;
    await holdWithdrawals(accounts, transaction, userId, clock.nowMs() + accounts.withdrawalHoldMs);
    await queueNotice(accounts, transaction, { userId, notice: 'passkey_removed', detail: passkey.label });
  });
}

export interface PasskeySignIn {
  readonly response: string;
  readonly csrf: string;
  /** The caller's network address, for counting failures. */
  readonly network: string;
  readonly device: Device;
  /** Set in the second step of a sign-in: the passkey must belong to this user. */
  readonly user: Pick<SignedInUser, 'id'> | undefined;
}

/** An attempt without a user cannot lock anybody's account, so failures count for the address only. */
async function limitGuesses(
  accounts: Accounts,
  { user, network, device }: Pick<PasskeySignIn, 'user' | 'network' | 'device'>,
  isRight: () => Promise<boolean>,
): Promise<AttemptResult | Locked> {
  if (user === undefined) {
    const address: Subject = { kind: 'address', name: network, failuresMax: accounts.config.failuresPerAddressMax };
    return runLimitedAttempt(accounts, { subjects: [address], forgives: [] }, isRight);
  }
  const origin = await originOf(accounts, user.id, { device, network });
  return runGuess(accounts, { secret: 'code', account: String(user.id), origin }, isRight);
}

/** Signs a user in with a passkey. The caller ends the session with which the sign-in began. */
export async function signInWithPasskey(
  accounts: Accounts,
  { response, csrf, network, device, user }: PasskeySignIn,
): Promise<{ readonly cookie: string; readonly deviceCookie: string } | { readonly fault: 'invalid' } | Locked> {
  const use = { purpose: user === undefined ? 'sign_in' : 'second_factor', csrf } as const;
  let passkey: Passkey | undefined;
  const tried = await limitGuesses(accounts, { user, network, device }, async () => {
    const given = parseResponse(response) as AuthenticationResponseJSON | undefined;
    passkey =
      typeof given?.id === 'string' ? await findPasskey(accounts.database, accounts.masterKeys, given.id) : undefined;
    if (given === undefined || passkey === undefined) return false;
    if (user !== undefined && passkey.userId !== user.id) return false;
    return await isRight(accounts, { given, passkey, use });
  });
  if (tried.lockedForMs !== undefined) return tried;
  if (passkey === undefined || !tried.isRight) {
    const userId = user?.id ?? passkey?.userId;
    await recordSignInOutcome(accounts, { userId, outcome: 'wrong_passkey', device });
    return { fault: 'invalid' };
  }
  await keepUsedSecondFactor(accounts, passkey.userId);
  const deviceCookie = await recordSignIn(accounts, passkey.userId, { device, outcome: 'passkey' });
  return { cookie: await openSession(accounts, passkey.userId, { stage: 'full', device }), deviceCookie };
}

/** Verifies the signature, and that the counter has risen. A copied passkey is reported to its user. */
async function isRight(
  accounts: Accounts,
  {
    given,
    passkey,
    use,
  }: { readonly given: AuthenticationResponseJSON; readonly passkey: Passkey; readonly use: ChallengeUse },
): Promise<boolean> {
  const { database, clock } = accounts;
  const { host, origin } = requireSite(accounts);
  const handle = given.response?.userHandle;
  if (handle !== undefined && handle !== null && handle !== userHandleOf(passkey.userId)) return false;
  const expectedChallenge = challengeOf(given);
  if (!(await useChallenge(accounts, use, expectedChallenge))) return false;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await unlessInvalid(async () =>
    verifyAuthenticationResponse({
      response: given,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // The counter is compared after the signature, so that only a real copy is reported.
        counter: 0,
      },
    }),
  );
  if (verified?.verified !== true) return false;
  const counter = verified.authenticationInfo.newCounter;
  if (await recordPasskeyUse(database, passkey.id, { counter, nowMs: clock.nowMs() })) return true;
  const { userId, label: detail } = passkey;
  await database.transaction((transaction) =>
    queueNotice(accounts, transaction, { userId, notice: 'passkey_copied', detail }),
  );
  return false;
}

/** The library throws for each response that it does not accept. `verify` must use nothing else that can fail. */
async function unlessInvalid<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/** The challenge that the response answers, as base64url; empty if it has none. */
function challengeOf(given: RegistrationResponseJSON | AuthenticationResponseJSON | undefined): string {
  const encoded: unknown = given?.response?.clientDataJSON;
  if (typeof encoded !== 'string') return '';
  const clientData = parseResponse(Buffer.from(encoded, 'base64url').toString('utf8'));
  const challenge: unknown = (clientData as { readonly challenge?: unknown } | undefined)?.challenge;
  return typeof challenge === 'string' ? challenge : '';
}

/** The response as an object; undefined if it is none. The library checks its members. */
function parseResponse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The user handle, by which an authenticator tells accounts apart. It contains no personal data. */
function userHandleOf(userId: number): string {
  return Buffer.from(`user ${userId}`, 'utf8').toString('base64url');
}

function challengeBytes(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'latin1'));
}

function requireSite({ publicUrl }: Accounts): { readonly host: string; readonly origin: string } {
  const site = passkeySite(publicUrl);
  if (site === undefined) throw new Error('passkeys need a PUBLIC_URL with a host name');
  return site;
}
