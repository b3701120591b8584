/** The services that the account functions use. */
import type { Knex } from 'knex';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { SecretKeys } from '../store/secrets/secretKeys';
import { PasswordHashing } from './passwordHashing';

export interface AccountsOptions {
  readonly database: Knex;
  readonly clock: Clock;
  readonly masterKeys: SecretKeys;
  readonly config: Config['accounts'];
}

export interface Accounts extends AccountsOptions {
  readonly hashing: PasswordHashing;
}

export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  return { ...options, hashing: await PasswordHashing.create(options.config) };
}
