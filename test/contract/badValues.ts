/** Invalid and unusual values of members, and what the contract and the business rules say of each. Knows no server. */
import {
  binanceErrors,
  binanceErrorVariants,
  type OperationId,
  operationRecords,
  v3Errors,
  v3ErrorVariants,
} from '../../generated/operations';
import { assertPresent } from '../../src/core/values/assert';
import { operationsOf } from '../../src/programs/codegen/documents/contract';
import {
  type DocumentObject,
  type DocumentValue,
  members,
  resolveReference,
} from '../../src/programs/codegen/json/jsonDocument';
import { BINANCE_RULES } from './binanceRules';
import { generatedDocument, SchemaValidator } from './contractDocuments';
import { type BinanceParameter, binanceParametersOf, errorNumberOf, faultOf } from './parameterFaults';
import type { RequestOutcome } from './requestOutcome';

/** JSON texts, so that numbers keep every digit and members can occur twice. */
export const BAD_VALUES: Readonly<Record<string, string>> = {
  null: 'null',
  boolean: 'true',
  number: '1',
  'fraction number': '1.5',
  'negative number': '-1',
  'zero number': '0',
  'huge number': '9007199254740993',
  'number with exponent': '1e400',
  object: '{}',
  array: '["btc_thb"]',
  'empty array': '[]',
  empty: '""',
  space: '" "',
  'leading space': '" 1"',
  'too long': JSON.stringify('1'.repeat(600)),
  'far too long': JSON.stringify('1'.repeat(5000)),
  'too many decimals': '"1.1234567890123456789"',
  '18 decimals': '"1.123456789012345678"',
  '9 decimals': '"1.123456789"',
  exponent: '"1e3"',
  hexadecimal: '"0x10"',
  NaN: '"NaN"',
  Infinity: '"Infinity"',
  negative: '"-1"',
  'negative zero': '"-0"',
  zero: '"0"',
  huge: '"9007199254740993"',
  largest: '"999999999999999"',
  plus: '"+1"',
  'leading zero': '"01"',
  'no digit before the point': '".5"',
  'no digit after the point': '"5."',
  separator: '"1_000"',
  'full-width digits': '"１２"',
  'other digits': '"٣"',
  unicode: '"ราคา😀"',
  'lone surrogate': '"\\ud800"',
  NUL: '"\\u0000"',
  'line break': '"1\\n"',
  SQL: `"' or '1'='1' --"`,
  word: '"something"',
  proto: '"__proto__"',
  'unlisted pair': '"aaa_bbb"',
  'key of nobody': JSON.stringify('0'.repeat(32)),
};

/** Additional values by the name of a member. */
const BAD_VALUES_OF: Readonly<Record<string, readonly string[]>> = {
  limit: ['5001'],
  interval: ['1s', '2m', '1H', '1D', '1mo', '60', '1m,1h'],
};

/**
 * What the business rules say of a value that the contract accepts: the first line that matches `<operation> <member>
 * <kind>`. An operation under v3 follows its counterpart.
 */
const RULES: readonly (readonly [RegExp, RequestOutcome])[] = [
  [/^getBinanceExchangeInfo (symbols|permissions|showPermissionSets|symbolStatus) /, 'PARAMETERS_EXCLUDE_EACH_OTHER'],
  [/^getBinance\w*Ticker\w* symbols /, 'PARAMETERS_EXCLUDE_EACH_OTHER'],
  [/Binance\w+ symbol /, 'INVALID_PAIR'],
  [/Binance\w+ limit zero/, 'INVALID_PARAMETERS'],
  [/Binance\w+ limit /, 'ok'],
  [/^listBinanceAggTrades fromId /, 'INVALID_PARAMETERS'],
  [/^listBinanceOrderLists fromId /, 'PARAMETERS_EXCLUDE_EACH_OTHER'],
  [/Binance(HistoricalTrades fromId|\w+ timeZone) /, 'ok'],
  ...BINANCE_RULES,
  [/^putSymbol symbol unlisted pair/, 'INVALID_SETTING'],
  [/ (pair|symbol) unlisted pair/, 'INVALID_PAIR'],
  [/^(getEstimatedPrice|createPortalQuote) amount (9|18) decimals/, 'INVALID_ORDER_AMOUNT_PRECISION'],
  [/^(getEstimatedPrice|createPortalQuote) amount zero/, 'ORDER_AMOUNT_TOO_SMALL'],
  [/^(getEstimatedPrice|createPortalQuote) amount largest/, 'NOT_ENOUGH_LIQUIDITY'],
  [/^(create|createPortal|test)Order (stop_)?price (9|18) decimals/, 'INVALID_ORDER_PRICE_PRECISION'],
  [/^(create|createPortal|test)Order (stop_)?price (zero|largest)/, 'ORDER_PRICE_OUT_OF_RANGE'],
  [/^(create|createPortal|test|amend)Order amount (9|18) decimals/, 'INVALID_ORDER_AMOUNT_PRECISION'],
  [/^(create|createPortal|test|amend)Order amount zero/, 'ORDER_AMOUNT_TOO_SMALL'],
  [/^(create|test)Order amount largest/, 'INSUFFICIENT_BALANCE'],
  [/^(create|test)Order (quote|iceberg)_quantity /, 'INVALID_PARAMETERS'],
  [/^(create|test)Order expires_at zero/, 'INVALID_PARAMETERS'],
  [/^(create|test)Order expires_at number/, 'INVALID_PARAMETERS'],
  [/^(create|test)Order expires_at largest/, 'ok'],
  [/^createPortalOrder amount largest/, 'PORTAL_SPENDING_LIMIT_EXCEEDED'],
  [/^amendOrder amount largest/, 'INVALID_PARAMETERS'],
  [/^getUser userid largest/, 'PERMISSION_DENIED'],
  [/^(get|amend|cancel)Order id largest/, 'ORDER_NOT_FOUND'],
  [/^(get|cancel)OrderList id largest/, 'ORDER_NOT_FOUND'],
  [/^createOrderList (stop_)?(limit_)?price (9|18) decimals/, 'INVALID_ORDER_PRICE_PRECISION'],
  [/^createOrderList stop_limit_price zero/, 'ok'],
  [/^createOrderList (stop_)?(limit_)?price (zero|largest)/, 'ORDER_PRICE_OUT_OF_RANGE'],
  [/^createOrderList amount (9|18) decimals/, 'INVALID_ORDER_AMOUNT_PRECISION'],
  [/^createOrderList amount zero/, 'ORDER_AMOUNT_TOO_SMALL'],
  [/^createOrderList amount largest/, 'INSUFFICIENT_BALANCE'],
  // The lists of `createOrderList` have these ids already.
  [/^createOtoOrderList client_list_id /, 'IDEMPOTENCY_CONFLICT'],
  [/^create(Oto)?OrderList (client_list_id |nonce number)/, 'ok'],
  // The orders of `createOrder` have these ids already.
  [/^createOrderList (stop_)?client_order_id /, 'IDEMPOTENCY_CONFLICT'],
  // The new order is placed anyway.
  [/^replaceOrder id largest/, 'ok'],
  [/^cancelWithdrawal id largest/, 'WITHDRAWAL_NOT_FOUND'],
  [/^cancelWithdrawal nonce number/, 'ok'],
  // The assets that the test lists have a network of their own name.
  [/^createWithdrawalAddress network (word|leading zero|hexadecimal|exponent)/, 'ok'],
  [/^createWithdrawalAddress network /, 'INVALID_NETWORK'],
  [/^createWithdrawalAddress address /, 'INVALID_ADDRESS'],
  [/^createWithdrawalAddress tag /, 'INVALID_PARAMETERS'],
  [/^createWithdrawalAddress label /, 'ok'],
  [/^deleteWithdrawalAddress id largest/, 'WITHDRAWAL_ADDRESS_NOT_FOUND'],
  [/^create(Crypto|Fiat)Withdrawal amount (9|18) decimals/, 'INVALID_WITHDRAWAL_AMOUNT_PRECISION'],
  [/^create(Crypto|Fiat)Withdrawal amount zero/, 'WITHDRAWAL_AMOUNT_TOO_SMALL'],
  [/^create(Crypto|Fiat)Withdrawal amount largest/, 'INSUFFICIENT_BALANCE'],
  // Listed in lower case only, or not available on the network of the valid request.
  [/^(createCryptoWithdrawal|createDepositAddress|list\w+) currency (NaN|Infinity)/, 'INVALID_ASSET'],
  [/^(createCryptoWithdrawal|createDepositAddress) (currency|network) /, 'INVALID_NETWORK'],
  [/^(importDepositAddresses|putNetworkStatus) (asset|network) /, 'INVALID_NETWORK'],
  [/^creditDeposit network /, 'INVALID_NETWORK'],
  [/^createCryptoWithdrawal address /, 'INVALID_ADDRESS'],
  [/^createCryptoWithdrawal tag /, 'INVALID_PARAMETERS'],
  [/ listenKey key of nobody/, 'LISTEN_KEY_NOT_FOUND'],
  // The valid ones are 1000 to 2000.
  [/ (startTime (largest|huge)|endTime zero)/, 'INVALID_PARAMETERS'],
  [/ (startTime zero|endTime (largest|huge))/, 'ok'],
  [/^getAggTrades fromId /, 'INVALID_PARAMETERS'],
  // The valid request has an offset.
  [/^getTradeHistory fromId /, 'INVALID_PARAMETERS'],
  [/^getKlines timeZone /, 'ok'],
  [/^searchUdfSymbols (query|type|exchange) |^getUdfHistory (from|to|countback) /, 'ok'],
  [/^listOrders client_order_id /, 'ok'],
  [/^(request|get|cancel)SecondFactorReset userid largest/, 'USER_NOT_FOUND'],
  [/^(updateUser|stopUser|getUserAccount|listApiKeys) userid largest/, 'USER_NOT_FOUND'],
  [/^(listUserOrders|(list|end)UserSessions|(create|list)UserNotes?) userid largest/, 'USER_NOT_FOUND'],
  [/^(createUserNote|findUsers) text /, 'ok'],
  [/^uploadIdentityDocument content /, 'INVALID_DOCUMENT'],
  [/^refuseIdentityRequest message /, 'ok'],
  [/ requestid largest/, 'IDENTITY_REQUEST_NOT_FOUND'],
  [/ documentid largest/, 'IDENTITY_DOCUMENT_NOT_FOUND'],
  [/^reject(Proposal|Withdrawal) reason /, 'ok'],
  [/^endQuarantine /, 'QUARANTINE_REPORT_CHANGED'],
  [/^(revoke|stop)ApiKey api_key largest/, 'API_KEY_NOT_FOUND'],
  [
    /^(revokeOperatorToken|activateOperatorToken|deleteOperatorSecondFactor) tokenid largest/,
    'OPERATOR_TOKEN_NOT_FOUND',
  ],
  [/ windowid largest/, 'MAINTENANCE_WINDOW_NOT_FOUND'],
  [/^createMaintenanceWindow message_(en|th) |^putNetworkStatus \w+_enabled boolean/, 'ok'],
  [/ proposalid largest/, 'PROPOSAL_NOT_FOUND'],
  [/ withdrawalid largest/, 'WITHDRAWAL_NOT_FOUND'],
  [/^putApprovalThreshold threshold (9|18) decimals/, 'INVALID_SETTING'],
  [/^(updatePartner|rotatePartnerSecret) partnerid largest/, 'PARTNER_NOT_FOUND'],
  [/^putPartnerWebhook partnerid largest/, 'PARTNER_NOT_FOUND'],
  [/ partnerid largest/, 'WEBHOOK_NOT_FOUND'],
  [/^replay(Portal|Partner)Webhook from_sequence number/, 'ok'],
  [/^getPortalOrder id largest/, 'ORDER_NOT_FOUND'],
  [/^revokePortalSession sessionid /, 'PORTAL_SESSION_NOT_FOUND'],
  [/^creditDeposit amount (zero|9 decimals|18 decimals|largest)/, 'INVALID_SETTING'],
  [/^putAsset (precision|transfer_precision) (number|zero number)/, 'INVALID_SETTING'],
  [/^putAsset (withdrawal_(fee|minimum) (9|18) decimals|networks empty array)/, 'INVALID_SETTING'],
  [/^putSymbol (price_precision|quantity_precision) (number|zero number)/, 'INVALID_SETTING'],
  [/^putSymbol minimum_quantity (zero|9 decimals|18 decimals)/, 'INVALID_SETTING'],
  [/^putSymbol minimum_notional 18 decimals/, 'INVALID_SETTING'],
  [/^putSymbol (minimum_notional (zero|9 decimals|largest)|max_(open|stop)_orders (number|zero number))/, 'ok'],
  [/^setCancelAfter cancel_after number/, 'INVALID_PARAMETERS'],
  [/^setCancelAfter cancel_after zero number/, 'ok'],
  [/^putSymbol (minimum_price (zero|largest)|maximum_price zero)/, 'INVALID_SETTING'],
  [/^putWithdrawalLimit capacity (9|18) decimals/, 'INVALID_SETTING'],
  [/^(create|test)Order (client_order_id |nonce number|post_only boolean)/, 'ok'],
  [/^(list\w+|getTradeHistory) (offset zero|status empty)|^(listOrders|getOrderBook) side empty/, 'ok'],
  [/^(listUsers email|listOperatorActions (operator_id|operation)|createOperatorToken name) /, 'ok'],
  [/^create(Crypto|Fiat)Withdrawal nonce number|^createFiatWithdrawal account_number largest/, 'ok'],
  [/^list\w+(Deposits|Withdrawals|Addresses) currency /, 'ok'],
  [/^(createUser|updateUser) fee_tier (number|zero number)/, 'ok'],
  [/^updateUser state_reason /, 'ok'],
  [/^createOperatorToken ip_allowlist empty array/, 'ok'],
  [/^stopUser reason /, 'ok'],
  [/^creditDeposit (reference |address |tag |txid |account_number |confirmations |user_id number|output )/, 'ok'],
  [/^markWithdrawalFailed evidence /, 'ok'],
  [/^receiveCustodyCallback event_id /, 'ok'],
  [
    /^(creditDeposit|putWithdrawalLimit|putApprovalThreshold|listDeposits|listUnownedDeposits|listWithdrawals) asset /,
    'ok',
  ],
  [/^(listDeposits|listWithdrawals) user_id |^markWithdrawal(Sent|Confirmed) (txid|confirmations) /, 'ok'],
  [/^putApprovalThreshold threshold (null|zero|largest)/, 'ok'],
  [/^putAsset (asset |withdrawal_(fee|minimum) (zero|largest)|withdrawal_enabled boolean)/, 'ok'],
  [/^(create|update)Partner (name |client_id |client_secret |scopes (empty )?array|issuer null|enabled boolean)/, 'ok'],
  [/^listPortalSessions (user|partner)_id /, 'ok'],
  [
    /^putSymbol (minimum_quantity largest|minimum_price (9|18) decimals|maximum_price (9 decimals|18 decimals|largest)|vat_rate zero)/,
    'ok',
  ],
  [/^amendOrder expected_amount /, 'ORDER_CHANGED'],
  [/^replaceOrder expected_remaining_amount /, 'INVALID_PARAMETERS'],
  [/^putFees ((maker|taker)_rate|tier) zero/, 'ok'],
  [/^putWithdrawalLimit capacity (zero|largest)/, 'ok'],
];

export type { RequestOutcome } from './requestOutcome';

export type ParameterPlace = 'body' | 'form' | 'path' | 'query';

export interface InputMember {
  readonly id: OperationId;
  readonly place: ParameterPlace;
  readonly name: string;
  readonly schema: DocumentValue;
}

export interface BadValue {
  readonly kind: string;
  /** As JSON. */
  readonly text: string;
  readonly value: DocumentValue;
}

const judge = new SchemaValidator(generatedDocument('openapi.json'));
const operations = new Map(operationsOf(judge.document).map((operation) => [operation.id, operation]));
/** Schema keywords whose violation means that a value has the wrong format. */
const FORM_KEYWORDS: ReadonlySet<string> = new Set(['type', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength']);

/**
 * Every member of a request that the client provides. The members of a body that may also be a form are included twice.
 */
export function inputMembersOf(id: OperationId): InputMember[] {
  const parameters = operations.get(id)?.parameters ?? [];
  const parameterMembers = parameters.flatMap(({ in: place, name, schema }): InputMember[] =>
    place === 'header' ? [] : [{ id, place, name, schema }],
  );
  const bodyMembers = operationRecords[id].bodyMedia.flatMap((media) =>
    members(bodySchemaOf(id)['properties']).map(
      ([name, schema]): InputMember => ({ id, place: media === 'json' ? 'body' : media, name, schema }),
    ),
  );
  return [...parameterMembers, ...bodyMembers];
}

function bodySchemaOf(id: OperationId): DocumentObject {
  const body = operations.get(id)?.body;
  return body == null ? {} : resolveReference(judge.document, body.schema, id);
}

/** The invalid values that can be sent in this place. */
export function badValuesOf({ place, name }: InputMember): BadValue[] {
  const own = (BAD_VALUES_OF[name] ?? []).map((value): [string, string] => [value, JSON.stringify(value)]);
  const all = [...Object.entries(BAD_VALUES), ...own].map(([kind, text]) => ({
    kind,
    text,
    value: JSON.parse(text) as DocumentValue,
  }));
  if (place === 'body') return all;
  // Other places allow only text, which must be Unicode; an empty path parameter is another path.
  return all.filter(
    ({ kind, value }) => typeof value === 'string' && kind !== 'lone surrogate' && (place !== 'path' || value !== ''),
  );
}

/** The invalid values that are valid names of assets. */
export function assetNames(): string[] {
  const { schema } = operations.get('putAsset')?.parameters.find(({ name }) => name === 'asset') ?? {};
  const texts = Object.values(BAD_VALUES).map((text) => JSON.parse(text) as DocumentValue);
  return texts.filter(
    (value): value is string => typeof value === 'string' && judge.errorsOf(schema ?? {}, value).length === 0,
  );
}

/**
 * The outcome of an otherwise valid request with this value, and the member named in the response. `body`: that of the
 * valid request.
 */
export function expectedOutcome(
  member: InputMember,
  { kind, value }: BadValue,
  body: DocumentObject,
): { readonly word: RequestOutcome; readonly blames?: string } {
  const { id, place, name } = member;
  if ((place === 'path' || place === 'query') && kind === 'far too long') return { word: 'URI_TOO_LONG' };
  // The extras are a credential, so every other text is refused as one.
  if (operationRecords[id].security === 'portal' && name === 'extras' && typeof value === 'string')
    return { word: 'INVALID_AUTHENTICATION_HEADER' };
  const word = outcomeBySchema(member, value, body);
  if (word !== 'ok') return { word, blames: name };
  const rule = RULES.find(([cases]) => cases.test(`${id.replace(/V3$/, '')} ${name} ${kind}`));
  if (rule === undefined) throw new Error(`no rule says what becomes of ${id} ${name} ${kind}`);
  return { word: rule[1] };
}

/** The outcome by the contract alone. */
function outcomeBySchema(
  { id, place, name, schema }: InputMember,
  value: DocumentValue,
  body: DocumentObject,
): RequestOutcome {
  if (place === 'body' || place === 'form') return bodyOutcome(id, { ...body, [name]: value });
  if (operationRecords[id].surface === 'binance' && typeof value === 'string') {
    const parameter = binanceParameter(id, name);
    const fault = faultOf(parameter, value);
    return fault === undefined ? 'ok' : `${errorNumberOf(parameter, fault)}`;
  }
  const errors = judge.errorsOf(schema, value);
  return outcomeOfErrors(
    errors.map(({ keyword, instancePath }) => ({ keyword, path: `/${place}/${name}${instancePath}` })),
    id,
  );
}

/** The outcome of a whole body. */
export function bodyOutcome(id: OperationId, body: DocumentObject): RequestOutcome {
  // An error of `if` only frames the actual errors inside.
  const errors = judge.errorsOf(bodySchemaOf(id), body).filter(({ keyword }) => keyword !== 'if');
  if (errors.some(({ keyword }) => keyword === 'type')) return 'INVALID_REQUEST_BODY';
  return outcomeOfErrors(
    errors.map(({ keyword, instancePath }) => ({ keyword, path: `/requestBody${instancePath}` })),
    id,
  );
}

function outcomeOfErrors(
  errors: readonly { readonly keyword: string; readonly path: string }[],
  id: OperationId,
): RequestOutcome {
  if (errors.length === 0) return 'ok';
  const [own, ...others] = errors.map(({ path }) => operationRecords[id].violations[path]);
  if (own !== undefined && !others.includes(undefined)) return own;
  if (errors.some(({ keyword }) => keyword === 'required')) return 'INVALID_PARAMETERS.missing';
  return errors.some(({ keyword }) => FORM_KEYWORDS.has(keyword)) ? 'INVALID_PARAMETERS.illegal' : 'INVALID_PARAMETERS';
}

/** The outcome of an otherwise valid request without this member. */
export function outcomeWithout({ id, place, name }: InputMember, body: DocumentObject): RequestOutcome {
  const { [name]: _left, ...rest } = body;
  if (place === 'body' || place === 'form') return bodyOutcome(id, rest);
  return operations.get(id)?.parameters.some((parameter) => parameter.name === name && parameter.required) === true
    ? 'INVALID_PARAMETERS.missing'
    : 'ok';
}

function binanceParameter(id: OperationId, name: string): BinanceParameter {
  return assertPresent(
    binanceParametersOf(id).find((parameter) => parameter.name === name),
    `the parameter ${name} of ${id}`,
  );
}

/** The outcome of an otherwise valid request with this member twice. */
export function outcomeOfRepeated({ id, place, name }: InputMember): RequestOutcome {
  if (operationRecords[id].surface === 'binance') return `${errorNumberOf(binanceParameter(id, name), 'duplicate')}`;
  return place === 'query'
    ? (operationRecords[id].violations[`/query/${name}`] ?? 'INVALID_PARAMETERS.illegal')
    : 'INVALID_REQUEST_BODY';
}

/**
 * The outcome in the error format of the operation: the code under /api/ and /udf/, the number under /api/v3/ and /binance/, where
 * all format errors share one.
 */
export function errorFormOf(
  id: OperationId,
  word: RequestOutcome | keyof typeof v3ErrorVariants | keyof typeof binanceErrorVariants,
): string {
  const { surface } = operationRecords[id];
  if (word.startsWith('-')) return word;
  if (word === 'ok' || surface === 'api' || surface === 'udf') return word.replace(/\..*/, '');
  const numbers: Readonly<Record<string, { readonly code: number }>> =
    surface === 'binance' ? { ...binanceErrors, ...binanceErrorVariants } : { ...v3Errors, ...v3ErrorVariants };
  return String((numbers[word] ?? v3Errors.MALFORMED_REQUEST).code);
}
