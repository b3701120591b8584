/** The services that the Portal's logins and sessions use. */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../foundation/clock';
import type { Config } from '../../foundation/settings/config';
import type { SecretKeys } from '../../store/secrets/secretKeys';
import type { PartnerOauth } from '../partner/oauth';

export interface PortalServices {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
  readonly clock: Clock;
  readonly config: Pick<Config, 'portal' | 'partner' | 'publicUrl'>;
  readonly oauth: PartnerOauth;
  readonly log: Logger;
  /** Must be called after a change to sessions, so that the next request sees the change. */
  readonly identityChanged: () => void;
}
