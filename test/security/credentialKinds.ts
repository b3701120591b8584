/**
 * One credential of each kind, with each single permission or role and with none, and the operations the contract
 * allows it.
 */
import {
  type OperationId,
  type OperationRecord,
  operationRecords,
  operatorRoles,
  permissions,
} from '../../generated/operations';
import { parseJsonObject, type ValidRequests } from '../contract/validRequests';
import type { BinanceSigner } from '../support/binanceSigner';
import { issueBinanceKey } from '../support/binanceUser';
import type { TestExchange } from '../support/exchange';

type Security = OperationRecord['security'];

export interface Credential {
  readonly name: string;
  readonly kind: Security;
  /** Its only permission or role; null if it has none. */
  readonly grant: string | null;
  /** The headers for this request. */
  headers(id: OperationId, text: string | undefined): Readonly<Record<string, string>>;
  /** Signs requests of the Binance interface. */
  readonly signer?: BinanceSigner;
}

export async function createCredentialOfEachKind(exchange: TestExchange, good: ValidRequests): Promise<Credential[]> {
  const { alice } = good.participants;
  const credentials: Credential[] = [{ name: 'nobody', kind: 'public', grant: null, headers: () => ({}) }];
  for (const permission of [null, ...permissions]) {
    const key = await exchange.issueApiKey(alice.id, permission === null ? [] : [permission]);
    const client = exchange.anonymous.withCredentials({ kind: 'key', ...key });
    const which = permission ?? 'nothing';
    credentials.push(
      {
        name: `a key for ${which}`,
        kind: 'key',
        grant: permission,
        headers: (id, text) => client.signedHeaders(operationRecords[id].method, parseJsonObject(text)),
      },
      {
        name: `a bare key for ${which}`,
        kind: 'apiKeyOnly',
        grant: permission,
        headers: () => ({ 'x-mbx-apikey': key.apiKey }),
      },
    );
    const granted = permission === null ? [] : [permission];
    for (const keyKind of ['hmac-sha256', 'ed25519'] as const) {
      const signer = await issueBinanceKey(exchange, alice.id, granted, keyKind);
      credentials.push({
        name: `a key of the kind ${keyKind} for ${which}`,
        kind: 'binanceKey',
        grant: permission,
        headers: () => ({ 'x-mbx-apikey': signer.apiKey }),
        signer,
      });
    }
  }
  for (const role of operatorRoles) {
    const { token } = await exchange.approver.expect('createOperatorToken', 201, {
      body: { name: role, roles: [role] },
    });
    credentials.push({
      name: `a token of the role ${role}`,
      kind: 'operator',
      grant: role,
      headers: () => ({ authorization: `Bearer ${token}` }),
    });
  }
  // These have neither permissions nor roles. They may use all operations of their kind, with the valid request's own
  // headers.
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

/** The operations that need a second permission, which no credential here has beside the first. */
export const NEEDS_TWO_PERMISSIONS: readonly OperationId[] = ['replaceBinanceOrder', 'replaceOrder'];

/** The contract's verdict: allowed, unauthenticated, or authenticated but not permitted. */
export function contractVerdict(id: OperationId, { kind, grant }: Credential): 'allowed' | 401 | 403 {
  const { security, permission, roles }: OperationRecord = operationRecords[id];
  if (security === 'public') return 'allowed';
  if (NEEDS_TWO_PERMISSIONS.includes(id)) return security === 'key' && kind === 'key' ? 403 : 401;
  if (security === 'portalReader') return kind === 'portal' || kind === 'partner' ? 'allowed' : 401;
  // A signature is not looked at where none is needed.
  const serves = kind === security || (kind === 'binanceKey' && security === 'binanceKeyAlone');
  if (!serves) return 401;
  const wanted: readonly (string | null)[] = security === 'operator' ? roles : [permission];
  if (wanted.includes(grant)) return 'allowed';
  return security.startsWith('binanceKey') ? 401 : 403;
}
