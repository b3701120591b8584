/** The calls of `storeCalls.ts` about the life of an account: mail, links, devices, and holds of withdrawals. */
import { createHash } from 'node:crypto';
import * as accountLinks from '../../src/store/identity/accountLinks';
import { revokeUserApiKeys } from '../../src/store/identity/apiKeys';
import * as apiKeyUses from '../../src/store/identity/apiKeyUses';
import * as formAnswers from '../../src/store/identity/formAnswers';
import * as knownDevices from '../../src/store/identity/knownDevices';
import * as passkeys from '../../src/store/identity/passkeys';
import * as resets from '../../src/store/identity/secondFactorResets';
import { deleteSecondFactorRows } from '../../src/store/identity/secondFactors';
import * as signIns from '../../src/store/identity/signIns';
import * as userAccounts from '../../src/store/identity/userAccounts';
import * as withdrawalHolds from '../../src/store/identity/withdrawalHolds';
import * as mails from '../../src/store/mail/mails';
import * as withdrawalNotices from '../../src/store/mail/withdrawalNotices';
import { endUserPortalSessions } from '../../src/store/portal/portalSessionEnds';
import * as knownDestinations from '../../src/store/transfers/knownDestinations';
import * as withdrawalAddresses from '../../src/store/transfers/withdrawalAddresses';
import type { StoreCalls } from './callContext';

const HASH = 'a'.repeat(64);
const randomHash = (): string => createHash('sha256').update(String(Math.random())).digest('hex');

export const ACCOUNT_CALLS: StoreCalls = {
  saveApiKeyUses: {
    one: ({ database, nowMs }) =>
      apiKeyUses.saveApiKeyUses(database, [{ apiKeyId: 7, usedAtMs: nowMs, ip: '192.0.2.1' }]),
  },
  claimFormAnswer: {
    one: ({ database, nowMs }) => formAnswers.claimFormAnswer(database, randomHash(), nowMs + 60_000),
  },
  deleteExpiredFormAnswer: {
    unknown: ({ database, nowMs }) => formAnswers.deleteExpiredFormAnswer(database, HASH, nowMs),
  },
  deleteExpiredFormAnswers: { some: ({ database, nowMs }) => formAnswers.deleteExpiredFormAnswers(database, nowMs) },
  findFormAnswer: { unknown: ({ database, nowMs }) => formAnswers.findFormAnswer(database, HASH, nowMs) },
  saveFormAnswer: {
    one: ({ database, nowMs }) =>
      formAnswers.saveFormAnswer(database, randomHash(), { answer: 'x', expiresAtMs: nowMs + 60_000 }),
  },
  deleteFormAnswers: { one: ({ database }) => formAnswers.deleteFormAnswers(database, [HASH]) },
  findApiKeyUses: { several: ({ database }) => apiKeyUses.findApiKeyUses(database, [1, 2, 3]) },
  findOwnerByEmail: {
    one: ({ database, masterKeys }) =>
      userAccounts.findOwnerByEmail({ database, masterKeys }, database, 'person7@example.com'),
  },
  findOwner: { one: ({ database, masterKeys }) => userAccounts.findOwner({ database, masterKeys }, database, 7) },
  insertAccount: {
    one: ({ database, masterKeys: keys, nowMs }) =>
      userAccounts.insertAccount(database, database, {
        email: `${nowMs}-${Math.random()}@example.com`,
        passwordHash: 'x',
        isEmailVerified: false,
        language: 'en',
        createdAtMs: nowMs,
        keys,
      }),
  },
  markEmailVerified: {
    one: ({ database, masterKeys, nowMs }) =>
      userAccounts.markEmailVerified({ database, masterKeys }, database, {
        userId: 7,
        email: 'person7@example.com',
        nowMs,
      }),
  },
  updateEmail: {
    one: ({ database, masterKeys, nowMs }) =>
      userAccounts.updateEmail({ database, masterKeys }, database, {
        userId: 7,
        email: `${nowMs}-${Math.random()}@example.com`,
        nowMs,
      }),
  },
  setPassword: {
    one: ({ database, masterKeys: keys, nowMs }) =>
      userAccounts.setPassword(database, database, { userId: 7, hash: 'x', nowMs, keys }),
  },
  holdWithdrawals: {
    one: ({ database, masterKeys, nowMs }) =>
      withdrawalHolds.holdWithdrawals({ database, masterKeys }, database, 7, nowMs),
  },
  findKnownSince: {
    several: ({ database, masterKeys }) =>
      knownDestinations.findKnownSince({ database, masterKeys }, [
        {
          ...{ userId: 7, network: 'bitcoin', bankCode: null, tag: null },
          spellings: ['bc1q', 'BC1Q'],
          listedAs: 'bc1q',
        },
        { userId: 7, network: null, bankCode: 'SCB', tag: null, spellings: ['4067890123'], listedAs: '4067890123' },
      ]),
  },
  listWithdrawalAddresses: {
    one: ({ database, masterKeys }) => withdrawalAddresses.listWithdrawalAddresses({ database, masterKeys }, 7),
  },
  findOwnWithdrawalAddress: {
    one: ({ database, masterKeys }) => withdrawalAddresses.findOwnWithdrawalAddress({ database, masterKeys }, 7, 7),
  },
  findWithdrawalAddress: {
    one: ({ database, masterKeys }) =>
      withdrawalAddresses.findWithdrawalAddress(
        { database, masterKeys },
        {
          ...{ userId: 7, network: 'bitcoin', address: 'bc1q', tag: null },
        },
      ),
  },
  countWithdrawalAddressesLocked: {
    one: ({ database }) => withdrawalAddresses.countWithdrawalAddressesLocked(database, database, 7),
  },
  insertWithdrawalAddress: {
    one: ({ database, masterKeys, nowMs }) =>
      withdrawalAddresses.insertWithdrawalAddress({ database, masterKeys }, database, {
        ...{ userId: 7, network: 'bitcoin', address: `bc1q${Math.random()}`, tag: null, label: 'x' },
        createdAtMs: nowMs,
      }),
  },
  deleteWithdrawalAddress: {
    one: ({ database }) => withdrawalAddresses.deleteWithdrawalAddress(database, database, 900_000_000),
  },
  findAddressRule: {
    one: ({ database, masterKeys }) => withdrawalAddresses.findAddressRule({ database, masterKeys }, 7),
  },
  setAddressRule: {
    one: ({ database, masterKeys }) =>
      withdrawalAddresses.setAddressRule({ database, masterKeys }, database, 7, { onlyListed: true, endsAtMs: null }),
  },
  findWithdrawalHolds: {
    several: ({ database, masterKeys }) => withdrawalHolds.findWithdrawalHolds({ database, masterKeys }, [7, 8, 9]),
  },
  stopWithdrawals: {
    one: ({ database, masterKeys, nowMs }) =>
      withdrawalHolds.stopWithdrawals({ database, masterKeys }, database, { userId: 7, reason: 'x', nowMs }),
  },
  recordDevice: {
    known: ({ database, nowMs }) =>
      knownDevices.recordDevice(database, database, { userId: 7, deviceHash: 'd'.repeat(64), nowMs }),
  },
  isKnownDevice: { one: ({ database }) => knownDevices.isKnownDevice(database, 7, 'd'.repeat(64)) },
  revokeUserApiKeys: {
    one: ({ database, masterKeys, nowMs }) => revokeUserApiKeys(database, masterKeys, database, { userId: 9, nowMs }),
  },
  endUserPortalSessions: {
    one: ({ database, masterKeys, nowMs }) => endUserPortalSessions({ database, masterKeys }, database, 9, nowMs),
  },
  insertSignIn: {
    'with deletion of expired rows': ({ database, nowMs }) =>
      signIns.insertSignIn(
        database,
        { userId: 7, outcome: 'password', userAgent: 'x', ip: '::1', atMs: nowMs },
        nowMs - 1,
      ),
  },
  listSignIns: {
    failed: ({ database }) => signIns.listSignIns(database, 7, { successful: false, afterMs: 0, limit: 50 }),
  },
  insertSecondFactorReset: {
    one: ({ database, masterKeys, nowMs }) =>
      resets.insertSecondFactorReset(database, masterKeys, database, {
        userId: 7,
        requestedAtMs: nowMs,
        dueAtMs: nowMs,
      }),
  },
  findSecondFactorReset: { one: ({ database, masterKeys }) => resets.findSecondFactorReset(database, masterKeys, 7) },
  findDueSecondFactorResets: {
    due: ({ database, masterKeys, nowMs }) => resets.findDueSecondFactorResets(database, masterKeys, nowMs, 20),
  },
  deleteSecondFactorReset: { one: ({ database }) => resets.deleteSecondFactorReset(database, database, 7) },
  deleteSecondFactorRows: {
    one: ({ database, masterKeys }) => deleteSecondFactorRows(database, masterKeys, database, 11),
  },
  insertPasskey: {
    one: ({ database, masterKeys, nowMs }) =>
      passkeys.insertPasskey(
        database,
        masterKeys,
        { userId: 7, credentialId: randomHash(), publicKey: 'x', counter: 0, label: 'x', createdAtMs: nowMs },
        { max: 1_000, alsoWrite: () => Promise.resolve() },
      ),
  },
  listPasskeys: { one: ({ database }) => passkeys.listPasskeys(database, 7) },
  findPasskey: { one: ({ database, masterKeys }) => passkeys.findPasskey(database, masterKeys, randomHash()) },
  recordPasskeyUse: {
    counted: ({ database, nowMs }) => passkeys.recordPasskeyUse(database, 8, { counter: 7, nowMs }),
    'without counter': ({ database, nowMs }) => passkeys.recordPasskeyUse(database, 8, { counter: 0, nowMs }),
  },
  deletePasskey: { one: ({ database }) => passkeys.deletePasskey(database, database, 9, 9) },
  deletePasskeysSince: { all: ({ database }) => passkeys.deletePasskeysSince(database, database, 9, 0) },
  consumeChallenge: {
    'with deletion of expired rows': ({ database, nowMs }) =>
      passkeys.consumeChallenge(database, { challengeHash: randomHash(), expiresAtMs: nowMs }, nowMs),
  },
  insertAccountLink: {
    one: ({ database, masterKeys, nowMs }) =>
      accountLinks.insertAccountLink({ database, masterKeys }, database, {
        ...{ purpose: 'reset', tokenHash: randomHash(), userId: 7, email: null, passwordHash: null },
        createdAtMs: nowMs,
        expiresAtMs: nowMs,
      }),
  },
  deleteExpiredAccountLinks: { one: ({ database }) => accountLinks.deleteExpiredAccountLinks(database, 1) },
  findAccountLink: {
    one: ({ database, masterKeys, nowMs }) =>
      accountLinks.findAccountLink({ database, masterKeys }, { purpose: 'reset', tokenHash: HASH, nowMs }),
  },
  consumeAccountLink: {
    one: ({ database, masterKeys }) =>
      accountLinks.consumeAccountLink({ database, masterKeys }, database, { purpose: 'reset', tokenHash: HASH }),
  },
  deleteAccountLinks: { one: ({ database }) => accountLinks.deleteAccountLinks(database, database, 7, ['reset']) },
  insertMail: {
    one: ({ database, masterKeys, nowMs }) =>
      mails.insertMail(database, database, masterKeys, {
        mail: { recipient: 'person7@example.com', subject: 'x', text: 'x' },
        nowMs,
      }),
  },
  hasNewWithdrawals: { one: ({ database }) => withdrawalNotices.hasNewWithdrawals(database) },
  takeRequestedWithdrawals: {
    several: ({ database }) => withdrawalNotices.takeRequestedWithdrawals(database, database, 5),
  },
  findFinishedWithdrawals: { several: ({ database }) => withdrawalNotices.findFinishedWithdrawals(database, 50) },
  takeFinishedWithdrawal: {
    one: ({ database }) => withdrawalNotices.takeFinishedWithdrawal(database, database, 900_000_000),
  },
  claimDueMail: { one: ({ database, masterKeys }) => mails.claimDueMail(database, masterKeys, 1) },
  deleteSentMail: { one: ({ database }) => mails.deleteSentMail(database, 7) },
  postponeMail: { one: ({ database }) => mails.postponeMail(database, { id: 8, attempts: 1, afterMs: 1 }) },
  rejectMail: { one: ({ database }) => mails.rejectMail(database, 9, 1) },
};
