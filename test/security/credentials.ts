/** One of each kind of credential that a caller can show, with each permission or role alone and with none, and what the contract lets it do. */
import {
  type OperationId,
  type OperationRecord,
  operationRecords,
  operatorRoles,
  permissions,
} from '../../generated/operations';
import { type GoodRequests, parsed } from '../contract/goodRequests';
import type { TestExchange } from '../support/exchange';

type Security = OperationRecord['security'];

export interface Credential {
  readonly name: string;
  readonly kind: Security;
  /** The permission or role that it has alone; null when it has none. */
  readonly grant: string | null;
  /** What it shows with this request. */
  headers(id: OperationId, text: string | undefined): Readonly<Record<string, string>>;
}

export async function everyCredential(exchange: TestExchange, good: GoodRequests): Promise<Credential[]> {
  const { alice } = good.people;
  const credentials: Credential[] = [{ name: 'nobody', kind: 'public', grant: null, headers: () => ({}) }];
  for (const permission of [null, ...permissions]) {
    const body = { label: 'alone', permissions: permission === null ? [] : [permission] };
    const key = await exchange.operator.expect('createApiKey', 201, { path: { userid: alice.id }, body });
    const client = exchange.anonymous.as({ kind: 'key', apiKey: key.api_key, apiSecret: key.api_secret });
    const which = permission ?? 'nothing';
    credentials.push(
      {
        name: `a key for ${which}`,
        kind: 'key',
        grant: permission,
        headers: (id, text) => client.signed(operationRecords[id].method, parsed(text)),
      },
      {
        name: `a bare key for ${which}`,
        kind: 'apiKeyOnly',
        grant: permission,
        headers: () => ({ 'x-mbx-apikey': key.api_key }),
      },
    );
  }
  for (const role of operatorRoles) {
    const { token } = await exchange.approver.expect('createOperatorToken', 201, { body: { name: role, role } });
    credentials.push({
      name: `a token of the role ${role}`,
      kind: 'operator',
      grant: role,
      headers: () => ({ authorization: `Bearer ${token}` }),
    });
  }
  // These have neither: what they may do is all that is of their kind, so the good request's own headers are theirs.
  for (const [kind, id] of [
    ['portal', 'createPortalOrder'],
    ['custodian', 'receiveCustodyCallback'],
    ['partner', 'createPortalSession'],
  ] as const)
    credentials.push({
      name: `the ${kind}`,
      kind,
      grant: null,
      headers: (asked, text) => good.credentials(operationRecords[asked].security === kind ? asked : id, text),
    });
  return credentials;
}

/** What the contract says: let in, not known here at all, or known and not allowed. */
export function verdict(
  { security, permission, roles }: OperationRecord,
  { kind, grant }: Credential,
): 'allowed' | 401 | 403 {
  if (security === 'public') return 'allowed';
  if (kind !== security) return 401;
  const wanted: readonly (string | null)[] = security === 'operator' ? roles : [permission];
  return wanted.includes(grant) ? 'allowed' : 403;
}
