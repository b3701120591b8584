/**
 * Permissions: every operation of the contract is requested with every kind of credential, without and with each single
 * permission and role. Data of one user is also requested by another user.
 */
import { type OperationId, operationRecords } from '../../generated/operations';
import { inputMembersOf } from '../contract/badValues';
import { type ApiRequest, bodyOf, type RequestAnswer, ValidRequests } from '../contract/validRequests';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { apiKeyOnly } from '../support/listenKeyHelpers';
import { tableChecksums } from '../support/tableChecksums';
import { type Credential, contractVerdict, createCredentialOfEachKind, NEEDS_TWO_PERMISSIONS } from './credentialKinds';

const exchange = exchangeOfThisFile();
const operations = Object.keys(operationRecords) as OperationId[];
/** Concurrent requests. */
const AT_ONCE = 16;

let good: ValidRequests;
let credentials: Credential[];
/** Built before the first request, because some of them create data. */
const requests = new Map<OperationId, ApiRequest>();

interface Cell {
  readonly id: OperationId;
  readonly credential: Credential;
  readonly says: 'allowed' | 401 | 403;
}

beforeAll(async () => {
  good = await ValidRequests.prepare(exchange());
  credentials = await createCredentialOfEachKind(exchange(), good);
  for (const id of operations) requests.set(id, await good.create(id));
});
afterAll(() => good.close());

function cellsWhere(wanted: (says: Cell['says']) => boolean): Cell[] {
  const all = operations.flatMap((id) =>
    credentials.map((credential) => ({ id, credential, says: contractVerdict(id, credential) })),
  );
  return all.filter(({ says }) => wanted(says));
}

/** The unexpected responses, as texts. */
async function wrongOf(
  asked: readonly Cell[],
  isRight: (cell: Cell, answer: RequestAnswer) => boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  const left = [...asked];
  const one = async (): Promise<void> => {
    for (let cell = left.pop(); cell !== undefined; cell = left.pop()) {
      const { id, credential, says } = cell;
      const request = requests.get(id) ?? {};
      const { signer } = credential;
      const answer = await good.send(id, request, { headers: credential.headers(id, bodyOf(request)?.text), signer });
      if (!isRight(cell, answer))
        wrong.push(`${id} by ${credential.name} is ${says} in the contract, and was answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return wrong.sort();
}

test('every operation declares a permission, roles or a partner, or is public', () => {
  const unnamed = operations.filter((id) => {
    const { security, permission, roles } = operationRecords[id];
    if (security === 'key' || security === 'apiKeyOnly' || security.startsWith('binanceKey'))
      return permission === null;
    return security === 'operator' && roles.length === 0;
  });
  expect(unnamed).toEqual([]);
  // Every kind of security is tested with a credential of its kind. `portalReader` means two of them, and
  // `binanceKeyAlone` is tested with the keys that sign elsewhere.
  const kinds = new Set(operations.map((id) => operationRecords[id].security));
  kinds.delete('portalReader');
  kinds.delete('binanceKeyAlone');
  expect([...kinds].filter((kind) => !credentials.some((credential) => credential.kind === kind))).toEqual([]);
});

test('requests that the contract does not allow are refused and change nothing', async () => {
  const denied = cellsWhere((says) => says !== 'allowed');
  expect(denied.length).toBeGreaterThan(1_000);
  const before = await tableChecksums(exchange());
  expect(await wrongOf(denied, ({ says }, { status }) => status === says)).toEqual([]);
  expect(await tableChecksums(exchange())).toEqual(before);
});

test('requests that the contract allows are accepted', async () => {
  const allowed = cellsWhere((says) => says === 'allowed');
  // Every operation is allowed to at least one credential.
  expect(new Set(allowed.map(({ id }) => id)).size).toBe(operations.length - NEEDS_TWO_PERMISSIONS.length);
  const isAccepted = (_cell: Cell, { status }: RequestAnswer): boolean =>
    status !== 401 && status !== 403 && status < 500;
  // Once a token has a second factor, its approvals need a code.
  const setsUpFactor = ({ id }: Cell): boolean => id === 'createOperatorSecondFactor';
  expect(
    await wrongOf(
      allowed.filter((cell) => !setsUpFactor(cell)),
      isAccepted,
    ),
  ).toEqual([]);
  expect(await wrongOf(allowed.filter(setsUpFactor), isAccepted)).toEqual([]);
});

describe("bob cannot see that alice's data exists", () => {
  /**
   * Identifiers that bob chooses himself, and those of quotes, which need credentials of the Portal
   * (`test/portal/quotedOrders`).
   */
  const OWN_NAMES = /(^|_)client_(order|list)_id$|^quote_id$/;
  /** The operations with members that identify a user's data. */
  const OWNED = operations.filter(
    (id) => ['key', 'apiKeyOnly', 'portal'].includes(operationRecords[id].security) && ownedMember(id) !== undefined,
  );
  const ABSENT: Readonly<Record<string, string>> = { id: '999999999', userid: '999999999', listenKey: '0'.repeat(32) };

  let nonces = 1_000_000;

  function ownedMember(id: OperationId) {
    return inputMembersOf(id).find(({ name }) => /(^|_)id$|userid$|key$/i.test(name) && !OWN_NAMES.test(name));
  }

  function askAsBob(bob: TestUser, id: OperationId, value: string): Promise<RequestAnswer> {
    const { place = 'path', name = '' } = ownedMember(id) ?? {};
    const valid = requests.get(id) ?? {};
    nonces += 1;
    // A signature covers only the body, so each request needs its own nonce.
    const request =
      valid.body?.['nonce'] === undefined
        ? withNonceOfOrder(valid)
        : { ...valid, body: { ...valid.body, nonce: String(nonces) } };
    const asked = {
      ...request,
      [place === 'form' ? 'query' : place]: {
        ...request[place],
        [name]: place === 'body' ? JSON.stringify(value) : value,
      },
    };
    const text = bodyOf(asked)?.text;
    const { security, method } = operationRecords[id];
    const body = text === undefined ? undefined : (JSON.parse(text) as object);
    return good.send(id, asked, {
      headers: security === 'apiKeyOnly' ? apiKeyOnly(bob).headers : bob.client.signedHeaders(method, body),
    });
  }

  /** The nonce of a request that contains an order is a member of the order. */
  function withNonceOfOrder(request: ApiRequest): ApiRequest {
    const order = request.body?.['order'];
    if (order === undefined) return request;
    const renewed = JSON.stringify({ ...(JSON.parse(order) as object), nonce: nonces });
    return { ...request, body: { ...request.body, order: renewed } };
  }

  test('such operations exist, and every kind of identifier is known', () => {
    expect(OWNED).toEqual(
      expect.arrayContaining([
        'getUser',
        'getOrder',
        'amendOrder',
        'cancelOrder',
        'cancelOrderV3',
        'extendListenKey',
        'deleteListenKey',
      ]),
    );
    for (const id of OWNED) expect(Object.keys(ABSENT)).toContain(ownedMember(id)?.name);
  });

  test.each(OWNED)('%s', async (id) => {
    const bob = await exchange().createUser({ balances: { btc: '1' } });
    const { name = '', place = 'path' } = ownedMember(id) ?? {};
    const mine =
      name === 'userid'
        ? String(good.participants.alice.id)
        : (requests.get(id)?.[place === 'form' ? 'query' : place]?.[name] ?? '');
    const before = await tableChecksums(exchange(), 'events', 'request_keys');
    const [owned, absent] = [await askAsBob(bob, id, mine), await askAsBob(bob, id, ABSENT[name] ?? '')];
    expect([owned.status, owned.body]).toEqual([absent.status, absent.body]);
    expect(owned.status).toBeGreaterThanOrEqual(400);
    expect(owned.status).toBeLessThan(500);
    expect(await tableChecksums(exchange(), 'events', 'request_keys')).toEqual(before);
  });
});
