/**
 * Every question that the store asks the database, called as the service calls it, of somebody who has much and of somebody who has little. A function of the
 * store that is neither here nor excused in `EXCUSED` fails `test/store/plans`.
 */
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { scopeOf } from '../../src/core/onceKeys';
import * as apiKeys from '../../src/store/apiKeys';
import { archivedThrough } from '../../src/store/archived';
import * as attempts from '../../src/store/attempts';
import type { EngineConnection } from '../../src/store/connection';
import * as depositAddresses from '../../src/store/depositAddresses';
import { houseBalances } from '../../src/store/houseBalances';
import * as houseTransfers from '../../src/store/houseTransfers';
import * as listenKeys from '../../src/store/listenKeys';
import * as marketHistory from '../../src/store/marketHistory';
import { readMarketRules } from '../../src/store/marketRules';
import * as operatorActions from '../../src/store/operatorActions';
import * as operatorTokens from '../../src/store/operatorTokens';
import * as orders from '../../src/store/orders';
import * as partners from '../../src/store/partners';
import * as passwords from '../../src/store/passwords';
import { findHighestKey, findOutcomes, readPast } from '../../src/store/past';
import * as portalLogins from '../../src/store/portalLogins';
import * as portalSessionEnds from '../../src/store/portalSessionEnds';
import * as portalSessions from '../../src/store/portalSessions';
import type { MasterKeys } from '../../src/store/sealed';
import * as secondFactors from '../../src/store/secondFactors';
import * as sessionListenKeys from '../../src/store/sessionListenKeys';
import * as sessions from '../../src/store/sessions';
import * as tradeHistory from '../../src/store/tradeHistory';
import * as transfers from '../../src/store/transfers';
import { readUserEvents } from '../../src/store/userEvents';
import * as users from '../../src/store/users';
import { findWithdrawal } from '../../src/store/withdrawals';
import { BUSY_USER, USUAL_USER } from './tables';

export interface Asked {
  readonly database: Knex;
  readonly connection: Pick<EngineConnection, 'rows'>;
  readonly masterKeys: MasterKeys;
  readonly nowMs: number;
  /** As many as the tables hold. */
  readonly orders: number;
  readonly users: number;
}

type Call = (asked: Asked) => Promise<unknown>;
/** By the function's name; each call under words that tell it from the others. */
type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>;

const PAGE = { limit: 100, offset: 0 };
/** As far as a reader goes who looks for something. */
const DEEP = { limit: 100, offset: 10_000 };
const HASH = 'a'.repeat(64);
/** The first one's. */
const KNOWN_KEY = `live-${createHash('sha256').update('1').digest('hex').slice(0, 32)}`;
const PEOPLE = { busy: BUSY_USER, usual: USUAL_USER } as const;

/** The same call for both kinds of people. */
function each(words: string, call: (userId: number, asked: Asked) => Promise<unknown>): Record<string, Call> {
  return Object.fromEntries(
    Object.entries(PEOPLE).map(([who, userId]) => [
      `${words}, ${who} user`.replace(/^, /, ''),
      (asked: Asked) => call(userId, asked),
    ]),
  );
}

const LISTS: Calls = {
  listOrders: {
    ...each('open', (userId, { database }) =>
      orders.listOrders(database, { userId, symbol: undefined, side: undefined, status: 'open' }, PAGE),
    ),
    ...each('closed, one pair', (userId, { database }) =>
      orders.listOrders(database, { userId, symbol: 'btc_thb', side: undefined, status: 'close' }, PAGE),
    ),
    ...each('all, one pair and side', (userId, { database }) =>
      orders.listOrders(database, { userId, symbol: 'btc_thb', side: 'buy', status: 'all' }, PAGE),
    ),
    ...each('all, from the 10,000th', (userId, { database }) =>
      orders.listOrders(database, { userId, symbol: undefined, side: undefined, status: 'all' }, DEEP),
    ),
  },
  findOrder: { any: ({ database }) => orders.findOrder(database, BUSY_USER, 5) },
  openOrderIds: {
    ...each('', (userId, { database }) =>
      orders.openOrderIds(database, { userId, symbol: undefined, afterId: 0, limit: 100 }),
    ),
    ...each('one pair', (userId, { database }) =>
      orders.openOrderIds(database, { userId, symbol: 'btc_thb', afterId: 0, limit: 100 }),
    ),
  },
  listOwnTrades: {
    ...each('', (userId, { database }) => tradeHistory.listOwnTrades(database, { userId, symbol: undefined }, PAGE)),
    ...each('one pair', (userId, { database }) =>
      tradeHistory.listOwnTrades(database, { userId, symbol: 'btc_thb' }, PAGE),
    ),
    ...each('from the 10,000th', (userId, { database }) =>
      tradeHistory.listOwnTrades(database, { userId, symbol: undefined }, DEEP),
    ),
  },
  countOwnTrades: {
    ...each('', (userId, { database }) =>
      tradeHistory.countOwnTrades(database, { userId, symbol: undefined, through: Number.MAX_SAFE_INTEGER }),
    ),
    ...each('one pair', (userId, { database }) =>
      tradeHistory.countOwnTrades(database, { userId, symbol: 'btc_thb', through: Number.MAX_SAFE_INTEGER }),
    ),
  },
  listOwnDeposits: {
    ...each('one asset', (userId, { database }) =>
      transfers.listOwnDeposits(database, { userId, assets: ['btc'] }, PAGE),
    ),
    ...each('three assets', (userId, { database }) =>
      transfers.listOwnDeposits(database, { userId, assets: ['btc', 'eth', 'thb'] }, PAGE),
    ),
  },
  listOwnWithdrawals: each('three assets', (userId, { database }) =>
    transfers.listOwnWithdrawals(database, { userId, assets: ['btc', 'eth', 'thb'] }, PAGE),
  ),
  listDeposits: {
    all: ({ database }) =>
      houseTransfers.listDeposits(database, { userId: undefined, asset: undefined, status: undefined }, PAGE),
    pending: ({ database }) =>
      houseTransfers.listDeposits(database, { userId: undefined, asset: undefined, status: 'pending' }, PAGE),
    'of an asset': ({ database }) =>
      houseTransfers.listDeposits(database, { userId: undefined, asset: 'btc', status: undefined }, PAGE),
    'completed of an asset': ({ database }) =>
      houseTransfers.listDeposits(database, { userId: undefined, asset: 'btc', status: 'completed' }, PAGE),
    ...each('', (userId, { database }) =>
      houseTransfers.listDeposits(database, { userId, asset: undefined, status: undefined }, PAGE),
    ),
    ...each('completed', (userId, { database }) =>
      houseTransfers.listDeposits(database, { userId, asset: 'btc', status: 'completed' }, PAGE),
    ),
  },
  listWithdrawals: {
    all: ({ database }) =>
      houseTransfers.listWithdrawals(database, { userId: undefined, asset: undefined, status: undefined }, PAGE),
    queued: ({ database }) =>
      houseTransfers.listWithdrawals(database, { userId: undefined, asset: undefined, status: 'queued' }, PAGE),
    'awaiting approval': ({ database }) =>
      houseTransfers.listWithdrawals(
        database,
        { userId: undefined, asset: undefined, status: 'awaiting_approval' },
        PAGE,
      ),
    'of an asset': ({ database }) =>
      houseTransfers.listWithdrawals(database, { userId: undefined, asset: 'btc', status: undefined }, PAGE),
    ...each('', (userId, { database }) =>
      houseTransfers.listWithdrawals(database, { userId, asset: undefined, status: undefined }, PAGE),
    ),
  },
  findWithdrawal: { any: ({ database }) => findWithdrawal(database, 5) },
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
  findTrades: {
    'the newest': (asked) => trades(asked, {}),
    'from an id': (asked) => trades(asked, { fromId: 10 }),
    'from a time': (asked) => trades(asked, { startMs: asked.nowMs - 200 * 86_400_000 }),
    'up to a time': (asked) => trades(asked, { endMs: asked.nowMs - 200 * 86_400_000 }),
    'within an hour': (asked) => trades(asked, { startMs: asked.nowMs - 3_600_000, endMs: asked.nowMs }),
    'from an id up to a time': (asked) => trades(asked, { fromId: 10, endMs: asked.nowMs }),
  },
  readUserEvents: {
    ...each('from the first', async (userId, { database, orders: through }) =>
      readUserEvents(database, { userId, after: await archivedThrough(database, 'user_data'), through }),
    ),
    ...each('the last', (userId, { database, orders: through }) =>
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
  lastAction: { any: ({ database }) => operatorActions.lastAction(database) },
  listUsers: {
    all: ({ database }) => users.listUsers(database, '', PAGE),
    'whose address begins so': ({ database }) => users.listUsers(database, 'person7', PAGE),
  },
  countUsers: {
    all: ({ database }) => users.countUsers(database, ''),
    'whose address begins so': ({ database }) => users.countUsers(database, 'person7'),
  },
  listPortalSessions: {
    all: ({ database }) =>
      portalSessionEnds.listPortalSessions(database, { userId: undefined, partnerId: undefined, ...PAGE }),
    'of a partner': ({ database }) =>
      portalSessionEnds.listPortalSessions(database, { userId: undefined, partnerId: 3, ...PAGE }),
    ...each('', (userId, { database }) =>
      portalSessionEnds.listPortalSessions(database, { userId, partnerId: undefined, ...PAGE }),
    ),
    ...each('with a partner', (userId, { database }) =>
      portalSessionEnds.listPortalSessions(database, { userId, partnerId: 3, ...PAGE }),
    ),
  },
  listLetInApps: each('', (userId, { database, nowMs }) => portalSessionEnds.listLetInApps(database, userId, nowMs)),
  listApiKeys: each('', (userId, { database }) => apiKeys.listApiKeys(database, userId, PAGE)),
  countApiKeys: each('', (userId, { database }) => apiKeys.countApiKeys(database, userId)),
};

function trades({ database, orders: lastId }: Asked, more: Partial<marketHistory.TradesWanted>): Promise<unknown> {
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

const SINGLE: Calls = {
  readPast: {
    'a batch': ({ connection }) =>
      readPast(connection, { keys: [HASH], orderIds: [5], withdrawalIds: [5], references: ['reference-5'] }),
  },
  findOutcomes: { any: ({ connection }) => findOutcomes(connection, [HASH]) },
  findHighestKey: { any: ({ connection }) => findHighestKey(connection, scopeOf(5)) },
  houseBalances: { all: ({ database }) => houseBalances(database) },
  findApiKey: { unknown: ({ database, masterKeys }) => apiKeys.findApiKey(database, masterKeys, 'live-x') },
  findOwnApiKey: each('', (userId, { database }) => apiKeys.findOwnApiKey(database, userId, 'live-x')),
  revokeApiKey: { one: ({ database, nowMs }) => apiKeys.revokeApiKey(database, KNOWN_KEY, nowMs) },
  insertApiKey: { one: ({ database, masterKeys, nowMs }) => apiKeys.insertApiKey(database, masterKeys, newKey(nowMs)) },
  insertNextApiKey: {
    one: ({ database, masterKeys, nowMs }) =>
      apiKeys.insertNextApiKey(database, masterKeys, newKey(nowMs), { newestId: 0, workingMax: 9 }),
  },
  changeAttempts: {
    one: ({ database, nowMs }) =>
      attempts.changeAttempts(database, HASH, nowMs, (record) => ({ ...record, failures: 1 })),
  },
  sweepAttempts: { some: ({ database, nowMs }) => attempts.sweepAttempts(database, nowMs - 86_400_000) },
  findDepositAddress: { one: ({ database }) => depositAddresses.findDepositAddress(database, ROUTE) },
  findDepositAddressAt: {
    one: ({ database }) => depositAddresses.findDepositAddressAt(database, { ...ROUTE, ...COIN_PLACE }),
  },
  listDepositAddresses: {
    all: ({ database }) => depositAddresses.listDepositAddresses(database, { userId: USUAL_USER }),
    'of an asset': ({ database }) =>
      depositAddresses.listDepositAddresses(database, { userId: USUAL_USER, asset: 'btc' }),
  },
  depositAddressesOfUsers: {
    'one user': ({ database }) => depositAddresses.depositAddressesOfUsers(database)(USUAL_USER),
    'fifty users in one turn': ({ database }) => {
      const addressesOf = depositAddresses.depositAddressesOfUsers(database);
      return Promise.all(Array.from({ length: 50 }, (_, nth) => addressesOf(USUAL_USER + nth)));
    },
  },
  claimDepositAddress: {
    'the next': ({ database, users: userId, nowMs }) =>
      depositAddresses.claimDepositAddress(database, { ...ROUTE, userId }, nowMs),
  },
  keepDepositAddress: {
    one: ({ database, users: last, nowMs }) =>
      depositAddresses.keepDepositAddress(database, { ...ROUTE, userId: last - 1 }, COIN_PLACE, nowMs),
  },
  addToPool: {
    one: ({ database, nowMs }) =>
      depositAddresses.addToPool(database, { ...ROUTE, places: [{ address: 'bc1qnew', tag: null }], nowMs }),
  },
  countFree: { one: ({ database }) => depositAddresses.countFree(database, ROUTE) },
  renewListenKey: {
    one: ({ database, masterKeys, users: apiKeyId, nowMs }) =>
      listenKeys.renewListenKey(database, masterKeys, { apiKeyId, userId: 5 }, lease(nowMs)),
  },
  extendListenKey: {
    'its own': ({ database, nowMs }) =>
      listenKeys.extendListenKey(database, { apiKeyId: 5, userId: 5, listenKey: undefined }, lease(nowMs)),
    'by its name': ({ database, nowMs }) =>
      listenKeys.extendListenKey(database, { apiKeyId: 5, userId: 5, listenKey: 'x' }, lease(nowMs)),
  },
  endListenKey: {
    'its own': ({ database, nowMs }) =>
      listenKeys.endListenKey(database, { apiKeyId: 900_000_000, userId: 5, listenKey: undefined }, nowMs),
    'by its name': ({ database, nowMs }) =>
      listenKeys.endListenKey(database, { apiKeyId: 5, userId: 5, listenKey: 'x' }, nowMs),
  },
  findLivingListenKeys: {
    two: ({ database, nowMs }) => listenKeys.findLivingListenKeys(database, [HASH, 'b'.repeat(64)], nowMs),
  },
  sessionListenKey: {
    one: ({ database, masterKeys, users: id, nowMs }) =>
      sessionListenKeys.sessionListenKey(database, masterKeys, { id, userId: 5 }, nowMs),
  },
  findLivingSessionListenKeys: {
    two: ({ database, nowMs }) =>
      sessionListenKeys.findLivingSessionListenKeys(database, [HASH, 'b'.repeat(64)], { nowMs, seenAfterMs: 0 }),
  },
  readMarketRules: { all: ({ database }) => readMarketRules(database) },
  insertOperatorToken: {
    one: ({ database, nowMs }) =>
      operatorTokens.insertOperatorToken(database, { name: 'x', role: 'viewer', tokenHash: HASH, createdAtMs: nowMs }),
  },
  findOperatorToken: { one: ({ database }) => operatorTokens.findOperatorToken(database, HASH) },
  listOperatorTokens: { all: ({ database }) => operatorTokens.listOperatorTokens(database, PAGE) },
  countOperatorTokens: { all: ({ database }) => operatorTokens.countOperatorTokens(database) },
  revokeOperatorToken: { one: ({ database, nowMs }) => operatorTokens.revokeOperatorToken(database, 3, nowMs) },
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
  replacePartnerSecret: { one: ({ database, nowMs }) => partners.replacePartnerSecret(database, 3, HASH, nowMs) },
  insertUserWithPassword: {
    one: ({ database, nowMs }) =>
      passwords.insertUserWithPassword(database, {
        email: `${nowMs}-${Math.random()}@example.com`,
        level: 'level_0',
        feeTier: 0,
        createdAtMs: nowMs,
        passwordHash: 'x',
      }),
  },
  findPasswordByEmail: { one: ({ database }) => passwords.findPasswordByEmail(database, 'person7@example.com') },
  findPassword: { one: ({ database }) => passwords.findPassword(database, 7) },
  updatePassword: { one: ({ database, nowMs }) => passwords.updatePassword(database, { userId: 7, hash: 'x' }, nowMs) },
  insertPortalLogin: {
    'with what it sweeps away': ({ database, masterKeys, nowMs }) =>
      portalLogins.insertPortalLogin(database, masterKeys, {
        ...{ stateHash: HASH, partnerId: 3, userId: 7, browserSessionId: 7, partnerState: 'x', verifier: 'x' },
        createdAtMs: nowMs,
        expiresAtMs: nowMs,
      }),
  },
  findPortalLogin: {
    unknown: ({ database, masterKeys }) => portalLogins.findPortalLogin(database, masterKeys, 'b'.repeat(64)),
  },
  takePortalLogin: { unknown: ({ database }) => portalLogins.takePortalLogin(database, 900_000_000) },
  claimPortalSession: {
    unknown: ({ database, nowMs }) =>
      portalSessionEnds.claimPortalSession(database, {
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
  endPortalSessionsWith: each('', (userId, { database, nowMs }) =>
    portalSessionEnds.endPortalSessionsWith(database, userId, 3, nowMs),
  ),
  insertPortalSession: {
    'with what it sweeps away': ({ database, masterKeys, nowMs }) =>
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
  livingPortalSessions: {
    many: ({ database, nowMs }) => portalSessions.livingPortalSessions(database, [7, 8, 9, 10], nowMs),
  },
  replacePartnerTokens: {
    one: ({ database, masterKeys }) =>
      portalSessions.replacePartnerTokens(database, masterKeys, 7, {
        accessToken: 'x',
        refreshToken: null,
        accessExpiresAtMs: null,
      }),
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
      secondFactors.confirmSecondFactor(database, { userId: 7, step: 1, codeHashes: [HASH], nowMs }),
  },
  useStep: { one: ({ database }) => secondFactors.useStep(database, 8, 2) },
  useRecoveryCode: { one: ({ database, nowMs }) => secondFactors.useRecoveryCode(database, 8, HASH, nowMs) },
  replaceRecoveryCodes: { one: ({ database }) => secondFactors.replaceRecoveryCodes(database, 8, [HASH]) },
  countRecoveryCodes: { one: ({ database }) => secondFactors.countRecoveryCodes(database, 8) },
  deleteSecondFactor: { one: ({ database }) => secondFactors.deleteSecondFactor(database, 9) },
  insertSession: {
    'with what it sweeps away': ({ database, nowMs }) =>
      sessions.insertSession(database, {
        ...{ selectorHash: HASH, secretHash: HASH, userId: 7, stage: 'full', csrf: 'x' },
        createdAtMs: nowMs,
        expiresAtMs: nowMs,
      }),
  },
  findSession: { one: ({ database }) => sessions.findSession(database, 'b'.repeat(64)) },
  rotateSession: {
    one: ({ database, nowMs }) => sessions.rotateSession(database, { id: 7, secretHash: HASH }, HASH, nowMs),
  },
  touchSession: { one: ({ database, nowMs }) => sessions.touchSession(database, 7, nowMs) },
  deleteSession: { one: ({ database }) => sessions.deleteSession(database, 7) },
  deleteSessionsOf: {
    all: ({ database }) => sessions.deleteSessionsOf(database, USUAL_USER, undefined),
    others: ({ database }) => sessions.deleteSessionsOf(database, USUAL_USER + 1, 5),
  },
  countSessionsOf: each('', (userId, { database, nowMs }) =>
    sessions.countSessionsOf(database, userId, { nowMs, seenAfterMs: 0 }),
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
  findUser: { one: ({ database }) => users.findUser(database, 7) },
  userExists: { one: ({ database }) => users.userExists(database, 7) },
  updateUser: { one: ({ database, nowMs }) => users.updateUser(database, 7, { level: 'level_1', feeTier: 0, nowMs }) },
};

const ROUTE = { userId: USUAL_USER, asset: 'btc', network: 'bitcoin' };
const COIN_PLACE = { address: 'bc1qkept', tag: null };
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
    secret: 'x',
    label: 'x',
    permissions: [],
    ipAllowlist: [],
    createdAtMs: nowMs,
    expiresAtMs: null,
  };
}

function lease(nowMs: number): listenKeys.Lease {
  return { nowMs, expiresAtMs: nowMs + 1_000 };
}

export const CALLS: Calls = { ...LISTS, ...SINGLE };
/** Those that only read, again and again. */
export const READS: Calls = {
  ...LISTS,
  readPast: SINGLE['readPast'] ?? {},
  findOutcomes: SINGLE['findOutcomes'] ?? {},
  findHighestKey: SINGLE['findHighestKey'] ?? {},
};

/** What is not called, and why. */
export const EXCUSED: Readonly<Record<string, string>> = {
  commitBatch: 'writes rows by their keys',
  endConnection: 'asks no table',
  countRows: 'counts what others ask for',
  countGrowing: 'counts what others ask for',
  unsafeSettings: 'asks for settings, at the start',
  takeLease: 'one row',
  resumeLease: 'one row',
  assertLease: 'one row',
  renewLease: 'one row',
  writingNow: 'one row',
  freeLease: 'one row',
  giveUpLease: 'one row',
  readAuditMark: 'one row',
  setAuditMark: 'one row',
  dropAuditMark: 'one row',
  readAuditBase: 'one row for each night',
  addAuditBase: 'one row',
  findAuditBase: 'one row for each night',
  setAuditBase: 'one row for each night',
  archivedThrough: 'one row',
  readArchived: 'one row',
  setArchived: 'one row',
  lockArchive: 'asks no table',
  lastOld: 'goes through a primary key by halves',
  readRows: 'goes along a primary key that it names, for the archive',
  sequenceAt: 'one row by its primary key',
  addAnswering: 'the archive goes through all once-keys',
  removeRows: 'writes rows by their keys',
  migrateUp: 'changes the schema',
  migrateDown: 'changes the schema',
  clearAfterKill: 'changes the schema',
  migrationGap: 'the few migrations',
  migrationsDone: 'the few migrations',
  brokenActions: 'the audit reads all behind its mark',
  readExchange: 'reads the exchange back, at the start',
  readSnapshot: 'reads the exchange back, at the start',
  checkSealedSecrets: 'looks at every sealed secret, at the start',
  insertSealed: 'writes for those who call it',
  insertSealedIn: 'writes for those who call it',
  engineDatabase: 'asks nothing by itself',
  poolUse: 'asks nothing',
};
