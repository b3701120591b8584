/** The outside world as we hold it: where an asset's money comes from and goes to. */
import type { LedgerAccount } from '../accounts';
import { present } from '../assert';
import type { Exchange } from '../exchange';
import { HOUSE } from '../model';

export function outside({ rules, accounts }: Exchange, asset: string): LedgerAccount {
  const { kind } = present(rules.assets.get(asset), `asset ${asset}`);
  return accounts.findOrOpen(HOUSE, asset, kind === 'fiat' ? 'bank' : 'custody');
}
