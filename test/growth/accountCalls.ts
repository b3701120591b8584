/** The calls of `storeCalls.ts` about the life of an account: mail, links, devices, and holds of withdrawals. */
import { createHash } from 'node:crypto';
import * as accountLinks from '../../src/store/identity/accountLinks';
import * as knownDevices from '../../src/store/identity/knownDevices';
import * as userAccounts from '../../src/store/identity/userAccounts';
import * as withdrawalHolds from '../../src/store/identity/withdrawalHolds';
import * as mails from '../../src/store/mail/mails';
import * as withdrawalNotices from '../../src/store/mail/withdrawalNotices';
import type { StoreCalls } from './callContext';

const HASH = 'a'.repeat(64);
const randomHash = (): string => createHash('sha256').update(String(Math.random())).digest('hex');

export const ACCOUNT_CALLS: StoreCalls = {
  findOwnerByEmail: { one: ({ database }) => userAccounts.findOwnerByEmail(database, database, 'person7@example.com') },
  findOwner: { one: ({ database }) => userAccounts.findOwner(database, database, 7) },
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
    one: ({ database, nowMs }) =>
      userAccounts.markEmailVerified(database, database, { userId: 7, email: 'person7@example.com', nowMs }),
  },
  updateEmail: {
    one: ({ database, nowMs }) =>
      userAccounts.updateEmail(database, database, {
        userId: 7,
        email: `${nowMs}-${Math.random()}@example.com`,
        nowMs,
      }),
  },
  setPassword: {
    one: ({ database, masterKeys: keys, nowMs }) =>
      userAccounts.setPassword(database, database, { userId: 7, hash: 'x', nowMs, keys }),
  },
  holdWithdrawals: { one: ({ database, nowMs }) => withdrawalHolds.holdWithdrawals(database, database, 7, nowMs) },
  isWithdrawalHeld: {
    one: ({ database, nowMs }) => withdrawalHolds.isWithdrawalHeld(database, { userId: 7, orderId: null }, nowMs),
  },
  findWithdrawalHolds: { several: ({ database }) => withdrawalHolds.findWithdrawalHolds(database, [7, 8, 9]) },
  stopWithdrawals: {
    one: ({ database, nowMs }) =>
      withdrawalHolds.stopWithdrawals(database, database, { userId: 7, reason: 'x', nowMs }),
  },
  recordDevice: {
    known: ({ database, nowMs }) =>
      knownDevices.recordDevice(database, database, { userId: 7, deviceHash: 'd'.repeat(64), nowMs }),
  },
  insertAccountLink: {
    one: ({ database, nowMs }) =>
      accountLinks.insertAccountLink(database, database, {
        ...{ purpose: 'reset', tokenHash: randomHash(), userId: 7, email: null, passwordHash: null },
        createdAtMs: nowMs,
        expiresAtMs: nowMs,
      }),
  },
  deleteExpiredAccountLinks: { one: ({ database }) => accountLinks.deleteExpiredAccountLinks(database, 1) },
  findAccountLink: {
    one: ({ database, nowMs }) => accountLinks.findAccountLink(database, { purpose: 'reset', tokenHash: HASH, nowMs }),
  },
  consumeAccountLink: { one: ({ database }) => accountLinks.consumeAccountLink(database, database, HASH) },
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
