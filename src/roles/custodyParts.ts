/** How this server reaches the outside world of deposits and withdrawals. */
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Custody } from '../custody/custody';
import { readCustodySecrets } from '../custody/custodySignature';
import { createManualCustody } from '../custody/manualCustody';
import { createWebhookCustody } from '../custody/webhookCustody';
import { systemEventLoop } from '../eventLoop';
import { claimDepositAddress } from '../store/transfers/depositAddresses';
import type { Preparation } from './preparation';

export interface CustodyParts {
  readonly custody: Custody;
  /** The secrets with which the custodian signs its callbacks; empty without a custodian. */
  readonly custodySecrets: readonly KeyObject[];
}

export function createCustodyParts({ config, database, clock, log, tracing }: Preparation): CustodyParts {
  const custodySecrets =
    config.custody.secretFile === '' ? [] : readCustodySecrets(readFileSync(config.custody.secretFile, 'utf8'));
  const [secret] = custodySecrets;
  const custody =
    config.custody.kind === 'manual' || secret === undefined
      ? createManualCustody({ claimAddress: (route) => claimDepositAddress(database, route, clock.nowMs()) })
      : createWebhookCustody({ ...config.custody, secret, clock, eventLoop: systemEventLoop, log });
  return { custody: tracing?.traceClient('custody', custody) ?? custody, custodySecrets };
}
