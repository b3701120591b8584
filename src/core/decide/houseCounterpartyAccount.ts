/** The house account that is the counterparty of an asset's deposits and withdrawals. */
import type { Exchange } from '../exchange';
import type { LedgerAccount } from '../ledger/ledgerAccounts';
import { HOUSE } from '../model/model';
import { assertPresent } from '../values/assert';

export function houseCounterpartyAccount({ rules, accounts }: Exchange, asset: string): LedgerAccount {
  const { kind } = assertPresent(rules.assets.get(asset), `asset ${asset}`);
  return accounts.findOrOpen(HOUSE, asset, kind === 'fiat' ? 'bank' : 'custody');
}
