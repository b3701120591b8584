/** The services that the account functions use. */

import type { Knex } from 'knex';
import type { Brand } from '../../foundation/branding/brand';
import type { Clock } from '../../foundation/clock';
import type { Config } from '../../foundation/settings/config';
import type { SecretKeys } from '../../store/secrets/secretKeys';
import { PasswordHashing } from './passwordHashing';

export interface AccountsOptions {
  readonly database: Knex;
  readonly clock: Clock;
  readonly masterKeys: SecretKeys;
  readonly config: Config['accounts'];
  /** Base URL of the links in mails. */
  readonly publicUrl: string;
  /** The brand whose name mails, authenticator apps and passkeys display. */
  readonly brand: Brand;
  /** Time in milliseconds for which sign-ins are kept. */
  readonly signInsKeptMs: number;
}

export interface Accounts extends AccountsOptions {
  readonly hashing: PasswordHashing;
  /** Time in milliseconds for which withdrawals wait after a change of password, second factor or e-mail address. */
  readonly withdrawalHoldMs: number;
}

const HOUR_MS = 3_600_000;

export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  return {
    ...options,
    hashing: await PasswordHashing.create(options.config),
    withdrawalHoldMs: options.config.withdrawalHoldHours * HOUR_MS,
  };
}
