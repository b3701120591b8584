/**
 * Calls of every query function of the store, as the service makes them, for a user with many rows and for one with few.
 * `test/store/plans` fails if a function of the store is neither called here nor listed in `EXCUSED`.
 */
import { createHash } from 'node:crypto';
import { klineParts } from '../../src/core/market/timeZones';
import { keyScope } from '../../src/core/model/idempotencyKeys';
import { systemEventLoop } from '../../src/foundation/eventLoop';
import { archivedThrough } from '../../src/store/archive/archiveProgress';
import * as operatorActions from '../../src/store/audit/operatorActions';
import { findHighestKey, findOutcomes, loadCommandHistory } from '../../src/store/engine/commandHistory';
import * as apiKeys from '../../src/store/identity/apiKeys';
import * as attempts from '../../src/store/identity/attempts';
import * as listenKeys from '../../src/store/identity/listenKeys';
import * as passwords from '../../src/store/identity/passwords';
import * as secondFactors from '../../src/store/identity/secondFactors';
import * as sessionListenKeys from '../../src/store/identity/sessionListenKeys';
import * as sessions from '../../src/store/identity/sessions';
import * as users from '../../src/store/identity/users';
import * as partners from '../../src/store/portal/partners';
import * as portalLogins from '../../src/store/portal/portalLogins';
import * as portalSessionEnds from '../../src/store/portal/portalSessionEnds';
import * as portalSessions from '../../src/store/portal/portalSessions';
import * as spendingLimits from '../../src/store/portal/spendingLimits';
import * as tokenRenewals from '../../src/store/portal/tokenRenewals';
import { readHouseBalances } from '../../src/store/trading/houseBalances';
import { findKlineParts, findOldestKlines } from '../../src/store/trading/klineParts';
import * as marketHistory from '../../src/store/trading/marketHistory';
import { readMarketRules } from '../../src/store/trading/marketRules';
import * as orders from '../../src/store/trading/orders';
import * as tradeHistory from '../../src/store/trading/tradeHistory';
import { readUserEvents } from '../../src/store/trading/userEvents';
import * as depositAddresses from '../../src/store/transfers/depositAddresses';
import * as operatorTransfers from '../../src/store/transfers/operatorTransferQueries';
import * as transfers from '../../src/store/transfers/ownTransfers';
import { pendingDeposits } from '../../src/store/transfers/pendingDeposits';
import { findWithdrawal, findWithdrawalIdOfKey } from '../../src/store/transfers/withdrawals';
import { ACCOUNT_CALLS } from './accountCalls';
import type { CallContext, StoreCalls } from './callContext';
import { CANCEL_TIMER_CALLS } from './cancelTimerCalls';
import { CUSTODY_CALLS } from './custodyCalls';
import { BUSY_USER, USUAL_USER } from './fillTables';
import { forEachUser } from './forEachUser';
import { IDENTITY_CALLS } from './identityCalls';
import { OPERATOR_CALLS } from './operatorCalls';
import { ORDER_LIST_CALLS } from './orderListCalls';
import { PERIOD_CALLS } from './periodCalls';
import { QUOTE_AND_MAINTENANCE_CALLS } from './quoteAndMaintenanceCalls';
import { WEBHOOK_CALLS } from './webhookCalls';

const PAGE = { limit: 100, offset: 0 };
/** A page far into a long list. */
const DEEP_PAGE = { limit: 100, offset: 10_000 };
const HASH = 'a'.repeat(64);
const dayOf = (timeMs: number): number => Math.floor(timeMs / 86_400_000) * 86_400_000;
const writeNothing = (): Promise<void> => Promise.resolve();
/** The API key of the first row. */
const KNOWN_KEY = `live-${createHash('sha256').update('1').digest('hex').slice(0, 32)}`;

const LISTS: StoreCalls = {
  listOrders: {
    ...forEachUser('open', (userId, { database }) =>
      orders.listOrders(database, { userId, symbol: undefined, side: undefined, status: 'open' }, PAGE),
    ),
    ...forEachUser('closed, one pair', (userId, { database }) =>
      orders.listOrders(database, { userId, symbol: 'btc_thb', side: undefined, status: 'close' }, PAGE),
    ),
    ...forEachUser('all, one pair and side', (userId, { database }) =>
      orders.listOrders(database, { userId, symbol: 'btc_thb', side: 'buy', status: 'all' }, PAGE),
    ),
    ...forEachUser('all, from the 10,000th', (userId, { database }) =>
      orders.listOrders(database, { userId, symbol: undefined, side: undefined, status: 'all' }, DEEP_PAGE),
    ),
    ...forEachUser('within a period', (userId, { database, nowMs }) =>
      orders.listOrders(
        database,
        { userId, symbol: 'btc_thb', side: undefined, status: 'all', startMs: nowMs - 30 * 86_400_000, endMs: nowMs },
        PAGE,
      ),
    ),
    ...forEachUser('from an id, the oldest first', (userId, { database }) =>
      orders.listOrders(
        database,
        { userId, symbol: 'btc_thb', side: undefined, status: 'all', firstId: 10, sort: 'oldest_first' },
        PAGE,
      ),
    ),
    ...forEachUser('of a client order id', (userId, { database }) =>
      orders.listOrders(
        database,
        { userId, symbol: undefined, side: undefined, status: 'all', clientOrderId: 'desk-7' },
        PAGE,
      ),
    ),
  },
  ...ORDER_LIST_CALLS,
  ...CANCEL_TIMER_CALLS,
  findOrder: { any: ({ database }) => orders.findOrder(database, BUSY_USER, 5) },
  openOrderIds: {
    ...forEachUser('', (userId, { database }) =>
      orders.openOrderIds(database, { userId, symbol: undefined, afterId: 0, limit: 100 }),
    ),
    ...forEachUser('one pair', (userId, { database }) =>
      orders.openOrderIds(database, { userId, symbol: 'btc_thb', afterId: 0, limit: 100 }),
    ),
  },
  listOwnTradesFromId: {
    ...forEachUser('', (userId, { database }) =>
      tradeHistory.listOwnTradesFromId(database, { userId, symbol: 'btc_thb', fromId: 10, limit: 100 }),
    ),
  },
  countOwnTrades: {
    ...forEachUser('', (userId, { database, counts }) =>
      tradeHistory.countOwnTrades(database, counts, { userId, symbol: undefined, through: Number.MAX_SAFE_INTEGER }),
    ),
    ...forEachUser('one pair', (userId, { database, counts }) =>
      tradeHistory.countOwnTrades(database, counts, { userId, symbol: 'btc_thb', through: Number.MAX_SAFE_INTEGER }),
    ),
  },
  listOwnDeposits: {
    ...forEachUser('one asset', (userId, { database }) =>
      transfers.listOwnDeposits(database, { userId, assets: ['btc'] }, PAGE),
    ),
    ...forEachUser('three assets', (userId, { database }) =>
      transfers.listOwnDeposits(database, { userId, assets: ['btc', 'eth', 'thb'] }, PAGE),
    ),
  },
  listOwnWithdrawals: forEachUser('three assets', (userId, { database }) =>
    transfers.listOwnWithdrawals(database, { userId, assets: ['btc', 'eth', 'thb'] }, PAGE),
  ),
  listDeposits: {
    all: ({ database }) =>
      operatorTransfers.listDeposits(database, { userId: undefined, asset: undefined, status: undefined }, PAGE),
    pending: ({ database }) =>
      operatorTransfers.listDeposits(database, { userId: undefined, asset: undefined, status: 'pending' }, PAGE),
    'of an asset': ({ database }) =>
      operatorTransfers.listDeposits(database, { userId: undefined, asset: 'btc', status: undefined }, PAGE),
    'completed of an asset': ({ database }) =>
      operatorTransfers.listDeposits(database, { userId: undefined, asset: 'btc', status: 'completed' }, PAGE),
    ...forEachUser('', (userId, { database }) =>
      operatorTransfers.listDeposits(database, { userId, asset: undefined, status: undefined }, PAGE),
    ),
    ...forEachUser('completed', (userId, { database }) =>
      operatorTransfers.listDeposits(database, { userId, asset: 'btc', status: 'completed' }, PAGE),
    ),
  },
  listWithdrawals: {
    all: ({ database }) =>
      operatorTransfers.listWithdrawals(database, { userId: undefined, asset: undefined, status: undefined }, PAGE),
    queued: ({ database }) =>
      operatorTransfers.listWithdrawals(database, { userId: undefined, asset: undefined, status: 'queued' }, PAGE),
    'awaiting approval': ({ database }) =>
      operatorTransfers.listWithdrawals(
        database,
        { userId: undefined, asset: undefined, status: 'awaiting_approval' },
        PAGE,
      ),
    'of an asset': ({ database }) =>
      operatorTransfers.listWithdrawals(database, { userId: undefined, asset: 'btc', status: undefined }, PAGE),
    ...forEachUser('', (userId, { database }) =>
      operatorTransfers.listWithdrawals(database, { userId, asset: undefined, status: undefined }, PAGE),
    ),
  },
  findWithdrawal: { any: ({ database }) => findWithdrawal(database, 5) },
  findWithdrawalIdOfKey: { any: ({ database }) => findWithdrawalIdOfKey(database, 'ab'.repeat(32)) },
  findKlines: {
    'the newest': ({ database, nowMs }) =>
      marketHistory.findKlines(database, {
        symbol: 'btc_thb',
        interval: '1m',
        firstMs: nowMs - 500 * 60_000,
        beforeMs: nowMs,
        limit: 500,
      }),
    old: ({ database, nowMs }) =>
      marketHistory.findKlines(database, {
        symbol: 'btc_thb',
        interval: '1m',
        firstMs: nowMs - 90 * 86_400_000,
        beforeMs: nowMs,
        limit: 500,
      }),
  },
  findKlineParts: {
    'a year of days': ({ database, nowMs }) =>
      findKlineParts(database, 'btc_thb', klineParts(dayOf(nowMs) - 365 * 86_400_000, dayOf(nowMs))),
    'an hour of each of many days': ({ database, nowMs }) =>
      findKlineParts(
        database,
        'btc_thb',
        Array.from({ length: 500 }, (_, day) => ({
          interval: '1h' as const,
          openTimeMs: dayOf(nowMs) - day * 86_400_000,
        })),
      ),
  },
  findOldestKlines: { all: ({ database }) => findOldestKlines(database, 'btc_thb', ['1d', '12h', '1h', '15m']) },
  findTrades: {
    'the newest': (context) => findTradesCall(context, {}),
    'from an id': (context) => findTradesCall(context, { fromId: 10 }),
    'from a time': (context) => findTradesCall(context, { startMs: context.nowMs - 200 * 86_400_000 }),
    'up to a time': (context) => findTradesCall(context, { endMs: context.nowMs - 200 * 86_400_000 }),
    'within an hour': (context) =>
      findTradesCall(context, { startMs: context.nowMs - 3_600_000, endMs: context.nowMs }),
    'from an id up to a time': (context) => findTradesCall(context, { fromId: 10, endMs: context.nowMs }),
  },
  readUserEvents: {
    ...forEachUser('from the first', async (userId, { database, orders: through }) =>
      readUserEvents(database, { userId, after: await archivedThrough(database, 'user_data'), through }),
    ),
    ...forEachUser('the last', (userId, { database, orders: through }) =>
      readUserEvents(database, { userId, after: through - 1_000, through }),
    ),
  },
  listOperatorActions: {
    all: ({ database }) =>
      operatorActions.listOperatorActions(database, { operatorId: undefined, operation: undefined }, PAGE),
    'of one': ({ database }) =>
      operatorActions.listOperatorActions(database, { operatorId: 3, operation: undefined }, PAGE),
    'of a kind': ({ database }) =>
      operatorActions.listOperatorActions(database, { operatorId: undefined, operation: 'putFees' }, PAGE),
    both: ({ database }) =>
      operatorActions.listOperatorActions(database, { operatorId: 3, operation: 'putFees' }, PAGE),
  },
  countOperatorActions: {
    all: ({ database }) =>
      operatorActions.countOperatorActions(database, { operatorId: undefined, operation: undefined }),
    'of one': ({ database }) => operatorActions.countOperatorActions(database, { operatorId: 3, operation: undefined }),
    both: ({ database }) => operatorActions.countOperatorActions(database, { operatorId: 3, operation: 'putFees' }),
  },
  newestAction: { any: ({ database }) => operatorActions.newestAction(database) },
  listUsers: {
    all: ({ database }) => users.listUsers(database, { text: '', isWhole: false }, PAGE),
    'by the start of the e-mail address': ({ database }) =>
      users.listUsers(database, { text: 'person7', isWhole: false }, PAGE),
  },
  countUsers: {
    all: ({ database }) => users.countUsers(database, { text: '', isWhole: false }),
    'by the start of the e-mail address': ({ database }) =>
      users.countUsers(database, { text: 'person7', isWhole: false }),
  },
  listPortalSessions: {
    all: ({ database }) =>
      portalSessionEnds.listPortalSessions(database, { userId: undefined, partnerId: undefined, ...PAGE }),
    'of a partner': ({ database }) =>
      portalSessionEnds.listPortalSessions(database, { userId: undefined, partnerId: 3, ...PAGE }),
    ...forEachUser('', (userId, { database }) =>
      portalSessionEnds.listPortalSessions(database, { userId, partnerId: undefined, ...PAGE }),
    ),
    ...forEachUser('with a partner', (userId, { database }) =>
      portalSessionEnds.listPortalSessions(database, { userId, partnerId: 3, ...PAGE }),
    ),
  },
  listAuthorizedApps: forEachUser('', (userId, { database, nowMs }) =>
    portalSessionEnds.listAuthorizedApps(database, userId, nowMs),
  ),
  listSpendingLimits: forEachUser('', (userId, { database }) => spendingLimits.listSpendingLimits(database, userId)),
  listPortalSpending: forEachUser('', (userId, { database, nowMs }) =>
    spendingLimits.listPortalSpending(database, userId, nowMs),
  ),
  listApiKeys: forEachUser('', (userId, { database }) => apiKeys.listApiKeys(database, userId, PAGE)),
  countApiKeys: forEachUser('', (userId, { database }) => apiKeys.countApiKeys(database, userId)),
};

function findTradesCall(
  { database, orders: lastId }: CallContext,
  more: Partial<marketHistory.TradeFilter>,
): Promise<unknown> {
  return marketHistory.findTrades(database, {
    symbol: 'btc_thb',
    lastId,
    fromId: undefined,
    startMs: undefined,
    endMs: undefined,
    limit: 500,
    ...more,
  });
}

const SINGLE: StoreCalls = {
  loadCommandHistory: {
    'a batch': ({ connection }) =>
      loadCommandHistory(connection, { keys: [HASH], orderIds: [5], withdrawalIds: [5], references: ['reference-5'] }),
  },
  findOutcomes: { any: ({ connection }) => findOutcomes(connection, [HASH]) },
  findHighestKey: { any: ({ connection }) => findHighestKey(connection, keyScope(5)) },
  readHouseBalances: { all: ({ database }) => readHouseBalances(database) },
  findApiKey: { unknown: ({ database, masterKeys }) => apiKeys.findApiKey(database, masterKeys, 'live-x') },
  findOwnApiKey: forEachUser('', (userId, { database }) => apiKeys.findOwnApiKey(database, userId, 5)),
  pendingDeposits: { none: ({ database }) => pendingDeposits(database, 'simulated:') },
  findApiKeyId: { known: ({ database }) => apiKeys.findApiKeyId(database, KNOWN_KEY) },
  revokeApiKey: {
    one: ({ database, masterKeys, nowMs }) => apiKeys.revokeApiKey(database, masterKeys, { id: 5, nowMs }),
  },
  insertApiKeyAfter: {
    one: ({ database, masterKeys, nowMs }) =>
      apiKeys.insertApiKeyAfter(database, masterKeys, newKey(nowMs), { newestId: 0, usableMax: 9 }, writeNothing),
  },
  updateAttempts: {
    one: ({ database, nowMs }) =>
      attempts.updateAttempts(database, HASH, nowMs, (record) => ({ ...record, failures: 1 })),
  },
  deleteStaleAttempts: { some: ({ database, nowMs }) => attempts.deleteStaleAttempts(database, nowMs - 86_400_000) },
  findDepositAddress: { one: ({ database }) => depositAddresses.findDepositAddress(database, ROUTE) },
  findDepositAddressAt: {
    one: ({ database }) => depositAddresses.findDepositAddressAt(database, { ...ROUTE, ...COIN_DESTINATION }),
  },
  listDepositAddresses: {
    all: ({ database }) => depositAddresses.listDepositAddresses(database, { userId: USUAL_USER }),
    'of an asset': ({ database }) =>
      depositAddresses.listDepositAddresses(database, { userId: USUAL_USER, asset: 'btc' }),
  },
  depositAddressLoader: {
    'one user': ({ database }) => depositAddresses.depositAddressLoader(database, systemEventLoop)(USUAL_USER),
    'fifty users in one turn': ({ database }) => {
      const addressesOf = depositAddresses.depositAddressLoader(database, systemEventLoop);
      return Promise.all(Array.from({ length: 50 }, (_, nth) => addressesOf(USUAL_USER + nth)));
    },
  },
  claimDepositAddress: {
    'the next': ({ database, users: userId, nowMs }) =>
      depositAddresses.claimDepositAddress(database, { ...ROUTE, userId }, nowMs),
  },
  saveDepositAddress: {
    one: ({ database, users: last, nowMs }) =>
      depositAddresses.saveDepositAddress(database, { ...ROUTE, userId: last - 1 }, COIN_DESTINATION, nowMs),
  },
  addDepositAddressesToPool: {
    one: ({ database, nowMs }) =>
      depositAddresses.addDepositAddressesToPool(database, {
        ...ROUTE,
        addresses: [{ address: 'bc1qnew', tag: null }],
        nowMs,
      }),
  },
  countFreeAddresses: { one: ({ database }) => depositAddresses.countFreeAddresses(database, ROUTE) },
  renewListenKey: {
    one: ({ database, masterKeys, users: apiKeyId, nowMs }) =>
      listenKeys.renewListenKey(database, masterKeys, { apiKeyId, userId: 5 }, listenKeyValidity(nowMs)),
  },
  extendListenKey: {
    'its own': ({ database, masterKeys, nowMs }) =>
      listenKeys.extendListenKey(
        database,
        masterKeys,
        { apiKeyId: 5, userId: 5, listenKey: undefined },
        listenKeyValidity(nowMs),
      ),
    'by its name': ({ database, masterKeys, nowMs }) =>
      listenKeys.extendListenKey(
        database,
        masterKeys,
        { apiKeyId: 5, userId: 5, listenKey: 'x' },
        listenKeyValidity(nowMs),
      ),
  },
  endListenKey: {
    'its own': ({ database, masterKeys, nowMs }) =>
      listenKeys.endListenKey(database, masterKeys, { apiKeyId: 900_000_000, userId: 5, listenKey: undefined }, nowMs),
    'by its name': ({ database, masterKeys, nowMs }) =>
      listenKeys.endListenKey(database, masterKeys, { apiKeyId: 5, userId: 5, listenKey: 'x' }, nowMs),
  },
  findActiveListenKeys: {
    two: ({ database, masterKeys, nowMs }) =>
      listenKeys.findActiveListenKeys(database, masterKeys, [HASH, 'b'.repeat(64)], nowMs),
  },
  getOrCreateSessionListenKey: {
    one: ({ database, masterKeys, users: id, nowMs }) =>
      sessionListenKeys.getOrCreateSessionListenKey(database, masterKeys, { id, userId: 5 }, nowMs),
  },
  findActiveSessionListenKeys: {
    two: ({ database, masterKeys, nowMs }) =>
      sessionListenKeys.findActiveSessionListenKeys(database, masterKeys, [HASH, 'b'.repeat(64)], {
        nowMs,
        seenAfterMs: 0,
      }),
  },
  readMarketRules: { all: ({ database }) => readMarketRules(database) },
  insertPartner: {
    one: ({ database, masterKeys, nowMs }) =>
      partners.insertPartner(database, masterKeys, {
        ...PARTNER,
        clientSecret: 'x',
        secretHash: HASH,
        createdAtMs: nowMs,
      }),
  },
  findPartner: { one: ({ database }) => partners.findPartner(database, 3) },
  listPartners: { all: ({ database }) => partners.listPartners(database, PAGE) },
  countPartners: { all: ({ database }) => partners.countPartners(database) },
  findPartnerCredential: { one: ({ database }) => partners.findPartnerCredential(database, 3) },
  findPartnerWithSecret: {
    unknown: ({ database, masterKeys }) => partners.findPartnerWithSecret(database, masterKeys, 900),
  },
  updatePartner: {
    one: ({ database, masterKeys, nowMs }) =>
      partners.updatePartner(database, masterKeys, 3, { ...PARTNER, clientSecret: 'x', nowMs }),
  },
  replacePartnerSecret: {
    one: ({ database, masterKeys, nowMs }) => partners.replacePartnerSecret(database, masterKeys, 3, HASH, nowMs),
  },
  ...ACCOUNT_CALLS,
  ...IDENTITY_CALLS,
  findPasswordByEmail: {
    one: ({ database, masterKeys }) => passwords.findPasswordByEmail(database, masterKeys, 'person7@example.com'),
  },
  findPassword: { one: ({ database, masterKeys }) => passwords.findPassword(database, masterKeys, 7) },
  updatePassword: {
    one: ({ database, masterKeys, nowMs }) =>
      passwords.updatePassword(database, masterKeys, { userId: 7, hash: 'x' }, nowMs),
  },
  insertPortalLogin: {
    'with deletion of expired rows': ({ database, masterKeys, nowMs }) =>
      portalLogins.insertPortalLogin(database, masterKeys, {
        ...{ stateHash: HASH, partnerId: 3, userId: 7, browserSessionId: 7, partnerState: 'x', verifier: 'x' },
        createdAtMs: nowMs,
        expiresAtMs: nowMs,
      }),
  },
  findPortalLogin: {
    unknown: ({ database, masterKeys }) => portalLogins.findPortalLogin(database, masterKeys, 'b'.repeat(64)),
  },
  consumePortalLogin: { unknown: ({ database }) => portalLogins.consumePortalLogin(database, 900_000_000) },
  claimPortalSession: {
    unknown: ({ database, masterKeys, nowMs }) =>
      portalSessionEnds.claimPortalSession(database, masterKeys, {
        codeHash: HASH,
        partnerId: 3,
        tokenHash: HASH,
        extrasHash: HASH,
        nowMs,
      }),
  },
  endPortalSession: {
    one: ({ database, nowMs }) => portalSessionEnds.endPortalSession(database, 7, 'operator', nowMs),
  },
  endPortalSessionsWithPartner: forEachUser('', (userId, { database, nowMs }) =>
    portalSessionEnds.endPortalSessionsWithPartner(database, userId, 3, nowMs),
  ),
  insertPortalSession: {
    'with deletion of expired rows': ({ database, masterKeys, nowMs }) =>
      portalSessions.insertPortalSession(database, masterKeys, {
        ...{
          partnerId: 3,
          userId: 7,
          codeHash: 'b'.repeat(64),
          codeExpiresAtMs: nowMs,
          createdAtMs: nowMs,
          expiresAtMs: nowMs,
        },
        tokens: { accessToken: 'x', refreshToken: null, accessExpiresAtMs: null },
      }),
  },
  findPortalSession: {
    unknown: ({ database, masterKeys }) => portalSessions.findPortalSession(database, masterKeys, HASH),
  },
  findPortalSessionById: {
    unknown: ({ database, masterKeys }) => portalSessions.findPortalSessionById(database, masterKeys, 900_000_000),
  },
  activePortalSessions: {
    many: ({ database, nowMs }) => portalSessions.activePortalSessions(database, [7, 8, 9, 10], nowMs),
  },
  replacePartnerTokens: {
    one: ({ database, masterKeys }) =>
      portalSessions.replacePartnerTokens(database, masterKeys, 7, {
        accessToken: 'x',
        refreshToken: null,
        accessExpiresAtMs: null,
      }),
  },
  findSpendingLimit: { one: ({ database }) => spendingLimits.findSpendingLimit(database, 7, 3) },
  setSpendingLimit: {
    one: ({ database, nowMs }) =>
      spendingLimits.setSpendingLimit(database, { userId: 7, partnerId: 3, amount: 1n, nowMs }),
  },
  claimTokenRenewal: { one: ({ database }) => tokenRenewals.claimTokenRenewal(database, 9, 13_000) },
  releaseTokenRenewal: {
    one: ({ database }) => tokenRenewals.releaseTokenRenewal(database, { sessionId: 9, untilMs: 1 }),
  },
  isSecondFactorOn: { one: ({ database }) => secondFactors.isSecondFactorOn(database, 8) },
  findSecondFactor: {
    unknown: ({ database, masterKeys }) => secondFactors.findSecondFactor(database, masterKeys, 900_000_000),
  },
  startSecondFactor: {
    one: ({ database, masterKeys, nowMs }) =>
      secondFactors.startSecondFactor(database, masterKeys, { userId: 7, secret: 'x' }, nowMs),
  },
  confirmSecondFactor: {
    one: ({ database, nowMs }) =>
      secondFactors.confirmSecondFactor(database, { userId: 7, step: 1, codeHashes: [HASH], nowMs }, writeNothing),
  },
  consumeStep: { one: ({ database }) => secondFactors.consumeStep(database, 8, 2) },
  consumeRecoveryCode: {
    one: ({ database, nowMs }) => secondFactors.consumeRecoveryCode(database, 8, HASH, nowMs, writeNothing),
  },
  restoreRecoveryCode: { one: ({ database }) => secondFactors.restoreRecoveryCode(database, 8, HASH) },
  replaceRecoveryCodes: {
    one: ({ database }) => secondFactors.replaceRecoveryCodes(database, 8, [HASH], writeNothing),
  },
  countRecoveryCodes: { one: ({ database }) => secondFactors.countRecoveryCodes(database, 8) },
  deleteSecondFactor: { one: ({ database }) => secondFactors.deleteSecondFactor(database, 9, writeNothing) },
  insertSession: {
    'with deletion of expired rows': ({ database, nowMs }) =>
      sessions.insertSession(database, {
        ...{ selectorHash: HASH, secretHash: HASH, userId: 7, stage: 'full', csrf: 'x', userAgent: 'x', ip: '::1' },
        createdAtMs: nowMs,
        expiresAtMs: nowMs,
      }),
  },
  findSession: { one: ({ database }) => sessions.findSession(database, 'b'.repeat(64)) },
  isSessionActive: { one: ({ database, nowMs }) => sessions.isSessionActive(database, 7, nowMs) },
  rotateSession: {
    one: ({ database, nowMs }) => sessions.rotateSession(database, { id: 7, secretHash: HASH }, HASH, nowMs),
  },
  touchSession: { one: ({ database, nowMs }) => sessions.touchSession(database, 7, '::1', nowMs) },
  deleteSession: { one: ({ database }) => sessions.deleteSession(database, 7) },
  deleteUserSessions: {
    all: ({ database }) => sessions.deleteUserSessions(database, USUAL_USER, undefined),
    others: ({ database }) => sessions.deleteUserSessions(database, USUAL_USER + 1, 5),
  },
  deleteOwnSession: { one: ({ database }) => sessions.deleteOwnSession(database, USUAL_USER, 7) },
  listActiveSessions: forEachUser('', (userId, { database, nowMs }) =>
    sessions.listActiveSessions(database, userId, { nowMs, seenAfterMs: 0, limit: 50 }),
  ),
  countActiveSessions: forEachUser('', (userId, { database, nowMs }) =>
    sessions.countActiveSessions(database, userId, { nowMs, seenAfterMs: 0 }),
  ),
  insertUser: {
    one: ({ database, nowMs }) =>
      users.insertUser(database, {
        email: `${nowMs}-${Math.random()}@example.com`,
        level: 'level_0',
        feeTier: 0,
        createdAtMs: nowMs,
      }),
  },
  findVerification: { one: ({ database }) => users.findVerification(database, 7) },
  findUser: { one: ({ database }) => users.findUser(database, 7) },
  userExists: { one: ({ database }) => users.userExists(database, 7) },
  updateUser: { one: ({ database, nowMs }) => users.updateUser(database, 7, { level: 'level_1', feeTier: 0, nowMs }) },
};

const ROUTE = { userId: USUAL_USER, asset: 'btc', network: 'bitcoin' };
const COIN_DESTINATION = { address: 'bc1qkept', tag: null };
const PARTNER = {
  name: 'App',
  authorizeUrl: 'https://a.example/a',
  tokenUrl: 'https://a.example/t',
  issuer: null,
  clientId: 'talad',
  scopes: ['x'],
  depositAddressUrl: 'https://a.example/d',
  returnUrl: 'https://a.example/r',
  enabled: true,
};

function newKey(nowMs: number): apiKeys.NewApiKey {
  const apiKey = `live-${Math.random().toString(16).slice(2).padEnd(32, '0').slice(0, 32)}`;
  return {
    userId: 9,
    apiKey,
    verificationKey: { kind: 'talad', algorithm: 'hmac', secret: 'x', isV2Only: false },
    label: 'x',
    permissions: [],
    ipAllowlist: [],
    createdAtMs: nowMs,
    expiresAtMs: null,
  };
}

function listenKeyValidity(nowMs: number): listenKeys.Validity {
  return { nowMs, expiresAtMs: nowMs + 1_000 };
}

export const CALLS: StoreCalls = {
  ...LISTS,
  ...SINGLE,
  ...OPERATOR_CALLS,
  ...QUOTE_AND_MAINTENANCE_CALLS,
  ...WEBHOOK_CALLS,
  ...PERIOD_CALLS,
  ...CUSTODY_CALLS,
};
/** Calls that only read, and can be repeated. */
export const READS: StoreCalls = {
  ...LISTS,
  loadCommandHistory: SINGLE['loadCommandHistory'] ?? {},
  findOutcomes: SINGLE['findOutcomes'] ?? {},
  findHighestKey: SINGLE['findHighestKey'] ?? {},
};
