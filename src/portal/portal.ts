/** What the Portal's logins and sessions work with: the tables, the time, and the partners' OAuth servers. */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { PartnerOauth } from '../partner/oauth';
import type { MasterKeys } from '../store/sealed';

export interface Portal {
  readonly database: Knex;
  readonly masterKeys: MasterKeys;
  readonly clock: Clock;
  readonly config: Pick<Config, 'portal' | 'partner' | 'publicUrl'>;
  readonly oauth: PartnerOauth;
  readonly log: Logger;
  /** To be called after a change to sessions, so that it holds from the next call on. */
  readonly identityChanged: () => void;
}
