/**
 * One valid request of each operation, the users, partner and orders that it needs, and functions to send it, changed
 * or unchanged. An operation that is not listed here is sent as the examples of the contract say.
 */

import { randomUUID } from 'node:crypto';
import { type OperationId, operationRecords, permissions } from '../../generated/operations';
import { type DocumentObject, type DocumentValue, isObject } from '../../src/programs/codegen/json/jsonDocument';
import { deleteOperatorSecondFactor } from '../../src/store/identity/operatorSecondFactors';
import { createApiKey } from '../support/apiKeys';
import type { BinanceSigner } from '../support/binanceSigner';
import { issueBinanceKey } from '../support/binanceUser';
import type { RawResponse } from '../support/contractCheck';
import { assignDepositAddress, depositEvent } from '../support/custodian/callbacks';
import type { TestExchange, TestUser } from '../support/exchange';
import { apiKeyOnly, listenKeyOf } from '../support/listenKeyHelpers';
import type { PageClient } from '../support/pageClient';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { APP } from '../support/partner/partnerRegistration';
import {
  exchangeCode,
  type PortalApp,
  type PortalLogin,
  portalCode,
  portalLogin,
  registerApp,
  signInBrowser,
} from '../support/portalLogin';
import { storesOf } from '../support/storedCredentials';
import {
  ADDRESSES,
  bahtBody,
  bitcoinAddresses,
  coinBody,
  fillAddressPool,
  withdrawCoins,
} from '../support/transferHelpers';
import { assetNames } from './badValues';
import { binanceRequests, requestForListenKey, signedQuery, withRestingOrder } from './binanceRequests';
import { type ApiRequest, exampleRequests } from './exampleRequests';
import { IDENTITY_REQUESTS, identityRequest } from './identityObjects';
import { userWithFactor, userWithReset } from './lostSecondFactors';
import { createMaintenanceWindow, MAINTENANCE } from './maintenanceWindows';
import { createInactiveToken, insertFeeProposal } from './operatorObjects';
import {
  batchAndListRequests,
  createOrderRequest,
  requestsForOrders,
  restingOrder,
  withOrderList,
} from './orderRequests';
import { userRequests } from './userRequests';
import { requestsForWithdrawals } from './withdrawalRequests';

export const FORM = 'application/x-www-form-urlencoded';

export type { ApiRequest };
export type RequestAnswer = RawResponse & { readonly body: unknown };
/** A body as sent. */
export interface SentRequest {
  readonly text: string;
  readonly type: string;
}

interface SendOptions {
  readonly sent?: SentRequest | undefined;
  readonly more?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Signs requests of the Binance interface; by default only if there are no other headers. */
  readonly signer?: BinanceSigner | undefined;
}

interface Participants {
  readonly alice: TestUser;
  readonly partner: FakePartner;
  readonly app: PortalApp;
  /** The browser in which alice authorizes the app repeatedly. */
  readonly browser: PageClient;
  readonly portal: PortalLogin;
  /** A key of alice for the Binance interface. */
  readonly binance: BinanceSigner;
}

export class ValidRequests {
  private readonly good = new Map<OperationId, ApiRequest>();

  private constructor(
    private readonly exchange: TestExchange,
    readonly participants: Participants,
  ) {}

  static async prepare(exchange: TestExchange): Promise<ValidRequests> {
    const alice = await exchange.createUser({ balances: { btc: '10', thb: '1000000' } });
    const partner = await startFakePartner();
    const { operator } = exchange;
    const app = await registerApp(exchange, partner);
    const browser = await signInBrowser(exchange, alice);
    const portal = await exchangeCode(exchange, app, await portalCode(browser, app));
    const other = await operator.expect('createPartner', 201, { body: APP });
    const maker = await exchange.createUser({ balances: { btc: '10' } });
    await maker.client.expect('createOrder', 200, {
      body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '5', nonce: 1 },
    });
    const settings = {
      kind: 'crypto',
      precision: 8,
      transfer_precision: 8,
      withdrawal_fee: '0',
      withdrawal_minimum: '0',
      withdrawal_enabled: true,
    } as const;
    for (const asset of assetNames()) await operator.expect('putAsset', 200, { path: { asset }, body: settings });
    for (const asset of assetNames())
      await exchange.approver.expect('putApprovalThreshold', 200, { path: { asset }, body: { threshold: null } });
    const viewer = await exchange.approver.expect('createOperatorToken', 201, {
      body: { name: 'viewer', roles: ['auditor'] },
    });
    await fillAddressPool(exchange, bitcoinAddresses(1));
    const spareKey = (await createApiKey(exchange, alice.id, { label: 'spare', permissions: [] })).api_key;
    await portalLogin(exchange, app, maker);
    const { items: sessions } = await operator.expect('listPortalSessions', 200, {
      query: { user_id: String(maker.id) },
    });
    const spare = {
      partnerId: String(other.id),
      viewerId: String(viewer.id),
      apiKey: spareKey,
      sessionId: String(sessions[0]?.id),
      portalOrderId: await placePortalOrder(portal),
    };
    // The messages of the app are sent nowhere.
    for (const partnerid of [app.id, other.id])
      await operator.expect('putPartnerWebhook', 200, {
        path: { partnerid },
        body: { url: 'http://127.0.0.1:64999/' },
      });
    await operator.expect('disablePartnerWebhook', 204, { path: { partnerid: app.id } });
    const binance = await issueBinanceKey(exchange, alice.id, permissions, 'hmac-sha256');
    const requests = new ValidRequests(exchange, { alice, partner, app, browser, portal, binance });
    for (const [operation, request] of simpleRequests(spare, requests.participants))
      requests.good.set(operation, request);
    for (const [operation, request] of await requestsForOrders(alice)) requests.good.set(operation, request);
    for (const [operation, request] of await requestsForWithdrawals(exchange)) requests.good.set(operation, request);
    requests.good.set('receiveCustodyCallback', {
      body: membersAsJson(
        depositEvent({ address: await assignDepositAddress(exchange, { userId: alice.id }), state: 'seen' }),
      ),
    });
    for (const [operation, request] of exampleRequests())
      if (!requests.good.has(operation)) requests.good.set(operation, request);
    return requests;
  }

  /** The operations whose valid request is prepared once and reused. */
  get reusedOperations(): readonly OperationId[] {
    return [...this.good.keys()];
  }

  /** A new request with everything it needs; nothing is shared with other requests. */
  async create(id: OperationId): Promise<ApiRequest> {
    // Codes work once in 30 seconds, so these requests are sent by tokens without a second factor.
    if (operationRecords[id].secondFactor || id === 'createOperatorSecondFactor')
      for (const operatorId of await this.exchange.database('operator_second_factors').pluck('operator_id')) {
        const { database, masterKeys } = storesOf(this.exchange);
        await deleteOperatorSecondFactor(database, masterKeys, Number(operatorId));
      }
    const ofIdentity = await identityRequest(id, this.exchange, this.participants.alice);
    if (ofIdentity !== undefined) return ofIdentity;
    switch (id) {
      case 'stopApiKey': {
        const { id: userid } = await this.exchange.createUser({ level: 'level_0' });
        const { items } = await this.exchange.operator.expect('listApiKeys', 200, { path: { userid } });
        return { path: { api_key: String(items[0]?.id) } };
      }
      case 'stopUser': {
        const { id: userid } = await this.exchange.createUser({ level: 'level_0' });
        return { path: { userid: String(userid) }, body: { reason: '"a stolen account"' } };
      }
      case 'endUserSessions':
        // Not alice, whose session buys through the Portal.
        return { path: { userid: String((await this.exchange.createUser({ level: 'level_0' })).id) } };
      case 'approveProposal':
      case 'getProposal':
      case 'rejectProposal':
        return { path: { proposalid: String(await insertFeeProposal(this.exchange)) } };
      case 'endMaintenanceWindow': {
        const { id: window } = await createMaintenanceWindow(this.exchange);
        return { path: { windowid: String(window) } };
      }
      case 'activateOperatorToken':
        return { path: { tokenid: String(await createInactiveToken(this.exchange)) } };
      case 'requestSecondFactorReset':
        return { path: { userid: await userWithFactor(this.exchange) } };
      case 'getSecondFactorReset':
      case 'cancelSecondFactorReset':
        return { path: { userid: await userWithReset(this.exchange) } };
      case 'createPortalSession':
        return { body: { code: JSON.stringify(await portalCode(this.participants.browser, this.participants.app)) } };
      case 'amendBinanceOrder':
      case 'cancelBinanceOrder':
      case 'cancelBinanceOpenOrders':
      case 'replaceBinanceOrder':
        return withRestingOrder(id, this.good.get(id) ?? {}, await restingOrder(this.participants.alice));
      case 'amendOrder':
      case 'amendOrderV3':
      case 'cancelOrder':
      case 'cancelOrderV3':
        return { ...this.good.get(id), path: { id: await restingOrder(this.participants.alice) } };
      case 'replaceOrder':
      case 'cancelOrderBatch':
      case 'getOrderList':
      case 'cancelOrderList':
        return createOrderRequest(id, this.good.get(id) ?? {}, this.participants.alice);
      case 'getBinanceOrderList':
      case 'cancelBinanceOrderList':
        return withOrderList(this.good.get(id) ?? {}, this.participants.alice);
      case 'deleteWithdrawalAddress': {
        const [address = ''] = bitcoinAddresses(1);
        const body = { label: 'x', network: 'bitcoin', address };
        const { id: entry } = await this.participants.alice.client.expect('createWithdrawalAddress', 201, { body });
        return { path: { id: String(entry) } };
      }
      case 'cancelWithdrawal': {
        // Earlier requests may have used up the limit.
        await this.exchange.operator.expect('putWithdrawalLimit', 200, {
          path: { level: 'level_1', asset: 'btc' },
          body: { capacity: '1000' },
        });
        const { id: withdrawal } = await withdrawCoins(this.participants.alice, { amount: '0.0002' });
        return { path: { id: String(withdrawal) }, body: { nonce: String(withdrawal) } };
      }
      case 'extendListenKey':
      case 'deleteListenKey':
        return { query: { listenKey: await listenKeyOf(this.exchange, this.participants.alice) } };
      case 'extendBinanceListenKey':
      case 'deleteBinanceListenKey':
        return requestForListenKey(this.exchange, this.participants.binance);
      default:
        return this.withNewIds(id, this.good.get(id) ?? {});
    }
  }

  /**
   * The same request with new unique ids, so that one request does not affect the next. The objects of a refused
   * request still exist.
   */
  withNewIds(id: OperationId, request: ApiRequest): ApiRequest {
    switch (id) {
      case 'createUser':
        return { ...request, body: { ...request.body, email: JSON.stringify(`${randomUUID()}@example.com`) } };
      case 'receiveCustodyCallback':
        return { ...request, body: { ...request.body, event_id: JSON.stringify(randomUUID()) } };
      case 'creditDeposit':
        return { ...request, body: { ...request.body, reference: JSON.stringify(randomUUID()) } };
      case 'createOrder':
      case 'createOrderV3':
        return { ...request, body: { ...request.body, client_order_id: JSON.stringify(randomUUID()) } };
      case 'createOrderList':
      case 'createOtoOrderList':
        return { ...request, body: { ...request.body, client_list_id: JSON.stringify(randomUUID()) } };
      case 'createBinanceOrder':
        return withMember(request, 'query', 'newClientOrderId', randomUUID());
      case 'createBinanceOco':
      case 'createBinanceOrderList':
      case 'createBinanceOtoList':
      case 'createBinanceOtocoList':
        return withMember(request, 'query', 'listClientOrderId', randomUUID());
      case 'createBinanceWithdrawal':
        return withMember(request, 'query', 'withdrawOrderId', randomUUID());
      default:
        return request;
    }
  }

  /**
   * Sends it with valid credentials, or with these headers. `sent` replaces the request's own body. `more`: appended to
   * its query.
   */
  send(id: OperationId, request: ApiRequest, options: SendOptions = {}): Promise<RequestAnswer> {
    return this.exchange.anonymous.send(this.requestOf(id, request, options));
  }

  /** What `send` sends. */
  requestOf(
    id: OperationId,
    request: ApiRequest,
    {
      sent = bodyOf(request),
      more = '',
      headers,
      signer = headers === undefined ? this.participants.binance : undefined,
    }: SendOptions = {},
  ) {
    const { path } = operationRecords[id];
    const method = operationRecords[id].method.toUpperCase();
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.path?.[name] ?? ''));
    const isBinance = operationRecords[id].security === 'binanceKey';
    const query = isBinance
      ? signedQuery(request.query, more, signer)
      : `${new URLSearchParams({ ...request.query }).toString()}${more}`;
    return {
      method,
      path: query === '' ? filled : `${filled}?${query}`,
      headers: {
        ...(headers ?? this.credentials(id, sent?.text)),
        ...(sent !== undefined && { 'content-type': sent.type }),
      },
      ...(sent !== undefined && { body: sent.text }),
    };
  }

  /** Signs requests of the Binance interface that are sent with headers of their own. */
  get binanceSigner(): BinanceSigner {
    return this.participants.binance;
  }

  /** The headers with valid credentials of the operation for a body with this text. */
  credentials(id: OperationId, text: string | undefined): Readonly<Record<string, string>> {
    const { alice, app, portal } = this.participants;
    const { method, path, security, roles } = operationRecords[id];
    switch (security) {
      case 'public':
        return {};
      case 'key':
        return alice.client.signedHeaders(method, parseJsonObject(text));
      case 'binanceKey':
      case 'binanceKeyAlone':
        return { 'x-mbx-apikey': this.participants.binance.apiKey };
      case 'apiKeyOnly':
        return apiKeyOnly(alice).headers;
      case 'operator':
        return this.exchange[roles[0] === 'approver' ? 'approver' : 'operator'].signedHeaders(method);
      case 'portal':
        return { authorization: portal.authorization };
      case 'custodian':
        return this.exchange.custodianKey.headers({ method: method.toUpperCase(), path, body: text ?? '' });
      case 'partner':
      case 'portalReader':
        return app.client.signedHeaders(method);
    }
  }

  async close(): Promise<void> {
    await this.participants.partner.close();
  }
}

/** Objects that no test needs: they may be changed, revoked or used up. */
interface DisposableIds {
  readonly partnerId: string;
  readonly viewerId: string;
  readonly apiKey: string;
  readonly sessionId: string;
  /** An order of the app for alice. */
  readonly portalOrderId: string;
}

function simpleRequests(
  { partnerId, viewerId, apiKey, sessionId, portalOrderId }: DisposableIds,
  { alice, portal }: Participants,
): [OperationId, ApiRequest][] {
  const userId = String(alice.id);
  const order = {
    type: 'limit',
    pair: 'btc_thb',
    side: 'buy',
    price: '10',
    amount: '1',
    nonce: 77,
    time_in_force: 'GTC',
    self_trade_prevention: 'none',
    expires_at: 4_102_444_800_000,
  };
  const page = { pair: 'btc_thb', side: 'buy', status: 'all', limit: '10', offset: '1' };
  const span = { symbol: 'btc_thb', startTime: '1000', endTime: '2000', limit: '10' };
  const partnerSettings = {
    ...APP,
    issuer: 'https://oauth.wallet.com',
    scopes: ['deposit_address'],
    deposit_address_url: 'https://wallet.com/',
    enabled: true,
  };
  // Named, so that a repetition undoes narrower limits that were accepted.
  const caps = { minimum_notional: '1', max_open_orders: 1_000, max_stop_orders: 100 };
  const limits = { minimum_price: '0.01', maximum_price: '100000000', ...caps };
  const grid = { status: 'TRADING', price_precision: 2, quantity_precision: 8, minimum_quantity: '0.0001' };
  return [
    ['getEstimatedPrice', { query: { pair: 'btc_thb', side: 'buy', amount: '100' } }],
    ...binanceRequests(),
    ...IDENTITY_REQUESTS,
    ['getTicker24hr', { query: { symbol: 'btc_thb' } }],
    ['getExchangeInfo', { query: { symbol: 'btc_thb' } }],
    ['getUser', { path: { userid: 'me' } }],
    ['getOrderBook', { query: { pair: 'btc_thb', side: 'buy' } }],
    ['getDepth', { query: { symbol: 'btc_thb', limit: '10' } }],
    ['getKlines', { query: { ...span, interval: '1m' } }],
    ['getUdfSymbol', { query: { symbol: 'btc_thb' } }],
    ['searchUdfSymbols', { query: { query: 'btc', type: 'crypto', exchange: 'Talad', limit: '10' } }],
    ['getUdfHistory', { query: { symbol: 'btc_thb', resolution: '60', from: '1000', to: '2000', countback: '10' } }],
    ['getAggTrades', { query: span }],
    ['getFees', { query: { pair: 'btc_thb' } }],
    ['createOrder', { body: membersAsJson(order) }],
    ['createOrderV3', { body: membersAsJson(order) }],
    ['testOrder', { body: membersAsJson(order) }],
    ...batchAndListRequests(order),
    ['testOrderV3', { body: membersAsJson(order) }],
    ['listOrders', { query: { ...page, startTime: '1000', endTime: '2000' } }],
    ['listOrdersV3', { query: { ...page, startTime: '1000', endTime: '2000' } }],
    ['getTradeHistory', { query: { pair: 'btc_thb', limit: '10', offset: '1' } }],
    ['listBankAccountDeposits', { query: { limit: '10', offset: '1' } }],
    ['listFiatWithdrawals', { query: { limit: '10', offset: '1' } }],
    // Of an exchange that is not in quarantine: refused with 409.
    ['endQuarantine', { body: membersAsJson({ report_hash: 'a'.repeat(64), reason: 'x' }) }],
    ['cancelWithdrawal', {}],
    [
      'createWithdrawalAddress',
      { body: membersAsJson({ label: 'x', network: 'bitcoin', address: ADDRESSES.bitcoin }) },
    ],
    ['deleteWithdrawalAddress', {}],
    ['createFiatWithdrawal', { body: membersAsJson(bahtBody()) }],
    ['listCryptoDeposits', { query: { currency: 'btc', limit: '10', offset: '1' } }],
    ['listCryptoWithdrawals', { query: { currency: 'btc', limit: '10', offset: '1' } }],
    ['createCryptoWithdrawal', { body: membersAsJson(coinBody({ network: 'bitcoin', amount: '0.0002' })) }],
    ['listDepositAddresses', { query: { currency: 'btc' } }],
    ['createDepositAddress', { body: membersAsJson({ currency: 'btc', network: 'bitcoin' }) }],
    [
      'importDepositAddresses',
      { body: membersAsJson({ asset: 'btc', network: 'bitcoin', addresses: [{ address: ADDRESSES.bitcoin }] }) },
    ],
    [
      'createPortalQuote',
      { body: membersAsJson({ extras: portal.extras, pair: 'btc_thb', side: 'buy', amount: '100' }) },
    ],
    [
      'createPortalOrder',
      { body: membersAsJson({ extras: portal.extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '100' }) },
    ],
    [
      'createUser',
      { body: membersAsJson({ email: 'bad@example.com', identity_verification_level: 'level_1', fee_tier: 0 }) },
    ],
    [
      'updateUser',
      { path: { userid: userId }, body: membersAsJson({ identity_verification_level: 'level_1', fee_tier: 0 }) },
    ],
    ['listProposals', { query: { status: 'pending', limit: '10', offset: '1' } }],
    ['approveProposal', {}],
    ['getProposal', {}],
    ['rejectProposal', { body: { reason: '"a mistake"' } }],
    ['activateOperatorToken', {}],
    ['deleteOperatorSecondFactor', { path: { tokenid: '2' } }],
    ['requestSecondFactorReset', {}],
    ['getSecondFactorReset', {}],
    ['cancelSecondFactorReset', {}],
    ...userRequests(userId),
    ['listApiKeys', { path: { userid: userId }, query: { limit: '10', offset: '1' } }],
    ['listPartners', { query: { limit: '10', offset: '1' } }],
    ['createOperatorToken', { body: membersAsJson({ name: 'x', roles: ['auditor'] }) }],
    ['listOperatorTokens', { query: { limit: '10', offset: '1' } }],
    ['revokeOperatorToken', { path: { tokenid: viewerId } }],
    ['listDeposits', { query: { user_id: userId, asset: 'btc', status: 'completed', limit: '10', offset: '1' } }],
    ['listUnownedDeposits', { query: { asset: 'btc', state: 'open', limit: '10', offset: '1' } }],
    ['listWithdrawals', { query: { user_id: userId, asset: 'btc', status: 'queued', limit: '10', offset: '1' } }],
    ['putApprovalThreshold', { path: { asset: 'btc' }, body: membersAsJson({ threshold: '1' }) }],
    ['listOperatorActions', { query: { operator_id: '1', operation: 'createUser', limit: '10', offset: '1' } }],
    ['revokeApiKey', { path: { api_key: apiKey } }],
    ['stopApiKey', {}],
    ['stopUser', {}],
    [
      'creditDeposit',
      { body: membersAsJson({ user_id: Number(userId), asset: 'thb', amount: '1', reference: 'bad-input' }) },
    ],
    ['createPartner', { body: membersAsJson(partnerSettings) }],
    ['updatePartner', { path: { partnerid: partnerId }, body: membersAsJson(partnerSettings) }],
    ['rotatePartnerSecret', { path: { partnerid: partnerId } }],
    ['createPortalSession', {}],
    ['getPortalOrder', { path: { id: portalOrderId } }],
    [
      'listPortalOrders',
      { query: { from: '2026-01-01T00:00:00Z', to: '2090-01-01T00:00:00Z', cursor: '4102444800000-7', limit: '10' } },
    ],
    ['replayPortalWebhook', { body: membersAsJson({ from_sequence: 1 }) }],
    ['getPartnerWebhook', { path: { partnerid: partnerId } }],
    ['putPartnerWebhook', { path: { partnerid: partnerId }, body: membersAsJson({ url: 'https://wallet.com/hook' }) }],
    ['disablePartnerWebhook', { path: { partnerid: partnerId } }],
    ['rotatePartnerWebhookSecret', { path: { partnerid: partnerId } }],
    ['replayPartnerWebhook', { path: { partnerid: partnerId }, body: membersAsJson({ from_sequence: 1 }) }],
    [
      'listPartnerWebhookMessages',
      { path: { partnerid: partnerId }, query: { state: 'pending', limit: '10', offset: '1' } },
    ],
    ['listPortalSessions', { query: { user_id: userId, partner_id: partnerId, limit: '10', offset: '1' } }],
    ['revokePortalSession', { path: { sessionid: sessionId } }],
    [
      'putAsset',
      {
        path: { asset: 'btc' },
        body: membersAsJson({
          kind: 'crypto',
          precision: 8,
          transfer_precision: 8,
          withdrawal_fee: '0.0001',
          withdrawal_minimum: '0.0002',
          withdrawal_enabled: true,
        }),
      },
    ],
    [
      'putNetworkStatus',
      {
        path: { asset: 'btc', network: 'bitcoin' },
        body: membersAsJson({ deposits_enabled: true, withdrawals_enabled: true }),
      },
    ],
    ['createMaintenanceWindow', { body: membersAsJson(MAINTENANCE) }],
    ['listMaintenanceWindows', { query: { limit: '10', offset: '1' } }],
    ['endMaintenanceWindow', {}],
    [
      'putSymbol',
      {
        path: { symbol: 'btc_thb' },
        body: membersAsJson({ ...grid, ...limits, vat_rate: '0.07' }),
      },
    ],
    [
      'putFees',
      { path: { symbol: 'btc_thb', tier: '0' }, body: membersAsJson({ maker_rate: '0.0025', taker_rate: '0.0025' }) },
    ],
    ['putWithdrawalLimit', { path: { level: 'level_1', asset: 'btc' }, body: membersAsJson({ capacity: '0.5' }) }],
  ];
}

async function placePortalOrder({ client, extras }: PortalLogin): Promise<string> {
  const body = { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '100' } as const;
  const answer = await client.call('createPortalOrder', { body });
  return String(answer.headers['location']).replace(/^.*\//, '');
}

/** Each member as JSON. */
function membersAsJson(members: object): Record<string, string> {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** The request with this member, and without others of its name. `value`: as JSON in a body. */
export function withMember(
  request: ApiRequest,
  place: 'body' | 'form' | 'path' | 'query',
  name: string,
  value: string,
): ApiRequest {
  const others =
    (place === 'body' || place === 'form') && request.query !== undefined
      ? { query: withoutMember(request.query, name) }
      : {};
  return { ...request, ...others, [place]: { ...request[place], [name]: value } };
}

export function withoutMember<T>(members: Readonly<Record<string, T>> | undefined, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(members ?? {}).filter(([member]) => member !== name));
}

export function bodyOf({ body, form }: ApiRequest): SentRequest | undefined {
  if (form !== undefined) return { text: new URLSearchParams({ ...form }).toString(), type: FORM };
  return body === undefined ? undefined : { text: textOf(body), type: 'application/json' };
}

export function textOf(body: ApiRequest['body'] = {}): string {
  const texts = Object.entries(body).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${texts.join(',')}}`;
}

/** Parses a JSON object; undefined if the text is not one. */
export function parseJsonObject(text = ''): DocumentObject | undefined {
  try {
    const value = JSON.parse(text) as DocumentValue;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
